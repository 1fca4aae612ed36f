import sql from 'sql-template-tag'
import type { Db, Tx } from '../lib/db.ts'
import { notFound } from '../lib/errors.ts'
import { newId } from '../lib/ids.ts'
import { json, jsonText, value, time } from '../lib/json-sql.ts'
import { deliverToSubscribers } from '../webhooks/deliveries.store.ts'

export const eventJson = jsonText({
  eventId: value('id'),
  eventName: value('name'),
  eventPayload: json('payload'),
  eventTime: time('created_at'),
})

export interface NewEvent {
  name: string
  /** As JSON text. */
  payload: string
  /** Events of one listing reach a webhook in order. */
  listingId?: string
  /** The request whose person it tells about. */
  requestId?: string
}

export interface RecordedEvent extends NewEvent {
  id: string
  position: number
}

/**
 * Writes down what happens, in the transaction in which it does, and puts it on its way to every webhook that reacts to
 * it. From here until the commit, the account's log is locked.
 */
export async function recordEvents(tx: Tx, accountId: string, events: NewEvent[]): Promise<void> {
  await deliverToSubscribers(tx, accountId, await writeEvents(tx, accountId, events))
}

/** Without telling anybody. */
export async function writeEvents(tx: Tx, accountId: string, events: NewEvent[]): Promise<RecordedEvent[]> {
  const { last } = await tx.one<{ last: number }>(sql`
    insert into event_logs as log (account_id, last_position) values (${accountId}, ${events.length})
    on conflict (account_id) do update set last_position = log.last_position + excluded.last_position
    returning last_position as last`)
  const recorded = events.map((event, index) => ({ ...event, id: newId(), position: last - events.length + 1 + index }))
  await tx.run(sql`
    insert into events (account_id, id, position, name, payload, listing_id, request_id)
    select ${accountId}, * from unnest(
      ${recorded.map(({ id }) => id)}::text[],
      ${recorded.map(({ position }) => position)}::bigint[],
      ${recorded.map(({ name }) => name)}::text[],
      ${recorded.map(({ payload }) => payload)}::text[],
      ${recorded.map(({ listingId }) => listingId ?? null)}::text[],
      ${recorded.map(({ requestId }) => requestId ?? null)}::text[])`)
  return recorded
}

/** As JSON text. */
export async function getEvent(db: Db, accountId: string, id: string): Promise<string> {
  const event = await db.maybeOne<{ json: string }>(sql`
    select ${eventJson} as json from events where account_id = ${accountId} and id = ${id}`)
  if (event === null) throw notFound('event')
  return event.json
}

/** Waits for whoever writes to the account's log, and holds them off until the commit. */
export async function lockLog(tx: Tx, accountId: string): Promise<void> {
  await tx.many(sql`select account_id from event_logs where account_id = ${accountId} for update`)
}

/**
 * Takes a person out of everything that was told about a request: the events, and what receivers answered. The events come
 * first: whoever is about to record an answer looks there, see `recordAnswers`.
 */
export async function eraseRequestFromEvents(tx: Tx, accountId: string, requestId: string): Promise<void> {
  await tx.run(sql`
    update events set payload = ${JSON.stringify({ id: requestId, erased: true })}
    where account_id = ${accountId} and request_id = ${requestId}`)
  await tx.run(sql`
    update delivery_attempts as attempt set response_body = null, response_headers = null
    from events as event
    join deliveries as delivery on delivery.account_id = event.account_id and delivery.event_id = event.id
    where event.account_id = ${accountId} and event.request_id = ${requestId}
      and attempt.account_id = delivery.account_id and attempt.delivery_id = delivery.id`)
}

/**
 * Some at a time, with their deliveries; not those that are still on their way, for others may wait behind them. Returns
 * how many there were.
 */
export async function forgetOldEvents(db: Db, retentionDays: number): Promise<number> {
  return db.run(sql`
    delete from events where (account_id, id) in (
      select account_id, id from events
      where created_at < now() - make_interval(days => ${retentionDays}) and not exists (
        select from deliveries
        where deliveries.account_id = events.account_id and deliveries.event_id = events.id and status = 'pending')
      limit 1000)`)
}
