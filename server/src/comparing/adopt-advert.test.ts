import type { Contact, Difference, Listing, Property } from '@aushang/model'
import { expect, test, vi } from 'vitest'
import { eventsOf } from '../../test/events.ts'
import { type Answer, type Client, startApi } from '../../test/harness.ts'
import { aPicture, otherHand, portalTypes } from '../../test/other-hand.ts'
import {
  attachmentsOnPortal,
  callPortal,
  connected,
  listed,
  listingOnce,
  newProperty,
  newTarget,
  onPortal,
  tellPortal,
  visitPortal,
} from '../../test/portal.ts'
import { compare, mend } from '../../test/comparing.ts'
import { callsOnPortal } from '../../test/portal-log.ts'
import { eventually, nothingDue, startTestWorker } from '../../test/work.ts'

const api = startApi()

const contactDetails = {
  email: 'anna.muster@is24-test.de',
  firstname: 'Anna',
  lastname: 'Muster',
  phoneNumber: '+49 30 24301999',
  portraitUrl: 'https://example.org/anna.jpg',
  additionName: 'Büro Süd',
}

// `ADVERTS=1000 npx vitest run server/src/comparing/adopt-advert.test.ts -t "another hand"` says how long a thousand take.
const many = Number(process.env['ADVERTS'] ?? 60)

async function adopted(client: Client, targetId: string, count: number): Promise<void> {
  await vi.waitFor(
    async () => {
      expect((await client.get(`/targets/${targetId}/comparison`)).body).toMatchObject({ mended: count, mending: 0 })
    },
    { timeout: 30_000 + count * 1_000, interval: 50 },
  )
}

async function all<Item>(client: Client, path: string): Promise<Item[]> {
  const items: Item[] = []
  for (let next: string | undefined = path; next !== undefined;) {
    const { body, headers }: Answer = await client.get(next)
    items.push(...(body as Item[]))
    const [, link] = /<([^>]+)>; rel="next"/.exec(headers['link'] ?? '') ?? []
    next = link && new URL(link).pathname + new URL(link).search
  }
  return items
}

async function objects(client: Client, targetId: string): Promise<number> {
  const response = await callPortal(api, client, targetId, 'GET', '/user/me/realestate')
  const list = (await response.json()) as { 'realestates.realEstates': { Paging: { numberOfHits: number } } }
  return list['realestates.realEstates'].Paging.numberOfHits
}

test(
  'adverts of another hand become properties and listings without a writing call; edits update them, and double none',
  { timeout: 120_000 + many * 5_000 },
  async () => {
    startTestWorker(api)
    const { client, target } = await connected(api)
    const user = `agency-${target.id.toLowerCase()}`
    const other = otherHand(api, client, target.id)
    const contactId = await other.contact(contactDetails)
    const picture = await aPicture()
    for (let number = 0; number < many; number++) {
      const type = portalTypes[number % portalTypes.length] ?? ''
      await other.advert({ externalId: `ALT-${number}`, type, contactId, ...(number < 6 && { picture }) })
    }
    const since = performance.timeOrigin + performance.now()

    expect((await client.post(`/targets/${target.id}/adopt`, {})).status).toBe(202)
    await adopted(client, target.id, many)
    await nothingDue(api, client, 'properties')
    const adoptedMs = performance.timeOrigin + performance.now()

    const properties = await all<Property>(client, '/properties?limit=100')
    const listings = await all<Listing>(client, `/listings?targetId=${target.id}&limit=100`)
    const contacts: Contact[] = (await client.get('/contacts')).body
    expect(new Set(properties.map(({ type }) => type)).size).toBe(6)
    expect(new Set(properties.map(({ externalId }) => externalId)).size).toBe(many)
    expect(listings.map(({ status, confirmed }) => [status, confirmed])).toEqual(
      listings.map(() => ['published', true]),
    )
    expect(contacts).toMatchObject([{ firstName: 'Anna', lastName: 'Muster', phone: '+49 30 24301999' }])
    expect(new Set(properties.map((property) => property.contactId))).toEqual(new Set([contacts[0]?.id]))
    expect(properties.flatMap(({ attachments }) => attachments.map(({ status, title }) => [status, title]))).toEqual(
      Array.from({ length: 6 }, () => ['succeeded', 'Blick']),
    )
    expect(properties.find(({ externalId }) => externalId === 'ALT-3')?.fields).toMatchObject({
      purchasePriceOnRequest: true,
      houseType: 'villa',
      commissionDue: false,
      address: { street: 'Musterweg', publish: true },
    })
    expect(new Set((await callsOnPortal(api, { user, sinceMs: since })).map(({ method }) => method))).toEqual(
      new Set(['GET']),
    )
    expect((await eventsOf(api, client, 'publication.succeeded')).every(({ adopted }) => adopted === true)).toBe(true)

    for (const { id, fields } of properties) {
      await client.patch(`/properties/${id}`, { fields: { title: `${fields.title} (neu)` } })
    }
    await nothingDue(api, client, 'properties')
    await nothingDue(api, client, 'listings')

    const editedMs = performance.timeOrigin + performance.now()
    expect(await objects(client, target.id)).toBe(many)
    for (const { portalId = '', id } of listings) {
      const now: Listing = (await client.get(`/listings/${id}`)).body
      expect(now).toMatchObject({ status: 'published', portalId })
    }
    const advert = await onPortal(api, client, target.id, 'ALT-0')
    expect(advert).toMatchObject({ title: 'Objekt ALT-0 (neu)', balcony: 'true', contact: { '@id': contactId } })
    // The portal's own picture was not replaced by a copy of it, nor what the contact has there beside ours.
    expect(await attachmentsOnPortal(api, client, target.id, 'ALT-0')).toMatchObject([{ title: 'Blick' }])
    const uploads = (await callsOnPortal(api, { user, sinceMs: since })).filter(
      ({ path, method }) => /attachment/.test(path) && method !== 'GET',
    )
    expect(uploads).toEqual([])
    if (many > 60) {
      const calls = await callsOnPortal(api, { user, sinceMs: since })
      const before = calls.filter(({ receivedAtMs }) => receivedAtMs < adoptedMs).length
      const seconds = (fromMs: number, toMs: number) => Math.round((toMs - fromMs) / 1_000)
      process.stdout.write(
        `${many} adverts: adopted in ${seconds(since, adoptedMs)} s with ${before} calls, ` +
          `edited in ${seconds(adoptedMs, editedMs)} s with ${calls.length - before} calls.\n`,
      )
    }
    const portalContact = await callPortal(api, client, target.id, 'GET', `/user/me/contact/${contactId}`)
    expect(await portalContact.json()).toMatchObject({
      'common.realtorContactDetail': { additionName: 'Büro Süd', externalId: contacts[0]?.id },
    })
  },
)

test('one of a property that is here keeps its contact there, and what that has beside ours', async () => {
  startTestWorker(api)
  const { client, target } = await connected(api)
  const other = otherHand(api, client, target.id)
  const shownId = await other.contact({ ...contactDetails, secondaryEmail: 'crm@is24-test.de' })
  await other.advert({ externalId: 'HIER-1', contactId: shownId })
  const { body: contact } = await client.post('/contacts', {
    email: contactDetails.email,
    firstName: 'Anna',
    lastName: 'Muster',
  })
  const property = await newProperty(client, { externalId: 'HIER-1', contactId: contact.id })

  await client.post(`/targets/${target.id}/adopt`, {})
  await adopted(client, target.id, 1)
  await client.patch(`/properties/${property.id}`, { fields: { title: 'Neuer Titel' } })
  await nothingDue(api, client, 'properties')
  await nothingDue(api, client, 'listings')

  expect(await onPortal(api, client, target.id, 'HIER-1')).toMatchObject({
    title: 'Neuer Titel',
    contact: { '@id': shownId },
  })
  const shown = await callPortal(api, client, target.id, 'GET', `/user/me/contact/${shownId}`)
  expect(await shown.json()).toMatchObject({
    'common.realtorContactDetail': { secondaryEmail: 'crm@is24-test.de', externalId: contact.id },
  })
})

test('some are adopted by what the portal calls them; one that would lose something, only by somebody who has seen what', async () => {
  startTestWorker(api)
  const { client, target } = await connected(api)
  const other = otherHand(api, client, target.id)
  const wanted = await other.advert({ externalId: 'WE 12.3 (ü)', more: { groupNumber: 7, apartmentType: 'LOFT' } })
  await other.advert({ externalId: 'LEFT-1' })

  await client.post(`/targets/${target.id}/adopt`, { portalIds: [wanted, '999999999'] })

  const failed = await eventually(async () => {
    const { body } = await client.get(`/targets/${target.id}/differences?status=failed`)
    expect(body).toHaveLength(2)
    return body as Difference[]
  })
  expect(failed.toSorted((a, b) => (a.portalId ?? '').localeCompare(b.portalId ?? ''))).toMatchObject([
    { portalId: wanted, failureCode: 'would_change_meaning', unread: [{ name: 'groupNumber', value: '7' }] },
    { portalId: '999999999', failureCode: 'advert_unreadable' },
  ])
  expect((await client.get('/properties')).body).toEqual([])
  const differenceIds = failed.filter(({ portalId }) => portalId === wanted).map(({ id }) => id)
  await mend(client, target, { action: 'adopt', differenceIds, acceptLosses: true })
  await adopted(client, target.id, 1)
  const [mended]: Difference[] = (await client.get(`/targets/${target.id}/differences?status=mended`)).body
  expect(mended).toMatchObject({ kind: 'unknown', action: 'adopt', unread: [{ name: 'groupNumber', value: '7' }] })
  const property: Property = (await client.get(`/properties/${mended?.propertyId}`)).body
  // A number that ours cannot have stays the portal's.
  expect(property.externalId).toBe(property.id)
  await client.patch(`/properties/${property.id}`, { fields: { title: 'Loft' } })
  await eventually(async () => {
    expect(await onPortal(api, client, target.id, 'WE 12.3 (ü)')).toMatchObject({
      title: 'Loft',
      apartmentType: 'LOFT',
    })
  })
  await listingOnce(client, mended?.listingId ?? '', { status: 'published', portalId: wanted })
  expect(await objects(client, target.id)).toBe(2)
})

test('one that bears the number of a property that is here becomes a listing of it', async () => {
  startTestWorker(api)
  const { client, target } = await connected(api)
  const { property } = await listed(client, target, 'BOTH-1')
  const second = await newTarget(client, { name: 'Another' })
  await visitPortal(api, second)
  const portalId = await otherHand(api, client, second.id).advert({ externalId: 'BOTH-1' })

  await client.post(`/targets/${second.id}/adopt`, { portalIds: [portalId] })
  await adopted(client, second.id, 1)

  expect((await client.get('/properties')).body).toHaveLength(1)
  expect((await client.get(`/listings?propertyId=${property.id}`)).body).toMatchObject([
    { targetId: target.id },
    { targetId: second.id, portalId, status: 'published' },
  ])
})

/** An advert of another program, which is adopted, and what an agent does to it on the portal. */
async function adoptedAdvert(isByName: boolean) {
  startTestWorker(api)
  const { client, target } = await connected(api)
  const portalId = await otherHand(api, client, target.id).advert({ externalId: 'SOON-1' })
  await client.post(`/targets/${target.id}/adopt`, isByName ? { portalIds: [portalId] } : {})
  await adopted(client, target.id, 1)
  await nothingDue(api, client, 'properties')
  await nothingDue(api, client, 'listings')
  const change = async (title: string) => {
    const { '@id': _id, ...advert } = await onPortal(api, client, target.id, 'SOON-1')
    const body = { 'realestates.apartmentRent': { ...advert, title } }
    await tellPortal(api, client, target.id, 'PUT', `/user/me/realestate/${portalId}`, body)
  }
  return { client, target, change }
}

test.for([
  ['adopted as one of all', false],
  ['adopted by its name', true],
] as const)(
  'one that is %s, and changed on the portal before anything is compared, is told as changed',
  async ([, isByName]) => {
    const { client, target, change } = await adoptedAdvert(isByName)

    await change('Gleich danach')

    expect((await compare(client, target)).open).toMatchObject({ changed: 1, unknown: 0 })
    await mend(client, target, { action: 'forget', kind: 'changed' })
    expect((await compare(client, target)).open.changed).toBe(0)
  },
)

test('one whose change was adopted, and that is changed again before anything is compared, is told as changed', async () => {
  const { client, target, change } = await adoptedAdvert(true)
  expect((await compare(client, target)).open.changed).toBe(0)
  await change('Von Hand')
  expect((await compare(client, target)).open.changed).toBe(1)
  await mend(client, target, { action: 'adopt', kind: 'changed' })
  await adopted(client, target.id, 2)
  await nothingDue(api, client, 'listings')

  await change('Gleich danach')

  expect((await compare(client, target)).open).toMatchObject({ changed: 1, unknown: 0 })
})

test('one that nobody has touched since it was adopted is not told as changed', async () => {
  startTestWorker(api)
  const { client, target } = await connected(api)
  const other = otherHand(api, client, target.id)
  const portalIds = [await other.advert({ externalId: 'STILL-1' }), await other.advert({ externalId: 'STILL-2' })]
  const { '@id': _id, ...advert } = await onPortal(api, client, target.id, 'STILL-2')
  const path = `/user/me/realestate/${portalIds[1]}`
  await tellPortal(api, client, target.id, 'PUT', path, { 'realestates.apartmentRent': advert })

  await client.post(`/targets/${target.id}/adopt`, { portalIds })
  await adopted(client, target.id, 2)
  await nothingDue(api, client, 'properties')
  await nothingDue(api, client, 'listings')

  expect((await compare(client, target)).open).toMatchObject({ changed: 0, unknown: 0 })
})

interface Meaning {
  type: string
  said: object
  fields: object
  /** What is named before it is adopted, and lost by the first edit. */
  lost: Record<string, string>
  after: object
}

test.for<[string, Meaning]>([
  [
    'a rent for a year',
    {
      type: 'livingRentSite',
      said: {
        commercializationType: 'RENT',
        price: { value: 600, currency: 'EUR', marketingType: 'RENT', priceIntervalType: 'YEAR' },
      },
      fields: { baseRent: 600, rentInterval: 'year' },
      lost: {},
      after: { title: 'Neuer Titel', price: { value: 600, priceIntervalType: 'YEAR' }, commercializationType: 'RENT' },
    },
  ],
  [
    'a leasehold',
    {
      type: 'livingBuySite',
      said: {
        commercializationType: 'LEASEHOLD',
        tenancy: 99,
        price: { value: 3_200, currency: 'EUR', marketingType: 'LEASEHOLD', priceIntervalType: 'YEAR' },
      },
      fields: { isLeasehold: true, groundRent: 3_200 },
      lost: { tenancy: '99' },
      // The day on which it ends is asked for before anything is sent.
      after: { title: 'Objekt SINN', price: { value: 3_200, marketingType: 'LEASEHOLD' }, tenancy: 99 },
    },
  ],
  [
    'a price of a square metre',
    {
      type: 'livingBuySite',
      said: {
        commercializationType: 'BUY',
        price: { value: 250, currency: 'EUR', marketingType: 'PURCHASE_PER_SQM', priceIntervalType: 'ONE_TIME_CHARGE' },
      },
      fields: { purchasePricePerSquareMetre: 250 },
      lost: {},
      after: { title: 'Neuer Titel', price: { value: 250, marketingType: 'PURCHASE_PER_SQM' } },
    },
  ],
  [
    'a certificate that names no carrier',
    {
      type: 'apartmentBuy',
      said: {
        energyCertificate: {
          energyCertificateAvailability: 'AVAILABLE',
          energyCertificateCreationDate: 'FROM_01_MAY_2014',
          energyEfficiencyClass: 'C',
        },
        buildingEnergyRatingType: 'ENERGY_REQUIRED',
        thermalCharacteristic: 93.4,
      },
      fields: { energyCertificateStatus: 'present' },
      lost: {
        'energyCertificate.energyCertificateCreationDate': 'FROM_01_MAY_2014',
        'energyCertificate.energyEfficiencyClass': 'C',
        buildingEnergyRatingType: 'ENERGY_REQUIRED',
        thermalCharacteristic: '93.4',
      },
      after: { title: 'Neuer Titel', energyCertificate: { energyCertificateAvailability: 'AVAILABLE' } },
    },
  ],
])(
  '%s that is adopted and edited says at the portal what it said, or it was named',
  async ([, { type, said, fields, lost, after }]) => {
    startTestWorker(api)
    const { client, target } = await connected(api)
    const portalId = await otherHand(api, client, target.id).advert({ externalId: 'SINN', type, more: said })
    await client.post(`/targets/${target.id}/adopt`, { portalIds: [portalId] })
    await eventually(async () => {
      const failed = (await client.get(`/targets/${target.id}/differences?status=failed`)).body as Difference[]
      const mended = (await client.get(`/targets/${target.id}/differences?status=mended`)).body as Difference[]
      expect([...failed, ...mended]).toHaveLength(1)
      const unread = failed.flatMap(({ unread = [] }) => unread.map(({ name, value }) => [name, value] as const))
      expect(Object.fromEntries(unread)).toEqual(lost)
    })
    // What is adopted already is left as it is.
    await mend(client, target, { action: 'adopt', kind: 'unknown', acceptLosses: true })
    await adopted(client, target.id, 1)
    const [property]: Property[] = (await client.get('/properties')).body
    expect(property?.fields).toMatchObject(fields)

    await client.patch(`/properties/${property?.id}`, { fields: { title: 'Neuer Titel' } })
    await nothingDue(api, client, 'properties')
    await nothingDue(api, client, 'listings')

    expect(await onPortal(api, client, target.id, 'SINN')).toMatchObject(after)
  },
)

test('a portal that cannot tell what it has is not asked for it', async () => {
  const client = await api.account()
  const credentials = { protocol: 'ftp', host: 'localhost', username: 'a', password: 'b', providerNumber: 'c' }
  const { body: target } = await client.post('/targets', { type: 'openimmo', credentials })

  const answer = await client.post(`/targets/${target.id}/adopt`, {})

  expect([answer.status, answer.body.code]).toEqual([409, 'adopt_not_supported'])
})
