import { type Data, isData, textAt, textsAt } from '../schema/data.ts'
import type { Field } from '../schema/field.ts'
import {
  allEnergySources,
  firingTypes,
  oldHeatingTypes,
  type RealEstateType,
  realEstateTypes,
} from '../schema/real-estate-types.ts'
import { geocode } from './geocoding.ts'

const none = 'NOT_APPLICABLE'
const unknown = 'NO_INFORMATION'

const living = {
  cellar: none,
  handicappedAccessible: none,
  guestToilet: none,
  energyConsumptionContainsWarmWater: none,
  condition: unknown,
}
const apartment = { apartmentType: unknown, lift: false, builtInKitchen: false, balcony: false, garden: false }
const rent = { heatingCostsInServiceCharge: none, useAsFlatshareRoom: none, petsAllowed: unknown }
const buy = { rented: none, listed: none, summerResidencePractical: none }

const defaults: Record<RealEstateType, Data> = {
  apartmentRent: { ...living, ...apartment, ...rent, certificateOfEligibilityNeeded: false },
  apartmentBuy: { ...living, ...apartment, ...buy },
  houseRent: { ...living, ...rent, builtInKitchen: false },
  houseBuy: { ...living, ...buy, lodgerFlat: none, constructionPhase: unknown },
  livingRentSite: {},
  livingBuySite: {},
}

/** What the portal keeps of what was sent, and what it adds. */
export function completeRealEstate(type: RealEstateType, sent: Data): Data {
  const kept = keep(sent, realEstateTypes[type])
  const data: Data = { showAddress: false, courtage: { hasCourtage: 'NO' }, ...defaults[type], ...kept }
  if (isData(kept['address'])) data['address'] = { ...geocode(kept['address']), ...kept['address'] }
  completePrice(type, data)
  if (type !== 'livingBuySite' && type !== 'livingRentSite') completeEnergy(data)
  return data
}

/** Without what is read-only, and with numbers as exact as the portal keeps them. */
function keep(data: Data, fields: Field[]): Data {
  const kept: Data = {}
  for (const field of fields) {
    const value = data[field.name]
    if (value === undefined || field.readOnly === true) continue
    if (field.kind === 'amount') kept[field.name] = roundHalfUp(Number(value))
    else if (isData(value) && field.children !== undefined && field.attributes === undefined) {
      kept[field.name] = keep(value, field.children)
    } else kept[field.name] = value
  }
  return kept
}

/** On the decimal, not on the binary fraction: 50.555 is 50.56. */
function roundHalfUp(value: number): number {
  const shifted = Number(`${value}e2`)
  return Number.isFinite(shifted) ? Number(`${Math.round(shifted)}e-2`) : value
}

function completePrice(type: RealEstateType, data: Data): void {
  const isSale = type === 'apartmentBuy' || type === 'houseBuy' || type === 'livingBuySite'
  if (!isSale) return
  const price = isData(data['price']) ? data['price'] : { value: 0, currency: 'EUR' }
  data['price'] = { marketingType: 'PURCHASE', priceIntervalType: 'ONE_TIME_CHARGE', ...price }
}

function completeEnergy(data: Data): void {
  if (data['constructionYear'] === undefined) data['constructionYearUnknown'] ??= false
  const heating = textAt(data, 'heatingTypeEnev2014')
  if (heating === unknown) delete data['heatingTypeEnev2014']
  else if (oldHeatingTypes.includes(heating)) data['heatingType'] = heating

  const sources = sortSources(textsAt(data, 'energySourcesEnev2014.energySourceEnev2014'))
  data['energySourcesEnev2014'] = { energySourceEnev2014: sources }
  const fired = sources.filter((source) => firingTypes.includes(source))
  data['firingTypes'] = { firingType: fired.length === 0 ? [unknown] : fired }

  const { energyCertificate } = data
  if (isData(energyCertificate) && energyCertificate['energyCertificateAvailability'] === 'AVAILABLE') {
    const year = data['constructionYear']
    data['energyCertificate'] = { ...energyCertificate, ...(year === undefined ? {} : { legalConstructionYear: year }) }
    data['energyPerformanceCertificate'] = true
  }
}

/** In the portal's order, whatever order they were sent in. */
function sortSources(sent: string[]): string[] {
  const kept = allEnergySources.filter((source) => sent.includes(source) && source !== unknown)
  return kept.length === 0 ? [unknown] : kept
}
