import type { Language } from '../../words/language.ts'
import { dateText } from './date-text.ts'
import type { Member } from './member.ts'

/** The service calls a member as its API does. Who fills it in knows it by the name that stands above it. */
export function faultText({ path, message }: { path: string; message: string }, name: string): string {
  const member = memberAt(path)
  return message.startsWith(`${member} `) ? `${name}${message.slice(member.length)}` : message
}

/**
 * The same in a form, of whatever it asks for: a fault may lie between members, and name others as well. What is a name at the beginning may be a
 * word behind it (an address, a country), unless it is written as no word is.
 */
export function faultInForm(
  { path, message }: { path: string; message: string },
  members: Member[],
  language: Language,
) {
  const all = members.flatMap((member) => [member, ...(member.members ?? [])])
  // In a list, the number of the row is no part of what it is called.
  const own = all.find((member) => member.path === path.replaceAll(/\/\d+(?=\/|$)/g, ''))
  const names = new Map([...all, ...(own ? [own] : [])].map(({ path, name }) => [memberAt(path), name[language]]))
  const named = message.replaceAll(/^[a-z]\w*|\b[a-z]+[A-Z]\w*/g, (word) => names.get(word) ?? word)
  return own ? asFilledIn(named, own.kind, language) : named
}

export function memberAt(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

/** The service writes days and numbers as JSON does; beside a field they stand as one fills them in. */
export function asFilledIn(message: string, kind: Member['kind'], language: Language): string {
  if (kind === 'date') return message.replaceAll(/\b\d{4}-\d\d-\d\d\b/g, (day) => dateText(day, language))
  if (language === 'en' || (kind !== 'number' && kind !== 'integer')) return message
  // Three figures behind a point are thousands already.
  return message.replaceAll(/(?<=\d)\.(?=(\d{1,2}|\d{4,})(?!\d))/g, ',')
}
