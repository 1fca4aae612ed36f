import type { Property } from '@aushang/model'
import { isCommissionDue } from '../../commission.ts'
import type { PurchaseFields, RentFields } from './fields.ts'
import type { Settings } from '../options.ts'
import { leaseIntervals, parkingSpaceTypes } from './words.ts'
import type { Element } from './xml.ts'

/** What it costs. */
export function preise(property: Property, settings: Settings): Element {
  const { commission, commissionDescription } = property.fields
  return {
    ...costs(property, settings),
    provisionspflichtig: commission === undefined ? undefined : isCommissionDue(commission),
    aussen_courtage: commission,
    courtage_hinweis: commissionDescription || undefined,
    waehrung: { '@iso_waehrung': 'EUR' },
  }
}

function costs(property: Property, settings: Settings): Element {
  switch (property.type) {
    case 'apartmentRent':
    case 'houseRent':
      return rent(property.fields, settings)
    case 'apartmentBuy':
      return {
        ...purchase(property.fields, settings),
        ...investment(property.fields),
        hausgeld: property.fields.condoFee,
      }
    case 'houseBuy':
      return { ...purchase(property.fields, settings), ...investment(property.fields) }
    case 'plotRent': {
      const { baseRent, leaseInterval } = property.fields
      return {
        pacht: baseRent,
        preis_zeiteinheit: leaseInterval && { '@zeiteinheit': leaseIntervals[leaseInterval] },
      }
    }
    default:
      return purchase(property.fields, settings)
  }
}

function rent(fields: RentFields, settings: Settings): Element {
  const deposit = fields.deposit === undefined ? undefined : amountIn(fields.deposit)
  return {
    nettokaltmiete: fields.baseRent,
    kaltmiete: kaltmiete(fields, settings),
    warmmiete: fields.totalRent,
    nebenkosten: fields.additionalCosts,
    heizkosten_enthalten: fields.additionalCostsIncludeHeatingCosts,
    heizkosten: fields.heatingCosts,
    kaution: deposit,
    kaution_text: deposit === undefined ? fields.deposit : undefined,
    ...parking(fields, { '@stellplatzmiete': fields.parkingSpaceRent }),
  }
}

function kaltmiete(fields: RentFields, { kaltmiete }: Settings): number | undefined {
  if (kaltmiete === 'none') return undefined
  if (kaltmiete === 'baseRent') return fields.baseRent
  const { baseRent, additionalCosts = 0, heatingCosts, additionalCostsIncludeHeatingCosts } = fields
  if (!additionalCostsIncludeHeatingCosts) return baseRent + additionalCosts
  // How much of the costs is heating must be known to take it out again.
  return heatingCosts === undefined ? undefined : baseRent + additionalCosts - heatingCosts
}

function purchase(
  fields: Pick<PurchaseFields, 'purchasePrice' | 'purchasePriceOnRequest'>,
  { version }: Settings,
): Element {
  if (!fields.purchasePriceOnRequest) return { kaufpreis: fields.purchasePrice }
  // The attribute wants an element, the element a number; 1.2.5 does not know the attribute.
  return {
    kaufpreis: version === '1.2.5' ? undefined : { '@auf_anfrage': true, '#': 0 },
    freitext_preis: 'Preis auf Anfrage',
  }
}

function investment(fields: PurchaseFields): Element {
  const income = fields.monthlyRentalIncome
  return {
    mieteinnahmen_ist: income === undefined ? undefined : { '@periode': 'MONAT', '#': income },
    ...parking(fields, { '@stellplatzkaufpreis': fields.parkingSpacePurchasePrice }),
  }
}

function parking(fields: RentFields | PurchaseFields, price: Element): Element {
  if (Object.values(price).every((value) => value === undefined)) return {}
  const { parkingSpaceType, numberOfParkingSpaces } = fields
  const kind = parkingSpaceType === undefined ? 'sonstige' : parkingSpaceTypes[parkingSpaceType].toLowerCase()
  return { [`stp_${kind}`]: { ...price, '@anzahl': numberOfParkingSpaces || undefined } }
}

/** `2.850,00 €` → 2850; undefined for words. */
function amountIn(text: string): number | undefined {
  const [, number] =
    /^\s*(\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?|\d+(?:[.,]\d{1,2})?)\s*(?:(?:€|EUR|Euro)\s*)?$/.exec(text) ?? []
  if (number === undefined) return undefined
  const isGrouped = /^\d{1,3}(\.\d{3})+/.test(number)
  return Number((isGrouped ? number.replaceAll('.', '') : number).replace(',', '.'))
}
