import type { Static, TSchema } from 'typebox'
import { Compile, type Validator } from 'typebox/compile'
import { Settings } from 'typebox/system'
import { formats } from './formats.ts'
import type { IssueCode } from './issue-codes.ts'

/** One fault of a value: where it is (a JSON pointer), which kind, and a sentence for the person who sent it. */
export interface Issue {
  path: string
  code: IssueCode
  message: string
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
  const allowed = oneOf([...variants.keys()])
  return (value) => {
    if (!isRecord(value)) return [{ path: '', code: 'wrong_type', message: 'The body must be a JSON object.' }]
    const variant = variants.get(value[name])
    if (variant !== undefined) return check(variant, value)
    const own: Issue = Object.hasOwn(value, name)
      ? { path: pointer(name), code: 'not_allowed', message: `${name} must be ${allowed}.` }
      : { path: pointer(name), code: 'required', message: `${name} is missing: give ${allowed}.` }
    const [first = [], ...others] = schema.oneOf.map((variant) => check(variant, value))
    const whicheverWasMeant = first.filter((issue) =>
      others.every((issues) => issues.some((other) => isSame(issue, other))),
    )
    return [own, ...whicheverWasMeant.filter((issue) => issue.path !== own.path)]
  }
}

function isSame(a: Issue, b: Issue): boolean {
  return a.path === b.path && a.message === b.message
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
  const here = (code: IssueCode, what: string): Issue[] => [{ path, code, message: `${nameOf(path)} ${what}.` }]
  const limit = params['limit'] as number
  const branch = insideUnion(error.schemaPath)
  if (branch !== null) return describeUnion(path, atSchemaPath(schema, branch))
  switch (keyword) {
    case 'required': {
      const members = membersAt(schema, error.schemaPath)
      return (params['requiredProperties'] as string[]).map((name) => {
        const { enum: values } = (members[name] ?? {}) as { enum?: unknown[] }
        const hint = values ? `: give ${oneOf(values)}` : ''
        return { path: path + pointer(name), code: 'required', message: `${name} is missing${hint}.` }
      })
    }
    case 'additionalProperties':
      return [] // said by boolean, for each of the unknown members, and said even when there are too many
    case 'boolean': {
      const known = Object.keys(membersAt(schema, error.schemaPath.replace(/\/additionalProperties$/, '')))
      const name = unescape(path.slice(path.lastIndexOf('/') + 1))
      return [{ path, code: 'unknown_member', message: unknownMember(name, known) }]
    }
    case 'anyOf':
      return describeUnion(path, atSchemaPath(schema, error.schemaPath))
    case 'type':
      return here('wrong_type', `must be ${kindWords[String(params['type'])]}${insteadOf(at(root, path))}`)
    case 'enum':
      return here('not_allowed', `must be ${oneOf(params['allowedValues'] as unknown[])}`)
    case 'const':
      return here('not_allowed', `must be ${oneOf([params['allowedValue']])}`)
    case 'format':
      return here('wrong_format', `must be ${formats[params['format'] as string]?.words ?? String(params['format'])}`)
    case 'minLength':
      return here(
        'too_short',
        limit === 1 ? 'must not be empty' : lengthWords(atSchemaPath(schema, error.schemaPath), at(root, path)),
      )
    case 'maxLength':
      return here('too_long', lengthWords(atSchemaPath(schema, error.schemaPath), at(root, path)))
    case 'minimum':
      return here('too_small', `must be ${limit} or more`)
    case 'maximum':
      return here('too_large', `must be ${limit} or less`)
    case 'exclusiveMinimum':
      return here('too_small', `must be more than ${limit}`)
    case 'minItems':
      return here('too_few', limit === 1 ? 'must not be empty' : `must have at least ${limit} items`)
    case 'maxItems':
      return here('too_many', `must have at most ${limit} items; it has ${(at(root, path) as unknown[]).length}`)
    case 'uniqueItems':
      return here('repeated', 'must not name the same item twice')
    case 'minProperties':
      return here('too_few', 'must not be empty')
    default:
      return here('invalid', `does not fit (${keyword})`)
  }
}

function describeUnion(path: string, union: unknown): Issue[] {
  const choices = (union as { anyOf: Record<string, unknown>[] }).anyOf.flatMap((choice) => {
    if ('const' in choice) return [JSON.stringify(choice['const'])]
    return choice['type'] === 'boolean' ? ['true', 'false'] : [kindWords[choice['type'] as string] ?? 'a value']
  })
  return [{ path, code: 'not_allowed', message: `${nameOf(path)} must be ${listed(choices)}.` }]
}

/** The schema path of the union that this complaint lies inside of, or null. */
function insideUnion(schemaPath: string): string | null {
  const end = schemaPath.indexOf('/anyOf/')
  return end === -1 ? null : schemaPath.slice(0, end)
}

const kindWords: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
}

function insteadOf(value: unknown): string {
  if (value === undefined) return ''
  if (value === null) return ', not null'
  if (typeof value === 'number') return Number.isFinite(value) ? `, not ${value}` : ' of ordinary size'
  if (typeof value === 'string') return ', not a text'
  if (Array.isArray(value)) return ', not a list'
  return typeof value === 'boolean' ? `, not ${value}` : ', not an object'
}

function lengthWords(schema: unknown, value: unknown): string {
  const { minLength = 0, maxLength } = schema as { minLength?: number; maxLength?: number }
  const length = typeof value === 'string' ? Array.from(value).length : 0
  const bound =
    minLength === maxLength
      ? `exactly ${maxLength}`
      : length < minLength
        ? `at least ${minLength}`
        : `at most ${maxLength}`
  return `must have ${bound} characters; it has ${length}`
}

function unknownMember(name: string, known: string[]): string {
  const shown = name.length > 60 ? name.slice(0, 60) + '…' : name
  const near = known.find((candidate) => isNear(candidate.toLowerCase(), name.toLowerCase()))
  return near === undefined
    ? `There is no member ${shown} here.`
    : `There is no member ${shown} here; did you mean ${near}?`
}

/** True when one letter added, dropped, changed or swapped with its neighbour makes one out of the other. */
function isNear(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start++
  const restA = a.slice(start)
  const restB = b.slice(start)
  return (
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    restA.slice(1) === restB.slice(1) ||
    (restA.slice(2) === restB.slice(2) && restA[0] === restB[1] && restA[1] === restB[0])
  )
}

function oneOf(values: unknown[]): string {
  return listed(values.map((value) => JSON.stringify(value)))
}

function listed(words: string[]): string {
  return words.length < 2 ? (words[0] ?? 'nothing') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`
}

function nameOf(path: string): string {
  const names = path.split('/').slice(1).map(unescape)
  const last = names.at(-1)
  if (last === undefined) return 'The body'
  return /^\d+$/.test(last) && names.length > 1 ? `${names.at(-2)}[${last}]` : last
}

function at(root: unknown, path: string): unknown {
  let value = root
  for (const name of path.split('/').slice(1)) value = (value as Record<string, unknown> | undefined)?.[unescape(name)]
  return value
}

function atSchemaPath(schema: TSchema, schemaPath: string): unknown {
  return at(schema, schemaPath.replace(/^#/, ''))
}

function membersAt(schema: TSchema, schemaPath: string): Record<string, TSchema> {
  return (atSchemaPath(schema, schemaPath) as Partial<ObjectSchema>).properties ?? {}
}

function unescape(name: string): string {
  return name.replaceAll('~1', '/').replaceAll('~0', '~')
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
