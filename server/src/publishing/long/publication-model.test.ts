import { setTimeout as sleep } from 'node:timers/promises'
import type { Listing } from '@aushang/model'
import fc from 'fast-check'
import sql, { join, raw, type Sql } from 'sql-template-tag'
import { afterEach, describe, expect, test } from 'vitest'
import {
  type Agency,
  editing,
  grantAccess,
  granting,
  newAgency,
  step,
  type Step,
  trouble,
} from '../../../test/agency.ts'
import { eventsOf } from '../../../test/events.ts'
import { startApi, testPublicUrl, testRequestsDomain, testSecrets } from '../../../test/harness.ts'
import { contactOnPortal, onlineOnPortal, onPortal } from '../../../test/portal.ts'
import { silentTelemetry } from '../../../test/telemetry.ts'
import { SimulatedCrash } from '../../lib/background-work/work.ts'
import { rounds } from '../../../../test/rounds.ts'
import { isPassing } from '../../lib/database/database-errors.ts'
import { startWorker } from '../../worker.ts'

/**
 * Agencies do what comes to their minds, workers come, go and die meanwhile. When all have calmed down, the portal shows
 * what was acknowledged last, and everything that was told about it is true.
 *
 * MODEL_SECONDS is how long new sequences are begun, MODEL_SEED the first of them; a failure prints its seed.
 */
const modelSeconds = Number(process.env['MODEL_SECONDS'] ?? rounds({ few: 6, all: 12 }))
const firstSeed = Number(process.env['MODEL_SEED'] ?? Date.now() % 1_000_000)
const calmSeconds = 60

const api = startApi({ patienceMs: calmSeconds * 1000 })
let workers: Pick<ReturnType<typeof startWorker>, 'stop'>[] = []
let crashAt: string | null = null
let faults: unknown[] = []

afterEach(stopWorkers)

const deaths = ['claimed', 'recorded', 'answered 1', 'answered 2', 'answered 3', 'done', 'before commit']

const working: fc.Arbitrary<Step>[] = [
  fc.nat(300).map((ms) => step(`leave them ${ms} ms`, { run: () => sleep(ms) })),
  fc.constant(step('start a worker', { when: () => workers.length < 2, run: startAWorker })),
  fc.constant(step('stop the workers', { run: stopWorkers })),
  fc.constantFrom(...deaths).map((point) =>
    step(`die at "${point}"`, {
      run: async () => {
        crashAt = `listings: ${point}`
      },
    }),
  ),
]

const anything = fc.commands([...editing(), ...editing(), ...granting(api), ...working], {
  maxCommands: 40,
  size: 'max',
})
const sequences = fc.array(fc.record({ troubles: fc.tuple(trouble, trouble, trouble), commands: anything }), {
  minLength: 4,
  maxLength: 4,
})

describe('agencies that do as they please', () => {
  test(
    'have online what they asked for last, and are told the truth',
    async () => {
      const calmsDown = fc.asyncProperty(sequences, async (each) => {
        await startAWorker()
        const agencies = await Promise.all(
          each.map(async ({ troubles, commands }) => {
            const agency = await newAgency(api, troubles)
            await fc.asyncModelRun(() => ({ model: agency, real: agency }), commands)
            return agency
          }),
        )
        crashAt = null
        await startAWorker()
        for (const agency of agencies) await calm(agency)
        for (const agency of agencies) await expectTruth(agency)
        await stopWorkers()
        expect(faults).toEqual([])
      })
      const until = Date.now() + modelSeconds * 1000
      for (let seed = firstSeed; Date.now() < until; seed++) {
        await fc.assert(calmsDown, { seed, numRuns: 1, endOnFailure: true, verbose: true })
      }
    },
    (modelSeconds + 2 * calmSeconds) * 1000,
  )
})

async function startAWorker(): Promise<void> {
  workers.push(
    startWorker({
      db: api.db,
      wakes: api.wakes,
      http: api.http,
      secrets: testSecrets,
      portals: api.portals,
      media: api.media,
      readers: api.readers,
      publicUrl: testPublicUrl,
      requestsDomain: testRequestsDomain,
      eventRetentionDays: 30,
      telemetry: silentTelemetry(),
      // What died is taken over soon.
      leaseSeconds: 2,
      onError: (error) => error instanceof SimulatedCrash || isPassing(error) || faults.push(error),
      crashPoint(name) {
        if (name !== crashAt) return
        crashAt = null
        throw new SimulatedCrash(name)
      },
    }),
  )
}

async function stopWorkers(): Promise<void> {
  const stopped = workers
  workers = []
  await Promise.all(stopped.map((worker) => worker.stop()))
}

/** Everybody grants what was asked for, nobody waits for the next try, until there is nothing left to do. */
async function calm(agency: Agency): Promise<void> {
  const { accountId } = agency.client
  const giveUpAt = Date.now() + calmSeconds * 1000
  for (const { id } of agency.targets) await agency.client.post(`/targets/${id}/check`)
  for (;;) {
    for (const { id } of agency.targets) await grantAccess(api, agency.client, id)
    await api.db.run(sql`
      update listings set due_at = now() where (account_id, id) in (
        select account_id, id from listings where account_id = ${accountId} and due_at > now() and lease_token is null
        for update skip locked)`)
    await api.db.run(sql`
      update shown_contacts set due_at = now() where (account_id, id) in (
        select account_id, id from shown_contacts where account_id = ${accountId} and due_at > now() and lease_token is null
        for update skip locked)`)
    const busy = await unfinished(accountId)
    if (busy.length === 0) return
    if (Date.now() > giveUpAt) throw new Error(`There is no end to ${JSON.stringify(busy)}.`)
    await sleep(50)
  }
}

function unfinished(accountId: string): Promise<object[]> {
  const ofTable = (table: string, status: string): Sql => sql`
    select ${table} as table, id, ${raw(status)} as status, due_at, lease_until from ${raw(table)}
    where account_id = ${accountId} and (due_at is not null or lease_until is not null)`
  return api.db.many(
    join(
      [
        ofTable('listings', 'status'),
        ofTable('properties', 'processing_status'),
        ofTable('targets', 'authorization_status'),
        ofTable('contacts', 'null'),
        ofTable('shown_contacts', 'null'),
      ],
      ' union all ',
    ),
  )
}

async function expectTruth(agency: Agency): Promise<void> {
  const { client, listings, properties } = agency
  await expectOnline(agency)
  for (const { id } of listings.filter(({ isWanted }) => !isWanted)) {
    expect((await client.get(`/listings/${id}`)).status).toBe(404)
  }
  const kept = properties.flatMap((property) => (property === null ? [] : [property.id]))
  const { body: left } = await client.get('/properties')
  expect(left.map(({ id }: { id: string }) => id).toSorted()).toEqual(kept.toSorted())
  await expectEvents(agency)
  const open = await api.db.many(sql`
    select listing_id, id from listing_attempts where account_id = ${client.accountId} and outcome is null`)
  expect(open).toEqual([])
}

/** What is wanted and can be shown is online as it was acknowledged last; what is not wanted is not. */
async function expectOnline({ client, targets, contactId, listings }: Agency): Promise<void> {
  const { body: contact } = await client.get(`/contacts/${contactId}`)
  for (const { id: targetId } of targets) {
    const wanted = listings.filter((listing) => listing.isWanted && listing.targetId === targetId)
    const externalIds = wanted.map(({ property }) => property.externalId)
    for (const externalId of await onlineOnPortal(api, client, targetId)) expect(externalIds).toContain(externalId)
    for (const { id, property } of wanted) {
      const { body: listing } = await client.get(`/listings/${id}`)
      const { fields } = (await client.get(`/properties/${property.id}`)).body
      if (fields.numberOfRooms < 1) {
        expect(listing).toMatchObject({ status: 'failed', failureCode: 'field_invalid' })
        continue
      }
      expect(listing).toMatchObject({ status: 'published' })
      expect(listing.failureCode).toBeUndefined()
      expect(listing.nextAttemptAt).toBeUndefined()
      expect(await onPortal(api, client, targetId, property.externalId)).toMatchObject({
        '@id': listing.portalId,
        baseRent: fields.baseRent,
        realEstateState: 'ACTIVE',
      })
      expect(await contactOnPortal(api, client, targetId, contactId)).toMatchObject({ lastname: contact.lastName })
    }
  }
}

interface Told {
  listingId: string
  type: 'set' | 'delete'
  operation: string
  failureCode?: string
}

async function expectEvents({ client, listings, revocations }: Agency): Promise<void> {
  const rows = await api.db.many<{ name: string; payload: string }>(sql`
    select name, payload from events
    where account_id = ${client.accountId} and position > 0 and name like 'publication.%' order by position`)
  const told = rows.map(({ name, payload }) => ({
    ...(JSON.parse(payload) as Told),
    hasFailed: name.endsWith('failed'),
  }))
  for (const { id, isWanted } of listings) {
    const its = told.filter(({ listingId }) => listingId === id)
    const sets = its.filter(({ type, hasFailed }) => type === 'set' && !hasFailed).map(({ operation }) => operation)
    expect(sets).toEqual(sets.map((_, index) => (index === 0 ? 'create' : 'update')))
    // A deletion comes once, and nothing after it.
    expect(its.slice(0, -1).filter(({ type, hasFailed }) => type === 'delete' && !hasFailed)).toEqual([])
    const last = its.at(-1)
    if (!isWanted) {
      expect(last).toMatchObject({ type: 'delete', hasFailed: false })
      continue
    }
    const { status, failureCode } = (await client.get(`/listings/${id}`)).body as Listing
    expect(last).toMatchObject({ type: 'set', hasFailed: status === 'failed', ...(failureCode && { failureCode }) })
  }
  expect((await eventsOf(api, client, 'target.unauthorized')).length).toBeLessThanOrEqual(revocations)
}
