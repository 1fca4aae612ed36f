import { describe, expect, test } from 'vitest'
import { eventsOf } from '../../test/events.ts'
import { startApi } from '../../test/harness.ts'
import { adoptListing } from '../listings/adopt-listing.ts'
import { resumeListings } from '../listings/republish-listings.ts'
import { otherHand } from '../../test/other-hand.ts'
import { aJpeg, aPdf, twoColours } from '../../test/pictures.ts'
import {
  attachmentsOnPortal,
  connected,
  contactOnPortal,
  listed,
  listingGone,
  listingOnce,
  newListing,
  newProperty,
  newTarget,
  onlineOnPortal,
  onPortal,
  visitPortal,
} from '../../test/portal.ts'
import { callsOnPortal } from '../../test/portal-log.ts'
import { startSource } from '../../test/source.ts'
import { eventually, nothingDue, startTestWorker } from '../../test/work.ts'

const api = startApi()

describe('a listing', () => {
  test('is published, follows every edit, and is taken down', async () => {
    startTestWorker(api)
    const { client, target } = await connected(api)
    const { property, listing } = await listed(client, target, 'JOURNEY-1')

    const online = await listingOnce(client, listing.id, { status: 'published' })
    expect(online).toMatchObject({ attempts: 1, publicUrl: `${api.sandbox.url}/expose/${online.portalId}` })
    expect(await onPortal(api, client, target.id, 'JOURNEY-1')).toMatchObject({
      baseRent: 1250,
      realEstateState: 'ACTIVE',
    })

    await client.patch(`/properties/${property.id}`, { fields: { baseRent: 1333 } })
    await eventually(async () =>
      expect(await onPortal(api, client, target.id, 'JOURNEY-1')).toMatchObject({ baseRent: 1333 }),
    )
    await listingOnce(client, listing.id, { status: 'published' })

    const leaving = await client.delete(`/listings/${listing.id}`)
    expect(leaving).toMatchObject({ status: 202, body: { status: 'unpublishing' } })
    await listingGone(client, listing.id)
    expect(await onPortal(api, client, target.id, 'JOURNEY-1')).toMatchObject({ realEstateState: 'INACTIVE' })

    const common = { listingId: listing.id, propertyId: property.id, targetId: target.id }
    expect(await eventsOf(api, client, 'publication.succeeded')).toMatchObject([
      { ...common, type: 'set', operation: 'create', portalId: online.portalId },
      { ...common, type: 'set', operation: 'update' },
      { ...common, type: 'delete', operation: 'delete' },
    ])
  })

  test('shows every try with the portal’s own words', async () => {
    startTestWorker(api)
    const { client, target } = await connected(api)
    const { listing } = await listed(client, target, 'WORDS-1')
    await listingOnce(client, listing.id, { status: 'published' })

    const { body } = await client.get(`/listings/${listing.id}/attempts`)

    expect(body).toMatchObject([
      { type: 'set', outcome: 'published', portalStatus: 201, durationMs: expect.any(Number) },
    ])
    expect(body[0].portalReference).toMatch(/^[0-9a-f-]{36}$/)
    expect(body[0].exchanges[0]).toMatchObject({ method: 'POST', status: 201 })
  })

  test('waits until its property is processed', async () => {
    const { client, target } = await connected(api)
    const source = await startSource({ '/kitchen.jpg': await aJpeg() })
    const property = await newProperty(client, {
      externalId: 'WAITS-1',
      attachments: [{ url: `${source.url}/kitchen.jpg` }],
    })
    const listing = await newListing(client, property.id, target.id)
    expect((await client.get(`/listings/${listing.id}`)).body.nextAttemptAt).toBeUndefined()
    // Also when its target is looked at meanwhile: it would go out once now, and as a new version when the property is ready.
    await api.db.transaction((tx) => resumeListings(tx, client.accountId, target.id))
    expect((await client.get(`/listings/${listing.id}`)).body.nextAttemptAt).toBeUndefined()

    startTestWorker(api)

    await listingOnce(client, listing.id, { status: 'published' })
  })

  test('of an advert that was adopted follows its target once its pictures are fetched', async () => {
    startTestWorker(api)
    const { client, target } = await connected(api)
    const picture = await aJpeg()
    const gate = Promise.withResolvers<void>()
    const source = await startSource({
      '/kitchen.jpg': (response) => void gate.promise.then(() => response.end(picture)),
    })
    const portalId = await otherHand(api, client, target.id).advert({ externalId: 'ADOPTED-1' })
    const attachments = [{ url: `${source.url}/kitchen.jpg` }]
    const { id: propertyId } = await newProperty(client, { externalId: 'ADOPTED-1', attachments })
    const listingId = await api.db.transaction((tx) =>
      adoptListing(tx, client.accountId, {
        propertyId,
        targetId: target.id,
        portalId,
        publicUrl: undefined,
        portalNumber: 'ADOPTED-1',
        externalId: 'ADOPTED-1',
        propertyVersion: 1,
        remembered: null,
      }),
    )

    await client.patch(`/targets/${target.id}`, { options: { onWithdraw: 'delete' } })
    await nothingDue(api, client, 'listings')
    const waiting = (await client.get(`/listings/${listingId}`)).body
    gate.resolve()

    await listingOnce(client, listingId, { status: 'published', attempts: 1, portalId })
    expect(waiting).toMatchObject({ status: 'updating', attempts: 0 })
  })

  test('is updating from the edit on, and published when the portal shows it', async () => {
    const worker = startTestWorker(api)
    const { client, target } = await connected(api)
    const { property, listing } = await listed(client, target, 'HONEST-1')
    await listingOnce(client, listing.id, { status: 'published' })
    await worker.stop()
    await client.patch(`/properties/${property.id}`, { fields: { baseRent: 1777 } })

    const { body: edited } = await client.get(`/listings/${listing.id}`)
    const { body: updating } = await client.get('/listings?status=updating')
    startTestWorker(api)
    await listingOnce(client, listing.id, { status: 'published' })

    expect(await onPortal(api, client, target.id, 'HONEST-1')).toMatchObject({ baseRent: 1777 })
    expect(edited.status).toBe('updating')
    expect(updating).toEqual([edited])
  })

  test('follows its contact', async () => {
    startTestWorker(api)
    const { client, target } = await connected(api)
    const { body: contact } = await client.post('/contacts', { lastName: 'Muster', email: 'anna@example.org' })
    const property = await newProperty(client, { contactId: contact.id, externalId: 'CONTACT-1' })
    const listing = await newListing(client, property.id, target.id)
    await listingOnce(client, listing.id, { status: 'published' })

    await client.patch(`/contacts/${contact.id}`, { lastName: 'Beispiel' })

    await eventually(async () =>
      expect(await contactOnPortal(api, client, target.id, contact.id)).toMatchObject({ lastname: 'Beispiel' }),
    )
    await listingOnce(client, listing.id, { status: 'published' })
  })

  test('publishes a hundred quick edits one at once and then one a second at most, the last one last', async () => {
    startTestWorker(api)
    const { client, target } = await connected(api)
    const { property, listing } = await listed(client, target, 'QUICK-1')
    await listingOnce(client, listing.id, { status: 'published' })
    const before = (await client.get(`/listings/${listing.id}`)).body.attempts
    const started = Date.now()

    for (let edit = 1; edit <= 100; edit++) {
      await client.patch(`/properties/${property.id}`, { fields: { baseRent: 1000 + edit } })
    }
    const seconds = (Date.now() - started) / 1000

    await eventually(async () =>
      expect(await onPortal(api, client, target.id, 'QUICK-1')).toMatchObject({ baseRent: 1100 }),
    )
    const { attempts } = await listingOnce(client, listing.id, { status: 'published' })
    // One at once, and one for each second that the edits took and that had begun when they ended.
    expect(attempts - before).toBeLessThanOrEqual(2 + Math.ceil(seconds))
  })
})

describe('two targets of one account at the portal', () => {
  test('put their adverts online one after the other', async () => {
    startTestWorker(api)
    const client = await api.account()
    const targets = [await newTarget(client), await newTarget(client)]
    for (const target of targets) await visitPortal(api, target, 'allow', 'shared-agency')
    const numbers = ['SLOW-PUBLISH-1', 'SLOW-PUBLISH-2']

    const listings = await Promise.all(targets.map((target, index) => listed(client, target, numbers[index] ?? '')))

    for (const { listing } of listings) await listingOnce(client, listing.id, { status: 'published' })
    const calls = (await Promise.all(numbers.map((number) => callsOnPortal(api, { externalId: number })))).flat()
    const [first = 0, second = 0] = calls
      .filter(({ method, path }) => method === 'POST' && path.endsWith('/publish'))
      .map(({ receivedAtMs }) => receivedAtMs)
      .toSorted((a, b) => a - b)
    // The portal takes three seconds over each of them.
    expect(second - first).toBeGreaterThan(2_900)
  })
})

describe('what the portal refuses', () => {
  test('is told with our own field names, and never repeated by itself', async () => {
    startTestWorker(api)
    const { client, target } = await connected(api)
    const { property, listing } = await listed(client, target, 'REJECT-baseRent-1')

    const failed = await listingOnce(client, listing.id, { status: 'failed' })

    expect(failed).toMatchObject({ attempts: 1, problems: [{ path: '/fields/baseRent', code: 'field_invalid' }] })
    expect(failed.nextAttemptAt).toBeUndefined()
    expect(await eventsOf(api, client, 'publication.failed')).toMatchObject([
      { listingId: listing.id, propertyId: property.id, type: 'set', failureCode: 'field_invalid', problems: [{}] },
    ])
  })

  test('is not even sent when we know it: the answer is that of the check', async () => {
    startTestWorker(api)
    const { client, target } = await connected(api)
    const property = await newProperty(client, { fields: { numberOfRooms: 0.5 }, externalId: 'KNOWN-1' })
    const { body: check } = await client.post('/listings/check', { propertyId: property.id, targetId: target.id })
    const listing = await newListing(client, property.id, target.id)

    const failed = await listingOnce(client, listing.id, { status: 'failed', attempts: 0 })

    expect(failed.problems).toEqual(check.problems)
    expect(await callsOnPortal(api, { externalId: 'KNOWN-1' })).toEqual([])
  })

  test('goes online once the client has mended it', async () => {
    startTestWorker(api)
    const { client, target } = await connected(api)
    const property = await newProperty(client, { fields: { numberOfRooms: 0.5 } })
    const listing = await newListing(client, property.id, target.id)
    await listingOnce(client, listing.id, { status: 'failed' })

    await client.patch(`/properties/${property.id}`, { fields: { numberOfRooms: 3 } })

    const online = await listingOnce(client, listing.id, { status: 'published' })
    expect(online.failureCode).toBeUndefined()
    expect(online.problems).toBeUndefined()
  })

  test.each([
    ['QUOTA-1', 'quota_exhausted'],
    ['REJECT-1', 'field_invalid'],
  ] as const)('%s ends as %s', async (externalId, failureCode) => {
    startTestWorker(api)
    const { client, target } = await connected(api)
    const { listing } = await listed(client, target, externalId)

    await listingOnce(client, listing.id, { status: 'failed', failureCode })
  })
})

describe('the attachments of a listing', () => {
  test('reach the portal in order, fit for it, and only what changed is sent again', async () => {
    startTestWorker(api)
    const source = await startSource({
      '/kitchen.jpg': await aJpeg(3_000, 1_500),
      '/plan.png': await twoColours(800, 600).png().toBuffer(),
      '/papers.pdf': await aPdf(),
    })
    const [kitchen, plan, papers] = [
      { url: `${source.url}/kitchen.jpg`, title: 'Küche' },
      { url: `${source.url}/plan.png`, title: 'Grundriss', isFloorPlan: true },
      { url: `${source.url}/papers.pdf`, title: 'Unterlagen' },
    ]
    const { client, target } = await connected(api)
    const property = await newProperty(client, { externalId: 'PICTURES-1', attachments: [kitchen, plan, papers] })
    const listing = await newListing(client, property.id, target.id)
    await listingOnce(client, listing.id, { status: 'published' })

    expect(await attachmentsOnPortal(api, client, target.id, 'PICTURES-1')).toMatchObject([
      { '@xsi.type': 'common:Picture', title: 'Küche', titlePicture: 'true', floorplan: 'false' },
      { '@xsi.type': 'common:Picture', title: 'Grundriss', titlePicture: 'false', floorplan: 'true' },
      { '@xsi.type': 'common:PDFDocument', title: 'Unterlagen' },
      { '@xsi.type': 'common:Link', title: 'Rundgang' },
    ])

    const uploadsBefore = await uploads('PICTURES-1')
    await client.patch(`/properties/${property.id}`, { attachments: [plan, kitchen] })
    await eventually(async () =>
      expect(await attachmentsOnPortal(api, client, target.id, 'PICTURES-1')).toMatchObject([
        // Which is the title picture does not depend on where the floor plan stands.
        { title: 'Küche', titlePicture: 'true' },
        { title: 'Grundriss', titlePicture: 'false' },
        { title: 'Rundgang' },
      ]),
    )
    expect(await uploads('PICTURES-1')).toBe(uploadsBefore)
  })

  test('that failed are left out, and the listing says which and why', async () => {
    startTestWorker(api)
    const source = await startSource({ '/kitchen.jpg': await aJpeg() })
    const { client, target } = await connected(api)
    const attachments = [{ url: `${source.url}/kitchen.jpg` }, { url: `${source.url}/gone.jpg` }]
    const property = await newProperty(client, { attachments })
    const listing = await newListing(client, property.id, target.id)

    const published = await listingOnce(client, listing.id, { status: 'published' })

    const message =
      'Attachment 2 (gone.jpg) cannot be used. No file can be found at its address. Check the address, or upload the file. The advert appears without this attachment.'
    const missing = { path: '/attachments/1', code: 'attachment_not_found', message }
    expect(published.warnings).toContainEqual(missing)
    expect(await attachmentsOnPortal(api, client, target.id, property.externalId)).toMatchObject([
      { '@xsi.type': 'common:Picture' },
      { '@xsi.type': 'common:Link' },
    ])
    await client.patch(`/properties/${property.id}`, { attachments: attachments.slice(0, 1) })
    const whole = await eventually(async () => {
      const { body } = await client.get(`/listings/${listing.id}`)
      expect(body).toMatchObject({ status: 'published', attempts: 2 })
      return body
    })
    expect(whole.warnings ?? []).not.toContainEqual(missing)
  })

  test('need not be at hand to take it down', async () => {
    const worker = startTestWorker(api)
    const source = await startSource({ '/kitchen.jpg': await aJpeg() })
    const { client, target } = await connected(api)
    const property = await newProperty(client, { attachments: [{ url: `${source.url}/kitchen.jpg` }] })
    const listing = await newListing(client, property.id, target.id)
    await listingOnce(client, listing.id, { status: 'published' })
    await worker.stop()
    startTestWorker(api, { media: { ...api.media, rendition: () => Promise.reject(new Error('It is lost.')) } })

    await client.delete(`/listings/${listing.id}`)

    await listingGone(client, listing.id)
    expect(await onlineOnPortal(api, client, target.id)).toEqual([])
  })

  async function uploads(externalId: string): Promise<number> {
    const calls = await callsOnPortal(api, { externalId })
    return calls.filter(({ method, path }) => method === 'POST' && path.endsWith('/attachment')).length
  }
})
