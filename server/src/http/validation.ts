import { check, type Issue, nearestName, pointer, type Sentence } from '@aushang/model'
import type { FastifyInstance, FastifyRequest, FastifySchemaCompiler, RouteOptions } from 'fastify'
import type { TSchema } from 'typebox'
import { ApiError, invalid, notFound } from '../lib/errors.ts'

/** Checks a request against the route's schemas with the model's own checker, which names every fault. */
export const validatorCompiler: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  switch (httpPart) {
    case 'params':
      // An id that cannot exist is not found, like any other that does not.
      return (value) => (check(schema, value).length === 0 ? { value } : { error: notFound('resource') })
    case 'querystring':
      return (value) => {
        const { query, issues } = checkedQuery(schema, value)
        return issues.length === 0 ? { value: query } : { error: invalid(issues) }
      }
    default:
      return (value) => {
        if (isMissing(value)) return { error: noBody() }
        const issues = check(schema, value)
        return issues.length === 0 ? { value } : { error: invalid(issues) }
      }
  }
}

function checkedQuery(schema: TSchema, value: unknown): { query: Record<string, unknown>; issues: Issue[] } {
  const query = readQuery(schema, value as Record<string, unknown>)
  return { query, issues: check(schema, query).map((issue) => queryIssue(issue, schema, query)) }
}

/** Fastify looks at the query only when the body fits: whoever is told what is wrong with the one is told of the other as well. */
export function withFaultsOfQuery(error: Error, { query, routeOptions: { schema } }: FastifyRequest): Error {
  const isOfBody = 'validationContext' in error && error.validationContext === 'body'
  if (!isOfBody || !(error instanceof ApiError) || error.code !== 'invalid_request') return error
  const more = schema?.querystring === undefined ? [] : checkedQuery(schema.querystring as TSchema, query).issues
  return more.length === 0 ? error : invalid([...((error.issues ?? []) as Issue[]), ...more])
}

/** For routes whose body can be judged only beside what is stored. */
export const bodyIsCheckedByHandler: FastifySchemaCompiler<TSchema> = (route) =>
  route.httpPart === 'body' ? (value) => (isMissing(value) ? { error: noBody() } : { value }) : validatorCompiler(route)

/** For routes whose body may leave out everything: none at all is as good as an empty one. */
export const bodyMayBeMissing: FastifySchemaCompiler<TSchema> = (route) => {
  const checked = validatorCompiler(route)
  return route.httpPart === 'body' ? (value) => checked(isMissing(value) ? {} : value) : checked
}

/** A body that is null has been refused when it was parsed: what is null here is Fastify's word for none. */
function isMissing(body: unknown): boolean {
  return body === null
}

function noBody(): ApiError {
  return invalid([{ path: '', code: 'required', sentence: { key: 'bodyMissing' } }])
}

/** What cannot be decoded would be looked for as it stands, and not be found. Where anything may stand, this may, too. */
export function refuseBadlyEncodedQueries(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ url, routeOptions }) => {
    const start = url.indexOf('?')
    if (start === -1 || !url.includes('%', start) || !hasClosedQuery(routeOptions)) return
    const pairs = url.slice(start + 1).split('&')
    const issues = pairs.flatMap((pair): Issue[] => {
      const [name = '', value = ''] = pair.split(/=(.*)/s)
      const [decodedName, decoded] = [decodedText(name), decodedText(value)]
      const path = pointer('query', decodedName ?? name)
      if (decodedName === null || decoded === null)
        return [{ path, code: 'wrong_format', sentence: { key: 'queryBadlyEncoded', params: { name } } }]
      if (!decoded.includes('\0')) return []
      const sentence: Sentence = { key: 'forbiddenInText', params: { character: 'nul' } }
      return [{ path, code: 'forbidden_character', sentence }]
    })
    if (issues.length > 0) throw invalid(issues)
  })
}

function hasClosedQuery({ schema }: Pick<RouteOptions, 'schema'>): boolean {
  const query = schema?.querystring as { additionalProperties?: boolean } | undefined
  return query?.additionalProperties === false
}

/** Null when it is not properly encoded. */
function decodedText(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

/** A query is all text: numbers and flags are read as they are written, and whatever else stands there stays a text. */
function readQuery(schema: TSchema, query: Record<string, unknown>): Record<string, unknown> {
  const members = membersOf(schema)
  const read = (name: string, value: unknown): unknown => {
    if (members[name]?.type === 'integer' && /^-?\d{1,15}(\.\d{1,15})?$/.test(String(value))) return Number(value)
    if (members[name]?.type === 'boolean' && (value === 'true' || value === 'false')) return value === 'true'
    return value
  }
  return Object.fromEntries(Object.entries(query).map(([name, value]) => [name, read(name, value)]))
}

/** In the words for a query, which has parameters and no members, and of which everything is text. */
function queryIssue({ path, code, sentence }: Issue, schema: TSchema, query: Record<string, unknown>): Issue {
  return { path: pointer('query') + path, code, sentence: inQuery(sentence, Object.keys(membersOf(schema)), query) }
}

function inQuery(sentence: Sentence, known: string[], query: Record<string, unknown>): Sentence {
  const { member } = { member: '', ...sentence.params }
  const value = query[member]
  if (sentence.key === 'memberUnknown') {
    const meant = nearestName(member, known)
    const hint = meant === undefined ? known.length > 0 && { known } : { meant }
    return { key: 'queryParameterUnknown', params: { name: member, ...hint } }
  }
  if (Array.isArray(value)) return { key: 'queryParameterRepeated', params: { name: member } }
  if (typeof value !== 'string' || (sentence.key !== 'wrongKind' && sentence.key !== 'textInsteadOfValue'))
    return sentence
  return { key: 'wrongKind', params: { member, kind: sentence.params.kind, value: JSON.stringify(value) } }
}

function membersOf(schema: TSchema): Record<string, { type?: string }> {
  return (schema as { properties?: Record<string, { type?: string }> }).properties ?? {}
}
