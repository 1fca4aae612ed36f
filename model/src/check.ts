import type { Static, TSchema } from 'typebox'
import { Compile, type Validator } from 'typebox/compile'
import { Settings } from 'typebox/system'
import { formats } from './formats.ts'
import type { IssueCode } from './issue-codes.ts'
import { findMeantMember } from './meant-member.ts'
import type { Sentence } from './sentences/render-sentence.ts'
import type { FoundKind, Kind } from './sentences/value-sentences.ts'

/** One fault of a value: where it is (a JSON pointer), which kind, and what the person who sent it is told. */
export interface Issue {
  path: string
  code: IssueCode
  sentence: Sentence
}

/** What a schema cannot say: faults that lie between members. It must bear with any value, also a wrong one. */
type Rule = (value: unknown) => Issue[]

// More faults than this help nobody, and the answer has to end somewhere.
const issuesMax = 500
Settings.Set({ maxErrors: issuesMax })

const rules = new WeakMap<TSchema, Rule>()
const checkers = new WeakMap<TSchema, Rule>()

export function withRule<Schema extends TSchema>(schema: Schema, rule: Rule): Schema {
  rules.set(schema, rule)
  return schema
}

/** Every fault of the value, in words; none if it fits. */
export function check(schema: TSchema, value: unknown): Issue[] {
  let checker = checkers.get(schema)
  if (checker === undefined) checkers.set(schema, (checker = makeChecker(schema)))
  return checker(value)
}

export function fits<Schema extends TSchema>(schema: Schema, value: unknown): value is Static<Schema> {
  return check(schema, value).length === 0
}

export function pointer(...names: (string | number)[]): string {
  return names.map((name) => '/' + String(name).replaceAll('~', '~0').replaceAll('/', '~1')).join('')
}

/** What `pointer` was made of; what counts the items of a list comes as text. */
export function namesIn(path: string): string[] {
  return path
    .split('/')
    .slice(1)
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'))
}

function makeChecker(schema: TSchema): Rule {
  const fromSchema = isDiscriminated(schema) ? discriminatedChecker(schema) : plainChecker(schema)
  const rule = rules.get(schema)
  if (rule === undefined) return fromSchema
  return (value) => {
    const issues = fromSchema(value)
    const seen = new Set(issues.map((issue) => issue.path))
    return [...issues, ...rule(value).filter((issue) => !seen.has(issue.path))]
  }
}

type Discriminated = TSchema & { oneOf: TSchema[]; discriminator: { propertyName: string } }
type ObjectSchema = TSchema & { properties: Record<string, TSchema> }

function isDiscriminated(schema: TSchema): schema is Discriminated {
  return 'discriminator' in schema
}

/** Faults are told against the one variant that was meant, not against all of them. */
function discriminatedChecker(schema: Discriminated): Rule {
  const name = schema.discriminator.propertyName
  const variants = new Map<unknown, TSchema>()
  for (const variant of schema.oneOf as ObjectSchema[]) {
    variants.set((variant.properties[name] as { const?: unknown }).const, variant)
  }
  const allowed = [...variants.keys()].map((value) => JSON.stringify(value))
  return (value) => {
    if (!isRecord(value)) return [wrongKind('', 'object', value)]
    const variant = variants.get(value[name])
    if (variant !== undefined) return check(variant, value)
    const own: Issue = Object.hasOwn(value, name)
      ? {
          path: pointer(name),
          code: 'not_allowed',
          sentence: { key: 'valueNotAllowed', params: { member: name, allowed } },
        }
      : { path: pointer(name), code: 'required', sentence: { key: 'memberMissing', params: { member: name, allowed } } }
    const [first = [], ...others] = schema.oneOf.map((variant) => check(variant, value))
    const othersByFault = others.map((issues) => new Map(issues.toReversed().map((issue) => [faultOf(issue), issue])))
    const whicheverWasMeant = first.flatMap((issue) => whateverVariant(issue, othersByFault))
    return [own, ...whicheverWasMeant.filter((issue) => issue.path !== own.path)]
  }
}

/** The fault, if all variants find it. Which member was meant by an unknown one is not said unless they agree. */
function whateverVariant(issue: Issue, others: Map<string, Issue>[]): Issue[] {
  const found = others.map((issues) => issues.get(faultOf(issue)))
  if (found.every((other) => JSON.stringify(other) === JSON.stringify(issue))) return [issue]
  if (issue.sentence.key !== 'memberUnknown' || found.includes(undefined)) return []
  return [{ ...issue, sentence: { key: 'memberUnknown', params: { member: issue.sentence.params.member } } }]
}

function faultOf({ path, sentence }: Issue): string {
  return `${sentence.key} ${path}`
}

function plainChecker(schema: TSchema): Rule {
  let validator: Validator | undefined
  return (value) => {
    validator ??= Compile(schema)
    if (validator.Check(value)) return []
    const issues = new Map<string, Issue>()
    for (const error of validator.Errors(value) as SchemaError[]) {
      for (const issue of describe(error, schema, value)) {
        if (!issues.has(issue.path) && issues.size < issuesMax) issues.set(issue.path, issue)
      }
    }
    return [...issues.values()]
  }
}

interface SchemaError {
  keyword: string
  instancePath: string
  schemaPath: string
  params: Record<string, unknown>
}

/** One complaint of the validator as the faults it stands for: at most one a path is kept, the first. */
function describe(error: SchemaError, schema: TSchema, root: unknown): Issue[] {
  const { keyword, params, instancePath: path } = error
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
      return [wrongKind(path, [params['type']].flat()[0] as Kind, at(root, path))]
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
      return here('wrong_format', formatSentence(member, String(params['format'])))
    case 'pattern':
      return here('wrong_format', patternSentence(member, atSchemaPath(schema, error.schemaPath)))
    case 'minLength':
      return here(
        'too_short',
        limit === 1
          ? { key: 'mustNotBeEmpty', params: { member } }
          : lengthSentence(member, atSchemaPath(schema, error.schemaPath), at(root, path)),
      )
    case 'maxLength':
      return here('too_long', lengthSentence(member, atSchemaPath(schema, error.schemaPath), at(root, path)))
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
      const { length: count } = at(root, path) as unknown[]
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

function wrongKind(path: string, kind: Kind, value: unknown): Issue {
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

function formatSentence(member: string, format: string): Sentence {
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

function at(root: unknown, path: string): unknown {
  let value = root
  for (const name of namesIn(path)) value = (value as Record<string, unknown> | undefined)?.[name]
  return value
}

function atSchemaPath(schema: TSchema, schemaPath: string): unknown {
  return at(schema, schemaPath.replace(/^#/, ''))
}

function membersAt(schema: TSchema, schemaPath: string): Record<string, TSchema> {
  return (atSchemaPath(schema, schemaPath) as Partial<ObjectSchema>).properties ?? {}
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
