/** What a member may hold. */
export type Rule =
  | { kind: 'text'; lengthMin: number; lengthMax: number; pattern: RegExp }
  | { kind: 'number'; minimum: number; maximum: number; isWhole: boolean }
  | { kind: 'flag' }
  | { kind: 'word'; words: readonly string[] }
  | { kind: 'list'; of: Rule; countMin: number; countMax: number }
  | { kind: 'object'; members: Record<string, Member>; countMin: number; countMax: number; isOpen: boolean }

export interface Member {
  rule: Rule
  isRequired: boolean
}

/** Why a member is refused: `name` is a JSON pointer. */
export interface Reason {
  name: string
  reason: string
}

type Limits<Kind extends Rule['kind']> = Partial<Omit<Extract<Rule, { kind: Kind }>, 'kind' | 'of' | 'members'>>

export const text = (limits: Limits<'text'> = {}): Member =>
  optional({ kind: 'text', lengthMin: 1, lengthMax: Infinity, pattern: /^/, ...limits })
export const number = (limits: Limits<'number'> = {}): Member =>
  optional({ kind: 'number', minimum: 0, maximum: Infinity, isWhole: false, ...limits })
export const whole = (limits: Limits<'number'> = {}): Member => number({ isWhole: true, ...limits })
export const flag: Member = optional({ kind: 'flag' })
/** One of these, which are given with blanks between them. */
export const word = (words: string): Member => optional({ kind: 'word', words: words.trim().split(/\s+/) })
export const list = ({ rule }: Member, limits: Limits<'list'> = {}): Member =>
  optional({ kind: 'list', of: rule, countMin: 0, countMax: Infinity, ...limits })
/** Closed, unless it says otherwise. */
export const object = (members: Record<string, Member>, limits: Limits<'object'> = {}): Member =>
  optional({ kind: 'object', members, countMin: 0, countMax: Infinity, isOpen: false, ...limits })
/** The public pages say that it is there, and not what is inside. */
export const anything = object({}, { isOpen: true })
/** The same rule for each of these names. */
export const each = (names: string, member: Member): Record<string, Member> =>
  Object.fromEntries(
    names
      .trim()
      .split(/\s+/)
      .map((name) => [name, member]),
  )
export const yesNo = word('YES NO NOT_APPLICABLE')
export const required = ({ rule }: Member): Member => ({ rule, isRequired: true })

function optional(rule: Rule): Member {
  return { rule, isRequired: false }
}

/** Everything that is wrong, each where it is. */
export function faultsIn(rule: Rule, value: unknown, name = ''): Reason[] {
  switch (rule.kind) {
    case 'text': {
      if (typeof value !== 'string') return wrongType(name, 'a text')
      const length = Array.from(value).length
      if (length < rule.lengthMin) return [{ name, reason: 'must not be empty' }]
      if (length > rule.lengthMax) return [{ name, reason: `must not have more than ${rule.lengthMax} characters` }]
      return rule.pattern.test(value) ? [] : [{ name, reason: `must match ${rule.pattern.source}` }]
    }
    case 'number':
      if (typeof value !== 'number') return wrongType(name, 'a number')
      if (rule.isWhole && !Number.isInteger(value)) return wrongType(name, 'a whole number')
      return value < rule.minimum || value > rule.maximum
        ? [{ name, reason: `must lie between ${rule.minimum} and ${rule.maximum}` }]
        : []
    case 'flag':
      return typeof value === 'boolean' ? [] : wrongType(name, 'true or false')
    case 'word':
      return rule.words.includes(value as string) ? [] : [{ name, reason: `must be one of ${rule.words.join(', ')}` }]
    case 'list':
      if (!Array.isArray(value)) return wrongType(name, 'a list')
      return [
        ...wrongCount(rule, value.length, name),
        ...value.slice(0, itemsLookedAtMax).flatMap((item, index) => faultsIn(rule.of, item, `${name}/${index}`)),
      ]
    case 'object':
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return wrongType(name, 'an object')
      return [...wrongCount(rule, Object.keys(value).length, name), ...faultsInMembers(rule, { ...value }, name)]
  }
}

const itemsLookedAtMax = 200

type ObjectRule = Extract<Rule, { kind: 'object' }>

function faultsInMembers({ members, isOpen }: ObjectRule, value: Record<string, unknown>, at: string): Reason[] {
  const unknown = isOpen ? [] : Object.keys(value).filter((name) => !Object.hasOwn(members, name))
  return [
    ...unknown.map((name) => ({ name: `${at}/${escaped(name)}`, reason: 'additional properties are not allowed' })),
    ...Object.entries(members).flatMap(([name, { rule, isRequired }]) => {
      if (value[name] !== undefined) return faultsIn(rule, value[name], `${at}/${name}`)
      return isRequired ? [{ name: `${at}/${name}`, reason: 'is required' }] : []
    }),
  ]
}

function wrongCount(rule: { countMin: number; countMax: number }, count: number, name: string): Reason[] {
  if (count < rule.countMin) return [{ name, reason: `must have at least ${rule.countMin} in it` }]
  return count > rule.countMax ? [{ name, reason: `must not have more than ${rule.countMax} in it` }] : []
}

function wrongType(name: string, what: string): Reason[] {
  return [{ name, reason: `must be ${what}` }]
}

function escaped(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1')
}
