import { hash } from 'node:crypto'
import { type Issue, languages, renderMessagesIn } from '@aushang/model'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiError, invalid } from '../lib/errors.ts'
import type { Document } from '../lib/database/json-sql.ts'
import { isReading } from './caller.ts'
import { languageOf } from './language.ts'

/** A resource as it is shown, and the version that edits count. */
type Versioned = Pick<Document, 'version' | 'json'>

/** Its version, which `If-Match` goes by, and what is shown of it: that changes also when nobody edits it. */
export function etagOf({ version, json }: Versioned): string {
  return `"${version}.${digest(json)}"`
}

/** Answers with a resource and its ETag. */
export function sendDocument(reply: FastifyReply, document: Versioned): FastifyReply {
  return sendJson(reply.header('etag', etagOf(document)), document.json)
}

/** Answers with JSON that is text already. */
export function sendJson(reply: FastifyReply, json: string): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(json)
}

/**
 * Whatever is read as a whole has an ETag, and is not sent to whoever has it already. A list goes out as it is read, and has none.
 * What answers a change has one where its route says so.
 */
export function answerNotModified(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isRead = isReading(request.method)
    const hasETag = isRead || request.routeOptions.schema?.hasETag === true
    if (!hasETag || reply.statusCode !== 200 || typeof payload !== 'string') return payload
    if (!reply.hasHeader('etag')) reply.header('etag', etagOfText(payload))
    if (!isRead) return payload
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'private, no-cache')
    if (!isKnown(request, String(reply.getHeader('etag')))) return payload
    reply.code(304).removeHeader('content-type').removeHeader('content-length')
    return ''
  })
}

/** Whether the client has what the ETag names. */
export function isKnown(request: FastifyRequest, etag: string): boolean {
  const known = request.headers['if-none-match']
  if (known === undefined) return false
  const tags = tagsIn(known)
  return tags.includes('*') || tags.includes(etag)
}

export function sendNotModified(reply: FastifyReply): FastifyReply {
  return reply.code(304).send()
}

/** Throws unless the client's idea of the version is the true one; without If-Match, any version will do. */
export function requireMatch(request: FastifyRequest, current: Versioned): void {
  const wanted = wantedTags(request)
  if (wanted === null) return
  const versions = wanted.map((tag) => /^"(\d+)(?:\.[\w.-]+)?"$/.exec(tag)?.[1])
  if (!versions.includes(String(current.version))) throw preconditionFailed(etagOf(current))
}

/**
 * Where no version is gone by, a change that is meant for one only is not made: it might undo what somebody else has done. Nor is one
 * that names no version where there are some.
 */
export function refuseBadConditions(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ method, headers, routeOptions: { schema } }) => {
    if (schema?.operationId === undefined || isReading(method)) return
    const goesByVersion = schema.errors?.includes('precondition_failed') === true
    const issues: Issue[] = []
    const ifMatch = (headers['if-match'] ?? '*').trim()
    if (!goesByVersion && ifMatch !== '*') {
      const sentence = { key: 'conditionUnused', params: { header: 'If-Match' } } as const
      issues.push({ path: '/headers/If-Match', code: 'not_allowed', sentence })
    }
    // RFC 9110, 8.8.3. That it has changed would be a guess about what is no tag.
    if (
      goesByVersion &&
      ifMatch !== '*' &&
      !tagsIn(ifMatch).every((tag) => /^"[\x21\x23-\x7e\x80-\xff]*"$/.test(tag))
    ) {
      issues.push({ path: '/headers/If-Match', code: 'wrong_format', sentence: { key: 'notAnETag' } })
    }
    if (headers['if-none-match'] !== undefined) {
      const sentence = { key: goesByVersion ? 'ifMatchInstead' : 'ifNoneMatchUnused' } as const
      issues.push({ path: '/headers/If-None-Match', code: 'not_allowed', sentence })
    }
    if (issues.length > 0) throw invalid(issues)
  })
}

/** The same as `requireMatch` for what has no version, given as JSON text: its ETag names what is shown, in whatever language it was read. */
export async function requireAsShown(request: FastifyRequest, read: () => Promise<string>): Promise<void> {
  const wanted = wantedTags(request)
  if (wanted === null) return
  const json = await read()
  if (languages.some((language) => wanted.includes(etagOfText(renderMessagesIn(json, language))))) return
  throw preconditionFailed(etagOfText(renderMessagesIn(json, languageOf(request))))
}

/** Null when any version will do. */
function wantedTags(request: FastifyRequest): string[] | null {
  const wanted = request.headers['if-match']
  if (wanted === undefined || wanted.trim() === '*') return null
  return tagsIn(wanted)
}

/**
 * A proxy that compresses an answer makes a weak tag of its ETag. Ours name what is meant and not its bytes, so that a weak one means the
 * same, also in If-Match, where RFC 9110 (13.1.1) would have it match nothing.
 */
function tagsIn(header: string): string[] {
  return header.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
}

function preconditionFailed(etag: string): ApiError {
  const sentence = { key: 'resourceChanged', params: { version: etag } } as const
  return new ApiError('precondition_failed', sentence, { headers: { etag } })
}

function etagOfText(text: string): string {
  return `"${digest(text)}"`
}

function digest(text: string): string {
  return hash('sha1', text, 'base64url')
}
