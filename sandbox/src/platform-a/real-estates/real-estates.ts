import type { Call } from '../calls/calls.ts'
import { type Node, namespaces } from '../wire/write-document.ts'
import { bodyFormat } from '../wire/formats.ts'
import { parseJson, readJsonObject } from '../wire/read-json.ts'
import { parseXml, readElement, unknownRoot } from '../wire/read-xml.ts'
import {
  isRealEstateType,
  newEnergySources,
  otherTypes,
  type RealEstateType,
  realEstateTypes,
} from '../schema/real-estate-types.ts'
import { badRequest, invalid, notFound, type Problem } from '../wire/refusal.ts'
import { at, type Data, textAt, textsAt } from '../schema/field.ts'
import type { Step } from '../calls/sentinels.ts'
import type { Contact, RealEstate, State, User } from '../state/state.ts'
import { nodesOf } from '../wire/data-nodes.ts'

const portalChannel = '10000'
export const homepageChannel = '10001'
export const channelTitles = new Map([
  [portalChannel, 'Portal A (Sandbox)'],
  [homepageChannel, 'Homepage'],
])

export interface Sent {
  type: RealEstateType
  data: Data
  /** What is wrong with single fields, as far as reading can tell. */
  problems: Problem[]
}

/** The object in the body of a call. */
export function readRealEstate(call: Call): Sent {
  return bodyFormat(call) === 'json' ? readJson(call.body) : readXml(call.body)
}

function readXml(body: Buffer): Sent {
  const root = parseXml(body)
  if (root.namespace !== namespaces.realestates) throw unknownRoot(root.qualifiedName)
  const type = typeNamed(root.name, root.qualifiedName)
  const data = readElement(root, { name: type, children: realEstateTypes[type], attributes: ['id', 'xlink:href'] })
  return { type, data: data as Data, problems: [] }
}

function readJson(body: Buffer): Sent {
  const { name, content } = parseJson(body)
  const [, bare = ''] = /^realestates\.(\w+)$/.exec(name) ?? []
  if (bare === '') throw badRequest(`The member [${name}] is not a real estate.`)
  const type = typeNamed(bare, name)
  const problems: Problem[] = []
  return { type, data: readJsonObject(content, { name: type, children: realEstateTypes[type] }, problems), problems }
}

function typeNamed(name: string, written: string): RealEstateType {
  if (isRealEstateType(name)) return name
  if (otherTypes.includes(name)) throw invalid(`real estates of type [${name}] are not part of this sandbox`)
  throw unknownRoot(written)
}

/** By number, or by `ext-` and the external id; of this user only. */
function findRealEstate(state: State, user: User, address: string): RealEstate | undefined {
  if (address.startsWith('ext-')) return state.realEstates.findByExternalId(user.name, address.slice(4))
  const found = /^\d{1,15}$/.test(address) ? state.realEstates.get(Number(address)) : undefined
  return found?.userName === user.name ? found : undefined
}

/**
 * Finds the object that a call is about. Those that fail on request do so here, found or not; since that may take a
 * while, the object is as it is afterwards.
 */
export async function meetRealEstate(
  state: State,
  call: Call,
  address: string,
  step: Step,
  sent?: Pick<Sent, 'type' | 'data'>,
): Promise<{ row: RealEstate | undefined; isOvertaken: boolean }> {
  const found = findRealEstate(state, call.user, address)
  const externalId = found?.externalId ?? (address.startsWith('ext-') ? address.slice(4) : '')
  const { type, data } = sent ?? found ?? {}
  const isOvertaken = await call.about(externalId, step, type, data)
  return { row: findRealEstate(state, call.user, address), isOvertaken }
}

/** The object that the path names, or 404. */
export async function getRealEstate(state: State, call: Call, step: Step): Promise<RealEstate> {
  const { row } = await meetRealEstate(state, call, call.params['id'] ?? '', step)
  if (row === undefined) throw notFound()
  return row
}

/** The contact that the object names, or the account's own. */
export function contactFor(state: State, user: User, data: Data): Contact {
  const id = at(data, 'contact.@id')
  const externalId = textAt(data, 'contact.@externalId')
  if (id !== undefined) {
    const found = state.contacts.get(Number(id))
    if (found?.userName === user.name) return found
    throw invalid({ field: 'contact.id', value: id, code: 'Contact invalid' })
  }
  if (externalId !== '') {
    const found = state.contacts.findByExternalId(user.name, externalId)
    if (found !== undefined) return found
    throw invalid({ field: 'contact.externalId', value: externalId, code: 'Contact invalid' })
  }
  return state.contacts.get(user.defaultContactId) as Contact
}

export interface Shown {
  state: State
  baseUrl: string
  takesNewEnergySources: boolean
}

export function realEstateUrl(baseUrl: string, id: number): string {
  return `${baseUrl}/restapi/api/offer/v1.0/user/me/realestate/${id}`
}

/** The object as it is read back. */
export function realEstateNode(row: RealEstate, { state, baseUrl, takesNewEnergySources }: Shown): Node {
  const contact = state.contacts.get(row.contactId)
  const data: Data = {
    ...row.data,
    externalId: row.externalId,
    creationDate: row.createdAt,
    ...(row.modifiedAt === undefined ? {} : { lastModificationDate: row.modifiedAt }),
    realEstateState: stateOf(row),
    attachments: { '@xlink:href': `${realEstateUrl(baseUrl, row.id)}/attachment` },
    contact: {
      '@id': String(row.contactId),
      ...(contact?.externalId === undefined ? {} : { '@externalId': contact.externalId }),
    },
    publishChannels: channelsOf(row),
  }
  const sources = textsAt(data, 'energySourcesEnev2014.energySourceEnev2014')
  const hasNew = sources.some((source) => newEnergySources.includes(source))
  if (hasNew && !takesNewEnergySources) delete data['energySourcesEnev2014']
  return {
    name: `realestates:${row.type}`,
    attributes: { id: row.id },
    children: nodesOf(data, realEstateTypes[row.type]),
  }
}

/** Shown on the portal itself; the realtor's homepage does not count. */
export function isOnline(row: RealEstate): boolean {
  return row.channels.includes(portalChannel)
}

export function stateOf(row: RealEstate): 'ACTIVE' | 'INACTIVE' {
  return isOnline(row) ? 'ACTIVE' : 'INACTIVE'
}

export function channelsOf(row: RealEstate): Data {
  return {
    publishChannel: row.channels.map((id) => ({ '@id': id, '@title': channelTitles.get(id) ?? id })),
  }
}
