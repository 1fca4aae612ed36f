import type { FastifyRequest } from 'fastify'

/** What was sent: none where there is no body. */
export function bytesOf({ body }: FastifyRequest): Buffer {
  return Buffer.isBuffer(body) ? body : Buffer.alloc(0)
}

export function formOf(request: FastifyRequest): URLSearchParams {
  return new URLSearchParams(bytesOf(request).toString('utf8'))
}

export function queryOf({ raw }: FastifyRequest): URLSearchParams {
  return new URLSearchParams(raw.url?.split('?')[1])
}
