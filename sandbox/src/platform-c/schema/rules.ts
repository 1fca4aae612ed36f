import type { Reason } from '../state/state.ts'

/** What a member may hold. */
export type Rule =
  | { kind: 'text'; lengthMax: number; pattern?: RegExp }
  | { kind: 'number'; minimum: number; maximum: number; isWhole: boolean }
  | { kind: 'flag' }
  | { kind: 'word'; words: readonly string[] }
  | { kind: 'list'; of: Rule; countMax: number }
  | { kind: 'object'; members: Record<string, Member> }

export interface Member {
  rule: Rule
  isRequired: boolean
}

export const text = (lengthMax: number, pattern?: RegExp): Member =>
  optional({ kind: 'text', lengthMax, ...(pattern && { pattern }) })
export const number = (maximum: number, minimum = 0): Member =>
  optional({ kind: 'number', minimum, maximum, isWhole: false })
export const whole = (maximum: number, minimum = 0): Member =>
  optional({ kind: 'number', minimum, maximum, isWhole: true })
export const flag: Member = { rule: { kind: 'flag' }, isRequired: false }
/** One of these, which are given with blanks between them. */
export const word = (words: string): Member => optional({ kind: 'word', words: words.trim().split(/\s+/) })
export const list = ({ rule }: Member, countMax: number): Member => optional({ kind: 'list', of: rule, countMax })
export const object = (members: Record<string, Member>): Member => optional({ kind: 'object', members })
export const day = text(10, /^\d{4}-\d\d-\d\d$/)
export const url = text(2_000, /^https?:\/\/\S+$/)
export const email = text(300, /^\S+@\S+$/)
export const required = ({ rule }: Member): Member => ({ rule, isRequired: true })

function optional(rule: Rule): Member {
  return { rule, isRequired: false }
}

/** Everything that is wrong, each where it is. */
export function faultsIn(rule: Rule, value: unknown, field: string): Reason[] {
  switch (rule.kind) {
    case 'text':
      if (typeof value !== 'string') return wrongType(field, 'a text')
      if (value.trim() === '') return [reason(field, 'EMPTY', 'must not be blank')]
      if (Array.from(value).length > rule.lengthMax)
        return [reason(field, 'TOO_LONG', `has more than ${rule.lengthMax} characters`)]
      return rule.pattern?.test(value) === false ? [reason(field, 'MALFORMED', 'is not of the expected form')] : []
    case 'number':
      if (typeof value !== 'number') return wrongType(field, 'a number')
      if (rule.isWhole && !Number.isInteger(value)) return wrongType(field, 'a whole number')
      return value < rule.minimum || value > rule.maximum
        ? [reason(field, 'OUT_OF_RANGE', `must lie between ${rule.minimum} and ${rule.maximum}`)]
        : []
    case 'flag':
      return typeof value === 'boolean' ? [] : wrongType(field, 'true or false')
    case 'word':
      return rule.words.includes(value as string)
        ? []
        : [reason(field, 'NOT_ALLOWED', `must be one of ${rule.words.join(', ')}`)]
    case 'list':
      if (!Array.isArray(value)) return wrongType(field, 'a list')
      return [
        ...(value.length > rule.countMax ? [reason(field, 'TOO_MANY', `has more than ${rule.countMax} members`)] : []),
        ...value.slice(0, rule.countMax).flatMap((item, index) => faultsIn(rule.of, item, `${field}[${index}]`)),
      ]
    case 'object':
      return typeof value === 'object' && value !== null && !Array.isArray(value)
        ? faultsInMembers(rule.members, value as Record<string, unknown>, field)
        : wrongType(field, 'an object')
  }
}

export function reason(field: string, code: string, words: string): Reason {
  return { field, code, message: `${field || 'The body'} ${words}.` }
}

function faultsInMembers(members: Record<string, Member>, value: Record<string, unknown>, field: string): Reason[] {
  const at = (name: string) => (field === '' ? name : `${field}.${name}`)
  const unknown = Object.keys(value).filter((name) => !Object.hasOwn(members, name))
  return [
    ...unknown.map((name) => reason(at(name), 'UNKNOWN_MEMBER', 'is not a member of this interface')),
    ...Object.entries(members).flatMap(([name, { rule, isRequired }]) => {
      if (value[name] !== undefined) return faultsIn(rule, value[name], at(name))
      return isRequired ? [reason(at(name), 'MISSING', 'is required')] : []
    }),
  ]
}

function wrongType(field: string, what: string): Reason[] {
  return [reason(field, 'WRONG_TYPE', `must be ${what}`)]
}
