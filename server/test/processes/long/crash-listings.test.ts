import { once } from 'node:events'
import sql from 'sql-template-tag'
import { describe, expect, test } from 'vitest'
import { startCrashingWorker } from '../crashing.ts'
import { type Client, startApi } from '../../harness.ts'
import {
  connectedTarget,
  listingGone,
  listingOnce,
  newListing,
  newProperty,
  objectsOnPortal,
  onlineOnPortal,
  onPortal,
} from '../../portal.ts'
import { callsOnPortal } from '../../portal-log.ts'
import { eventually, startTestWorker } from '../../work.ts'

const api = startApi()

/** As if the lease of what somebody holds had run out. */
const endLeases = ({ accountId }: Client) =>
  api.db.run(sql`
    update listings set lease_until = now() - interval '1 ms' where lease_until is not null and account_id = ${accountId}`)

async function processed(client: Client, externalId: string) {
  const worker = startTestWorker(api)
  const property = await newProperty(client, { externalId })
  await eventually(async () =>
    expect((await client.get(`/properties/${property.id}`)).body.processingStatus).toBe('succeeded'),
  )
  await worker.stop()
  return property
}

/** How often the portal was told to change something. */
const writes = async (externalId: string) =>
  (await callsOnPortal(api, { externalId })).filter(({ method }) => method !== 'GET').length

describe('a worker that is killed while it publishes', () => {
  test.each([
    'listings: claimed',
    'listings: recorded',
    'listings: answered 1',
    'listings: answered 2',
    'listings: done',
    'listings: before commit',
  ])('at "%s" leaves one advert in the end, with the newest version', async (crashPoint) => {
    const client = await api.account()
    const target = await connectedTarget(api, client)
    const property = await processed(client, 'CRASH-1')
    const listing = await newListing(client, property.id, target.id)

    const { child, reached } = startCrashingWorker(api, crashPoint)
    const [, signal] = await once(child, 'exit')
    await client.patch(`/properties/${property.id}`, { fields: { baseRent: 1400 } })
    await endLeases(client)
    startTestWorker(api)

    await eventually(async () =>
      expect(await onPortal(api, client, target.id, 'CRASH-1')).toMatchObject({ baseRent: 1400 }),
    )
    await listingOnce(client, listing.id, { status: 'published' })
    expect([signal, reached().at(-1)]).toEqual(['SIGKILL', crashPoint])
    expect(await objectsOnPortal(api, client, target.id)).toBe(1)
    const { body: attempts } = await client.get(`/listings/${listing.id}/attempts`)
    expect(attempts.every(({ outcome }: { outcome?: string }) => outcome !== undefined)).toBe(true)
    expect(attempts.at(-1)).toMatchObject({ outcome: 'published' })
  })

  test.each(['listings: recorded', 'listings: answered 1', 'listings: done', 'listings: before commit'])(
    'or takes down, at "%s", leaves none',
    async (crashPoint) => {
      const client = await api.account()
      const target = await connectedTarget(api, client)
      const property = await processed(client, 'CRASH-2')
      const worker = startTestWorker(api)
      const listing = await newListing(client, property.id, target.id)
      await listingOnce(client, listing.id, { status: 'published' })
      await worker.stop()
      await client.delete(`/listings/${listing.id}`)

      const { child } = startCrashingWorker(api, crashPoint)
      const [, signal] = await once(child, 'exit')
      await endLeases(client)
      startTestWorker(api)

      await listingGone(client, listing.id)
      expect(signal).toBe('SIGKILL')
      expect(await onlineOnPortal(api, client, target.id)).toEqual([])
    },
  )
})

describe('an advert of which the killed worker could not tell', () => {
  test('is taken down, although the portal was away when it was looked for first', async () => {
    const client = await api.account()
    const target = await connectedTarget(api, client)
    const property = await processed(client, 'DOWN-READ-ONCE-1')
    const listing = await newListing(client, property.id, target.id)
    const { child } = startCrashingWorker(api, 'listings: answered 1')
    await once(child, 'exit')
    await endLeases(client)
    startTestWorker(api)
    await listingOnce(client, listing.id, { attempts: 2, failureCode: 'portal_unavailable' })

    await client.delete(`/listings/${listing.id}`)

    await listingGone(client, listing.id)
    expect(await onlineOnPortal(api, client, target.id)).toEqual([])
  })
})

describe('a worker that stands still for longer than its lease', () => {
  test('sends nothing more when it comes back: the newer version stays', async () => {
    const client = await api.account()
    const target = await connectedTarget(api, client)
    const property = await processed(client, 'SLOW-UPDATE-ONCE-1')
    const first = startTestWorker(api)
    const listing = await newListing(client, property.id, target.id)
    await listingOnce(client, listing.id, { status: 'published' })
    await first.stop()
    await client.patch(`/properties/${property.id}`, { fields: { baseRent: 1500 } })
    // When its lease ends, the portal, which takes three seconds, has done what it was asked for.
    const { child, reached } = startCrashingWorker(api, '', 6)
    await eventually(() => expect(reached()).toContain('listings: recorded'))
    await eventually(async () =>
      expect((await callsOnPortal(api, { externalId: 'SLOW-UPDATE-ONCE-1' })).at(-1)?.method).toBe('PUT'),
    )

    child.kill('SIGSTOP')
    startTestWorker(api)
    await client.patch(`/properties/${property.id}`, { fields: { baseRent: 1600 } })
    await listingOnce(client, listing.id, { status: 'published' })
    await eventually(async () =>
      expect(await onPortal(api, client, target.id, 'SLOW-UPDATE-ONCE-1')).toMatchObject({ baseRent: 1600 }),
    )
    const writesBefore = await writes('SLOW-UPDATE-ONCE-1')
    child.kill('SIGCONT')

    await eventually(() => expect(reached()).toContain('listings: done'))
    expect(await writes('SLOW-UPDATE-ONCE-1')).toBe(writesBefore)
    expect(await onPortal(api, client, target.id, 'SLOW-UPDATE-ONCE-1')).toMatchObject({ baseRent: 1600 })
    expect((await client.get(`/listings/${listing.id}`)).body.status).toBe('published')
  })
})
