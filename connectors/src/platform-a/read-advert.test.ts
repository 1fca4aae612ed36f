import { energySourcesOf, type FieldsOf, type Property, propertyTypes } from '@aushang/model'
import { type Sandbox, startSandbox } from '@aushang/sandbox'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rounds } from '../../../test/rounds.ts'
import { fullContact, fullPublication, minimalPublication } from '../../test/publications.ts'
import { randomPublications } from '../../test/random-publications.ts'
import { realisticProperties, realisticPublication } from '../../test/realistic.ts'
import { startScriptedServer } from '../../test/scripted-server.ts'
import { refuseAccess, testSession, type TestSession } from '../../test/session.ts'
import type { AdvertRead, Publication } from '../contract.ts'
import { advertOf } from './document/advert.ts'
import { writeDocument } from './document/xml.ts'
import { platformASandbox } from './index.ts'
import { openOfferApi } from './offer-api/offer-api.ts'
import type { Token } from './signing/keys.ts'

const consumer = { key: 'sandbox-key', secret: 'sandbox-secret' }

let sandbox: Sandbox
let session: TestSession

beforeAll(async () => {
  sandbox = await startSandbox({ host: '127.0.0.1', port: 0, rateLimitPerMinute: 1_000_000 })
  session = testSession({ url: sandbox.url, consumer, credentials: await authorize(sandbox.url) })
})

afterAll(() => sandbox.stop())

describe('What was written is read again:', () => {
  test.for(propertyTypes)('a full %s', async (type) => {
    const publication = fullPublication(type, { externalId: `READ/${type}`, attachments: [], contact: null })

    const read = await readBack(publication)

    expect(read.externalId).toBe(`READ/${type}`)
    expect(plain(read.property.fields)).toEqual(plain(publication.property.fields))
    expect(read.property.links).toEqual([{ title: 'Rundgang', url: 'https://example.org/rundgang?id=1&b=2' }])
    expect(read.unread).toEqual([])
  })

  test.for(Object.keys(realisticProperties))('%s', async (name) => {
    const publication = realisticPublication(name, `READ ${name}`.slice(0, 50))

    const read = await readBack(publication)

    const written = platformASandbox.readWritten?.(publication, {})
    expect(plain(read.property.fields)).toEqual(plain(written?.fields ?? {}))
    expect(read.unread).toEqual([])
  })

  test.for(propertyTypes)(
    'any %s, written again as it was read, is the same advert',
    { timeout: 60_000 },
    async (type) => {
      const publications = randomPublications(type, rounds({ few: 10, all: 25 })).map((one) => ({
        ...one,
        contact: null,
      }))
      for (const [index, drawn] of publications.entries()) {
        const publication = numbered(drawn, `RANDOM/${type} ${index}`)
        if (platformASandbox.check(publication, {}).problems.length > 0) continue
        const read = await readBack(publication)
        const written = platformASandbox.readWritten?.(publication, {})
        expect(written?.offerStatus).toBe(read.property.offerStatus)
        expect(said(written?.fields, publication)).toEqual(said(read.property.fields, publication))
        const before = await shownAt(read.portalId, read)

        await publish(asRead(publication, read))

        expect(await shownAt(read.portalId, read)).toEqual(before)
        expect(read.property.offerStatus ?? 'open').toBe(offerStatusIn(publication))
      }
    },
  )
})

test('the contact is read as it was written, and known as ours', async () => {
  const publication = fullPublication('houseRent', { externalId: 'WITH-CONTACT', attachments: [] })

  const { contact } = await readBack(publication)

  const { id, createdAt: _created, updatedAt: _updated, ...draft } = fullContact
  expect(contact).toMatchObject({ ourId: id, remembered: { portalId: contact?.key } })
  expect(contact?.draft).toEqual({
    ...draft,
    // As the portal takes them.
    phone: '+49 30 23125000',
    mobilePhone: '+49 171 3920000',
    fax: '+49 30 23125009',
  })
})

test('reading writes nothing', async () => {
  const publication = minimalPublication('apartmentBuy', { externalId: 'QUIET' })
  await platformASandbox.publish(publication, session)
  session.sent.length = 0

  const read = await platformASandbox.readAdvert?.({ externalId: 'QUIET' }, session)

  expect(read?.kind).toBe('read')
  expect(session.sent.map(({ method }) => method)).toEqual(['GET', 'GET', 'GET'])
})

test('what is gone is gone, and what is no flat, house or plot is said to be none', async () => {
  const server = await startScriptedServer(() => ({
    status: 200,
    body: { 'realestates.office': { '@id': '1', title: 'Büro' } },
  }))
  const office = testSession({ url: server.url, consumer, credentials: { token: 't', secret: 's' } })

  expect(await platformASandbox.readAdvert?.({ portalId: '1' }, session)).toMatchObject({ kind: 'gone' })
  expect(await platformASandbox.readAdvert?.({ portalId: '1' }, office)).toMatchObject({
    kind: 'unreadable',
    sentence: { key: 'advertOfOtherKind', params: { kind: 'office' } },
  })
  await server.stop()
})

test('what has no place with us is named', async () => {
  const body = {
    'realestates.houseBuy': {
      '@id': '7',
      title: 'Burg',
      address: { postcode: '10115', city: 'Berlin' },
      groupNumber: 12,
      apiSearchData: { searchField1: 'Nord' },
      buildingType: 'SPECIAL_REAL_ESTATE',
      condition: 'NO_INFORMATION',
      energySourcesEnev2014: { energySourceEnev2014: ['GAS', 'WOOD_CHIPS'] },
      buildingEnergyRatingType: 'ENERGY_REQUIRED',
      price: { value: 9.9e5, currency: 'EUR' },
      courtage: { hasCourtage: 'YES', courtage: '3 %' },
    },
  }
  const server = await startScriptedServer(({ url }) =>
    url.includes('attachment') ? { status: 200, body: { 'common.attachments': [] } } : { status: 200, body },
  )
  const there = testSession({ url: server.url, consumer, credentials: { token: 't', secret: 's' } })

  const read = await platformASandbox.readAdvert?.({ portalId: '7' }, there)

  expect(read).toMatchObject({
    kind: 'read',
    contact: null,
    property: { type: 'houseBuy', fields: { purchasePrice: 990_000, commissionDue: true, commission: '3 %' } },
    unread: expect.arrayContaining([
      { name: 'groupNumber', value: '12' },
      { name: 'apiSearchData.searchField1', value: 'Nord' },
      { name: 'buildingType', value: 'SPECIAL_REAL_ESTATE' },
      { name: 'energySourcesEnev2014.energySourceEnev2014', value: 'WOOD_CHIPS' },
      // Without a carrier that we have, there is no certificate here.
    ]),
  })
  await server.stop()
})

test.for<[string, string, object, object, [string, string][]]>([
  [
    'a rent for a year is one',
    'livingRentSite',
    {
      commercializationType: 'RENT',
      price: { value: 600, currency: 'EUR', marketingType: 'RENT', priceIntervalType: 'YEAR' },
    },
    { baseRent: 600, rentInterval: 'year' },
    [],
  ],
  [
    'a ground rent is one, and how long it runs is named',
    'livingBuySite',
    {
      commercializationType: 'LEASEHOLD',
      tenancy: 99,
      price: { value: 3200, currency: 'EUR', marketingType: 'LEASEHOLD', priceIntervalType: 'YEAR' },
    },
    { isLeasehold: true, groundRent: 3200, purchasePriceOnRequest: true },
    [['tenancy', '99']],
  ],
  [
    'a price of a square metre is one',
    'livingBuySite',
    {
      commercializationType: 'BUY',
      price: { value: 250, currency: 'EUR', marketingType: 'PURCHASE_PER_SQM', priceIntervalType: 'ONE_TIME_CHARGE' },
    },
    { purchasePricePerSquareMetre: 250 },
    [],
  ],
  [
    'a price of a square metre of a flat is none of the whole',
    'apartmentBuy',
    { price: { value: 250, currency: 'EUR', marketingType: 'PURCHASE_PER_SQM', priceIntervalType: 'ONE_TIME_CHARGE' } },
    { purchasePriceOnRequest: true },
    [
      ['price.value', '250'],
      ['price.marketingType', 'PURCHASE_PER_SQM'],
    ],
  ],
  [
    'a rent of a square metre is none of the whole',
    'livingRentSite',
    {
      commercializationType: 'RENT',
      price: { value: 2, currency: 'EUR', marketingType: 'RENT_PER_SQM', priceIntervalType: 'MONTH' },
    },
    { plotArea: 900 },
    [
      ['price.value', '2'],
      ['price.marketingType', 'RENT_PER_SQM'],
    ],
  ],
  [
    'what a newer schema has is named',
    'apartmentBuy',
    { solarRoof: 'YES', noise: { byDay: 55 } },
    { purchasePrice: 100_000 },
    [
      ['solarRoof', 'YES'],
      ['noise.byDay', '55'],
    ],
  ],
  [
    'a country that we do not know is named, and so is its region',
    'livingBuySite',
    {
      commercializationType: 'BUY',
      address: { postcode: '1', city: 'Willemstad', internationalCountryRegion: { country: 'ANT', region: 'Curaçao' } },
    },
    { address: { postalCode: '1', city: 'Willemstad' } },
    [
      ['address.internationalCountryRegion.country', 'ANT'],
      ['address.internationalCountryRegion.region', 'Curaçao'],
    ],
  ],
  [
    'a certificate without a carrier is named whole',
    'apartmentBuy',
    {
      energyCertificate: {
        energyCertificateAvailability: 'AVAILABLE',
        energyCertificateCreationDate: 'FROM_01_MAY_2014',
        energyEfficiencyClass: 'C',
      },
      buildingEnergyRatingType: 'ENERGY_REQUIRED',
      thermalCharacteristic: 93.4,
      energySourcesEnev2014: { energySourceEnev2014: 'NO_INFORMATION' },
    },
    { energyCertificateStatus: 'present' },
    [
      ['energyCertificate.energyCertificateCreationDate', 'FROM_01_MAY_2014'],
      ['energyCertificate.energyEfficiencyClass', 'C'],
      ['buildingEnergyRatingType', 'ENERGY_REQUIRED'],
      ['thermalCharacteristic', '93.4'],
    ],
  ],
])('%s', async ([, kind, more, fields, lost]) => {
  const body = {
    [`realestates.${kind}`]: {
      '@id': '7',
      title: 'Von Hand',
      address: { street: 'Weg', houseNumber: '1', postcode: '10115', city: 'Berlin' },
      plotArea: 900,
      livingSpace: 70,
      numberOfRooms: 3,
      courtage: { hasCourtage: 'NO' },
      price: { value: 100_000, currency: 'EUR' },
      ...more,
    },
  }
  // An apartment has no plot.
  if (kind.startsWith('apartment')) Reflect.deleteProperty(body[`realestates.${kind}`] ?? {}, 'plotArea')
  else
    for (const name of ['livingSpace', 'numberOfRooms']) Reflect.deleteProperty(body[`realestates.${kind}`] ?? {}, name)
  const server = await startScriptedServer(({ url }) =>
    url.includes('attachment') ? { status: 200, body: { 'common.attachments': [] } } : { status: 200, body },
  )
  const there = testSession({ url: server.url, consumer, credentials: { token: 't', secret: 's' } })

  const read = await platformASandbox.readAdvert?.({ portalId: '7' }, there)

  expect(read).toMatchObject({ kind: 'read', property: { fields } })
  expect(read?.kind === 'read' && read.unread.map(({ name, value }) => [name, value])).toEqual(lost)
  await server.stop()
})

async function readBack(publication: Publication): Promise<AdvertRead> {
  const read = await platformASandbox.readAdvert?.({ portalId: await publish(publication) }, session)
  if (read?.kind !== 'read') throw new Error(`not read: ${JSON.stringify(read)}`)
  return read
}

async function publish(publication: Publication): Promise<string> {
  const { contact } = publication
  if (contact !== null) await platformASandbox.updateContact?.({ contact, remembered: null }, session)
  const outcome = await platformASandbox.publish(publication, session)
  if (outcome.kind !== 'published') throw new Error(`not published: ${JSON.stringify(outcome)}`)
  return outcome.portalId
}

function numbered(publication: Publication, externalId: string): Publication {
  return {
    ...publication,
    property: { ...publication.property, externalId },
    placement: { ...publication.placement, externalId },
  }
}

function asRead(publication: Publication, { portalId, property }: AdvertRead): Publication {
  return {
    ...publication,
    property: { ...publication.property, offerStatus: 'open', ...property } as Property,
    placement: { ...publication.placement, portalId },
  }
}

/** What the portal has, but for the day on which it was changed, and what was said not to be readable. */
async function shownAt(portalId: string, { unread }: AdvertRead): Promise<unknown> {
  const credentials = session.credentials as Token
  const api = openOfferApi({
    ...session,
    consumer,
    credentials,
    access: undefined,
    renewAccess: refuseAccess,
    options: {},
  })
  const path = `/user/me/realestate/${portalId}?usenewenergysourceenev2014values=true`
  const { json } = await api.send({ method: 'GET', path })
  const [advert = {}] = Object.values(json as Record<string, object>)
  const isLeftOut = (name: string) =>
    name === 'lastModificationDate' || unread.some((part) => part.name.split('.')[0] === name)
  const { firingTypes: _derived, ...shown } = Object.fromEntries(
    Object.entries(advert).filter(([name]) => !isLeftOut(name)),
  )
  return shown
}

/** In the note, if there is room. */
function offerStatusIn(publication: Publication): Property['offerStatus'] {
  const { property } = publication
  const isSaid = /reserviert|verkauft|verpachtet|vermietet/i.test(writeDocument(advertOf(publication)))
  return isSaid ? property.offerStatus : 'open'
}

/** Without what the portal is not told (see the warnings of the mapping), or says nothing; the carriers in one order, for it keeps none. */
function plain(fields: object): unknown {
  const { address, residentialEnergyCertificate: certificate, ...others } = fields as FieldsOf<'apartmentRent'>
  const { region: _region, country: _country, ...place } = address
  const { warmWaterIncluded: _water, energySource: _one, furtherEnergySources: _more, ...rest } = certificate ?? {}
  const unsaid = ['commissionIncludesVat', 'commissionSeller']
  const said = Object.entries(others).filter(
    ([name, value]) => !unsaid.includes(name) && (value !== false || name.startsWith('additional')),
  )
  return {
    ...Object.fromEntries(said),
    address: place,
    ...(certificate && { certificate: rest, sources: energySourcesOf(certificate).toSorted() }),
  }
}

async function authorize(url: string): Promise<unknown> {
  const { authorization } = platformASandbox
  if (authorization.kind !== 'oauth') throw new Error('it is authorized by OAuth')
  const begun = await authorization.begin('https://aushang.example.org/callback', testSession({ url, consumer }))
  if (begun.kind !== 'redirect') throw new Error(begun.sentence.key)
  const { origin, pathname, searchParams } = new URL(begun.url)
  const form = new URLSearchParams({
    oauth_token: searchParams.get('oauth_token') ?? '',
    decision: 'allow',
    user: 'reader',
  })
  const response = await fetch(origin + pathname, { method: 'POST', body: form, redirect: 'manual' })
  const query = Object.fromEntries(new URL(response.headers.get('location') ?? '').searchParams)
  const completed = await authorization.complete(query, begun.handshake, testSession({ url, consumer }))
  if (completed.kind !== 'authorized') throw new Error(completed.sentence.key)
  return completed.credentials
}

/** Without what the portal adds of its own: "no" where nobody has said anything, where it found an address, and its own order of sources. */
function said(given: object | undefined, { property }: Publication): object {
  const { address, residentialEnergyCertificate: certificate, ...fields } = given as FieldsOf<'apartmentRent'>
  const { latitude, longitude, ...place } = address
  const isPlaced = property.fields.address.publish === true && property.fields.address.latitude !== undefined
  return {
    ...Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== false)),
    address: isPlaced ? { ...place, latitude, longitude } : place,
    ...(certificate && {
      certificate: {
        ...certificate,
        energySource: '',
        furtherEnergySources: energySourcesOf(certificate).toSorted(),
      },
    }),
  }
}
