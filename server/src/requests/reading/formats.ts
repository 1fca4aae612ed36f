import type { InquiryDetails, Prospect } from '@aushang/model'
import { requestLengths as lengths } from '@aushang/model/request-words'
import { withoutUndefined } from '@aushang/model/without-undefined'
import { cleanText, oneLine } from './clean-text.ts'
import { countryOf } from './fields/country-of.ts'
import { addressNames, isMessage, names, objectNames, personNames } from './fields/field-names.ts'
import { type Fields, fieldsOf, first, linesOf } from './fields/fields.ts'
import { messageOf } from './fields/message.ts'
import { prospectOf } from './fields/prospect.ts'
import { channelIn, preferredChannelOf, wishesIn, wishesOf, wishNames } from './fields/wishes.ts'
import { Unreadable } from './unreadable.ts'
import type { Element } from './xml.ts'

export interface Inquiry extends InquiryDetails {
  /** Whatever may name the object, the most trustworthy first. */
  objectNumbers: string[]
  /** The number to show when none of them is known. */
  externalId?: string
}

/** What a portal has to say about a transfer. */
export interface ReportDocument {
  portalName?: string
  /** About single objects, by the number they were sent under. */
  faults: { objectNumber?: string; code?: string; message?: string }[]
  /** About the whole transfer. */
  statuses: { code?: string; message?: string }[]
}

type MailDocument = { kind: 'inquiries'; inquiries: Inquiry[] } | { kind: 'report'; report: ReportDocument }

const inquiriesMax = 500
// Of what is said once and read with each of many people.
const messagesMax = 20
const sharedMax = 100
const peopleDepthMax = 2
const reportLinesMax = 2_000

/**
 * Reads the two forms in which portals send inquiries, in all dialects: by local names, in any order, everything optional.
 * OpenImmo feedback has its prospects inside the object, the `objektanfrage` form beside it; the first also serves as the
 * report on an import. Throws `Unreadable`.
 */
export function readDocument(root: Element): MailDocument {
  const documents = findRoots(root)
  if (documents.length === 0) {
    const name = cleanText(root.name, 100)
    throw new Unreadable('unknown_format', { key: 'xmlOfUnknownForm', params: { name } })
  }
  const pairs = documents.flatMap((document) => pairsIn(document))
  if (pairs.length > inquiriesMax) {
    throw new Unreadable('xml_unsafe', { key: 'xmlTooManyInquiries', params: { countMax: inquiriesMax } })
  }
  const read = readPairs(pairs)
  if (read.some(({ isAnswerable }) => isAnswerable)) {
    return { kind: 'inquiries', inquiries: read.map(({ inquiry }) => inquiry) }
  }
  const report = readReport(documents)
  if (report !== null) return { kind: 'report', report }
  throw new Unreadable('no_prospect', { key: 'inquiryNamesNobody' })
}

const rootNames = ['openimmo_feedback', 'openimmofeedback', 'objektanfrage']

/** Some senders put one element around one document or more. */
function findRoots(root: Element): Element[] {
  return [root, ...root.children].filter(({ name }) => rootNames.includes(name))
}

function nameOfSender(document: Element): string | undefined {
  const sender = document.children.find(({ name }) => name === 'sender')
  return sender && first(fieldsOf(sender), 'name')
}

const nothing: Element = { name: '', text: '', children: [], attributes: [] }

interface Pair {
  object: Element
  person: Element
  portalName: string | undefined
}

/** One more than the limit at the most. */
function pairsIn(document: Element, portalName = nameOfSender(document)): Pair[] {
  const pairs = document.children.filter(hasObject).flatMap((inquiry) => pairsIn(inquiry, portalName))
  const rest = { ...document, children: document.children.filter((child) => !hasObject(child)) }
  const objects = rest.children.filter(isObject)
  const beside = peopleIn(rest)
  const messages = messagesIn(rest)
  for (const object of objects.length > 0 ? objects : [nothing]) {
    const inside = peopleIn(object).map((person) => withMessage(person, messages))
    for (const person of inside.length > 0 ? inside : beside) {
      if (pairs.push({ object, person, portalName }) > inquiriesMax) return pairs
    }
  }
  return pairs
}

// Some write one around objects, people and what they say; others beside them.
const inquiryNames = ['anfrage', 'enquiry', 'inquiry']

function isObject({ name }: Element): boolean {
  return objectNames.includes(name)
}

function isPerson({ name }: Element): boolean {
  return personNames.includes(name)
}

function hasObject({ name, children }: Element): boolean {
  return inquiryNames.includes(name) && children.some(isObject)
}

function hasPerson({ name, children }: Element): boolean {
  return inquiryNames.includes(name) && children.some(isPerson)
}

/** One more than the limit at the most. */
function peopleIn(parent: Element): Element[] {
  const messages = messagesIn(parent)
  const people = parent.children
    .filter(isPerson)
    .slice(0, inquiriesMax + 1)
    .flatMap((person) => peopleInPerson(person))
    .slice(0, inquiriesMax + 1)
  return [
    ...people.map((person) => withMessage(person, messages)),
    ...parent.children.filter(hasPerson).flatMap(peopleIn),
  ].slice(0, inquiriesMax + 1)
}

function messagesIn({ name, children }: Element): Element[] {
  const isInquiry = inquiryNames.includes(name)
  return children
    .filter(
      (child) => (isInquiry ? isMessage(child) : inquiryNames.includes(child.name)) && !child.children.some(isPerson),
    )
    .slice(0, messagesMax)
}

function withMessage(person: Element, messages: Element[]): Element {
  if (messages.length === 0 || messageOf(fieldsOf(person)).message !== undefined) return person
  return { ...person, children: [...person.children, ...messages] }
}

/**
 * One, with what stands in elements inside; or those inside, if they are several and it has no name, or only that of a company
 * where each of them has one.
 */
function peopleInPerson(person: Element, depth = 0): Element[] {
  const parts = depth < peopleDepthMax ? person.children.filter(isPart) : []
  if (parts.length === 0) return [person]
  const own = { ...person, children: person.children.filter((child) => !isPart(child)) }
  const people = parts
    .filter(isPerson)
    .slice(0, inquiriesMax + 1)
    .flatMap((part) => peopleInPerson(part, depth + 1))
    .slice(0, inquiriesMax + 1)
  const addresses = parts.filter((part) => !isPerson(part))
  const isCompany = first(fieldsOf(own), personalNames) === undefined && people.every(hasName)
  if (people.length < 2 || (hasName(own) && !isCompany)) return [together(own, ...people, ...addresses)]
  const shared = together(hasName(own) ? asCompany(own) : own, ...addresses)
  const few = { ...shared, children: shared.children.slice(0, sharedMax) }
  return people.map((each) => together(each, few))
}

const personalNames = 'nachname lastname vorname firstname'

function hasName(person: Element): boolean {
  return first(fieldsOf(person), `${personalNames} name`) !== undefined
}

function asCompany({ children, attributes, ...person }: Element): Element {
  const renamed = <Named extends { name: string }>(field: Named) =>
    field.name === 'name' ? { ...field, name: 'firma' } : field
  return { ...person, children: children.map(renamed), attributes: attributes.map(renamed) }
}

function isPart({ name, children, attributes }: Element): boolean {
  return (personNames.includes(name) || addressNames.includes(name)) && children.length + attributes.length > 0
}

function together(person: Element, ...others: Element[]): Element {
  return {
    ...person,
    children: [person, ...others].flatMap(({ children }) => children),
    attributes: [person, ...others].flatMap(({ attributes }) => attributes),
  }
}

/** Each object and each person once, however many pairs they make. */
function readPairs(pairs: Pair[]) {
  const [objectOf, personOf] = [remembered(readObject), remembered(readPerson)]
  return pairs.flatMap(({ object, person, portalName }) => {
    const who = personOf(person)
    if (who === null) return []
    const { objectNumbers, externalId, listing } = objectOf(object)
    const portal = withoutUndefined({ name: portalName, ...listing })
    const inquiry: Inquiry = withoutUndefined({
      objectNumbers,
      externalId,
      ...who.asks,
      portal: Object.keys(portal).length > 0 ? portal : undefined,
    })
    return [{ inquiry, isAnswerable: who.isAnswerable }]
  })
}

function remembered<Value>(read: (element: Element) => Value): (element: Element) => Value {
  const known = new Map<Element, Value>()
  return (element) => {
    if (!known.has(element)) known.set(element, read(element))
    return known.get(element) as Value
  }
}

function readPerson(person: Element) {
  const fields = fieldsOf(person)
  if (fields.size === 0) return null
  const prospect = prospectOf(fields)
  const others = leftOver(fields, prospect)
  const asks = {
    prospect,
    ...messageOf(fields, [...ownFields(person), ...others]),
    wishes: wishesOf(fields),
    preferredChannel: preferredChannelOf(fields),
  }
  return { asks, isAnswerable: canBeAnswered(prospect, others, asks.message) }
}

function readObject(object: Element) {
  const about = fieldsOf(object)
  const url = first(about, 'exposeurl link url', lengths.url)
  return {
    objectNumbers: objectNumbers(about),
    externalId: first(about, 'oobjid refnr objektnrextern externalid') ?? first(about, 'zusatzrefnr'),
    listing: {
      listingId: first(about, 'portalobjid portaluniqueid'),
      url: url !== undefined && /^https?:\/\/\S+$/i.test(url) ? url : undefined,
    },
  }
}

/** What a portal asks beyond the format, and the format lets it add. */
function ownFields({ children }: Element): string[] {
  return children
    .filter(({ name }) => name === 'user_defined_extend')
    .flatMap((extension) => extension.children.map(fieldsOf))
    .flatMap((field) => {
      const [name, value] = [first(field, 'name'), first(field, 'wert', lengths.message)]
      return value === undefined ? [] : [name === undefined ? value : `${name}: ${value}`]
    })
}

function objectNumbers(about: Fields): string[] {
  const ours = ['oobjid', 'refnr', 'objektnrextern', 'externalid', 'zusatzrefnr', 'openimmoobid']
  const names = [...ours, 'portalobjid', 'portaluniqueid']
  return [...new Set(names.flatMap((name) => first(about, name) ?? []))]
}

function readReport(documents: Element[]): ReportDocument | null {
  const [portalName] = documents.flatMap((document) => nameOfSender(document) ?? [])
  const children = documents.flatMap((document) => document.children)
  const lists = children.filter(({ name }) => name === 'fehlerliste')
  const statuses = children.filter(({ name }) => name === 'status')
  if (lists.length + statuses.length === 0) return null
  // Some senders always write one, with nothing in it.
  const faults = lists
    .flatMap(({ children }) => children.filter(({ name }) => name === 'fehler'))
    .filter((fault) => fieldsOf(fault).size > 0)
  return withoutUndefined({
    portalName,
    faults: faults.slice(0, reportLinesMax).map((fault) => {
      const fields = fieldsOf(fault)
      return withoutUndefined({
        objectNumber: first(fields, 'objektid oobjid'),
        code: first(fields, 'fehlernr'),
        message: words(fields),
      })
    }),
    statuses: statuses.slice(0, reportLinesMax).map((status) => {
      const fields = fieldsOf(status)
      return withoutUndefined({ code: first(fields, 'statusnr'), message: words(fields) })
    }),
  })
}

function words(fields: Fields): string | undefined {
  return oneLine(fields.get('text')?.[0] ?? '', 2_000) || undefined
}

/** What was filled in and says more than what is made of it. */
function leftOver(fields: Fields, prospect: Prospect): string[] {
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
function canBeAnswered(prospect: Prospect, others: string[], message = ''): boolean {
  const { email, phone, mobilePhone, fax, address } = prospect
  const byLetter = address?.city !== undefined && address.street !== undefined
  const tried = others.filter((line) => /^(?:E-Mail|Telefon|Mobil): /.test(line))
  const isHinted =
    tried.some((line) => line.includes('.')) || (tried.length > 0 && /@|\d(?:[ /()-]?\d){5}/.test(message))
  return [email, phone, mobilePhone, fax].some((way) => way !== undefined) || byLetter || isHinted
}
