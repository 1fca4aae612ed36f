import type { Prospect } from '@aushang/model'
import { requestLengths as lengths } from '@aushang/model/request-words'
import { countryOf } from './country-of.ts'
import { names } from './field-names.ts'
import { type Fields, linesOf } from './fields.ts'
import { channelIn, wishesIn, wishNames } from './wishes.ts'

/** What was filled in and says more than what is made of it. */
export function leftOver(fields: Fields, prospect: Prospect): string[] {
  const { email, phone, mobilePhone, fax, address, title, firstName, lastName, company } = prospect
  const called = wordsIn([title, firstName, lastName, company].join(' '))
  const isEmail = (line: string) => line.replaceAll(/^mailto:| /gi, '') === email
  const told: [label: string, names: string, isTold: (line: string) => boolean][] = [
    ['Name', names.person, (line) => wordsIn(line).isSubsetOf(called)],
    ['E-Mail', names.email, isEmail],
    ['Telefon', names.phone, (line) => line === phone || isEmail(line)],
    ['Mobil', names.mobilePhone, (line) => line === mobilePhone || isEmail(line)],
    ['Fax', names.fax, (line) => line === fax || isEmail(line)],
    ['Land', names.country, (line) => address?.country !== undefined && countryOf(line) === address.country],
    ['Wunsch', wishNames(fields), (line) => wishesIn(line).length > 0],
    ['Bevorzugt', names.channel, (line) => channelIn(line) !== undefined],
  ]
  return told.flatMap(([label, names, isTold]) =>
    [...new Set(linesOf(fields, names, lengths.email))]
      .filter((line) => /[\p{L}\p{N}]/u.test(line) && !isTold(line))
      .map((line) => `${label}: ${line}`),
  )
}

function wordsIn(line: string): ReadonlySet<string> {
  return new Set(line.toLowerCase().match(/[\p{L}\p{N}]+/gu))
}

/** By e-mail, phone, fax or letter; or in a way that a person finds out of what was filled in: `max(at)example.org`, "siehe unten". */
export function canBeAnswered(prospect: Prospect, others: string[], message = ''): boolean {
  const { email, phone, mobilePhone, fax, address } = prospect
  const byLetter = address?.city !== undefined && address.street !== undefined
  const tried = others.filter((line) => /^(?:E-Mail|Telefon|Mobil): /.test(line))
  const isHinted =
    tried.some((line) => line.includes('.')) || (tried.length > 0 && /@|\d(?:[ /()-]?\d){5}/.test(message))
  return [email, phone, mobilePhone, fax].some((way) => way !== undefined) || byLetter || isHinted
}
