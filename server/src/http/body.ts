import { createHash } from 'node:crypto'
import { isUtf8 } from 'node:buffer'
import { type Issue, pointer } from '@aushang/model'
import type { FastifyInstance } from 'fastify'
import { ApiError, invalid } from '../lib/errors.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Of the body's bytes; only for a request with an Idempotency-Key. */
    bodyHash: Buffer | null
  }
}

const depthMax = 64

/** Takes JSON and nothing else, and refuses what JSON allows but no text should hold. */
export function parseBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.decorateRequest('bodyHash', null)
  app.addContentTypeParser(
    ['application/json', 'application/merge-patch+json'],
    { parseAs: 'buffer' },
    async (request: { bodyHash: Buffer | null; headers: Record<string, unknown> }, bytes: Buffer) => {
      if (request.headers['idempotency-key'] !== undefined)
        request.bodyHash = createHash('sha256').update(bytes).digest()
      return bytes.length === 0 ? undefined : parseJson(bytes)
    },
  )
}

export function parseJson(bytes: Buffer): unknown {
  if (!isUtf8(bytes)) throw new ApiError('malformed_json', 'The body is not UTF-8.')
  const text = bytes.toString('utf8')
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw new ApiError('malformed_json', `The body is not JSON: ${(error as Error).message}.`)
  }
  // NUL characters and lone surrogates can only come in as escapes: nearly every body is spared the search.
  if (/\\u(0000|d[89a-f])/i.test(text)) {
    const issues: Issue[] = []
    collectForbidden(value, '', 0, issues)
    if (issues.length > 0) throw invalid(issues)
  }
  return value
}

function collectForbidden(value: unknown, path: string, depth: number, issues: Issue[]): void {
  if (typeof value === 'string') {
    const fault = forbidden(value)
    if (fault !== null) issues.push({ path, code: 'forbidden_character', message: `The text holds ${fault}.` })
  } else if (depth > depthMax) {
    issues.push({ path, code: 'too_deep', message: `Nothing may be nested more than ${depthMax} levels deep.` })
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, member] of Object.entries(value)) {
      const here = path + pointer(name.toWellFormed().replaceAll('\0', ''))
      const fault = forbidden(name)
      if (fault !== null) issues.push({ path: here, code: 'forbidden_character', message: `The name holds ${fault}.` })
      collectForbidden(member, here, depth + 1, issues)
    }
  }
}

function forbidden(text: string): string | null {
  if (text.includes('\0')) return 'a NUL character'
  return text.isWellFormed() ? null : 'half of a surrogate pair, which is no character'
}
