import { connectors } from '@aushang/connectors'
import type { Listing } from '@aushang/model'
import sql from 'sql-template-tag'
import { describe, expect, onTestFinished, test } from 'vitest'
import { type Client, startApi } from '../../test/harness.ts'
import { connected, connectedTarget, listed, listingOnce } from '../../test/portal.ts'
import { oneLine } from '../../test/one-line-connector.ts'
import { startReceiver } from '../../test/receiver.ts'
import { eventually, hasten, startTestWorker } from '../../test/work.ts'
import { openLocks } from '../lib/background-work/locks.ts'
import { makePortals } from '../portals/portals.ts'

/** Takes no login, and no stock, for ten minutes. */
const quiet: typeof oneLine = {
  ...oneLine,
  type: 'quiet',
  checkLogin: async () => isQuiet,
  sync: async () => isQuiet,
}
const api = startApi({ connectors: [quiet] })

const quietSeconds = 600
const isQuiet = {
  kind: 'unavailable',
  sentence: { key: 'portalSilent', params: { portal: 'Portal' } },
  retryAfterMs: quietSeconds * 1000,
} as const

/** A portal that takes nothing more for ten minutes, and says so when it may; and a worker that speaks to it. */
async function startBusyPortal(mayAnswer: Promise<void> = Promise.resolve()) {
  const portal = await startReceiver(async () => {
    await mayAnswer
    return { status: 429, headers: { 'retry-after': String(quietSeconds) } }
  })
  const { origin } = new URL(portal.url)
  const locks = openLocks(api.url, () => {})
  onTestFinished(() => locks.close())
  const urls = { 'platform-a-24-sandbox': origin }
  const worker = startTestWorker(api, { portals: makePortals({ connectors, urls, http: api.http, locks }) })
  return { callCount: () => portal.requests.length, stopWorker: worker.stop }
}

/** Waits until the next try is planned for the end of the quiet time, or after it. */
function untilPutOff(client: Client, listingId: string, seconds = quietSeconds): Promise<Listing> {
  return eventually(async () => {
    const { body } = await client.get(`/listings/${listingId}`)
    expect(secondsUntilTry(body)).toBeGreaterThan(seconds - 60)
    return body
  })
}

function secondsUntilTry({ nextAttemptAt = '' }: Listing): number {
  return (Date.parse(nextAttemptAt) - Date.now()) / 1000
}

describe('a portal that asks to be left alone for ten minutes', () => {
  test('is left alone for so long by every listing of the target, and by no other', async () => {
    const portal = await startBusyPortal()
    const { client, target } = await connected(api)
    const first = await listed(client, target, 'QUIET-1')
    const refusal = { attempts: 1, failureCode: 'portal_unavailable' } as const
    const refused = await listingOnce(client, first.listing.id, refusal)
    const callsBefore = portal.callCount()

    const second = await listed(client, target, 'QUIET-2')
    const waiting = await untilPutOff(client, second.listing.id)
    const callsOfTheSecond = portal.callCount() - callsBefore
    const elsewhere = await listed(client, await connectedTarget(api, client), 'QUIET-3')
    await untilPutOff(client, elsewhere.listing.id)

    expect(secondsUntilTry(refused)).toBeGreaterThan(quietSeconds - 60)
    expect(waiting.attempts).toBe(0)
    expect(callsOfTheSecond).toBe(0)
    expect(portal.callCount()).toBeGreaterThan(callsBefore)
  })

  test('is spoken to again when they are over', async () => {
    const portal = await startBusyPortal()
    const { client, target } = await connected(api)
    const { listing } = await listed(client, target, 'QUIET-4')
    await untilPutOff(client, listing.id)
    await portal.stopWorker()

    await api.db.run(sql`
      update targets set quiet_until = now() where account_id = ${client.accountId}`)
    startTestWorker(api)
    await hasten(api, client, 'listings')

    await listingOnce(client, listing.id, { status: 'published', attempts: 2 })
  })

  test('is not spoken to sooner because a later answer asks for less than one before', async () => {
    const gate = Promise.withResolvers<void>()
    const portal = await startBusyPortal(gate.promise)
    const { client, target } = await connected(api)
    const first = await listed(client, target, 'QUIET-5')
    await eventually(() => expect(portal.callCount()).toBe(1))
    await api.db.run(sql`
      update targets set quiet_until = now() + interval '1 day' where account_id = ${client.accountId}`)
    gate.resolve()
    await untilPutOff(client, first.listing.id)

    const second = await listed(client, target, 'QUIET-6')

    expect(await untilPutOff(client, second.listing.id, 86_400)).toMatchObject({ attempts: 0 })
    expect(portal.callCount()).toBe(1)
  })

  test.for(['pending', 'authorized'])('is left alone by what looks after a target that is %s, too', async (status) => {
    const client = await api.account()
    await client.put('/account/credentials/quiet', { contract: 'C-1' })
    const credentials = { url: 'http://127.0.0.1:9', password: 'secret' }
    const { body: target } = await client.post('/targets', { type: 'quiet', credentials })
    await api.db.run(sql`
      update targets set authorization_status = ${status}, is_sync_wanted = true
      where account_id = ${client.accountId} and id = ${target.id}`)

    startTestWorker(api)

    const seconds = await eventually(() =>
      api.db.one<{ until: number; quiet: number }>(sql`
        select extract(epoch from due_at - now())::int as until, extract(epoch from quiet_until - now())::int as quiet
        from targets where account_id = ${client.accountId} and id = ${target.id} and failures = 1`),
    )
    expect(seconds.until).toBeGreaterThan(quietSeconds - 60)
    expect(seconds.quiet).toBeGreaterThan(quietSeconds - 60)
  })

  test('is not asked whether it takes a new login, either, until the time is over', async () => {
    const client = await api.account()
    await client.put('/account/credentials/quiet', { contract: 'C-1' })
    const credentials = { url: 'http://127.0.0.1:9', password: 'secret' }
    const { body: target } = await client.post('/targets', { type: 'quiet', credentials })
    await api.db.run(sql`
      update targets set authorization_status = 'pending', quiet_until = now() + interval '1 day'
      where account_id = ${client.accountId} and id = ${target.id}`)

    startTestWorker(api)

    const putOff = await eventually(() =>
      api.db.one<{ failures: number; status: string }>(sql`
        select failures, authorization_status as status from targets
        where account_id = ${client.accountId} and id = ${target.id} and due_at > now() + interval '23 hours'`),
    )
    expect(putOff).toEqual({ failures: 0, status: 'pending' })
  })
})
