import { isCommissionDue, type Property } from '@aushang/model'
import { type AnyFields, depositIn } from '../../german-words.ts'
import type { PurchaseFields, RentFields } from './fields.ts'
import type { Settings } from '../options.ts'
import { intervals, parkingSpaceTypes } from './words.ts'
import type { Element } from './xml.ts'

/** What it costs. */
export function preise(property: Property, settings: Settings): Element {
  const { commission, commissionDescription } = property.fields
  return {
    ...costs(property, settings),
    provisionspflichtig: isCommissionDue(property.fields),
    aussen_courtage: commission && { '@mit_mwst': isWithTax(commission), '#': commission },
    courtage_hinweis: commissionDescription || undefined,
    waehrung: { '@iso_waehrung': 'EUR' },
  }
}

/** What the words say about the value added tax, where they do. */
function isWithTax(commission: string): boolean | undefined {
  if (!/\b(MwSt|USt|Mehrwertsteuer|Umsatzsteuer)/i.test(commission)) return undefined
  if (/\b(inkl|incl|einschl|inclusive|inklusive)/i.test(commission)) return true
  return /\b(zzgl|zuz(ü|ue)glich|plus|exkl|excl|ohne)|\+/i.test(commission) ? false : undefined
}

/** They are among the additional costs, and nobody knows how much it is of them: they cannot be told apart. */
export function isHeatingUnknown(fields: AnyFields): boolean {
  const { additionalCosts, heatingCosts, additionalCostsIncludeHeatingCosts } = fields
  if (!additionalCostsIncludeHeatingCosts) return false
  return additionalCosts === undefined || heatingCosts === undefined || heatingCosts > additionalCosts
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
      const { baseRent, rentInterval, leaseInterval } = property.fields
      const interval = leaseInterval ?? rentInterval
      return {
        pacht: baseRent,
        preis_zeiteinheit: interval && { '@zeiteinheit': intervals[interval] },
      }
    }
    default:
      return { ...purchase(property.fields, settings), erbpacht: property.fields.groundRent }
  }
}

function rent(fields: RentFields, settings: Settings): Element {
  const deposit = fields.deposit === undefined ? undefined : depositIn(fields.deposit)
  return {
    nettokaltmiete: fields.baseRent,
    kaltmiete: kaltmiete(fields, settings),
    warmmiete: fields.totalRent,
    nebenkosten: nebenkosten(fields),
    heizkosten_enthalten: fields.totalRent === undefined ? undefined : isHeatingInTotal(fields),
    heizkosten: isHeatingCountedAlready(fields) ? undefined : fields.heatingCosts,
    kaution: deposit,
    kaution_text: deposit === undefined ? fields.deposit : undefined,
    ...parking(fields, { '@stellplatzmiete': fields.parkingSpaceRent }),
  }
}

/**
 * The format's are without heating, so that a portal may add them and the heating to the rent: what is in ours is taken
 * out, and told by itself. Where that cannot be done, ours are sent whole and no heating beside them: the sum is right.
 */
function nebenkosten(fields: RentFields): number | undefined {
  const { additionalCosts, heatingCosts = 0, additionalCostsIncludeHeatingCosts } = fields
  if (additionalCosts === undefined || !additionalCostsIncludeHeatingCosts || isHeatingUnknown(fields))
    return additionalCosts
  return Math.round((additionalCosts - heatingCosts) * 100) / 100
}

/** In costs that are sent whole. */
function isHeatingCountedAlready(fields: RentFields): boolean {
  return fields.additionalCosts !== undefined && isHeatingUnknown(fields)
}

/** It is about the total rent. Whether that has the heating in it, the sum tells; undefined where it tells neither. */
function isHeatingInTotal(fields: RentFields): boolean | undefined {
  const { totalRent = 0, baseRent, additionalCosts = 0, heatingCosts } = fields
  if (fields.additionalCostsIncludeHeatingCosts) return true
  const rest = totalRent - baseRent - additionalCosts
  if (heatingCosts !== undefined && rest > heatingCosts - 0.005) return true
  if (heatingCosts === undefined && fields.additionalCostsIncludeHeatingCosts === undefined) return undefined
  return fields.additionalCosts !== undefined && rest < 0.005 ? false : undefined
}

function kaltmiete(fields: RentFields, { kaltmiete }: Settings): number | undefined {
  if (kaltmiete === 'none') return undefined
  if (kaltmiete === 'baseRent') return fields.baseRent
  // How much of the costs is heating must be known to take it out again.
  return isHeatingUnknown(fields) ? undefined : fields.baseRent + (nebenkosten(fields) ?? 0)
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
    erbpacht: fields.groundRent,
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
