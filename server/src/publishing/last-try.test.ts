import { connectors } from '@aushang/connectors'
import sql from 'sql-template-tag'
import { describe, expect, onTestFinished, test } from 'vitest'
import { type Client, startApi } from '../../test/harness.ts'
import { connected, eventsOf, listed, listingOnce, newListing, newProperty } from '../../test/portal.ts'
import { startReceiver } from '../../test/receiver.ts'
import { eventually, hasten, processed, startTestWorker } from '../../test/work.ts'
import { openLocks } from '../lib/work/locks.ts'
import { makePortals } from '../portals/portals.ts'

const api = startApi()

const isUnsure = async ({ accountId }: Client) =>
  (
    await api.db.one<{ isUnsure: boolean }>(sql`
    select is_unsure as "isUnsure" from listings where account_id = ${accountId}`)
  ).isUnsure

describe('a listing', () => {
  test('has failed, and says so, when its last try was in vain', async () => {
    const { client, target } = await connected(api)
    const worker = startTestWorker(api)
    const property = await newProperty(client, { externalId: 'DOWN-1' })
    await processed(client, property.id)
    await worker.stop()
    const listing = await newListing(client, property.id, target.id)
    await api.db.run(sql`update listings set failures = 11 where account_id = ${client.accountId}`)

    startTestWorker(api)

    const failed = await listingOnce(client, listing.id, { status: 'failed', failureCode: 'portal_unavailable' })
    expect(failed.nextAttemptAt).toBeUndefined()
    expect(await eventsOf(api, client, 'publication.failed')).toMatchObject([
      { listingId: listing.id, failureCode: 'portal_unavailable' },
    ])
  })

  test('is in doubt after a try without an answer, until the portal shows it', async () => {
    startTestWorker(api)
    const { client, target } = await connected(api)
    const { listing } = await listed(client, target, 'LOST-CREATE-ONCE-8')
    await listingOnce(client, listing.id, { attempts: 1, failureCode: 'outcome_unknown' })
    const before = await isUnsure(client)

    await hasten(api, client, 'listings')
    await listingOnce(client, listing.id, { status: 'published' })

    expect([before, await isUnsure(client)]).toEqual([true, false])
  })

  test('waits for the user without a word when another has told already that access was taken back', async () => {
    const gate = Promise.withResolvers<void>()
    const portal = await startReceiver(async () => {
      await gate.promise
      return 403
    })
    const { origin } = new URL(portal.url)
    const locks = openLocks(api.url, () => {})
    onTestFinished(() => locks.close())
    const urls = { 'platform-a-24-sandbox': origin }
    startTestWorker(api, { portals: makePortals({ connectors, urls, http: api.http, locks }) })
    const { client, target } = await connected(api)
    const both = [await listed(client, target, 'BOTH-1'), await listed(client, target, 'BOTH-2')]
    await eventually(() => expect(portal.requests).toHaveLength(2))

    gate.resolve()

    for (const { listing } of both) {
      await listingOnce(client, listing.id, { attempts: 1, failureCode: 'unauthorized' })
    }
    const { body } = await client.get('/listings')
    expect(body.map(({ status }: { status: string }) => status).toSorted()).toEqual(['failed', 'pending'])
    expect(await eventsOf(api, client, 'publication.failed')).toHaveLength(1)
    expect(await eventsOf(api, client, 'target.unauthorized')).toHaveLength(1)
  })
})
