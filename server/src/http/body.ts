import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../lib/errors.ts'
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
      return bytes.length === 0 ? undefined : parseJson(bytes)
    },
  )
}

function compressed(): ApiError {
  return new ApiError('unsupported_media_type', 'Send the body as it is, without a Content-Encoding.')
}
