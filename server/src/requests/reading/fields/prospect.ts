import type { Prospect } from '@aushang/model'
import { prospectSalutations, requestLengths as lengths } from '@aushang/model/request-words'
import { withoutUndefined } from '@aushang/model/without-undefined'
import { countryOf } from './country-of.ts'
import { names } from './field-names.ts'
import { type Fields, first, linesOf } from './fields.ts'

export function prospectOf(fields: Fields): Prospect {
  // One dialect calls the form of address "surname", and the surname "last".
  const surname = first(fields, 'surname')
  const form = first(fields, 'anrede salutation formofaddress gender') ?? surname
  const salutation = salutationOf(form)
  const lastName = first(fields, 'nachname lastname last familyname familienname name')
  return withoutUndefined({
    salutation,
    title: first(fields, 'titel title akadtitel academictitle'),
    firstName: first(fields, 'vorname firstname first forename givenname'),
    lastName: lastName ?? (salutationOf(surname) === undefined ? surname : undefined),
    company: first(fields, 'firma company organisation organization'),
    email:
      linesOf(fields, names.email, lengths.email).map(emailIn).find(isThere) ??
      [names.phone, names.mobilePhone, names.fax]
        .flatMap((each) => linesOf(fields, each, lengths.email).map(emailInNumber))
        .find(isThere),
    phone: linesOf(fields, names.phone).find(hasNumber),
    mobilePhone: linesOf(fields, names.mobilePhone).find(hasNumber),
    fax: linesOf(fields, names.fax).find(hasNumber),
    address: addressOf(fields),
  })
}

/** Of `mailto:max@example.org`, `Max <max@example.org>` and `max @ example.org`. */
function emailIn(line: string): string | undefined {
  return wholeEmailIn(line) ?? wholeEmailIn(line.replaceAll(/ ?@ ?/g, '@'))
}

function wholeEmailIn(line: string): string | undefined {
  return line
    .split(/[\s<>()[\],;:"?]/)
    .map((word) => (word.endsWith('.') ? word.slice(0, -1) : word))
    .find((word) => /^[^@]+@[^@]+$/.test(word))
}

/** Where nobody asked for one, only what can be nothing else: "030 1 @ abends" is none. */
function emailInNumber(line: string): string | undefined {
  const email = emailIn(line)
  return email !== undefined && /\.\p{L}[^.]*$/u.test(email) ? email : undefined
}

/** Beside an e-mail address that somebody put there. */
function hasNumber(line: string): boolean {
  if (!line.includes('@')) return /\d/.test(line)
  const email = emailInNumber(line)
  return /\d/.test(email === undefined ? line : line.replaceAll(/ ?@ ?/g, '@').replace(email, ''))
}

const salutationWords = {
  female: /^(frau|fr\.?|mrs\.?|ms\.?|miss|female|w|weiblich|madame)$/i,
  male: /^(herrn?|hr\.?|mr\.?|male|m|männlich|monsieur)$/i,
  company: /^(firma|fa\.?|company|unternehmen)$/i,
}

function salutationOf(word: string | undefined): Prospect['salutation'] {
  const [begin = ''] = word?.split(' ') ?? []
  // "Frau Dr." is a woman, "Herr und Frau" are two people.
  if (/ (und|u\.|&|and|oder|or) |\//i.test(word ?? '')) return undefined
  return prospectSalutations.find((salutation) => salutationWords[salutation].test(begin))
}

function addressOf(fields: Fields): Prospect['address'] {
  const box = first(fields, 'postfach', lengths.address)
  const street = first(fields, 'strasse straße street address', lengths.address) ?? (box && `Postfach ${box}`)
  const streetNumber = first(fields, 'hausnummer hausnr housenumber streetnumber', lengths.address)
  // Most portals have one field for both: the number is what stands at the end.
  const parted =
    streetNumber === undefined && !street?.startsWith('Postfach')
      ? /^(.*\D) (\d+ ?[a-z]?(?: ?[-/+] ?\d+ ?[a-z]?)?)$/i.exec(street ?? '')
      : null
  const address = withoutUndefined({
    street: parted?.[1]?.trim() ?? street,
    streetNumber: parted?.[2] ?? streetNumber,
    postalCode: first(fields, 'plz postleitzahl postalcode postcode zip zipcode', lengths.address),
    city: first(fields, 'ort stadt city location town wohnort', lengths.address),
    country: linesOf(fields, names.country).map(countryOf).find(isThere),
  })
  return Object.keys(address).length > 0 ? address : undefined
}

function isThere<Value>(value: Value | undefined): value is Value {
  return value !== undefined
}
