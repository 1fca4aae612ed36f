import type { Static, TSchema } from 'typebox'
import { Compile, type Validator } from 'typebox/compile'
import { Settings } from 'typebox/system'
import { describeFault, type SchemaError, wrongKind } from './describe-fault.ts'
import { isRecord } from './is-record.ts'
import type { IssueCode } from './issue-codes.ts'
import { pointer } from './json-pointer.ts'
import type { Sentence } from './sentences/render-sentence.ts'

/** One fault of a value: where it is (a JSON pointer), which kind, and what the person who sent it is told. */
export interface Issue {
  path: string
  code: IssueCode
  sentence: Sentence
}

/** What a schema cannot say: faults that lie between members. It must bear with any value, also a wrong one. */
type Rule = (value: unknown) => Issue[]

// More faults than this help nobody, and the answer has to end somewhere.
const issuesMax = 100
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
      for (const issue of describeFault(error, schema, value)) {
        if (!issues.has(issue.path) && issues.size < issuesMax) issues.set(issue.path, issue)
      }
    }
    return [...issues.values()]
  }
}
