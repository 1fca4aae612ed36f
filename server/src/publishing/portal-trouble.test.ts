import type { Listing, Target } from '@aushang/model'
import sql, { raw } from 'sql-template-tag'
import { describe, expect, test } from 'vitest'
import { eventsOf } from '../../test/events.ts'
import { type Client, startApi, testSecrets } from '../../test/harness.ts'
import { aJpeg } from '../../test/pictures.ts'
import {
  connected,
  connectedTarget,
  contactOnPortal,
  listed,
  listingGone,
  listingOnce,
  newListing,
  newProperty,
  objectsOnPortal,
  onlineOnPortal,
  onPortal,
  revokeAccess,
  visitPortal,
} from '../../test/portal.ts'
import { callsOnPortal } from '../../test/portal-log.ts'
import { startSource } from '../../test/source.ts'
import { eventually, nothingDue, processed, startTestWorker } from '../../test/work.ts'
import type { OutgoingRequest } from '../lib/guarded/guarded-fetch.ts'
import { newId } from '../lib/ids.ts'
import type { Locks } from '../lib/background-work/locks.ts'
import { makePortals, type Portals } from '../portals/portals.ts'
import { accessLost, authorizeTarget, deauthorizeTarget } from '../targets/authorization.store.ts'
import { getTargetRow } from '../targets/targets.store.ts'
import { forgetOldAttempts } from '../listings/attempts.store.ts'

const api = startApi()

/** Lets the next try come now. */
async function hasten({ accountId }: Client, table = 'listings'): Promise<void> {
  await api.db.run(sql`
    update ${raw(table)} set due_at = now()
    where account_id = ${accountId} and due_at is not null and lease_token is null`)
  api.wakes.send(table)
}

/** Nothing gets through to them before the gate is open. */
function portalsBehind(gate: Promise<void>, onCall = () => {}): Portals {
  const send = (request: OutgoingRequest) => {
    onCall()
    return gate.then(() => api.http.send(request))
  }
  const locks: Locks = { acquire: async () => async () => {}, close: async () => {} }
  return makePortals({
    connectors: api.portals.connectors,
    urls: { 'platform-a-24-sandbox': api.sandbox.url },
    http: { ...api.http, send },
    locks,
  })
}

describe('trouble on the way', () => {
  test.each([
    // The number, what is said while it waits, and how often the portal is asked to create the advert.
    ['DOWN-CREATE-ONCE-1', 'portal_unavailable', 2],
    ['ERROR-CREATE-ONCE-1', 'portal_unavailable', 2],
    ['OKERROR-CREATE-ONCE-1', 'portal_unavailable', 2],
    ['HTML-CREATE-ONCE-1', 'outcome_unknown', 2],
    ['GARBAGE-CREATE-ONCE-1', 'outcome_unknown', 2],
    ['LOST-CREATE-ONCE-1', 'outcome_unknown', 1],
    ['LOST-PUBLISH-ONCE-1', 'portal_unavailable', 1],
  ] as const)('%s is %s, and there is one advert in the end', async (externalId, failureCode, creations) => {
    startTestWorker(api)
    const { client, target } = await connected(api)
    const { listing } = await listed(client, target, externalId)
    const waiting = { status: 'pending', attempts: 1, failureCode, nextAttemptAt: expect.any(String) } as const
    await listingOnce(client, listing.id, waiting)

    await hasten(client)

    const online = await listingOnce(client, listing.id, { status: 'published', attempts: 2 })
    expect(online.failureCode).toBeUndefined()
    expect(await onPortal(api, client, target.id, externalId)).toMatchObject({ realEstateState: 'ACTIVE' })
    const made = (await callsOnPortal(api, { externalId })).filter(
      ({ method, path }) => method === 'POST' && path.includes('/realestate?'),
    )
    expect(made).toHaveLength(creations)
  })

  test('shows no more of an earlier refusal', async () => {
    startTestWorker(api)
    const { client, target } = await connected(api)
    const { property, listing } = await listed(client, target, 'DOWN-REFUSED-1')
    await listingOnce(client, listing.id, { failureCode: 'portal_unavailable' })
    await client.patch(`/properties/${property.id}`, { fields: { numberOfRooms: 0.5 } })
    const refused = await listingOnce(client, listing.id, { status: 'failed', failureCode: 'field_invalid' })

    await client.patch(`/properties/${property.id}`, { fields: { numberOfRooms: 3 } })

    const away = await listingOnce(client, listing.id, { status: 'pending', failureCode: 'portal_unavailable' })
    expect(refused.problems).toMatchObject([{ path: '/fields/numberOfRooms' }])
    expect(away.problems).toBeUndefined()
  })

  test.each([
    // Neither gets as far as to look for the advert of which nobody knows whether it is there.
    ['a refusal of our own', 'LOST-CREATE-ONCE-3', false],
    ['a refusal of our right', 'LOST-CREATE-ONCE-4', true],
  ])('is remembered over %s: what may be online is taken down', async (_what, externalId, isRevoked) => {
    startTestWorker(api)
    const { client, target } = await connected(api)
    const { property, listing } = await listed(client, target, externalId)
    await listingOnce(client, listing.id, { attempts: 1, failureCode: 'outcome_unknown' })
    if (isRevoked) await revokeAccess(api, client, target.id)
    await client.patch(`/properties/${property.id}`, { fields: { numberOfRooms: isRevoked ? 4 : 0.5 } })
    await listingOnce(client, listing.id, { status: 'failed' })

    await client.delete(`/listings/${listing.id}`)
    if (isRevoked) await visitPortal(api, (await client.get(`/targets/${target.id}`)).body)

    await listingGone(client, listing.id)
    expect(await onlineOnPortal(api, client, target.id)).toEqual([])
  })

  test('that was interrupted is remembered for longer than what is known of the others', async () => {
    const { client, target } = await connected(api)
    const { listing } = await listed(client, target, 'OLD-1')
    const [known, interrupted] = [newId(), newId()]
    await api.db.run(sql`
      insert into listing_attempts (account_id, listing_id, id, type, version, started_at, outcome)
      select ${client.accountId}, ${listing.id}, id, 'set', 1, now() - interval '31 days', outcome
      from (values (${known}, 'unavailable'), (${interrupted}, null)) as attempt (id, outcome)`)

    await forgetOldAttempts(api.db, 30)

    expect((await client.get(`/listings/${listing.id}/attempts`)).body).toMatchObject([{ id: interrupted }])
  })

  test('is not repeated sooner than the portal asks, for the whole target', async () => {
    startTestWorker(api)
    const { client, target } = await connected(api)
    const { listing } = await listed(client, target, 'LIMIT-1')
    await listingOnce(client, listing.id, { attempts: 1, nextAttemptAt: expect.any(String) })

    const { quiet } = await api.db.one<{ quiet: boolean }>(sql`
      select quiet_until is not null as quiet from targets where account_id = ${client.accountId}`)

    expect(quiet).toBe(true)
  })

  test('keeps its count while the target has to be left in peace', async () => {
    const { client, target } = await connected(api)
    const listing = await failedBefore(client, target, 'COUNT-1', 7)
    await api.db.run(sql`
      update targets set quiet_until = now() + interval '1 hour' where account_id = ${client.accountId}`)

    startTestWorker(api)

    await eventually(async () => {
      const { body } = await client.get(`/listings/${listing.id}`)
      expect(Date.parse(body.nextAttemptAt)).toBeGreaterThan(Date.now() + 60_000)
    })
    const { failures } = await api.db.one<{ failures: number }>(sql`
      select failures from listings where account_id = ${client.accountId}`)
    expect(failures).toBe(7)
  })

  test('does not hold up what is asked for while the portal is being tried', async () => {
    const { client, target } = await connected(api)
    // After another failure, the next try would come in half a day.
    const listing = await failedBefore(client, target, 'DOWN-ONCE-9', 9)
    const gate = Promise.withResolvers<void>()
    startTestWorker(api, { portals: portalsBehind(gate.promise) })
    await listingOnce(client, listing.id, { attempts: 1 })

    await client.delete(`/listings/${listing.id}`)
    gate.resolve()

    await listingGone(client, listing.id)
  })

  /** A listing that is due, after so many tries in vain. */
  async function failedBefore(client: Client, target: Target, externalId: string, failures: number): Promise<Listing> {
    const worker = startTestWorker(api)
    const property = await newProperty(client, { externalId })
    await processed(client, property.id)
    await worker.stop()
    const listing = await newListing(client, property.id, target.id)
    await api.db.run(sql`update listings set failures = ${failures} where account_id = ${client.accountId}`)
    return listing
  }

  test.each([
    // Where it happens, and how often the portal has been spoken to by then.
    ['rendition', 0],
    ['openRendition', 1],
  ] as const)('that is our own (%s) is shown, and there is one advert in the end', async (broken, attempts) => {
    const faults: unknown[] = []
    const lost = new Error('The storage has lost a file.')
    const media = { ...api.media, [broken]: () => Promise.reject(lost) }
    const worker = startTestWorker(api, { media, onError: (error) => faults.push(error) })
    const source = await startSource({ '/kitchen.jpg': await aJpeg() })
    const { client, target } = await connected(api)
    const externalId = `OURS-${attempts}`
    const property = await newProperty(client, { externalId, attachments: [{ url: `${source.url}/kitchen.jpg` }] })
    const listing = await newListing(client, property.id, target.id)

    const waiting = { status: 'pending', attempts, failureCode: 'service_fault' } as const
    await listingOnce(client, listing.id, { ...waiting, nextAttemptAt: expect.any(String) })
    const tries = (await client.get(`/listings/${listing.id}/attempts`)).body
    await worker.stop()
    startTestWorker(api)
    await hasten(client)

    const online = await listingOnce(client, listing.id, { status: 'published', attempts: attempts + 1 })
    expect(online.failureCode).toBeUndefined()
    expect(tries).toMatchObject([{ outcome: 'unknown', failureCode: 'service_fault' }].slice(0, attempts))
    expect(faults).toEqual([lost])
    expect(await objectsOnPortal(api, client, target.id)).toBe(1)
  })

  test('can be tried again by hand, at once', async () => {
    startTestWorker(api)
    const { client, target } = await connected(api)
    const { listing } = await listed(client, target, 'DOWN-CREATE-ONCE-2')
    await listingOnce(client, listing.id, { attempts: 1, nextAttemptAt: expect.any(String) })

    const retried = await client.post(`/listings/${listing.id}/retry`)
    await listingOnce(client, listing.id, { status: 'published' })
    const needless = await client.post(`/listings/${listing.id}/retry`)

    expect(retried.status).toBe(202)
    expect(needless).toMatchObject({ status: 409, body: { code: 'nothing_to_retry' } })
  })
})

describe('a target whose access was taken back', () => {
  test('pauses, says so once, and goes on when the user has granted it again', async () => {
    startTestWorker(api)
    const { client, target } = await connected(api)
    const first = await listed(client, target, 'REVOKED-1')
    await eventually(async () =>
      expect((await client.get(`/targets/${target.id}`)).body).toMatchObject({ authorizationStatus: 'revoked' }),
    )
    const others = [await listed(client, target, 'AFTER-1'), await listed(client, target, 'AFTER-2')]
    const elsewhere = await connectedTarget(api, client)
    const proof = await listed(client, elsewhere, 'PROOF-1')
    await listingOnce(client, proof.listing.id, { status: 'published' })

    for (const { listing } of others) {
      await listingOnce(client, listing.id, {
        status: 'pending',
        attempts: 0,
        failureCode: 'unauthorized',
        waitsFor: 'access',
      })
    }
    expect(await eventsOf(api, client, 'target.unauthorized')).toHaveLength(1)
    expect(await eventsOf(api, client, 'publication.failed')).toMatchObject([
      { listingId: first.listing.id, failureCode: 'unauthorized' },
    ])

    await visitPortal(api, (await client.get(`/targets/${target.id}`)).body)

    for (const { listing } of [first, ...others]) {
      const online = await listingOnce(client, listing.id, { status: 'published' })
      expect(online.failureCode).toBeUndefined()
    }
  })

  test('is not one of which a single advert is forbidden: that one fails, and the others go on', async () => {
    startTestWorker(api)
    const { client, target } = await connected(api)
    const { listing } = await listed(client, target, 'FORBIDDEN-1')

    const failed = await listingOnce(client, listing.id, { status: 'failed', failureCode: 'rejected_by_portal' })

    expect(failed.failureMessage).toContain('permission')
    const other = await listed(client, target, 'ALLOWED-1')
    await listingOnce(client, other.listing.id, { status: 'published' })
    expect(await eventsOf(api, client, 'target.unauthorized')).toEqual([])
  })

  test('goes on with what was edited in the moment of the grant', async () => {
    startTestWorker(api)
    const { client, target } = await connected(api)
    const { property, listing } = await listed(client, target, 'MOMENT-1')
    await listingOnce(client, listing.id, { status: 'published' })
    const granted = await getTargetRow(api.db, client.accountId, target.id)
    await api.db.transaction((tx) => deauthorizeTarget(tx, granted, accessLost({ sentence: { key: 'accessRevoked' } })))
    const revoked = await getTargetRow(api.db, client.accountId, target.id)

    await api.db.transaction(async (tx) => {
      await authorizeTarget(tx, revoked, testSecrets)
      await client.patch(`/properties/${property.id}`, { fields: { baseRent: 1444 } })
      // The worker has seen a target without grant, and has put the listing to rest.
      await listingOnce(client, listing.id, { status: 'updating', failureCode: 'unauthorized' })
    })

    await listingOnce(client, listing.id, { status: 'published' })
    expect(await onPortal(api, client, target.id, 'MOMENT-1')).toMatchObject({ baseRent: 1444 })
  })

  test('is not told of a refusal that met the grant before the present one', async () => {
    const { client, target } = await connected(api)
    const before = await getTargetRow(api.db, client.accountId, target.id)
    await api.db.transaction((tx) => deauthorizeTarget(tx, before, accessLost({ sentence: { key: 'accessRevoked' } })))
    await visitPortal(api, (await client.get(`/targets/${target.id}`)).body)

    const isTold = await api.db.transaction((tx) =>
      deauthorizeTarget(tx, before, accessLost({ sentence: { key: 'accessRevoked' } })),
    )

    expect(isTold).toBe(false)
    expect((await client.get(`/targets/${target.id}`)).body.authorizationStatus).toBe('authorized')
  })

  describe('while it is told of a contact', () => {
    test('is told once it has access again, at once', async () => {
      const { client, target, contact, answer } = await tellingContact('CONTACT-1')
      await revokeAccess(api, client, target.id)
      const before = await getTargetRow(api.db, client.accountId, target.id)
      await api.db.transaction((tx) =>
        deauthorizeTarget(tx, before, accessLost({ sentence: { key: 'accessRevoked' } })),
      )
      await visitPortal(api, (await client.get(`/targets/${target.id}`)).body)
      await nothingDue(api, client, 'targets')

      answer()

      await eventually(async () =>
        expect(await contactOnPortal(api, client, target.id, contact.id)).toMatchObject({ lastname: 'Beispiel' }),
      )
    })

    test('is asked again if it was edited meanwhile, and pauses then', async () => {
      const { client, target, answer } = await tellingContact('CONTACT-2')
      await revokeAccess(api, client, target.id)
      await client.patch(`/targets/${target.id}`, { name: 'Another name' })
      await nothingDue(api, client, 'targets')

      answer()

      await eventually(async () => {
        await hasten(client, 'shown_contacts')
        expect((await client.get(`/targets/${target.id}`)).body.authorizationStatus).toBe('revoked')
      })
    })

    /** The call is on its way until the portal may answer. After another failure, the next would go out in half a day. */
    async function tellingContact(externalId: string) {
      const worker = startTestWorker(api)
      const { client, target } = await connected(api)
      const { body: contact } = await client.post('/contacts', { lastName: 'Muster', email: 'anna@example.org' })
      const property = await newProperty(client, { externalId, contactId: contact.id })
      const listing = await newListing(client, property.id, target.id)
      await listingOnce(client, listing.id, { status: 'published' })
      await worker.stop()
      await client.patch(`/contacts/${contact.id}`, { lastName: 'Beispiel' })
      await api.db.run(sql`update contacts set due_at = null where account_id = ${client.accountId}`)
      await api.db.run(sql`
        update shown_contacts set wanted_version = wanted_version + 1, due_at = now(), failures = 9
        where account_id = ${client.accountId}`)
      const gate = Promise.withResolvers<void>()
      const call = Promise.withResolvers<void>()
      startTestWorker(api, { portals: portalsBehind(gate.promise, call.resolve) })
      await call.promise
      return { client, target, contact, answer: gate.resolve }
    }
  })
})
