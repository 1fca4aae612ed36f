import { isRecord, type PropertyType } from '@aushang/model'
import type { Publication, ReadProperty } from '../../contract.ts'
import { keyOf } from '../../key-of.ts'
import type { Entry, Get } from '../../mapping/table.ts'
import { advertTable, portalTypes } from '../members.ts'
import { listOf } from '../offer-api/answers.ts'
import { type Element, elementsOf } from './xml.ts'

const realEstatesNamespace = 'http://rest.immobilienscout24.de/schema/offer/realestates/1.0'

export function advertOf(publication: Publication): Element {
  return {
    name: `realestates:${portalTypes[publication.property.type]}`,
    attributes: { 'xmlns:realestates': realEstatesNamespace },
    content: elementsOf(entriesOf(publication)),
  }
}

export function entriesOf(publication: Publication): Entry[] {
  return advertTable.entriesOf(publication.property, publication)
}

/** Which of our members each element comes from: first as it was sent. */
export function placesOf(publication: Publication): Pick<Entry, 'at' | 'from'>[] {
  return [...entriesOf(publication), ...advertTable.partsOf(publication.property.type)]
}

/** An advert as the portal answers it. */
export function readDocument(json: unknown): { property: ReadProperty } | { otherKind: string } {
  const [name = '', advert] =
    (isRecord(json) ? Object.entries(json) : []).find(([key]) => key.startsWith('realestates.')) ?? []
  const kind = name.replace('realestates.', '')
  const type = keyOf(portalTypes, kind)
  if (type === undefined) return { otherKind: kind }
  const read = advertTable.read(type, inAnswer(advert), null)
  return { property: { type, ...read, fields: { ...priceUnsaid(type, read.fields), ...read.fields } } as ReadProperty }
}

/** The portal stores a sale without a price as one on request. */
function priceUnsaid(type: PropertyType, fields: object): object {
  const names = ['purchasePrice', 'purchasePricePerSquareMetre', 'purchasePriceOnRequest']
  return type.endsWith('Buy') && !names.some((name) => name in fields) ? { purchasePriceOnRequest: true } : {}
}

/** The portal's JSON makes no difference between one thing and a list of one. */
export function inAnswer(answered: unknown): Get {
  return (at) => {
    const found = at
      .replace(/\[\]$/, '')
      .split('.')
      .reduce<unknown[]>(
        (inside, name) => inside.flatMap((each) => (isRecord(each) ? listOf(each[name]) : [])),
        [answered],
      )
    return at.endsWith('[]') ? found : found[0]
  }
}
