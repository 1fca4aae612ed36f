import type { FormMember } from '@aushang/sdk'
import type { Language } from '../../words/language.ts'
import { numberText } from './number-text.ts'

/** A member of what is filled in. One of an object has no members of its own. */
export type Member = FormMember

/** Where values lie: each member, and for an object each of its own. */
export function placesOf(members: Member[]): Member[] {
  return members.flatMap((member) => (member.kind === 'object' ? (member.members ?? []) : member))
}

/** Years are written without a point in them. */
export function isYear({ path }: Member): boolean {
  return /year|refurbished$/i.test(path)
}

/** What is filled in, as one would say it. */
export function valueText(member: Member | undefined, value: unknown, language: Language): string {
  if (value === undefined || value === null) return ''
  const named = member?.values?.find((each) => each.value === value)
  if (named !== undefined) return named.name[language]
  if (Array.isArray(value)) return value.map((each) => valueText(member, each, language)).join(', ')
  if (typeof value === 'number') {
    const text = numberText(value, language, { isGrouped: member === undefined || !isYear(member) })
    return member?.unit === undefined ? text : `${text} ${member.unit[language]}`
  }
  if (typeof value === 'object') return Object.values(value).join(' · ')
  return String(value as string | boolean)
}
