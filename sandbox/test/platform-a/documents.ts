/** Documents of our own, as small as the portal takes them. */

export const address = { street: 'Musterweg', houseNumber: '1', postcode: '10115', city: 'Berlin' }

export function flat(more: Record<string, unknown> = {}) {
  return {
    'realestates.apartmentRent': {
      title: 'Helle Wohnung',
      address,
      showAddress: 'true',
      baseRent: 900,
      livingSpace: 70,
      numberOfRooms: 3,
      courtage: { hasCourtage: 'NO' },
      ...more,
    },
  }
}

export const types = [
  'apartmentRent',
  'apartmentBuy',
  'houseRent',
  'houseBuy',
  'livingRentSite',
  'livingBuySite',
] as const
type RealEstateType = (typeof types)[number]

const anyObject = {
  title: 'Ein Objekt',
  address,
  plotArea: 400,
  livingSpace: 100,
  numberOfRooms: 4,
  constructionYear: 1990,
  energyCertificate: { energyCertificateAvailability: 'AVAILABLE' },
  heatingTypeEnev2014: 'CENTRAL_HEATING',
}
const peculiarities: Record<RealEstateType, Record<string, unknown>> = {
  apartmentRent: { baseRent: 900.5 },
  apartmentBuy: {},
  houseRent: { baseRent: 900, buildingType: 'VILLA' },
  houseBuy: { buildingType: 'VILLA' },
  livingRentSite: { commercializationType: 'RENT', price: { value: 120, currency: 'EUR' } },
  livingBuySite: { commercializationType: 'BUY', price: { value: 120_000, currency: 'EUR' } },
}

/** An object of any type, as JSON. */
export function objectOf(type: RealEstateType, more: Record<string, unknown> = {}) {
  return { [`realestates.${type}`]: { ...anyObject, ...peculiarities[type], ...more } }
}

const namespace = 'http://rest.immobilienscout24.de/schema/offer/realestates/1.0'

export function flatXml(inner = {} as { externalId?: string; first?: string; living?: string; last?: string }): string {
  const { externalId = '', first = '', living = '', last = '' } = inner
  return `<?xml version="1.0" encoding="UTF-8"?>
<r:apartmentRent xmlns:r="${namespace}">
  ${externalId === '' ? '' : `<externalId>${externalId}</externalId>`}
  <title>Helle Wohnung</title>
  <address><street>Musterweg</street><houseNumber>1</houseNumber><postcode>10115</postcode><city>Berlin</city></address>
  <showAddress>true</showAddress>
  ${first}${living}
  <baseRent>900</baseRent>
  <livingSpace>70.5</livingSpace>
  <numberOfRooms>3</numberOfRooms>
  <courtage><hasCourtage>NO</hasCourtage></courtage>${last}
</r:apartmentRent>`
}

/** One white pixel. */
export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)
export const pdf = Buffer.from('%PDF-1.4\n%%EOF\n')
