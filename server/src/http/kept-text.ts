import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isKnown, sendNotModified } from './etag.ts'
import { varyBy } from './vary.ts'

/** A large text that is the same for everybody until the service is another version. */
export interface KeptText {
  bytes: Buffer
  zipped: Buffer
  digest: string
}

const zip = promisify(gzip)

export async function keepText(text: string | Buffer): Promise<KeptText> {
  const bytes = Buffer.from(text)
  return { bytes, zipped: await zip(bytes), digest: hash('sha1', bytes, 'base64url') }
}

/** Compressed for those who can read that, and not at all to those who have it already. */
export function sendKeptText(request: FastifyRequest, reply: FastifyReply, kept: KeptText): FastifyReply {
  const isZipped = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|\s|$))/.test(request.headers['accept-encoding'] ?? '')
  const etag = `"${kept.digest}${isZipped ? '.gzip' : ''}"`
  varyBy(reply, 'accept-encoding').headers({ etag, 'cache-control': 'no-cache' })
  if (isKnown(request, etag)) return sendNotModified(reply)
  return isZipped ? reply.header('content-encoding', 'gzip').send(kept.zipped) : reply.send(kept.bytes)
}
