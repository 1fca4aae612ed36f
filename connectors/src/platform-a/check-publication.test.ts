import { type Problem, propertyTypes, renderMessage } from '@aushang/model'
import { describe, expect, test } from 'vitest'
import {
  attachment,
  fullContact,
  fullPublication,
  minimalPublication,
  type Overrides,
} from '../../test/publications.ts'
import { checkPublication } from './check-publication.ts'

const german = { street: 'Musterstraße', streetNumber: '1', postalCode: '10115', city: 'Berlin' }
const spanish = { postalCode: '07001', city: 'Palma', region: 'Balearen', country: 'ES' }
const certificate = { type: 'consumption', energySource: 'gas', energyConsumption: 100, energyClass: 'C' }
const withCertificate = {
  constructionYear: 1990,
  energyCertificateStatus: 'present',
  residentialEnergyCertificate: certificate,
}

type Case = [string, Overrides, string, string]

const refused: Case[] = [
  ['no street', address({ street: undefined }), '/fields/address/street', 'field_missing'],
  ['no number', address({ streetNumber: undefined }), '/fields/address/streetNumber', 'field_missing'],
  ['a postal code of four digits', address({ postalCode: '1011' }), '/fields/address/postalCode', 'field_invalid'],
  ['a house abroad without its region', abroad({ region: undefined }), '/fields/address/region', 'field_missing'],
  ['a country that the portal does not know', abroad({ country: 'ZZ' }), '/fields/address/country', 'field_invalid'],
  ['half a room', fields({ numberOfRooms: 0.5 }), '/fields/numberOfRooms', 'field_invalid'],
  ['tags in the title', fields({ title: '<b>Haus</b>' }), '/fields/title', 'field_invalid'],
  ['tags in a note', fields({ description: 'a <b>b</b>' }), '/fields/description', 'field_invalid'],
  ['a comparison in the commission', fields({ commission: '> 3 %' }), '/fields/commission', 'field_invalid'],
  ['a title of what XML forbids', fields({ title: '\u0001' }), '/fields/title', 'field_missing'],
  [
    'a note with more bytes than characters',
    fields({ locationDescription: 'ä'.repeat(2000) }),
    '/fields/locationDescription',
    'field_invalid',
  ],
  ['a link to nowhere', { links: [{ title: 'Rundgang', url: 'http://localhost/' }] }, '/links/0/url', 'field_invalid'],
  [
    'a link of 2001 characters',
    { links: [{ title: 'Rundgang', url: `https://example.org/${'a'.repeat(1981)}` }] },
    '/links/0/url',
    'field_invalid',
  ],
  [
    'a tag in a link’s title',
    { links: [{ title: '<', url: 'https://example.org/' }] },
    '/links/0/title',
    'field_invalid',
  ],
  [
    'a tag in an attachment’s title',
    { attachments: [attachment({ title: 'a>b' })] },
    '/attachments/0/title',
    'field_invalid',
  ],
  ['a tag in the contact’s name', { contact: { ...fullContact, lastName: '<x>' } }, '/contactId', 'field_invalid'],
  [
    'a house number of eleven characters',
    address({ streetNumber: '12-14 Hofha' }),
    '/fields/address/streetNumber',
    'field_invalid',
  ],
  ['a commission without its amount', fields({ commissionDue: true }), '/fields/commission', 'field_missing'],
  [
    'a value that rounds to nothing',
    energy({ energyConsumption: 0.001 }),
    '/fields/residentialEnergyCertificate/energyConsumption',
    'field_invalid',
  ],
]

const warned: Case[] = [
  [
    'a price of nothing, which means another thing there',
    fields({ purchasePrice: 0, purchasePriceOnRequest: false }),
    '/fields/purchasePrice',
    'field_doubtful',
  ],
  ['a garden of a house', fields({ hasGarden: true }), '/fields/hasGarden', 'said_in_note'],
  ['the region of a German address', address({ region: 'Berlin' }), '/fields/address/region', 'left_out'],
  ['half a position', address({ latitude: 52 }), '/fields/address/latitude', 'left_out'],
  [
    'a class from before there were any',
    energy({ prior2014: true }),
    '/fields/residentialEnergyCertificate/energyClass',
    'left_out',
  ],
  [
    'warm water since it is always in',
    energy({ warmWaterIncluded: true }),
    '/fields/residentialEnergyCertificate/warmWaterIncluded',
    'left_out',
  ],
  [
    'a certificate that is said not to be there',
    fields({ ...withCertificate, energyCertificateStatus: 'notRequired' }),
    '/fields/residentialEnergyCertificate',
    'left_out',
  ],
  [
    'the same, of which something has words and something says no',
    fields({
      constructionYear: 1990,
      energyCertificateStatus: 'notRequired',
      residentialEnergyCertificate: { ...certificate, issuedOn: '2021-03-15', warmWaterIncluded: false },
    }),
    '/fields/residentialEnergyCertificate',
    'left_out',
  ],
  [
    'a certificate abroad',
    fields({ residentialEnergyCertificate: certificate, address: spanish }),
    '/fields/residentialEnergyCertificate',
    'left_out',
  ],
  [
    'a long title of an attachment',
    { attachments: [attachment({ title: 'a'.repeat(31) })] },
    '/attachments/0/title',
    'shortened',
  ],
  [
    'a long title of a link',
    { links: [{ title: 'a'.repeat(31), url: 'https://example.org/' }] },
    '/links/0/title',
    'shortened',
  ],
  ['a phone number that says no area', { contact: { ...fullContact, phone: '23125' } }, '/contactId', 'left_out'],
  [
    'a website of 301 characters',
    { contact: { ...fullContact, website: `https://example.org/${'a'.repeat(281)}` } },
    '/contactId',
    'left_out',
  ],
  [
    'a photo at an address of 301 characters',
    { contact: { ...fullContact, photoUrl: `https://example.org/${'a'.repeat(281)}` } },
    '/contactId',
    'left_out',
  ],
  ['a fax number that says no area', { contact: { ...fullContact, fax: '23125' } }, '/contactId', 'left_out'],
  ['a number of the contact', { contact: { ...fullContact, externalId: 'M-17' } }, '/contactId', 'left_out'],
]

describe('Checking a publication', () => {
  test.for(propertyTypes)('finds no fault in a minimal and in a full %s', (type) => {
    expect(checkPublication(minimalPublication(type))).toEqual({ problems: [], warnings: [] })
    expect(checkPublication(fullPublication(type)).problems).toEqual([])
  })

  test('finds no fault in a text that may be left out, and is blank', () => {
    const overrides = fields({ description: ' ', commission: '3 %', commissionDescription: ' \n' })

    expect(checkPublication(minimalPublication('houseBuy', overrides))).toEqual({ problems: [], warnings: [] })
  })

  test.for(refused)('finds %s', ([, overrides, path, code]) => {
    const { problems } = checkPublication(minimalPublication('houseBuy', overrides))

    expect(problems.map(inWords)).toEqual([{ path, code, ...sentences }])
  })

  test.for(warned)('warns of %s', ([, overrides, path, code]) => {
    const { problems, warnings } = checkPublication(minimalPublication('houseBuy', overrides))

    expect(problems).toEqual([])
    expect(warnings.map(inWords)).toEqual([{ path, code, ...sentences }])
  })

  test('warns that inquiries are not collected without a contact', () => {
    const publication = { ...minimalPublication('houseBuy'), inquiryEmail: 'k3v9@requests.example.org' }

    expect(checkPublication(publication).warnings).toMatchObject([
      { path: '/contactId', code: 'inquiries_not_collected' },
    ])
    expect(checkPublication({ ...publication, contact: fullContact }).warnings).toEqual([])
  })

  test('names every fault at once', () => {
    const overrides = fields({ title: '<', numberOfRooms: 0.5, address: { postalCode: '1', city: 'Berlin' } })

    const { problems } = checkPublication(minimalPublication('houseBuy', overrides))

    expect(problems.map(({ path }) => path)).toEqual([
      '/fields/address/street',
      '/fields/address/streetNumber',
      '/fields/address/postalCode',
      '/fields/title',
      '/fields/numberOfRooms',
    ])
  })

  test('lets a plot do without a street number, and what is for sale lie abroad', () => {
    const plot = minimalPublication('plotRent', address({ streetNumber: undefined }))

    expect(checkPublication(plot).problems).toEqual([])
    expect(checkPublication(minimalPublication('plotBuy', { fields: { address: spanish } })).problems).toEqual([])
    expect(checkPublication(minimalPublication('plotRent', { fields: { address: spanish } })).problems).toMatchObject([
      { path: '/fields/address/country', code: 'field_invalid' },
    ])
  })

  test('finds a rent of nothing', () => {
    expect(checkPublication(minimalPublication('apartmentRent', fields({ baseRent: 0 }))).problems).toMatchObject([
      { path: '/fields/baseRent', code: 'field_invalid' },
    ])
    expect(checkPublication(minimalPublication('plotRent', fields({ baseRent: 0 }))).problems).toEqual([])
  })

  test('lets a note have line breaks of HTML', () => {
    expect(checkPublication(minimalPublication('plotBuy', fields({ description: 'a<br>b<br/>c' }))).problems).toEqual(
      [],
    )
  })

  test('leaves what has no field out of a note that is full', () => {
    // That the agency writes of some garden does not say that there is one.
    const own = `${'a'.repeat(3990)} Garten`
    const overrides = fields({ hasGarden: true, miscellaneousDescription: own })

    const { problems, warnings } = checkPublication(minimalPublication('houseBuy', overrides))

    expect(problems).toEqual([])
    expect(warnings).toMatchObject([{ path: '/fields/hasGarden', code: 'left_out' }])
  })
})

const sentences = { en: expect.stringMatching(/^[A-Z“].*\.$/), de: expect.stringMatching(/^[A-ZÄÖÜ„].*\.$/) }

function inWords({ path, code, message }: Problem) {
  return { path, code, en: renderMessage(message, 'en'), de: renderMessage(message, 'de') }
}

function fields(members: object): Overrides {
  return { fields: members }
}

function address(parts: object): Overrides {
  return fields({ address: given({ ...german, ...parts }) })
}

function abroad(parts: object): Overrides {
  return fields({ address: given({ ...spanish, ...parts }) })
}

function energy(parts: object): Overrides {
  return fields({ ...withCertificate, residentialEnergyCertificate: given({ ...certificate, ...parts }) })
}

function given(members: object): object {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined))
}
