import { connectors } from '@aushang/connectors'
import { pino } from 'pino'
import { Registry } from 'prom-client'
import { expect, onTestFinished, test } from 'vitest'
import { startApi } from '../../test/harness.ts'
import { connected, listed, listingOnce } from '../../test/portal.ts'
import { startReceiver } from '../../test/receiver.ts'
import { startTestWorker } from '../../test/work.ts'
import { openLocks } from '../lib/background-work/locks.ts'
import { watchClock } from '../lib/clock.ts'
import { makePortals } from '../portals/portals.ts'

const api = startApi()

test('what a portal refuses because our clock is wrong is told as ours, and tried again; nobody loses access', async () => {
  const twoHoursAgo = () => new Date(Date.now() - 2 * 3_600_000).toUTCString()
  const portal = await startReceiver(() => ({ status: 401, headers: { date: twoHoursAgo() } }))
  const locks = openLocks(api.url, () => {})
  onTestFinished(() => locks.close())
  const clock = watchClock({ log: pino({ level: 'silent' }), metrics: new Registry() })
  const urls = { 'platform-a-24-sandbox': new URL(portal.url).origin }
  const { client, target } = await connected(api)
  startTestWorker(api, { portals: makePortals({ connectors, urls, http: api.http, locks, clock }) })

  const { listing } = await listed(client, target, 'CLOCK-1')

  const waiting = await listingOnce(client, listing.id, { attempts: 1, failureCode: 'portal_unavailable' })
  expect(waiting).toMatchObject({
    status: 'pending',
    failureMessage: expect.stringMatching(/^The clock of this service is 120 minutes off/),
    nextAttemptAt: expect.any(String),
  })
  expect((await client.get(`/targets/${target.id}`)).body).toMatchObject({ authorizationStatus: 'authorized' })
  expect(clock.offSeconds()).toBeGreaterThan(7_100)
})
