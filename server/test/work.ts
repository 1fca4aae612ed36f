import {
  type Delivery,
  messageOf,
  type Property,
  type Replay,
  requestExample,
  type Webhook,
  type WebhookDraft,
} from '@aushang/model'
import sql, { raw } from 'sql-template-tag'
import { expect, onTestFinished } from 'vitest'
import { eventually } from '../../test/eventually.ts'
import type { NewEvent } from '../src/events/events.store.ts'
import { recordEvents } from '../src/webhooks/record-events.ts'
import { SimulatedCrash } from '../src/lib/background-work/work.ts'
import { startWorker, type WorkerDeps } from '../src/worker.ts'
import { type Api, type Client, testPublicUrl, testRequestsDomain, testSecrets } from './harness.ts'
import type { Received } from './receiver.ts'
import { silentTelemetry } from './telemetry.ts'

export { eventually }

/** Everything that is done in the background, until the test is over; then it must have had no fault of its own. */
export function startTestWorker(api: Api, options: Partial<WorkerDeps> = {}): { stop(): Promise<void> } {
  const errors: unknown[] = []
  const worker = startWorker({
    db: api.db,
    wakes: api.wakes,
    http: api.http,
    secrets: testSecrets,
    portals: api.portals,
    media: api.media,
    publicUrl: testPublicUrl,
    requestsDomain: testRequestsDomain,
    readers: api.readers,
    eventRetentionDays: 30,
    telemetry: silentTelemetry(),
    onError: (error) => error instanceof SimulatedCrash || errors.push(error),
    ...options,
  })
  onTestFinished(async () => {
    await worker.stop()
    // What this test has left to be retried must not come while the next one looks.
    for (const table of [raw('deliveries'), raw('properties')]) {
      await api.db.run(sql`
        update ${table} set due_at = null where (account_id, id) in (
          select account_id, id from ${table} where due_at is not null for update skip locked)`)
    }
    expect(errors).toEqual([])
  })
  return worker
}

/** Waits until all background work of a kind is done for an account. */
export function nothingDue(api: Api, { accountId }: Client, table: string): Promise<void> {
  return eventually(async () =>
    expect(
      await api.db.many(sql`
        select id from ${raw(table)} where account_id = ${accountId} and due_at is not null`),
    ).toEqual([]),
  )
}

/** How many statements are held up by a transaction that is not at its end. */
export async function waitingForLocks(api: Api): Promise<number> {
  const waiting = await api.db.many(sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
  return waiting.length
}

export async function recordTestEvents(api: Api, accountId: string, events: NewEvent[]): Promise<void> {
  await api.db.transaction((tx) => recordEvents(tx, accountId, events))
}

/** What happens to a listing; its `step`, which stands where the portal's number does, tells one from the other. */
export function aPublication(listing = 'L1', step = 1) {
  const orderingKey = idOf(listing)
  const payload = {
    listingId: orderingKey,
    propertyId: idOf('P1'),
    targetId: idOf('T1'),
    type: 'set',
    operation: 'update',
    portalId: String(step),
  } as const
  return { name: 'publication.succeeded', payload, orderingKey } as const satisfies NewEvent
}

export function aFailedPublication(listing = 'L1', step = 1) {
  const { payload, orderingKey } = aPublication(listing, step)
  const failureMessage = messageOf({ key: 'portalRefuses' })
  const failure = { failureCode: 'rejected_by_portal', failureMessage } as const
  return { name: 'publication.failed', payload: { ...payload, ...failure }, orderingKey } as const satisfies NewEvent
}

/** An inquiry of somebody with this name. */
export function aRequestCreated(id: string, lastName: string) {
  const payload = { ...requestExample, id, prospect: { lastName } }
  return { name: 'request.created', payload, requestId: id } as const satisfies NewEvent
}

/** A short name as an id. */
export function idOf(name: string): string {
  return name.padEnd(20, '0')
}

export function stepOf({ portalId }: { portalId: string }): number {
  return Number(portalId)
}

export async function aWebhook(client: Client, url: string, draft: Partial<WebhookDraft> = {}): Promise<Webhook> {
  const answer = await client.post('/webhooks', { url, events: ['publication.succeeded'], ...draft })
  expect(answer.status).toBe(201)
  return answer.body
}

/** Lets the time of all that is planned for an account come now. */
export async function hasten(api: Api, { accountId }: Client, table = 'deliveries'): Promise<void> {
  // What a worker is settling at this moment is left alone, lest the two lock each other out.
  await api.db.run(sql`
    update ${raw(table)} set due_at = now() where (account_id, id) in (
      select account_id, id from ${raw(table)} where due_at is not null and account_id = ${accountId}
      for update skip locked)`)
  api.wakes.send(table)
}

export async function deliveriesTo(client: Client, { id }: Webhook): Promise<Delivery[]> {
  return (await client.get(`/webhooks/${id}/deliveries`)).body
}

/** Waits until the only delivery to a webhook has this status after its latest attempt, and answers with all of them. */
export async function settledDelivery(client: Client, webhook: Webhook, status = 'succeeded', attemptsMin = 1) {
  return eventually(async () => {
    const deliveries = await deliveriesTo(client, webhook)
    expect(deliveries).toMatchObject([{ status }])
    const { body } = await client.get(`/deliveries/${deliveries[0]?.id}`)
    expect(body.attempts.length).toBeGreaterThanOrEqual(attemptsMin)
    expect(body.attempts.at(-1)).toHaveProperty('durationMs')
    return body
  })
}

/** Waits until all that a webhook missed is on its way again, or will not be. */
export async function replayed(client: Client, { id }: Webhook): Promise<Replay> {
  return eventually(async () => {
    const { body } = await client.get(`/webhooks/${id}/replay`)
    expect(['done', 'stopped']).toContain(body.status)
    return body
  })
}

/** Of the events of a listing, or of all, those that arrived, in the order in which they did. */
export function stepsReceived(requests: Received[], listing?: string): number[] {
  return requests
    .map(({ body }) => JSON.parse(body).eventPayload)
    .filter((payload) => listing === undefined || payload.listingId === idOf(listing))
    .map(stepOf)
}

/** Waits until a property has its outcome. */
export async function processed(client: Client, id: string): Promise<Property> {
  return eventually(async () => {
    const { body } = await client.get(`/properties/${id}`)
    expect(['succeeded', 'failed']).toContain(body.processingStatus)
    return body
  })
}
