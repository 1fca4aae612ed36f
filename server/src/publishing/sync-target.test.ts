import sql from 'sql-template-tag'
import { describe, expect, test } from 'vitest'
import { type Client, startApi } from '../../test/harness.ts'
import { aContactOf, newOpenImmoTarget, startPortalOfFiles } from '../../test/openimmo-portal.ts'
import { listingGone, listingOnce, newListing, newProperty } from '../../test/portal.ts'
import { aJpeg } from '../../test/pictures.ts'
import { startSource } from '../../test/source.ts'
import { eventually, hasten, nothingDue, processed, startTestWorker } from '../../test/work.ts'
import { recordSync } from '../targets/sync.store.ts'
import { backOffTarget, getTargetRow } from '../targets/targets.store.ts'
import { applyImportReport } from './import-report.ts'

const api = startApi()
const { login, adverts } = startPortalOfFiles()

describe('POST /targets/{id}/sync', () => {
  test('makes the portal’s stock what is listed: what else was there of ours is gone', async () => {
    startTestWorker(api)
    const client = await api.account()
    const contactId = await aContactOf(client)
    const target = await newOpenImmoTarget(client, login('ftp', 'sync'), { contactId })
    const [kept, lost] = [
      await newProperty(client, { externalId: 'KEPT' }),
      await newProperty(client, { externalId: 'LOST' }),
    ]
    for (const property of [kept, lost]) {
      const listing = await newListing(client, property.id, target.id)
      await listingOnce(client, listing.id, { status: 'published' })
    }
    await eventually(() => expect([adverts('KEPT'), adverts('LOST')]).toMatchObject([[{}], [{}]]))
    // As if a deletion had been lost on the way.
    await api.db.run(sql`delete from listings where account_id = ${client.accountId} and property_id = ${lost.id}`)

    const answer = await client.post(`/targets/${target.id}/sync`)

    expect(answer).toMatchObject({ status: 202, body: { sync: { status: 'pending' } } })
    await eventually(async () =>
      expect((await client.get(`/targets/${target.id}`)).body.sync).toMatchObject({ status: 'succeeded', listings: 1 }),
    )
    await eventually(() => expect([adverts('KEPT'), adverts('LOST')]).toMatchObject([[{}], []]))
  })

  test('tells the portal its own number of what it has under another than ours', async () => {
    startTestWorker(api)
    const client = await api.account()
    const contactId = await aContactOf(client)
    const target = await newOpenImmoTarget(client, login('ftp', 'sync-number'), { contactId })
    const property = await newProperty(client, { externalId: 'OURS-1' })
    const { id } = await newListing(client, property.id, target.id)
    await listingOnce(client, id, { status: 'published' })
    await api.db.run(sql`
      update listings set portal_number = 'THEIRS-1' where account_id = ${client.accountId} and id = ${id}`)

    await client.post(`/targets/${target.id}/sync`)

    await eventually(() => expect([adverts('THEIRS-1'), adverts('OURS-1')]).toMatchObject([[{}], []]))
  })

  test('is not done where the portal keeps references, which would be gone, unless they may go', async () => {
    startTestWorker(api)
    const client = await api.account()
    const options = { contactId: await aContactOf(client), deleteAs: 'REFERENZ' }
    const target = await newOpenImmoTarget(client, login('ftp', 'sync-references'), options)
    const [sold, open] = ['REF-SOLD', 'REF-OPEN'].map((externalId) => newProperty(client, { externalId }))
    const listing = await newListing(client, (await sold)?.id ?? '', target.id)
    for (const { id } of [listing, await newListing(client, (await open)?.id ?? '', target.id)]) {
      await listingOnce(client, id, { status: 'published' })
    }
    await client.delete(`/listings/${listing.id}?reason=sold`)
    await eventually(() => expect(adverts('REF-SOLD')).toMatchObject([{ isReference: true }]))
    await listingGone(client, listing.id)
    const synced = (expected: object) =>
      eventually(async () => expect((await client.get(`/targets/${target.id}`)).body.sync).toMatchObject(expected))

    await client.post(`/targets/${target.id}/sync`)

    await synced({ status: 'failed', failureMessage: expect.stringContaining('references') })
    expect(adverts('REF-SOLD')).toMatchObject([{ isReference: true }])

    await client.patch(`/targets/${target.id}`, { options: { ...options, deleteAs: 'DELETE' } })
    await client.post(`/targets/${target.id}/sync`)

    await synced({ status: 'succeeded', listings: 1 })
    await eventually(() => expect(adverts('REF-SOLD')).toEqual([]))
  })

  test('leaves what waits for the portal’s report where it is', async () => {
    startTestWorker(api)
    const client = await api.account()
    const options = { waitForReport: true, contactId: await aContactOf(client) }
    const target = await newOpenImmoTarget(client, login('ftp', 'sync-waiting'), options)
    for (const externalId of ['DECIDED', 'WAITING']) {
      const property = await newProperty(client, { externalId })
      const listing = await newListing(client, property.id, target.id)
      await listingOnce(client, listing.id, { status: 'pending', portalId: expect.any(String) })
      if (externalId === 'WAITING') break
      await api.db.transaction((tx) =>
        applyImportReport(tx, client.accountId, target.id, { words: '', faults: [], hints: [], isClean: true }),
      )
      await listingOnce(client, listing.id, { status: 'published' })
    }

    await client.post(`/targets/${target.id}/sync`)

    await eventually(async () =>
      expect((await client.get(`/targets/${target.id}`)).body.sync).toMatchObject({ status: 'succeeded', listings: 2 }),
    )
    expect([adverts('DECIDED'), adverts('WAITING')]).toMatchObject([[{}], [{}]])
  })

  test('waits for pictures that may still come, and goes without those that will not', async () => {
    startTestWorker(api)
    const client = await api.account()
    const source = await startSource({
      '/1.jpg': await aJpeg(),
      '/later.jpg': (response) => response.writeHead(503).end(),
    })
    const target = await newOpenImmoTarget(client, login('ftp', 'sync-pictures'), {
      contactId: await aContactOf(client),
    })
    const good = { url: `${source.url}/1.jpg` }
    const property = await newProperty(client, { externalId: 'PICTURES', attachments: [good] })
    const listing = await newListing(client, property.id, target.id)
    await listingOnce(client, listing.id, { status: 'published' })
    const sync = async () => (await client.get(`/targets/${target.id}`)).body.sync

    await client.patch(`/properties/${property.id}`, { attachments: [good, { url: `${source.url}/later.jpg` }] })
    await client.post(`/targets/${target.id}/sync`)
    await eventually(async () => {
      const { failures } = await api.db.one<{ failures: number }>(sql`
        select failures from targets where account_id = ${client.accountId} and id = ${target.id}`)
      expect(failures).toBeGreaterThan(0)
    })
    expect(await sync()).toEqual({ status: 'pending' })

    await client.patch(`/properties/${property.id}`, { attachments: [good, { url: `${source.url}/none.jpg` }] })
    await processed(client, property.id)
    // What goes out meanwhile changes the stock, and the transfer would come later for that.
    await listingOnce(client, listing.id, { status: 'published' })
    await hasten(api, client, 'targets')

    await eventually(async () => expect(await sync()).toMatchObject({ status: 'succeeded', listings: 1 }))
    expect(adverts('PICTURES')).toMatchObject([{ pictures: [{}] }])
  })

  test('waits for access: it is done once the login is put right', async () => {
    startTestWorker(api)
    const client = await api.account()
    const target = await newOpenImmoTarget(client, login('ftp', 'sync-access'), { contactId: await aContactOf(client) })
    const property = await newProperty(client, { externalId: 'ACCESS' })
    const listing = await newListing(client, property.id, target.id)
    await listingOnce(client, listing.id, { status: 'published' })
    await client.patch(`/targets/${target.id}`, { credentials: { ...login('ftp', 'sync-access'), password: 'wrong' } })
    await nothingDue(api, client, 'targets')

    await client.post(`/targets/${target.id}/sync`)
    await nothingDue(api, client, 'targets')
    const waiting = (await client.get(`/targets/${target.id}`)).body
    await client.patch(`/targets/${target.id}`, { credentials: login('ftp', 'sync-access') })

    await eventually(async () =>
      expect((await client.get(`/targets/${target.id}`)).body.sync).toMatchObject({ status: 'succeeded', listings: 1 }),
    )
    expect(waiting).toMatchObject({ authorizationStatus: 'failed', sync: { status: 'pending' } })
  })

  test('waits while the portal wants to be left alone, which is no failed try', async () => {
    startTestWorker(api)
    const client = await api.account()
    const target = await newOpenImmoTarget(client, login('ftp', 'sync-quiet'), { contactId: await aContactOf(client) })
    const property = await newProperty(client, { externalId: 'QUIET' })
    const listing = await newListing(client, property.id, target.id)
    await listingOnce(client, listing.id, { status: 'published' })
    await backOffTarget(api.db, client.accountId, target.id, 600_000)

    await client.post(`/targets/${target.id}/sync`)
    const { failures } = await eventually(() =>
      api.db.one<{ failures: number }>(sql`
        select failures from targets
        where account_id = ${client.accountId} and id = ${target.id} and due_at > now() + interval '500 seconds' and lease_until is null`),
    )
    const waiting = (await client.get(`/targets/${target.id}`)).body
    await api.db.run(sql`update targets set quiet_until = now() where account_id = ${client.accountId}`)
    await hasten(api, client, 'targets')

    await eventually(async () =>
      expect((await client.get(`/targets/${target.id}`)).body.sync).toMatchObject({ status: 'succeeded', listings: 1 }),
    )
    expect([failures, waiting.sync]).toEqual([0, { status: 'pending' }])
  })

  test('is refused with nothing to show, and where it means nothing', async () => {
    startTestWorker(api)
    const client = await api.account()
    const target = await newOpenImmoTarget(client, login('ftp', 'empty'))
    await client.put('/account/credentials/platform-a-24', { key: 'k', secret: 's' })
    const { body: other } = await client.post('/targets', { type: 'platform-a-24' })

    await client.post(`/targets/${target.id}/sync`)
    const meaningless = await client.post(`/targets/${other.id}/sync`)

    expect(meaningless).toMatchObject({ status: 409, body: { code: 'sync_not_supported' } })
    await eventually(async () =>
      expect((await client.get(`/targets/${target.id}`)).body.sync).toMatchObject({ status: 'failed', listings: 0 }),
    )
  })

  test('does not hasten the listings that wait for their next try whenever it is tried again itself', async () => {
    startTestWorker(api)
    const client = await api.account()
    const source = await startSource({ '/later.jpg': (response) => response.writeHead(503).end() })
    const target = await newOpenImmoTarget(client, login('ftp', 'sync-tired'), { contactId: await aContactOf(client) })
    const [slow, tired] = [await newProperty(client), await newProperty(client)]
    for (const { id } of [slow, tired]) {
      await listingOnce(client, (await newListing(client, id, target.id)).id, { status: 'published' })
    }
    const failuresOnce = (count: number) =>
      eventually(() =>
        api.db.one(sql`
          select from targets
          where account_id = ${client.accountId} and id = ${target.id} and failures = ${count} and lease_until is null`),
      )
    await client.patch(`/properties/${slow.id}`, { attachments: [{ url: `${source.url}/later.jpg` }] })
    await client.post(`/targets/${target.id}/sync`)
    await failuresOnce(1)
    await api.db.run(sql`
      update listings set wanted_version = wanted_version + 1, failures = 4, due_at = now() + interval '1 hour'
      where account_id = ${client.accountId} and property_id = ${tired.id}`)

    await hasten(api, client, 'targets')
    await failuresOnce(2)

    const listing = await api.db.one(sql`
      select failures, due_at > now() as waits from listings
      where account_id = ${client.accountId} and property_id = ${tired.id}`)
    expect(listing).toEqual({ failures: 4, waits: true })
  })

  test.for<[string, (client: Client, path: string) => Promise<unknown>, string]>([
    ['renamed', (client, path) => client.patch(path, { name: 'Anders' }), 'succeeded'],
    ['asked for it again', (client, path) => client.post(`${path}/sync`), 'pending'],
    ['given other options', (client, path) => client.patch(path, { options: { version: '1.2.5' } }), 'pending'],
  ])('is done once more only where that is not contained: when meanwhile it was %s', async ([, edit, status]) => {
    const client = await api.account()
    const { id } = await newOpenImmoTarget(client, login('ftp', 'sync-edited'))
    await client.post(`/targets/${id}/sync`)
    const transferred = await getTargetRow(api.db, client.accountId, id)

    await edit(client, `/targets/${id}`)
    await api.db.transaction((tx) => recordSync(tx, transferred, { status: 'succeeded', listings: 1 }))

    expect((await client.get(`/targets/${id}`)).body.sync.status).toBe(status)
  })
})
