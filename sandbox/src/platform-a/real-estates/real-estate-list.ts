import { titlePictureNode } from '../attachments/attachment-nodes.ts'
import type { Call } from '../calls/calls.ts'
import { realEstateUrl, restRoot } from '../calls/rest-urls.ts'
import { channelData, homepageChannel, isOnline, realEstateStateOf } from '../publication/channels.ts'
import { isData, valueAt } from '../schema/data.ts'
import { publishChannels, realEstateTypes } from '../schema/real-estate-types.ts'
import type { RealEstate, State } from '../state/state.ts'
import { dataNodes } from '../wire/data-nodes.ts'
import { Refusal } from '../wire/refusal.ts'
import type { AnswerNode } from '../wire/write-document.ts'

/** A page of the user's objects, newest first. */
export function realEstateListNode(state: State, call: Call): AnswerNode {
  const size = numberIn(call, 'pagesize', 20, 100)
  const page = numberIn(call, 'pagenumber', 1, Infinity)
  const found = matchingRealEstates(state, call)
  const pages = Math.max(1, Math.ceil(found.length / size))
  const shown = found.slice((page - 1) * size, page * size)
  const link = (name: string, to: number): AnswerNode => ({ name, attributes: { 'xlink:href': pageUrl(call, to) } })
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
      { name: 'realEstateList', json: 'many', children: shown.map((row) => listElementNode(row, call)) },
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

function matchingRealEstates(state: State, call: Call): RealEstate[] {
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
  return `${call.baseUrl}${restRoot}/user/me/realestate?${query.toString()}`
}

const inList = ['livingSpace', 'plotArea', 'numberOfRooms']

function listElementNode(row: RealEstate, call: Call): AnswerNode {
  const fields = realEstateTypes[row.type]
  const only = (...names: string[]) => fields.filter(({ name }) => names.includes(name))
  const address = { ...(isData(row.data['address']) ? row.data['address'] : {}) }
  delete address['wgs84Coordinate']
  const title = row.attachments.find(({ isTitlePicture }) => isTitlePicture)
  const price = valueAt(row.data, 'price.value') ?? row.data['baseRent']
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
      ...dataNodes({ title: row.data['title'], address }, only('title', 'address')),
      { name: 'realEstateState', value: realEstateStateOf(row) },
      ...(title === undefined ? [] : [titlePictureNode(title, call.baseUrl)]),
      ...(row.channels.length === 0 ? [] : dataNodes({ publishChannels: channelData(row) }, [publishChannels])),
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
      ...dataNodes(row.data, only(...inList, ...(row.type === 'houseRent' ? ['builtInKitchen'] : []))),
    ],
  }
}
