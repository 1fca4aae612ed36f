import { afterEach, describe, expect, test, vi } from 'vitest'
import { eventsOf } from '../../test/events.ts'
import { startApi } from '../../test/harness.ts'
import { connected, listed, listingOnce, openPortal as openPortalOf } from '../../test/portal.ts'
import { callsOnPortal } from '../../test/portal-log.ts'
import { startReceiver } from '../../test/receiver.ts'
import { startTestWorker } from '../../test/work.ts'
import type { PortalOptions } from '../portals/portals.ts'

const api = startApi()

afterEach(() => vi.useRealTimers())

const openPortal = (options: Partial<PortalOptions> = {}) => openPortalOf(api, options)

describe('a lease that has run out by the clock', () => {
  test('ends the conversation with the portal before the next call, although no timer has noticed yet', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    const worker = startTestWorker(api, {
      crashPoint(name) {
        if (name !== 'listings: answered 1') return
        // The process stands still for longer than its lease, just when the portal has answered for the first time.
        vi.advanceTimersByTime(61_000)
        // The next try, some seconds later, would hold its lease.
        void worker.stop()
      },
    })
    const { client, target } = await connected(api)

    const { listing } = await listed(client, target, 'STILL-1')
    await listingOnce(client, listing.id, { attempts: 1, nextAttemptAt: expect.any(String) })

    const calls = await callsOnPortal(api, { externalId: 'STILL-1' })
    expect(calls.map(({ method }) => method)).toEqual(['POST'])
    expect(await eventsOf(api, client, 'publication.succeeded')).toEqual([])
  })

  test.each([
    ['is sent while it holds', true, 1],
    ['is not sent any more', false, 0],
  ])('is asked for before a call, which %s', async (_what, isHeld, callCount) => {
    const receiver = await startReceiver()
    const portal = openPortal({ isHeld: () => isHeld })

    const result = await portal.http.send({ method: 'POST', url: receiver.url, body: 'the advert' })

    expect(receiver.requests).toHaveLength(callCount)
    expect(result).toMatchObject(isHeld ? { kind: 'answer' } : { kind: 'failed', code: 'aborted', maybeSent: false })
  })
})

test('a lease that is lost ends the wait for the turn to speak alone', async () => {
  const lost = new AbortController()
  const first = Promise.withResolvers<void>()
  const speaking = openPortal().runAlone(() => first.promise)
  const waiting = openPortal({ signal: lost.signal }).runAlone(() => Promise.reject(new Error('nobody comes here')))

  lost.abort()

  await expect(waiting).rejects.toBe(lost.signal.reason)
  first.resolve()
  await speaking
})
