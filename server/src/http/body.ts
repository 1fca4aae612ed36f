import { createHash } from 'node:crypto'
import type { Sentence } from '@aushang/model'
import type { FastifyInstance } from 'fastify'
import { ApiError, invalid } from '../lib/errors.ts'
import { parseJson } from './json.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Of the body's bytes; only for a request with an Idempotency-Key. */
    bodyHash: Buffer | null
  }
}

/** Takes JSON and nothing else. */
export function parseBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.decorateRequest('bodyHash', null)
  app.addContentTypeParser(
    ['application/json', 'application/merge-patch+json'],
    { parseAs: 'buffer' },
    async (request: { bodyHash: Buffer | null; headers: Record<string, unknown> }, bytes: Buffer) => {
      if ((request.headers['content-encoding'] ?? 'identity') !== 'identity') throw compressed()
      if (request.headers['idempotency-key'] !== undefined) {
        request.bodyHash = createHash('sha256').update(bytes).digest()
      }
      if (bytes.length === 0) return undefined
      const body = parseJson(bytes)
      if (body === null) throw nullBody()
      return body
    },
  )
}

/** Fastify does not tell it from none. */
function nullBody(): ApiError {
  const sentence: Sentence = { key: 'wrongKind', params: { member: '', kind: 'object', value: 'null' } }
  return invalid([{ path: '', code: 'wrong_type', sentence }])
}

function compressed(): ApiError {
  return new ApiError('unsupported_media_type', { key: 'contentEncodingUnsupported' })
}
