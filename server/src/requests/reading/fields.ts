import type { InquiryDetails, Prospect } from '@aushang/model'
import {
  countryCodes,
  preferredChannels,
  prospectSalutations,
  requestLengths as lengths,
  requestWishes,
} from '@aushang/model/request-words'
import { cleanText } from './charset.ts'
import type { Element } from './xml.ts'

/** The members of an element by name, as the dialects spell it: in small letters, without `i_`, `o_` and underscores. */
export type Fields = ReadonlyMap<string, string[]>

/** Of attributes, those that no element says. */
export function fieldsOf(element: Element): Fields {
  const fields = new Map<string, string[]>()
  for (const { name, text } of element.children) {
    const key = keyOf(name)
    const value = text.trim()
    if (value === '') continue
    const values = fields.get(key)
    if (values === undefined) fields.set(key, [value])
    else values.push(value)
  }
  for (const { name, text } of element.attributes) {
    const value = text.trim()
    if (value !== '' && !fields.has(name)) fields.set(name, [value])
  }
  return fields
}

export function keyOf(name: string): string {
  return name.replace(/^[io]_/, '').replaceAll(/[^a-z0-9ß]/g, '')
}

/** The first that is there, in the order of the names. */
export function first(fields: Fields, names: string, lengthMax: number = lengths.name): string | undefined {
  for (const name of names.split(' ')) {
    const text = oneLine(fields.get(name)?.[0] ?? '', lengthMax)
    if (text !== '') return text
  }
  return undefined
}

export function prospectOf(fields: Fields): Prospect {
  // One dialect calls the form of address "surname", and the surname "last".
  const surname = first(fields, 'surname')
  const form = first(fields, 'anrede salutation formofaddress gender') ?? surname
  const salutation = salutationOf(form)
  const lastName = first(fields, 'nachname lastname last familyname familienname name')
  return present({
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

const names = {
  person: 'name nachname lastname vorname firstname',
  email: 'email mail emaildirekt emailprivat emailsonstige emailzentrale emailaddress',
  phone: 'tel telefon telefonnummer phone telephone phonenumber teldurchw telprivat telzentrale telsonstige',
  mobilePhone: 'mobil telhandy handy mobile mobilephone cellphone mobiltelefon mobilnummer telmobil telefonmobil',
  fax: 'fax telfax telefax faxnumber',
  country: 'land country',
  wish: 'wunsch wish wishes',
  channel: 'bevorzugt preferred preferredcontact preferredchannel',
  message:
    'anfrage enquiry inquiry request message nachricht info anmerkungen anmerkung bemerkung freitext comment text',
}

export const objectNames = ['objekt', 'object', 'property', 'immobilie', 'realestate']
export const personNames = [
  'interessent',
  'prospect',
  'interested',
  'interested_party',
  'prospective_customer',
  'kontakt',
  'contact',
  'person',
]
export const addressNames = ['adresse', 'anschrift', 'address']
const elementsWithFields = new Set([...objectNames, ...personNames, ...addressNames])

/** Some write these with attributes. */
export function hasFields(elementName: string): boolean {
  return elementsWithFields.has(elementName)
}

// What can hardly mean anything else: title, name and type do.
const plainNames = new Set(
  [
    names.email,
    names.phone,
    names.mobilePhone,
    names.fax,
    names.country,
    'anrede salutation vorname firstname nachname lastname firma company strasse straße street hausnummer hausnr',
    'plz postleitzahl postalcode ort stadt city anfrage nachricht message',
    'oobjid refnr objektnrextern externalid zusatzrefnr openimmoobid portalobjid portaluniqueid exposeurl',
  ].flatMap((each) => each.split(' ')),
)

export function isField(key: string): boolean {
  return plainNames.has(key)
}

const messageNames = new Set(names.message.split(' '))

export function isMessage({ name }: Element): boolean {
  return messageNames.has(keyOf(name))
}

const linkedNames = new Set(
  [names.message, names.email, names.phone, names.mobilePhone, 'wert'].flatMap((each) => each.split(' ')),
)

/** Where a link may lead to something worth knowing: what a name or a street leads to is the portal's affair. */
export function mayHaveLinks(name: string): boolean {
  return linkedNames.has(keyOf(name))
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

const furtherDetailsMark = 'Weitere Daten zum Interessenten'

/** Below a mark, one portal puts what else the prospect told about himself: it is no part of what he wrote. */
export function messageOf(fields: Fields, others: string[] = []): Pick<InquiryDetails, 'message' | 'furtherDetails'> {
  const whole = fields.get(messageName(fields))?.join('\n\n') ?? ''
  const cut = whole.indexOf(furtherDetailsMark)
  const [message, details] =
    cut === -1 ? [whole, ''] : [whole.slice(0, cut), whole.slice(cut + furtherDetailsMark.length)]
  return present({
    message: paragraph(message),
    furtherDetails: paragraph([details.replace(/^[\s:–-]+/, '').trimEnd(), ...others].join('\n')),
  })
}

function messageName(fields: Fields): string {
  return names.message.split(' ').find((name) => fields.has(name)) ?? ''
}

export function wishesOf(fields: Fields): InquiryDetails['wishes'] {
  const asked = linesOf(fields, wishNames(fields)).flatMap(wishesIn)
  return asked.length > 0 ? requestWishes.filter((wish) => asked.includes(wish)) : undefined
}

/** One form calls the message "request", another what is asked for beside it. */
function wishNames(fields: Fields): string {
  return messageName(fields) === 'request' ? names.wish : `${names.wish} request`
}

export function preferredChannelOf(fields: Fields): InquiryDetails['preferredChannel'] {
  return linesOf(fields, names.channel).map(channelIn).find(isThere)
}

export function present<Value extends object>(value: Value): { [Key in keyof Value]: Exclude<Value[Key], undefined> } {
  const entries = Object.entries(value).filter(([, member]) => member !== undefined)
  return Object.fromEntries(entries) as { [Key in keyof Value]: Exclude<Value[Key], undefined> }
}

export function oneLine(text: string, lengthMax: number): string {
  return cleanText(withoutInvisible(text).replaceAll(/\s+/g, ' ').trim(), lengthMax).trim()
}

/**
 * Without what browsers and programs put between letters and digits, and nobody sees: soft hyphens, spaces of no width, marks of
 * direction. Joiners stay behind letters of scripts that are written with them.
 */
export function withoutInvisible(text: string): string {
  return text.replaceAll(
    /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]|(?<![^\p{Script=Latin}\p{N}\p{P}\s])[\u200c\u200d]+/gu,
    '',
  )
}

function wishesIn(line: string) {
  return negation.test(line) ? [] : requestWishes.filter((wish) => wishWords[wish].test(line))
}

function channelIn(line: string) {
  return negation.test(line) ? undefined : preferredChannels.find((channel) => channelWords[channel].test(line))
}

const negation = /\b(?:nicht|kein|keine|keinen|ohne|no|not|don['’]t)\b/i

const wishWords = {
  viewing: /besichtig|viewing|visit/i,
  call: /anruf|r(ü|ue|u)ckruf|call|telefon/i,
  details: /detail|expos|info|unterlagen/i,
}

// "MOBIL" before "TEL": a "Mobiltelefon" is both.
const channelWords = {
  email: /mail/i,
  phone: /^(?!.*(mobil|handy)).*(tel|phone|anruf)/i,
  mobilePhone: /mobil|handy|cell/i,
  fax: /fax/i,
  letter: /brief|post|letter/i,
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
  const address = present({
    street: parted?.[1]?.trim() ?? street,
    streetNumber: parted?.[2] ?? streetNumber,
    postalCode: first(fields, 'plz postleitzahl postalcode postcode zip zipcode', lengths.address),
    city: first(fields, 'ort stadt city location town wohnort', lengths.address),
    country: linesOf(fields, names.country).map(countryOf).find(isThere),
  })
  return Object.keys(address).length > 0 ? address : undefined
}

const usualCountries = new Map([
  ...['DEUTSCHLAND', 'GERMANY', 'DEU', 'D'].map((name) => [name, 'DE'] as const),
  ...['ÖSTERREICH', 'AUSTRIA', 'AUT', 'A'].map((name) => [name, 'AT'] as const),
  ...['SCHWEIZ', 'SWITZERLAND', 'CHE'].map((name) => [name, 'CH'] as const),
  ...['UK', 'GROSSBRITANNIEN', 'GREAT BRITAIN', 'ENGLAND'].map((name) => [name, 'GB'] as const),
  ...['VEREINIGTE STAATEN VON AMERIKA', 'UNITED STATES OF AMERICA'].map((name) => [name, 'US'] as const),
  ...['TSCHECHISCHE REPUBLIK', 'CZECH REPUBLIC'].map((name) => [name, 'CZ'] as const),
  ['HOLLAND', 'NL'],
  ['TURKEY', 'TR'],
])

function countryOf(name: string): string | undefined {
  const upper = name.toUpperCase()
  const usual = usualCountries.get(upper) ?? (countryCodes.has(upper) ? upper : undefined)
  if (usual !== undefined) return usual
  allCountries ??= countriesByName()
  return allCountries.get(upper)
}

/** Made when somebody names one of them, for it takes some twenty milliseconds. */
let allCountries: ReadonlyMap<string, string> | undefined

function countriesByName(): ReadonlyMap<string, string> {
  const languages = ['de', 'en'].flatMap((language) =>
    (['long', 'short'] as const).map((style) => new Intl.DisplayNames(language, { type: 'region', style })),
  )
  return new Map(
    languages.flatMap((names) => [...countryCodes].map((code) => [names.of(code)?.toUpperCase() ?? code, code])),
  )
}

/** Whatever stands in the fields, in the order of the names, as lines. */
function linesOf(fields: Fields, names: string, lengthMax: number = lengths.name): string[] {
  return names
    .split(' ')
    .flatMap((name) => fields.get(name)?.slice(0, linesMax) ?? [])
    .map((value) => oneLine(value.slice(0, lengthMax * 10), lengthMax))
    .filter((line) => line !== '')
}

const linesMax = 20

function isThere<Value>(value: Value | undefined): value is Value {
  return value !== undefined
}

function paragraph(text: string): string | undefined {
  return (
    cleanText(
      text
        .trim()
        .slice(0, lengths.message * 2)
        .replaceAll(/\r\n?/g, '\n')
        .replaceAll(/\n{3,}/g, '\n\n')
        .trim(),
      lengths.message,
    ).trim() || undefined
  )
}
