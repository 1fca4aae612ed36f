import type { FormMember } from '@aushang/sdk'
import { currentLanguage, type Language } from '../../words/language.ts'
import { dateText } from './date-text.ts'
import { isDraft } from './draft.ts'
import { numberText } from './number-text.ts'

/** A member of what is filled in. One of an object has no members of its own. */
export type Member = FormMember

/** Where values lie: each member, and for an object each of its own. */
export function placesOf(members: Member[]): Member[] {
  return members.flatMap((member) => (member.kind === 'object' ? (member.members ?? []) : member))
}

/** The number of a member, as the language writes it: years have no point in them. */
export function memberNumberText({ path, unit }: Member, value: number, language: Language): string {
  return numberText(value, language, {
    isYear: /year|refurbished$/i.test(path),
    isMoney: unit?.en.startsWith('€') === true,
  })
}

/** What is filled in, as one would say it. */
export function valueText(member: Member | undefined, value: unknown): string {
  const { words, language } = currentLanguage()
  const named = member?.values?.find((each) => each.value === value)
  if (named !== undefined) return named.name[language]
  switch (typeof value) {
    case 'string':
      return member?.kind === 'date' ? dateText(value, language) : value
    case 'boolean':
      return value ? words.form.yes : words.form.no
    case 'number': {
      if (member === undefined) return numberText(value, language)
      const text = memberNumberText(member, value, language)
      return member.unit === undefined ? text : `${text} ${member.unit[language]}`
    }
    default:
      if (Array.isArray(value)) return value.map((each) => valueText(member, each)).join(', ')
      return isDraft(value)
        ? Object.values(value)
            .map((each) => valueText(undefined, each))
            .join(' · ')
        : ''
  }
}
