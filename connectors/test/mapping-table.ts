import { Contact, fieldsByType, type Property, type PropertyType, propertyTypes, renderMessage } from '@aushang/model'
import { XmlDocument, XmlElement } from 'libxml2-wasm'
import type { TSchema } from 'typebox'
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

interface Probed {
  connector: Connector
  options: object
  /** What is said of a member, or of a value (`member=value`), where nothing is to be found. */
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

function membersOf(type: PropertyType): Member[] {
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
    places: placesIn(probed, type, member, context),
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
  context: Record<string, unknown>,
): string[] {
  const { explained = {} } = probed
  const found = samplesOf(name, schema).map(([shown, value, other]) => {
    const before = told(probed, publicationWith(type, { ...context, [name]: other }))
    const after = told(probed, publicationWith(type, { ...context, [name]: value }))
    const place = placeOf(before, after, name, value) ?? explained[`${name}=${String(value)}`] ?? explained[name]
    // A flag that is false says no more than one that is not there.
    if (place === undefined && value !== false) {
      throw new Error(`${probed.connector.type} loses ${name} of ${type} without a word (${JSON.stringify(value)})`)
    }
    return { shown, place: place ?? 'nothing' }
  })
  const places = new Set(found.map(({ place }) => place))
  return places.size === 1 ? [...places] : found.map(({ shown, place }) => (shown ? `\`${shown}\`: ${place}` : place))
}

function publicationWith(type: PropertyType, members: Record<string, unknown>): Publication {
  const contact = structuredClone(fullContact)
  const link: Record<string, unknown> = { title: 'Rundgang', url: 'https://example.org/1' }
  const beside: Record<string, unknown> = {}
  const fields: Record<string, unknown> = structuredClone(minimalPublication(type).property.fields)
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

interface Told {
  leaves: [path: string, text: string][]
  warnings: Problem[]
}

function told({ connector, options }: Probed, publication: Publication): Told {
  return {
    leaves: connector.documents(publication, options).flatMap(leavesOf),
    warnings: connector.check(publication, options).warnings,
  }
}

function leavesOf(document: PortalDocument): [string, string][] {
  const prefix = document.part === 'advert' ? '' : `${document.part.replace(/-\d+$/, '')}/`
  return document.contentType.startsWith('application/json')
    ? leavesInJson(JSON.parse(document.body), prefix)
    : leavesInXml(document.body, prefix)
}

function leavesInJson(value: unknown, prefix: string): [string, string][] {
  if (typeof value !== 'object' || value === null) return [[prefix.slice(0, -1), String(value)]]
  if (Array.isArray(value)) return value.flatMap((item) => leavesInJson(item, prefix))
  return Object.entries(value).flatMap(([name, member]) => leavesInJson(member, `${prefix}${name}/`))
}

function leavesInXml(body: string, prefix: string): [string, string][] {
  using document = XmlDocument.fromString(body)
  const immobilie = document.get('//immobilie')
  const root = immobilie instanceof XmlElement ? immobilie : document.root
  return leavesIn(root, prefix)
}

function leavesIn(element: XmlElement, prefix: string): [string, string][] {
  const own = element.attrs.map(({ name, value }): [string, string] => [`${prefix}@${name}`, value])
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
function placeOf(before: Told, after: Told, name: string, value: unknown): string | undefined {
  const left = before.leaves.map(([path, text]) => `${path}=${text}`)
  const added = after.leaves.filter(([path, text]) => {
    const at = left.indexOf(`${path}=${text}`)
    if (at !== -1) left.splice(at, 1)
    return at === -1 && !path.endsWith('@feldname') && text !== ''
  })
  if (added.length > 0) return added.map(([path, text]) => placeWords(path, text, value)).join(', ')
  const known = before.warnings.map(({ path, message }) => path + renderMessage(message, 'en'))
  const isWarned = after.warnings.some(({ path, message }) => !known.includes(path + renderMessage(message, 'en')))
  return isWarned || after.warnings.some(({ path }) => path.endsWith(`/${name}`))
    ? 'left out, with a warning'
    : undefined
}

/** A path with slashes would be taken for that of a file. */
function placeWords(path: string, text: string, value: unknown): string {
  const place = `\`${path.replaceAll('/', ' › ')}\``
  const isValue = text === String(value) && typeof value !== 'boolean'
  return isValue ? place : `${place} ${text.replaceAll('\n', ' ').trim()}`
}
