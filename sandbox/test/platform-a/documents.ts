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
