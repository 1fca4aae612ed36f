import type { EventName, Language, Webhook } from '@aushang/model'
import sql, { raw } from 'sql-template-tag'
import type { Db, Tx } from '../lib/database/db.ts'
import { ApiError, notFound } from '../lib/errors.ts'
import { newId } from '../lib/ids.ts'
import { json, jsonText, value, time } from '../lib/database/json-sql.ts'
import { type DeliverableBody, envelope } from './envelope.ts'
import { isReplaying } from './replays.store.ts'
import { rowsOf } from '../lib/database/rows-of.ts'

const shownColumns = {
  id: value('id'),
  webhookId: value('webhook_id'),
  eventId: value('event_id'),
  eventName: value(
    '(select name from events where events.account_id = deliveries.account_id and events.id = deliveries.event_id)',
  ),
  status: value('status'),
  nextAttemptAt: time('case when lease_until > now() then null else due_at end'),
  attemptCount: value(
    '(select count(*) from delivery_attempts as attempt where attempt.account_id = deliveries.account_id and delivery_id = deliveries.id)',
  ),
  createdAt: time('created_at'),
}

export const deliveryJson = jsonText(shownColumns)

const attemptJson = jsonText({
  id: value('id'),
  startedAt: time('started_at'),
  durationMs: value('duration_ms'),
  statusCode: value('status_code'),
  responseHeaders: json('response_headers'),
  responseBody: value('response_body'),
  failureCode: value('failure_code'),
  failureMessage: json('failure_message'),
})

const deliveryWithAttemptsJson = jsonText({
  ...shownColumns,
  attempts: `'[' || coalesce((
    select string_agg(${attemptJson.sql}, ',' order by id) from delivery_attempts
    where account_id = deliveries.account_id and delivery_id = deliveries.id), '') || ']'`,
})

// By one statement.
const insertedMax = 1_000

/** An event that is to be delivered. */
export interface DeliverableEvent {
  id: string
  position: number
  /** Set where the order of events matters. */
  orderingKey?: string | null
}

export interface Subscriber {
  id: string
  events: EventName[]
  isReplaying: boolean
}

/** The webhooks that react to one of these. Locked against deletion: one that is deleted meanwhile would fail what happens here. */
export async function findSubscribers(tx: Tx, accountId: string, events: { name: EventName }[]): Promise<Subscriber[]> {
  return tx.many<Subscriber>(sql`
    select id, events, ${isReplaying} as "isReplaying" from webhooks
    where account_id = ${accountId} and enabled and events && ${events.map(({ name }) => name)}::text[]
    for key share`)
}

/**
 * Puts events on their way to the webhooks that react to them. Those whose order matters must not overtake what a webhook is being
 * sent again: while it is, they are left to the replay, which goes on to the end of the log. Wants the account's log to be locked.
 */
export async function deliverToSubscribers(
  tx: Tx,
  accountId: string,
  events: (DeliverableEvent & { name: EventName })[],
  subscribers: Subscriber[],
): Promise<void> {
  const deliveries = events.flatMap((event) =>
    subscribers
      .filter((webhook) => webhook.events.includes(event.name) && !(webhook.isReplaying && event.orderingKey))
      .map((webhook) => ({ webhookId: webhook.id, event })),
  )
  if (deliveries.length > 0) await createDeliveries(tx, accountId, deliveries)
}

interface NewDelivery {
  webhookId: string
  event: DeliverableEvent
}

/** In the order of the log. Some at a time, so that nothing else of this process waits for the text of all of them. */
export async function createDeliveries(tx: Tx, accountId: string, deliveries: NewDelivery[]): Promise<string[]> {
  const ids: string[] = []
  for (let from = 0; from < deliveries.length; from += insertedMax) {
    ids.push(...(await insertDeliveries(tx, accountId, deliveries.slice(from, from + insertedMax))))
  }
  tx.wake('deliveries')
  return ids
}

/**
 * A delivery of an event of a listing, or of a property, is due only when no earlier one to the same webhook is pending; it
 * becomes due when that one ends (see `startNextInOrder`). The lock on the account's log is what keeps the two from missing each other.
 */
async function insertDeliveries(tx: Tx, accountId: string, deliveries: NewDelivery[]): Promise<string[]> {
  const ids = deliveries.map(() => newId())
  await tx.run(sql`
    insert into deliveries (account_id, id, webhook_id, event_id, ordering_key, position, due_at)
    select ${accountId}, id, webhook_id, event_id, ordering_key, position,
      case when ordering_key is null or (
        row_number() over (partition by webhook_id, ordering_key order by position) = 1
        and not exists (
          select from deliveries as earlier
          where earlier.account_id = ${accountId} and earlier.webhook_id = new.webhook_id
            and earlier.ordering_key = new.ordering_key and earlier.status = 'pending'
          offset 0) -- one look for each: a plan that reads all that is pending would outlive its being little
      ) then now() end
    from ${rowsOf('new', deliveries, {
      id: ['text', (_, index) => ids[index]],
      webhook_id: ['text', ({ webhookId }) => webhookId],
      event_id: ['text', ({ event }) => event.id],
      ordering_key: ['text', ({ event }) => event.orderingKey],
      position: ['bigint', ({ event }) => event.position],
    })}`)
  return ids
}

/** Lets the next one go, of each listing or property of which one has ended. Wants the accounts' logs to be locked. */
export async function startNextInOrder(
  tx: Tx,
  ended: { accountId: string; webhookId: string; orderingKey: string }[],
): Promise<void> {
  const started = await tx.run(sql`
    with next as (
      select ended.account_id, next.id
      from ${rowsOf('ended', ended, {
        account_id: ['text', ({ accountId }) => accountId],
        webhook_id: ['text', ({ webhookId }) => webhookId],
        ordering_key: ['text', ({ orderingKey }) => orderingKey],
      })}
      cross join lateral (
        select id from deliveries
        where account_id = ended.account_id and webhook_id = ended.webhook_id and ordering_key = ended.ordering_key
          and status = 'pending'
        order by position limit 1
      ) as next
    )
    update deliveries set due_at = now()
    from next where deliveries.account_id = next.account_id and deliveries.id = next.id and deliveries.due_at is null`)
  if (started > 0) tx.wake('deliveries')
}

/** Those that wait for one before them to end, of all accounts. */
export async function countWaitingDeliveries(db: Db): Promise<number> {
  const { count } = await db.one<{ count: number }>(sql`
    select count(*)::int as count from deliveries where status = 'pending' and due_at is null`)
  return count
}

/** What receivers answered to these events. */
export async function eraseAnswers(tx: Tx, accountId: string, eventIds: string[]): Promise<void> {
  await tx.run(sql`
    -- By itself, and the account in each row: a plan made without statistics would else go through all of the account.
    with sent as materialized (
      select deliveries.account_id, deliveries.id
      from ${rowsOf('told', eventIds, { account_id: ['text', () => accountId], event_id: ['text', (id) => id] })}
      join deliveries on deliveries.event_id = told.event_id and deliveries.account_id = told.account_id
    )
    update delivery_attempts as attempt set response_body = null, response_headers = null
    from sent where attempt.account_id = sent.account_id and attempt.delivery_id = sent.id`)
}

/** As JSON text, with its attempts. */
export async function getDelivery(db: Db, accountId: string, id: string): Promise<string> {
  const delivery = await db.maybeOne<{ json: string }>(sql`
    select ${deliveryWithAttemptsJson} as json from deliveries where account_id = ${accountId} and id = ${id}`)
  if (delivery === null) throw notFound('delivery')
  return delivery.json
}

/** As JSON text, with its attempts and what is sent at each. */
export async function getDeliveryAsSent(db: Db, accountId: string, id: string): Promise<string> {
  const delivery = await getDelivery(db, accountId, id)
  const event = await db.one<DeliverableBody & { envelope: Webhook['envelope']; language: Language }>(sql`
    select events.id as "eventId", events.name as "eventName", payload as "eventPayload",
      ${raw(time('events.created_at'))} as "eventTime", envelope, language
    from deliveries
    join accounts on accounts.id = deliveries.account_id
    join events on events.account_id = deliveries.account_id and events.id = event_id
    join webhooks on webhooks.account_id = deliveries.account_id and webhooks.id = webhook_id
    where deliveries.account_id = ${accountId} and deliveries.id = ${id}`)
  return `${delivery.slice(0, -1)},"requestBody":${JSON.stringify(envelope(event.envelope, event, event.language))}}`
}

/** The same event to the same webhook once more, at once and out of turn. Returns the new delivery's id. */
export async function redeliver(tx: Tx, accountId: string, id: string): Promise<string> {
  const earlier = await tx.maybeOne<{ webhookId: string; enabled: boolean; event: DeliverableEvent }>(sql`
    select webhook_id as "webhookId", enabled, json_build_object('id', event_id, 'position', position) as event
    from deliveries join webhooks on webhooks.account_id = deliveries.account_id and webhooks.id = webhook_id
    where deliveries.account_id = ${accountId} and deliveries.id = ${id}`)
  if (earlier === null) throw notFound('delivery')
  if (!earlier.enabled) throw new ApiError('webhook_disabled', { key: 'webhookDisabled' })
  const [created = ''] = await createDeliveries(tx, accountId, [earlier])
  return created
}

/** What waits for its next attempt is tried at once. */
export async function hastenRetries(tx: Tx, accountId: string, webhookId: string): Promise<void> {
  const hastened = await tx.run(sql`
    update deliveries set due_at = now()
    where (account_id, id) in (
      select account_id, id from deliveries
      where webhook_id = ${webhookId} and account_id = ${accountId} and status = 'pending' and due_at > now()
      order by id for update skip locked)`)
  if (hastened > 0) tx.wake('deliveries')
}
