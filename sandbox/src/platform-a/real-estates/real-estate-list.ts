import type { Call } from '../calls/calls.ts'
import type { Node } from '../wire/write-document.ts'
import { channelsOf, homepageChannel, isOnline, realEstateUrl, stateOf } from './real-estates.ts'
import { publishChannels, realEstateTypes } from '../schema/real-estate-types.ts'
import { Refusal } from '../wire/refusal.ts'
import { at, isData } from '../schema/field.ts'
import type { RealEstate, State } from '../state/state.ts'
import { titlePictureNode } from '../attachments/attachments.ts'
import { nodesOf } from '../wire/data-nodes.ts'

/** A page of the user's objects, newest first. */
export function listNode(state: State, call: Call): Node {
  const size = numberIn(call, 'pagesize', 20, 100)
  const page = numberIn(call, 'pagenumber', 1, Infinity)
  const found = matching(state, call)
  const pages = Math.max(1, Math.ceil(found.length / size))
  const shown = found.slice((page - 1) * size, page * size)
  const link = (name: string, to: number): Node => ({ name, attributes: { 'xlink:href': pageUrl(call, to) } })
  return {
    name: 'realestates:realEstates',
    children: [
      {
        name: 'Paging',
        children: [
          ...(page < pages ? [link('next', page + 1)] : []),
          ...(page > 1 && page <= pages ? [link('previous', page - 1)] : []),
          { name: 'pageNumber', value: page },
          { name: 'pageSize', value: size },
          { name: 'numberOfPages', value: pages },
          { name: 'numberOfHits', value: found.length },
        ],
      },
      { name: 'realEstateList', json: 'many', children: shown.map((row) => elementNode(row, call)) },
    ],
  }
}

function numberIn(call: Call, name: string, otherwise: number, max: number): number {
  const text = call.query.get(name)
  if (text === null) return otherwise
  const value = Number(text)
  if (Number.isInteger(value) && value >= 1 && value <= max) return value
  throw new Refusal(412, {
    code: 'ERROR_COMMON_URL_PARAMETER_VALIDATION_FAILED',
    text: `The value [${text}] of the parameter [${name}] is not valid.`,
  })
}

function matching(state: State, call: Call): RealEstate[] {
  const isIn = (row: RealEstate, channel: string | null) =>
    channel === 'IS24' ? isOnline(row) : channel === 'Homepage' ? row.channels.includes(homepageChannel) : null
  const [on, off] = [call.query.get('publishchannel'), call.query.get('notinpublishchannel')]
  const rows = state.realEstates
    .idsOf(call.user.name)
    .toReversed()
    .map((id) => state.realEstates.get(id) as RealEstate)
  if (on === null && off === null) return rows
  return rows.filter((row) => isIn(row, on) !== false && isIn(row, off) !== true)
}

function pageUrl(call: Call, page: number): string {
  const query = new URLSearchParams(call.query)
  query.set('pagenumber', String(page))
  return `${call.baseUrl}/restapi/api/offer/v1.0/user/me/realestate?${query.toString()}`
}

const inList = ['livingSpace', 'plotArea', 'numberOfRooms']

function elementNode(row: RealEstate, call: Call): Node {
  const fields = realEstateTypes[row.type]
  const only = (...names: string[]) => fields.filter(({ name }) => names.includes(name))
  const address = { ...(isData(row.data['address']) ? row.data['address'] : {}) }
  delete address['wgs84Coordinate']
  const title = row.attachments.find(({ isTitlePicture }) => isTitlePicture)
  const price = at(row.data, 'price.value') ?? row.data['baseRent']
  return {
    name: 'realEstateElement',
    attributes: {
      'xsi:type': `offerlistelement:Offer${row.type.charAt(0).toUpperCase()}${row.type.slice(1)}`,
      'xlink:href': realEstateUrl(call.baseUrl, row.id),
      modification: row.modifiedAt ?? row.createdAt,
      creation: row.createdAt,
      id: row.id,
    },
    children: [
      { name: 'externalId', value: row.externalId },
      ...nodesOf({ title: row.data['title'], address }, only('title', 'address')),
      { name: 'realEstateState', value: stateOf(row) },
      ...(title === undefined ? [] : [titlePictureNode(title, call.baseUrl)]),
      ...(row.channels.length === 0 ? [] : nodesOf({ publishChannels: channelsOf(row) }, [publishChannels])),
      ...(price === undefined
        ? []
        : [
            {
              name: 'price',
              children: [
                { name: 'value', value: Number(price), decimals: 2 as const },
                { name: 'currency', value: 'EUR' },
              ],
            },
          ]),
      ...nodesOf(row.data, only(...inList, ...(row.type === 'houseRent' ? ['builtInKitchen'] : []))),
    ],
  }
}
