import type { FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '../lib/errors.ts'
import type { Document } from '../lib/database/json-sql.ts'

export function etag(version: number): string {
  return `"${version}"`
}

/** Answers with a resource and its ETag. */
export function sendDocument(reply: FastifyReply, document: Document): FastifyReply {
  return sendJson(reply.header('etag', etag(document.version)), document.json)
}

/** Answers with JSON that is text already. */
export function sendJson(reply: FastifyReply, json: string): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(json)
}

/** Throws unless the client's idea of the version is the true one; without If-Match, any version will do. */
export function requireMatch(request: FastifyRequest, version: number): void {
  const wanted = request.headers['if-match']
  if (wanted === undefined || wanted.trim() === '*') return
  const tags = wanted.split(',').map((tag) => tag.trim())
  if (!tags.includes(etag(version))) {
    throw new ApiError(
      'precondition_failed',
      { key: 'resourceChanged', params: { version: etag(version) } },
      { headers: { etag: etag(version) } },
    )
  }
}
