import { connectors } from '@aushang/connectors'
import sql from 'sql-template-tag'
import { describe, expect, onTestFinished, test } from 'vitest'
import { eventsOf } from '../../test/events.ts'
import { type Client, startApi } from '../../test/harness.ts'
import { connected, listed, listingOnce, newListing, newProperty } from '../../test/portal.ts'
import { startReceiver } from '../../test/receiver.ts'
import { eventually, hasten, processed, startTestWorker } from '../../test/work.ts'
import { SimulatedCrash } from '../lib/background-work/work.ts'
import { openLocks } from '../lib/background-work/locks.ts'
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

  test('whose try was interrupted, and which is not tried again as it is now, says so of that try, and stays in doubt', async () => {
    const { client, target } = await connected(api)
    let hasDied = false
    const dying = startTestWorker(api, {
      leaseSeconds: 1,
      crashPoint(name) {
        if (name !== 'listings: recorded' || hasDied) return
        hasDied = true
        throw new SimulatedCrash(name)
      },
    })
    const { property, listing } = await listed(client, target, 'DIED-1')
    await eventually(() => expect(hasDied).toBe(true))
    await dying.stop()
    await client.patch(`/properties/${property.id}`, { fields: { numberOfRooms: 0.5 } })

    startTestWorker(api)

    await listingOnce(client, listing.id, { status: 'failed', failureCode: 'field_invalid' })
    const { body: attempts } = await client.get(`/listings/${listing.id}/attempts`)
    expect(attempts).toMatchObject([{ outcome: 'unknown', failureCode: 'outcome_unknown' }])
    expect(await isUnsure(client)).toBe(true)
  })

  /** A portal that answers when it may, and a worker that speaks to it. */
  async function startGatedPortal(status: number) {
    const gate = Promise.withResolvers<void>()
    const portal = await startReceiver(async () => {
      await gate.promise
      return status
    })
    const locks = openLocks(api.url, () => {})
    onTestFinished(() => locks.close())
    const urls = { 'platform-a-24-sandbox': new URL(portal.url).origin }
    startTestWorker(api, { portals: makePortals({ connectors, urls, http: api.http, locks }) })
    return { requests: portal.requests, letAnswer: gate.resolve }
  }

  test('waits for the user without a word when another has told already that access was taken back', async () => {
    const portal = await startGatedPortal(401)
    const { client, target } = await connected(api)
    const both = [await listed(client, target, 'BOTH-1'), await listed(client, target, 'BOTH-2')]
    await eventually(() => expect(portal.requests).toHaveLength(2))

    portal.letAnswer()

    for (const { listing } of both) {
      await listingOnce(client, listing.id, { attempts: 1, failureCode: 'unauthorized' })
    }
    const { body } = await client.get('/listings')
    expect(body.map(({ status }: { status: string }) => status).toSorted()).toEqual(['failed', 'pending'])
    expect(await eventsOf(api, client, 'publication.failed')).toHaveLength(1)
    expect(await eventsOf(api, client, 'target.unauthorized')).toHaveLength(1)
  })

  test('is tried again when its target was changed while the portal refused it', async () => {
    const portal = await startGatedPortal(401)
    const { client, target } = await connected(api)
    const { listing } = await listed(client, target, 'RENAMED-1')
    await eventually(() => expect(portal.requests).toHaveLength(1))

    await client.patch(`/targets/${target.id}`, { name: 'Portal A, Berlin' })
    portal.letAnswer()

    await listingOnce(client, listing.id, { attempts: 1, status: 'pending', nextAttemptAt: expect.any(String) })
  })

  test('is tried again when that was asked for during its last try', async () => {
    const portal = await startGatedPortal(503)
    const { client, target } = await connected(api)
    const { listing } = await listed(client, target, 'RETRIED-1')
    await eventually(() => expect(portal.requests).toHaveLength(1))
    await api.db.run(sql`update listings set failures = 11 where account_id = ${client.accountId}`)

    expect((await client.post(`/listings/${listing.id}/retry`)).status).toBe(202)
    portal.letAnswer()

    const again = await listingOnce(client, listing.id, { attempts: 2, failureCode: 'portal_unavailable' })
    expect(again.status).toBe('pending')
  })
})
