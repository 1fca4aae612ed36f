import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { closed, type Sentence } from '@aushang/model'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiError, invalid } from '../lib/errors.ts'
import { checkedAs } from './checked-as.ts'
import { parseJson } from './json.ts'
import { receiveBody } from './receive-body.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Of the body's bytes; only for a request with an Idempotency-Key. */
    bodyHash: Buffer | null
    /** When its body began to be parsed, by the clock and by what the thread had used of the processor. */
    parsing: { at: number; used: NodeJS.CpuUsage; isCounted: boolean } | null
  }
}

/** Of a body, unless its route says otherwise: the largest contact, of letters that take four bytes each, has 28 kB. */
export const bodyBytesMax = 64 * 1024
/** Where up to a thousand ids are named. */
export const idsBodyBytesMax = 512 * 1024
/** Where a whole property is: the largest, of letters that take four bytes each, has 1.5 MB. */
export const propertyBodyBytesMax = 2 * 1024 * 1024

/** Takes JSON and nothing else. */
export function parseBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.decorateRequest('bodyHash', null)
  app.decorateRequest('parsing', null)
  app.addContentTypeParser(
    ['application/json', 'application/merge-patch+json'],
    async (request: FastifyRequest, payload: Readable) =>
      receiveBody(request, payload, (bytes) => parse(request, bytes)),
  )
}

function parse(request: FastifyRequest, bytes: Buffer): unknown {
  request.parsing = { at: performance.now(), used: process.threadCpuUsage(), isCounted: false }
  if ((request.headers['content-encoding'] ?? 'identity') !== 'identity') throw compressed()
  if (request.headers['idempotency-key'] !== undefined) {
    request.bodyHash = createHash('sha256').update(bytes).digest()
  }
  if (bytes.length === 0) return undefined
  const body = parseJson(bytes)
  if (body === null) throw nullBody()
  return body
}

const NoBody = closed({})

/** What a call that takes no body is sent in one would be lost. */
export function refuseUnusedBodies(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ body, routeOptions: { schema } }) => {
    const takesNone = schema?.operationId !== undefined && schema.body === undefined && schema.bodyContent === undefined
    if (takesNone && body !== undefined && body !== null) checkedAs(NoBody, body)
  })
}

const unreadMs = 5_000

/**
 * A connection that is closed while bytes of a body are unread is reset, and the answer is lost with it for a client that reads nothing
 * before all is sent. Where the connection stays, Node reads the rest itself.
 */
export function readUnusedBodies(app: FastifyInstance): void {
  app.addHook('onSend', async ({ raw: body }, reply) => {
    const isClosing = !reply.raw.shouldKeepAlive || reply.getHeader('connection') === 'close'
    if (body.complete || !isClosing) return
    body.resume()
    await finished(body, { signal: AbortSignal.timeout(unreadMs) }).catch(() => {})
  })
}

/** Fastify does not tell it from none. */
function nullBody(): ApiError {
  const sentence: Sentence = { key: 'wrongKind', params: { member: '', kind: 'object', value: 'null' } }
  return invalid([{ path: '', code: 'wrong_type', sentence }])
}

function compressed(): ApiError {
  return new ApiError('unsupported_media_type', { key: 'contentEncodingUnsupported' })
}
