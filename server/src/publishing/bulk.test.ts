import { type Bulk, type Listing, type ListingDraft } from '@aushang/model'
import sql from 'sql-template-tag'
import { describe, expect, test } from 'vitest'
import { type Client, startApi } from '../../test/harness.ts'
import { connected, newListing, newProperty, onlineOnPortal } from '../../test/portal.ts'
import { eventually, startTestWorker, waitingForLocks } from '../../test/work.ts'
import { createListings } from '../listings/listings.store.ts'

const api = startApi()

/** So many properties of an account, on a target: the one that `refused` says has a room too few for the portal. */
async function pairsOn(client: Client, targetId: string, count: number, refused = -1): Promise<ListingDraft[]> {
  const pairs: ListingDraft[] = []
  for (let number = 0; number < count; number++) {
    const fields = number === refused ? { numberOfRooms: 0.5 } : {}
    const { id: propertyId } = await newProperty(client, { externalId: `BULK-${number}`, fields })
    pairs.push({ propertyId, targetId })
  }
  return pairs
}

const bulkDone = (client: Client, { id }: Bulk): Promise<Bulk> =>
  eventually(async () => {
    const { body } = await client.get(`/bulk/${id}`)
    expect(body.done).toBe(true)
    return body
  })

describe('POST /listings/bulk', () => {
  test('takes a reason for taking down only', async () => {
    const client = await api.account()
    const id = '0'.repeat(20)
    const draft = { action: 'publish', reason: 'sold', pairs: [{ propertyId: id, targetId: id }] }

    const { status, body } = await client.post('/listings/bulk', draft)

    expect(status).toBe(400)
    expect(body.issues).toMatchObject([{ path: '/reason', code: 'contradiction' }])
  })

  test('publishes ten, one of which is refused, says how far it is, and takes them down again', async () => {
    startTestWorker(api)
    const { client, target } = await connected(api)
    const pairs = await pairsOn(client, target.id, 10, 3)

    const { status, body: bulk, headers } = await client.post('/listings/bulk', { action: 'publish', pairs })
    const published = await bulkDone(client, bulk)

    expect([status, headers['location']]).toEqual([202, `/bulk/${bulk.id}`])
    expect(bulk).toMatchObject({ total: 10, refused: [] })
    expect(published).toMatchObject({ confirmed: 9, waiting: 0, overtaken: 0 })
    expect(published.failed).toMatchObject([{ ...pairs[3], problems: [{ path: '/fields/numberOfRooms' }] }])
    expect(await onlineOnPortal(api, client, target.id)).toHaveLength(9)

    const withdrawn = await client.post('/listings/bulk', { action: 'withdraw', pairs, reason: 'rented' })

    expect(await bulkDone(client, withdrawn.body)).toMatchObject({ confirmed: 10, failed: [], refused: [] })
    expect(await onlineOnPortal(api, client, target.id)).toEqual([])
    expect((await client.get(`/bulk/${bulk.id}`)).body).toMatchObject({ done: true, overtaken: 10 })
  })

  test('refuses what cannot be, does the rest, and names each with its reason', async () => {
    const { client, target } = await connected(api)
    const [first, second, third] = await pairsOn(client, target.id, 3)
    const { id: sameNumber } = await newProperty(client, { externalId: 'BULK-1' })
    const { id: leaving } = await newProperty(client, { externalId: 'BULK-9' })
    await newListing(client, first?.propertyId ?? '', target.id)
    await newListing(client, leaving, target.id)
    await client.delete(`/properties/${leaving}?unpublish=true`)
    const { client: strange, target: ofStranger } = await connected(api)
    const { id: theirs } = await newProperty(strange)
    const pairs = [
      first,
      second,
      { propertyId: sameNumber, targetId: target.id },
      { propertyId: leaving, targetId: target.id },
      { propertyId: theirs, targetId: target.id },
      { propertyId: second?.propertyId, targetId: ofStranger.id },
      third,
    ]
    const codes = (refused: Bulk['refused']) => refused.map(({ code }) => code)
    const expected = [
      'listing_exists',
      'external_id_taken',
      'property_is_leaving',
      'unknown_property',
      'unknown_target',
    ]

    const { body: preview, status } = await client.post('/listings/bulk', { action: 'publish', pairs, dryRun: true })
    const before = (await client.get('/listings')).body
    const { body } = await client.post('/listings/bulk', { action: 'publish', pairs })
    const after = (await client.get('/listings')).body

    expect(status).toBe(200)
    expect(codes(preview.refused)).toEqual(expected)
    expect(codes(body.refused)).toEqual(expected)
    expect(body).toMatchObject({ total: 7, waiting: 2 })
    expect(after.length - before.length).toBe(2)
    expect((await strange.get('/listings')).body).toEqual([])
    expect((await strange.get(`/bulk/${body.id}`)).status).toBe(404)
    const retried = await client.post('/listings/bulk', { action: 'retry', pairs })
    expect(codes(retried.body.refused)).toEqual([
      'nothing_to_retry',
      'nothing_to_retry',
      'not_listed',
      'nothing_to_retry',
      'not_listed',
      'not_listed',
      'nothing_to_retry',
    ])
    // Nobody works on them while the others are looked at.
    await api.db.run(sql`update listings set due_at = null where account_id = ${client.accountId}`)
    await api.db.run(sql`update properties set due_at = null where account_id = ${client.accountId}`)
  })

  test('tries what failed again', async () => {
    startTestWorker(api)
    const { client, target } = await connected(api)
    const pairs = await pairsOn(client, target.id, 2, 1)
    const { body } = await client.post('/listings/bulk', { action: 'publish', pairs })
    await bulkDone(client, body)

    const { body: retried } = await client.post('/listings/bulk', { action: 'retry', pairs })

    expect(retried.refused).toMatchObject([{ code: 'nothing_to_retry' }])
    expect(await bulkDone(client, retried)).toMatchObject({ failed: [{ ...pairs[1] }] })
  })

  test('says beforehand what portals would refuse, and does nothing', async () => {
    const { client, target } = await connected(api)
    const pairs = await pairsOn(client, target.id, 3, 1)

    const { body } = await client.post('/listings/bulk', { action: 'publish', pairs, dryRun: true })

    expect(body).toMatchObject({ action: 'publish', dryRun: true, total: 3 })
    expect(body.refused).toMatchObject([
      { ...pairs[1], code: 'portal_would_refuse', problems: [{ path: '/fields/numberOfRooms' }] },
    ])
    expect((await client.get('/listings')).body).toEqual([])
  })

  test('says before anything is sent what the law misses of those that would go out', async () => {
    const { client, target } = await connected(api)
    const [first, refused] = await pairsOn(client, target.id, 2, 1)
    const status = { fields: { energyCertificateStatus: 'present', residentialEnergyCertificate: null } }
    for (const pair of [first, refused]) await client.patch(`/properties/${pair?.propertyId}`, status)

    const ask = { pairs: [first, refused], dryRun: true }
    const { body } = await client.post('/listings/bulk', { ...ask, action: 'publish' })
    const { body: retried } = await client.post('/listings/bulk', { ...ask, action: 'retry' })

    expect(body.refused).toMatchObject([{ ...refused, code: 'portal_would_refuse' }])
    expect(body.warnings).toMatchObject([first])
    expect(body.warnings[0].warnings).toContainEqual({
      path: '/fields/residentialEnergyCertificate',
      code: 'field_missing',
      message: expect.stringContaining('GEG'),
    })
    expect(retried.warnings).toEqual([])
  })

  test('is done once for an Idempotency-Key, and asked twice does nothing the second time', async () => {
    const { client, target } = await connected(api)
    const pairs = await pairsOn(client, target.id, 3)
    const ask = (headers = {}) => client.post('/listings/bulk', { action: 'publish', pairs }, headers)

    const [first, again] = [await ask({ 'idempotency-key': 'bulk-1' }), await ask({ 'idempotency-key': 'bulk-1' })]
    const other = await ask()

    expect(again.text).toBe(first.text)
    expect(other.body.refused).toHaveLength(3)
    const { body: listings } = await client.get('/listings')
    expect(new Set(listings.map(({ propertyId }: Listing) => propertyId)).size).toBe(3)
  })

  test('two who ask for the same at once get each listing once', async () => {
    const { client, target } = await connected(api)
    const pairs = await pairsOn(client, target.id, 20)
    const ask = (wanted: ListingDraft[]) => client.post('/listings/bulk', { action: 'publish', pairs: wanted })

    const answers = await Promise.all([ask(pairs), ask(pairs.toReversed()), ask(pairs)])

    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202])
    expect(answers.map(({ body }) => body.waiting).reduce((sum, each) => sum + each)).toBe(20)
    expect((await client.get('/listings')).body).toHaveLength(20)
  })

  test('leaves the number with a listing that somebody else makes in the same moment', async () => {
    const { client, target } = await connected(api)
    const pairs = await pairsOn(client, target.id, 1)

    const { answer } = await api.db.transaction(async (tx) => {
      await createListings(tx, client.accountId, pairs)
      const answer = client.post('/listings/bulk', { action: 'publish', pairs })
      await eventually(async () => expect(await waitingForLocks(api)).toBe(1))
      return { answer }
    })

    expect((await answer).body.refused).toMatchObject([{ ...pairs[0], code: 'listing_exists' }])
    const { body: listings } = await client.get('/listings')
    const objects = await api.db.many(sql`
      select listing_id as id from listed_objects where account_id = ${client.accountId}`)
    expect(objects).toEqual([{ id: listings[0].id }])
  })

  test.for([
    [{ action: 'publish', pairs: [] }, '/pairs'],
    [{ action: 'burn', pairs: [{ propertyId: '0'.repeat(20), targetId: '0'.repeat(20) }] }, '/action'],
    [{ action: 'publish' }, '/pairs'],
  ] as const)('refuses %j', async ([body, path]) => {
    const client = await api.account()

    expect(await client.post('/listings/bulk', body)).toMatchObject({ status: 400, body: { issues: [{ path }] } })
  })
})
