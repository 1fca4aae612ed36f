import { Contact, fieldsByType, type Property, type PropertyType, propertyTypes } from '@aushang/model'
import { XmlDocument, XmlElement } from 'libxml2-wasm'
import type { TSchema } from 'typebox'
import type { MappingNotes } from '../src/mapping-notes.ts'
import type { Connector, PortalDocument, Problem, Publication } from '../src/contract.ts'
import { contextsOf, samplesOf } from './mapping-samples.ts'
import { fullContact, minimalPublication } from './publications.ts'

/**
 * Where every member of the catalogue goes, value by value: found out by setting it and looking at what changes in the
 * documents and in the warnings. So the table cannot say anything but what the mapping does.
 */
export interface MappingRow {
  /** As in a JSON pointer, without `/fields/`: `address/street`. */
  member: string
  types: PropertyType[]
  /** In Markdown, a line for each value. */
  places: string[]
}

export interface Probed {
  connector: Connector
  options: object
  surenessOf?: MappingNotes['surenessOf']
  /** See `MappingTable`. */
  explained?: Readonly<Record<string, string>>
}

interface Member {
  name: string
  schema: TSchema
}

export function mappingRows(probed: Probed): MappingRow[] {
  const rows: MappingRow[] = []
  for (const { name } of allMembers()) {
    for (const type of propertyTypes) {
      const member = membersOf(type).find((each) => each.name === name)
      if (member === undefined) continue
      const places = placesOf(probed, type, member)
      const same = rows.find((row) => row.member === name && row.places.join() === places.join())
      if (same) same.types.push(type)
      else rows.push({ member: name, types: [type], places })
    }
  }
  const places = rows.flatMap((row) => row.places)
  for (const [what, words] of Object.entries(probed.explained ?? {})) {
    if (!places.some((place) => place.endsWith(words))) throw new Error(`Nothing is left to explain of ${what}`)
  }
  return rows
}

const setByUs = ['id', 'createdAt', 'updatedAt'].map((name) => `/contact/${name}`)

/** What a portal is told beside the fields. */
export const besideFields: Member[] = [
  { name: '/externalId', schema: { type: 'string' } },
  { name: '/offerStatus', schema: { enum: ['open', 'reserved', 'closed'] } },
  { name: '/links/kind', schema: { enum: ['tour', 'video', 'page'] } },
  ...membersIn(Contact, '/contact/').filter(({ name }) => !setByUs.includes(name)),
]

export function membersOf(type: PropertyType): Member[] {
  return [...membersIn(fieldsByType[type], ''), ...besideFields]
}

function membersIn(schema: TSchema, prefix: string): Member[] {
  return Object.entries((schema as unknown as { properties: Record<string, TSchema> }).properties).flatMap(
    ([name, member]) =>
      'properties' in member ? membersIn(member, `${prefix}${name}/`) : [{ name: prefix + name, schema: member }],
  )
}

function allMembers(): Member[] {
  const all = new Map(propertyTypes.flatMap(membersOf).map((member) => [member.name, member]))
  return [...all.values()]
}

function placesOf(probed: Probed, type: PropertyType, member: Member): string[] {
  const [first = { label: '', places: [] }, ...others] = contextsOf(member.name).map(([label, context]) => ({
    label,
    places: placesIn(probed, type, member, { label, context }),
  }))
  const different = others.filter(({ places }) => places.join() !== first.places.join())
  if (different.length === 0) return first.places
  return [first, ...different].flatMap(({ label, places }) =>
    places.map((place) => [label, place].filter(Boolean).join(': ')),
  )
}

function placesIn(
  probed: Probed,
  type: PropertyType,
  { name, schema }: Member,
  { label, context }: { label: string; context: Record<string, unknown> },
): string[] {
  const { explained = {} } = probed
  const loses = (value: unknown) => {
    throw new Error(`${probed.connector.type} loses ${name} of ${type} without a word (${JSON.stringify(value)})`)
  }
  const found = samplesOf(name, schema).map(([shown, value, other]) => {
    const before = toldBefore(probed, publicationWith(type, { ...context, [name]: other }))
    const after = told(probed, publicationWith(type, { ...context, [name]: value }))
    const place =
      placeOf(probed, before, after, name, value) ??
      explained[`${name}=${String(value)}`] ??
      explained[`${name} ${label}`]
    if (place === undefined && !saysNothing(value)) loses(value)
    return { shown, value, place: place ?? 'nothing', after }
  })
  for (const one of found)
    if (found.some((other) => other !== one && isToldAs(other.after, one.after, name))) loses(one.value)
  const places = new Set(found.map(({ place }) => place))
  return places.size === 1 ? [...places] : found.map(({ shown, place }) => (shown ? `\`${shown}\`: ${place}` : place))
}

/** One that has nothing but these members and what every property has; or all that the base has beside them. */
export function publicationWith(
  type: PropertyType,
  members: Record<string, unknown>,
  base: Publication = minimalPublication(type),
): Publication {
  const contact = structuredClone(fullContact)
  const link: Record<string, unknown> = { title: 'Blick', url: 'https://example.org/1' }
  const beside: Record<string, unknown> = {}
  const fields: Record<string, unknown> = structuredClone(base.property.fields)
  const holders: Record<string, Record<string, unknown>> = { contact, links: link }
  for (const [name, value] of Object.entries(members)) {
    const [first, holder = '', ...rest] = name.split('/')
    if (first !== '') setMember(fields, name.split('/'), value)
    else if (rest.length === 0) setMember(beside, [holder], value)
    else setMember(holders[holder] ?? {}, rest, value)
  }
  const publication = minimalPublication(type, {
    contact,
    ...beside,
    links: [link as NonNullable<Property['links']>[number]],
  })
  return { ...publication, property: { ...publication.property, fields } as unknown as Property }
}

function setMember(holder: Record<string, unknown>, [name = '', ...rest]: string[], value: unknown): void {
  if (rest.length > 0) setMember((holder[name] ??= {}) as Record<string, unknown>, rest, value)
  else if (value === undefined) delete holder[name]
  else holder[name] = value
}

export interface Told {
  documents: PortalDocument[]
  /** All of them. */
  text: string
  warnings: Problem[]
  problems: Problem[]
}

type Leaf = [path: string, text: string]

/** A flag that is false, and a count of none, say no more than one that is not there. */
function saysNothing(value: unknown): boolean {
  return value === false || value === 0
}

/** Two values that the portal is told in the same words, and nobody hears of it. */
export function isToldAs(one: Told, other: Told, name: string): boolean {
  return one.text === other.text && !isWarnedOf(name, one, other) && !isWarnedOf(name, other, one)
}

/** Of a contact, a property has one place to point at, so that only what is new there is about this member of it. */
function isWarnedOf(name: string, { warnings }: Told, before: Told): boolean {
  const known = before.warnings.map((warning) => JSON.stringify(warning))
  const isOfContact = name.startsWith('/contact/')
  return warnings.some((warning) => isAbout(name, warning) && !(isOfContact && known.includes(JSON.stringify(warning))))
}

/** A certificate that is left out is told as a whole. */
function isAbout(name: string, { path }: Problem): boolean {
  if (name.startsWith('/contact/')) return path === '/contactId'
  const own = name.startsWith('/') ? name : `/fields/${name}`
  return own === path || own.startsWith(`${path}/`)
}

export function told({ connector, options }: Probed, publication: Publication): Told {
  const documents = connector.documents(publication, options)
  return {
    documents,
    text: documents.map(({ body }) => body).join(),
    ...connector.check(publication, options),
  }
}

const toldBy = new WeakMap<Probed, Map<string, Told>>()

/** Most of what is probed is compared with the same few. */
function toldBefore(probed: Probed, publication: Publication): Told {
  const known = toldBy.get(probed) ?? new Map<string, Told>()
  toldBy.set(probed, known)
  const text = JSON.stringify(publication)
  const before = known.get(text) ?? told(probed, publication)
  known.set(text, before)
  return before
}

function leavesOf(document: PortalDocument): Leaf[] {
  const prefix = document.part === 'advert' ? '' : `${document.part.replace(/-\d+$/, '')}/`
  return document.contentType.startsWith('application/json')
    ? leavesInJson(JSON.parse(document.body), prefix)
    : leavesInXml(document.body, prefix)
}

function leavesInJson(value: unknown, prefix: string): Leaf[] {
  if (typeof value !== 'object' || value === null) return [[prefix.slice(0, -1), String(value)]]
  if (Array.isArray(value)) return value.flatMap((item) => leavesInJson(item, prefix))
  return Object.entries(value).flatMap(([name, member]) => leavesInJson(member, `${prefix}${name}/`))
}

// Most of what is probed leaves most documents as they are, and reading them is what takes its time.
const read = new Map<string, Leaf[]>()

function leavesInXml(body: string, prefix: string): Leaf[] {
  const known = read.get(prefix + body)
  if (known !== undefined) return known
  const leaves = readLeaves(body, prefix)
  read.set(prefix + body, leaves)
  return leaves
}

function readLeaves(body: string, prefix: string): Leaf[] {
  using document = XmlDocument.fromString(body)
  const immobilie = document.get('//immobilie')
  const root = immobilie instanceof XmlElement ? immobilie : document.root
  return leavesIn(root, prefix)
}

function leavesIn(element: XmlElement, prefix: string): Leaf[] {
  const own = element.attrs.map(({ name, value }): Leaf => [`${prefix}@${name}`, value])
  const children: XmlElement[] = []
  for (let node = element.firstChild; node !== null; node = node.next) {
    if (node instanceof XmlElement) children.push(node)
  }
  if (children.length === 0) return [...own, [prefix.slice(0, -1), element.content]]
  return [...own, ...children.flatMap((child) => leavesIn(child, `${prefix}${nameOf(child)}/`))]
}

function nameOf(element: XmlElement): string {
  const field = element.attr('feldname')?.value
  return field === undefined ? element.name : `${element.name}[${field}]`
}

/** What is new in the documents; else that there is a warning; undefined when nothing is. */
function placeOf({ surenessOf }: Probed, before: Told, after: Told, name: string, value: unknown): string | undefined {
  if (after.problems.some((problem) => isAbout(name, problem))) return 'refused'
  const added = addedLeaves(before, after)
  if (added.length > 0) {
    return added
      .map(([path, text]) => placeWords(path, text, value) + surenessWords(surenessOf?.(path.replaceAll('/', '.'))))
      .join(', ')
  }
  return isWarnedOf(name, after, before) ? 'left out, with a warning' : undefined
}

export function addedLeaves(before: Pick<Told, 'documents'>, after: Pick<Told, 'documents'>): Leaf[] {
  const left = before.documents.flatMap(leavesOf).map(([path, text]) => `${path}=${text}`)
  return after.documents.flatMap(leavesOf).filter(([path, text]) => {
    const at = left.indexOf(`${path}=${text}`)
    if (at !== -1) left.splice(at, 1)
    return at === -1 && !path.endsWith('@feldname') && text !== ''
  })
}

/** A path with slashes would be taken for that of a file. */
function placeWords(path: string, text: string, value: unknown): string {
  const place = `\`${path.replaceAll('/', ' › ')}\``
  const isValue = text === String(value) && typeof value !== 'boolean'
  return isValue ? place : `${place} ${text.replaceAll('\n', ' ').trim()}`
}

function surenessWords(sureness: ReturnType<NonNullable<MappingNotes['surenessOf']>>): string {
  return sureness === undefined || sureness === 'stated' ? '' : ` *(${sureness})*`
}
