import type { TSchema } from 'typebox'
import type { Issue } from './check.ts'
import { formats } from './formats.ts'
import { isRecord } from './is-record.ts'
import type { IssueCode } from './issue-codes.ts'
import { namesIn, pointer, shortName, valueAt } from './json-pointer.ts'
import { findMeantMember } from './meant-member.ts'
import type { Sentence } from './sentences/render-sentence.ts'
import type { FoundKind, Kind } from './sentences/value-sentences.ts'

export interface SchemaError {
  keyword: string
  instancePath: string
  schemaPath: string
  params: Record<string, unknown>
}

/** One complaint of the validator as the faults it stands for: at most one a path is kept, the first. */
export function describeFault(error: SchemaError, schema: TSchema, root: unknown): Issue[] {
  const { keyword, params, instancePath } = error
  const path = pointer(...namesIn(instancePath).map(shortName))
  const member = nameOf(path)
  const here = (code: IssueCode, sentence: Sentence): Issue[] => [{ path, code, sentence }]
  const limit = params['limit'] as number
  const branch = insideUnion(error.schemaPath)
  if (branch !== null) return describeUnion(path, atSchemaPath(schema, branch))
  switch (keyword) {
    case 'required': {
      const members = membersAt(schema, error.schemaPath)
      return (params['requiredProperties'] as string[]).map((name) => {
        const { enum: values } = (members[name] ?? {}) as { enum?: unknown[] }
        const allowed = values && { allowed: inJson(values) }
        return {
          path: path + pointer(name),
          code: 'required',
          sentence: { key: 'memberMissing', params: { member: name, ...allowed } },
        }
      })
    }
    case 'additionalProperties':
      return [] // said by boolean, for each of the unknown members, and said even when there are too many
    case 'boolean': {
      const object = atSchemaPath(schema, error.schemaPath.replace(/\/additionalProperties$/, ''))
      const name = namesIn(path).at(-1) ?? ''
      const meant = findMeantMember(name, { object, root: schema })
      return here('unknown_member', { key: 'memberUnknown', params: { member: name, ...meant } })
    }
    case 'anyOf':
      return describeUnion(path, atSchemaPath(schema, error.schemaPath))
    case 'type':
      // What may be null as well is said by what it is otherwise.
      return [wrongKind(path, [params['type']].flat()[0] as Kind, valueAt(root, instancePath))]
    case 'enum':
      return here('not_allowed', {
        key: 'valueNotAllowed',
        params: { member, allowed: inJson(params['allowedValues'] as unknown[]) },
      })
    case 'const':
      return here('not_allowed', {
        key: 'valueNotAllowed',
        params: { member, allowed: inJson([params['allowedValue']]) },
      })
    case 'format':
      return here('wrong_format', formatSentence(member, String(params['format']), valueAt(root, path)))
    case 'pattern':
      return here('wrong_format', patternSentence(member, atSchemaPath(schema, error.schemaPath)))
    case 'minLength':
      return here(
        'too_short',
        limit === 1
          ? { key: 'mustNotBeEmpty', params: { member } }
          : lengthSentence(member, atSchemaPath(schema, error.schemaPath), valueAt(root, instancePath)),
      )
    case 'maxLength':
      return here(
        'too_long',
        lengthSentence(member, atSchemaPath(schema, error.schemaPath), valueAt(root, instancePath)),
      )
    case 'minimum':
      return here('too_small', { key: 'numberAtLeast', params: { member, min: limit } })
    case 'maximum':
      return here('too_large', { key: 'numberAtMost', params: { member, max: limit } })
    case 'exclusiveMinimum':
      return here('too_small', { key: 'numberAbove', params: { member, limit } })
    case 'minItems':
      return here(
        'too_few',
        limit === 1
          ? { key: 'mustNotBeEmpty', params: { member } }
          : { key: 'itemsAtLeast', params: { member, min: limit } },
      )
    case 'maxItems': {
      const { length: count } = valueAt(root, instancePath) as unknown[]
      return here('too_many', { key: 'itemsAtMost', params: { member, max: limit, count } })
    }
    case 'uniqueItems':
      return here('repeated', { key: 'itemRepeated', params: { member } })
    case 'minProperties':
      return here('too_few', { key: 'mustNotBeEmpty', params: { member } })
    default:
      return here('invalid', { key: 'doesNotFit', params: { member, keyword } })
  }
}

function describeUnion(path: string, union: unknown): Issue[] {
  const choices = (union as { anyOf: Record<string, unknown>[] }).anyOf
  const allowed = choices.flatMap((choice) => {
    if ('const' in choice) return [JSON.stringify(choice['const'])]
    return choice['type'] === 'boolean' ? ['true', 'false'] : []
  })
  const kinds = choices.flatMap((choice) =>
    'const' in choice || choice['type'] === 'boolean' ? [] : [choice['type'] as Kind],
  )
  const params = { member: nameOf(path), allowed, ...(kinds.length > 0 && { kinds }) }
  return [{ path, code: 'not_allowed', sentence: { key: 'valueNotAllowed', params } }]
}

/** The schema path of the union that this complaint lies inside of, or null. */
function insideUnion(schemaPath: string): string | null {
  const end = schemaPath.indexOf('/anyOf/')
  return end === -1 ? null : schemaPath.slice(0, end)
}

export function wrongKind(path: string, kind: Kind, value: unknown): Issue {
  return { path, code: 'wrong_type', sentence: kindSentence(nameOf(path), kind, value) }
}

function kindSentence(member: string, kind: Kind, value: unknown): Sentence {
  if (typeof value === 'number' && !Number.isFinite(value)) return { key: 'numberOutOfRange', params: { member, kind } }
  const meant = typeof value === 'string' ? valueInText(kind, value) : undefined
  return meant === undefined
    ? { key: 'wrongKind', params: { member, kind, ...foundInstead(value) } }
    : { key: 'textInsteadOfValue', params: { member, kind, meant } }
}

/** The number or flag that somebody has put into quotes, with a comma perhaps. Where a point may part thousands, nobody knows. */
function valueInText(kind: Kind, text: string): string | undefined {
  if (kind === 'boolean') return ['true', 'false'].find((word) => word === text)
  const isValue = kind === 'number' ? /^-?\d{1,9}([.,]\d{1,2})?$/ : /^-?\d{1,9}$/
  return (kind === 'number' || kind === 'integer') && isValue.test(text) ? text.replace(',', '.') : undefined
}

function foundInstead(value: unknown): { value?: string; found?: FoundKind } {
  if (value === undefined) return {}
  if (typeof value === 'string') return { found: 'text' }
  if (Array.isArray(value)) return { found: 'list' }
  return isRecord(value) ? { found: 'object' } : { value: JSON.stringify(value) }
}

function lengthSentence(member: string, schema: unknown, value: unknown): Sentence {
  const { minLength = 0, maxLength } = schema as { minLength?: number; maxLength?: number }
  const count = typeof value === 'string' ? Array.from(value).length : 0
  if (minLength === maxLength) return { key: 'lengthExactly', params: { member, length: minLength, count } }
  return count < minLength || maxLength === undefined
    ? { key: 'lengthAtLeast', params: { member, min: minLength, count } }
    : { key: 'lengthAtMost', params: { member, max: maxLength, count } }
}

function formatSentence(member: string, format: string, value: unknown): Sentence {
  if (format === 'http-url' && /\s/.test(String(value))) return { key: 'addressWithSpace', params: { member } }
  return format in formats
    ? { key: 'wrongFormat', params: { member, format } }
    : { key: 'doesNotFit', params: { member, keyword: format } }
}

/** A pattern is for machines; people are shown what fits it. */
function patternSentence(member: string, schema: unknown): Sentence {
  const { examples } = schema as { examples?: unknown[] }
  return typeof examples?.[0] === 'string'
    ? { key: 'wrongPattern', params: { member, example: examples[0] } }
    : { key: 'doesNotFit', params: { member, keyword: 'pattern' } }
}

function inJson(values: unknown[]): string[] {
  return values.map((value) => JSON.stringify(value))
}

/** None for the value itself, which is the body of a request. */
function nameOf(path: string): string {
  const names = namesIn(path)
  const last = names.at(-1)
  if (last === undefined) return ''
  return /^\d+$/.test(last) && names.length > 1 ? `${names.at(-2)}[${last}]` : last
}

function atSchemaPath(schema: TSchema, schemaPath: string): unknown {
  return valueAt(schema, schemaPath.replace(/^#/, ''))
}

function membersAt(schema: TSchema, schemaPath: string): Record<string, TSchema> {
  return (atSchemaPath(schema, schemaPath) as { properties?: Record<string, TSchema> }).properties ?? {}
}
