import type { Call } from '../calls/calls.ts'
import { realEstateUrl } from '../calls/rest-urls.ts'
import { channelData, realEstateStateOf } from '../publication/channels.ts'
import { type Data, textAt, textsAt, valueAt } from '../schema/data.ts'
import {
  isRealEstateType,
  newEnergySources,
  otherTypes,
  type RealEstateType,
  realEstateTypes,
} from '../schema/real-estate-types.ts'
import type { Contact, RealEstate, State, User } from '../state/state.ts'
import { dataNodes } from '../wire/data-nodes.ts'
import { bodyFormat } from '../wire/formats.ts'
import { namespaces } from '../wire/namespaces.ts'
import { parseJson, readJsonObject } from '../wire/read-json.ts'
import { parseXml, readElement, unknownRoot } from '../wire/read-xml.ts'
import { badRequest, invalid, type Problem } from '../wire/refusal.ts'
import type { AnswerNode } from '../wire/write-document.ts'

export interface SentRealEstate {
  type: RealEstateType
  data: Data
  /** What is wrong with single fields, as far as reading can tell. */
  problems: Problem[]
}

/** The object in the body of a call. */
export function readRealEstate(call: Call): SentRealEstate {
  return bodyFormat(call) === 'json' ? readJson(call.body) : readXml(call.body)
}

function readXml(body: Buffer): SentRealEstate {
  const root = parseXml(body)
  if (root.namespace !== namespaces.realestates) throw unknownRoot(root.qualifiedName)
  const type = typeNamed(root.name, root.qualifiedName)
  const data = readElement(root, { name: type, children: realEstateTypes[type], attributes: ['id', 'xlink:href'] })
  return { type, data: data as Data, problems: [] }
}

function readJson(body: Buffer): SentRealEstate {
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

/** The contact that the object names, or the account's own. */
export function contactFor(state: State, user: User, data: Data): Contact {
  const id = valueAt(data, 'contact.@id')
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

interface NodeSurroundings {
  state: State
  baseUrl: string
  takesNewEnergySources: boolean
}

/** The object as it is read back. */
export function realEstateNode(
  row: RealEstate,
  { state, baseUrl, takesNewEnergySources }: NodeSurroundings,
): AnswerNode {
  const contact = state.contacts.get(row.contactId)
  const data: Data = {
    ...row.data,
    externalId: row.externalId,
    creationDate: row.createdAt,
    ...(row.modifiedAt === undefined ? {} : { lastModificationDate: row.modifiedAt }),
    realEstateState: realEstateStateOf(row),
    attachments: { '@xlink:href': `${realEstateUrl(baseUrl, row.id)}/attachment` },
    contact: {
      '@id': String(row.contactId),
      ...(contact?.externalId === undefined ? {} : { '@externalId': contact.externalId }),
    },
    publishChannels: channelData(row),
  }
  const sources = textsAt(data, 'energySourcesEnev2014.energySourceEnev2014')
  const hasNew = sources.some((source) => newEnergySources.includes(source))
  if (hasNew && !takesNewEnergySources) delete data['energySourcesEnev2014']
  return {
    name: `realestates:${row.type}`,
    attributes: { id: row.id },
    children: dataNodes(data, realEstateTypes[row.type]),
  }
}
