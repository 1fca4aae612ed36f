import { check, pointer } from '@aushang/model'
import type { FastifySchemaCompiler } from 'fastify'
import type { TSchema } from 'typebox'
import { ApiError, invalid } from '../lib/errors.ts'

/** Checks a request against the route's schemas with the model's own checker, which names every fault. */
export const validatorCompiler: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  switch (httpPart) {
    case 'params':
      // An id that cannot exist is not found, like any other that does not.
      return (value) => (check(schema, value).length === 0 ? { value } : { error: noSuchResource() })
    case 'querystring':
      return (value) => {
        const query = readQuery(schema, value as Record<string, unknown>)
        const issues = check(schema, query).map((issue) => ({ ...issue, path: pointer('query') + issue.path }))
        return issues.length === 0 ? { value: query } : { error: invalid(issues) }
      }
    default:
      return (value) => {
        const issues = check(schema, value)
        return issues.length === 0 ? { value } : { error: invalid(issues) }
      }
  }
}

/** For routes whose body can be judged only beside what is stored. */
export const bodyIsCheckedByHandler: FastifySchemaCompiler<TSchema> = (route) =>
  route.httpPart === 'body' ? () => true : validatorCompiler(route)

/** A query is all text: numbers and flags are read as they are written, and whatever else stands there stays a text. */
function readQuery(schema: TSchema, query: Record<string, unknown>): Record<string, unknown> {
  const { properties } = schema as unknown as { properties: Record<string, { type?: string }> }
  const read = (name: string, value: unknown): unknown => {
    if (properties[name]?.type === 'integer' && /^\d{1,15}$/.test(String(value))) return Number(value)
    if (properties[name]?.type === 'boolean' && (value === 'true' || value === 'false')) return value === 'true'
    return value
  }
  return Object.fromEntries(Object.entries(query).map(([name, value]) => [name, read(name, value)]))
}

function noSuchResource(): ApiError {
  return new ApiError('not_found', 'There is no such resource in this account.')
}
