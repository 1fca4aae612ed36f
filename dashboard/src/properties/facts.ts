import type { Property } from '@aushang/sdk'
import { numberOf } from './number-of.ts'

/** What a line about a property says, whatever its type. */
interface PropertyFacts {
  title: string
  /** What the agency calls it. */
  number: string | undefined
  type: Property['type']
  price: number | undefined
  area: number | undefined
  place: string
}

export function factsOf(property: Property): PropertyFacts {
  const { type, fields } = property
  const { postalCode, city } = fields.address
  return {
    title: fields.title,
    number: numberOf(property),
    type,
    price: priceOf(fields),
    area: 'livingArea' in fields ? fields.livingArea : 'plotArea' in fields ? fields.plotArea : undefined,
    place: `${postalCode} ${city}`,
  }
}

/** Of a plot that is offered by the square metre, that of all of it. */
function priceOf(fields: Property['fields']): number | undefined {
  if ('baseRent' in fields) return fields.baseRent
  if ('purchasePrice' in fields) return fields.purchasePrice
  return 'purchasePricePerSquareMetre' in fields && fields.purchasePricePerSquareMetre !== undefined
    ? fields.purchasePricePerSquareMetre * fields.plotArea
    : undefined
}

/** The picture that portals show first, where it is small. */
export function titlePictureOf({ id, attachments }: Property): string | undefined {
  const ready = attachments.filter(({ status, type }) => status === 'succeeded' && type === 'image')
  const picture = ready.find(({ isFloorPlan }) => !isFloorPlan) ?? ready[0]
  return picture && thumbnailUrl(id, picture.id)
}

export function thumbnailUrl(propertyId: string, attachmentId: string): string {
  return `/properties/${propertyId}/attachments/${attachmentId}/thumbnail`
}
