import { type Actor, type EventName, type PersonalEventName, type RecordedPayload, withoutPerson } from '@aushang/model'
import sql, { type Sql } from 'sql-template-tag'
import type { Db, Tx } from '../lib/database/db.ts'
import { notFound } from '../lib/errors.ts'
import { newId } from '../lib/ids.ts'
import { json, type JsonOf, jsonText, storedJson, value, time } from '../lib/database/json-sql.ts'
import { positionInLog } from './log-order.ts'
import { rowsOf } from '../lib/database/rows-of.ts'

export const eventJson = jsonText({
  eventId: value('id'),
  eventName: value('name'),
  eventPayload: json('payload'),
  eventTime: time('created_at'),
  actor: json('actor'),
})

/** Something that happens, with the payload that its name stands for; whoever has that as text already hands over the text. */
export type NewEvent = { [Name in EventName]: NewEventOf<Name> }[EventName]

type NewEventOf<Name extends EventName> = {
  name: Name
  payload: RecordedPayload<Name> | JsonOf<RecordedPayload<Name>>
  /** The listing, or the property, that it is about: events with the same one reach a webhook in order. */
  orderingKey?: string
  /** Who asked for it, where it happens by a request. */
  actor?: Actor | undefined
} & (Name extends PersonalEventName
  ? {
      /** The request, or the mail, whose person it tells about: with it, the person is taken out again. */
      requestId: string
    }
  : { requestId?: never })

interface RecordedEvent {
  id: string
  name: EventName
  position: number
  orderingKey?: string
}

/** Writes to the account's log, which is locked from here until the commit. Whoever is to be told: see `recordEvents`. */
export async function appendEvents(tx: Tx, accountId: string, events: NewEvent[]): Promise<RecordedEvent[]> {
  const { recorded } = await appendHappening(tx, accountId, events, (ids) =>
    tx.run(appending(accountId, events.length, given(events, ids))),
  )
  return recorded
}

/**
 * The same for what a statement puts into the log itself (`appending`), with the ids that `happen` gets. It is sent right behind the one that takes
 * the places, and so the log is locked for it, and for whatever is sent before there is an answer.
 */
export async function appendHappening<Event extends { name: EventName }, Result>(
  tx: Tx,
  accountId: string,
  events: Event[],
  happen: (ids: string[]) => Promise<Result>,
): Promise<{ recorded: (Event & { id: string; position: number })[]; result: Result }> {
  const ids = events.map(() => newId())
  const [before, result] = await Promise.all([takePlaces(tx, accountId, events.length), happen(ids)])
  tx.wake('events')
  const recorded = events.map((event, index) => ({ ...event, id: ids[index] as string, position: before + 1 + index }))
  return { recorded, result }
}

/** The last ones of the account's log. Returns the place before them. */
async function takePlaces(tx: Tx, accountId: string, count: number): Promise<number> {
  const { before } = await tx.one<{ before: number }>(sql`
    insert into event_logs as log (account_id, last_position) values (${accountId}, ${count})
    on conflict (account_id) do update set last_position = log.last_position + excluded.last_position
    returning last_position - ${count}::int as before`)
  return before
}

function given(events: NewEvent[], ids: string[]): Sql {
  return sql`
    select number, id, name, payload, ordering_key, request_id, actor from ${rowsOf('given', events, {
      number: ['int', (_, index) => index + 1],
      id: ['text', (_, index) => ids[index]],
      name: ['text', ({ name }) => name],
      payload: ['text', ({ payload }) => (typeof payload === 'string' ? payload : storedJson(payload))],
      ordering_key: ['text', ({ orderingKey }) => orderingKey],
      request_id: ['text', ({ requestId }) => requestId],
      actor: ['text', ({ actor }) => actor && JSON.stringify(actor)],
    })}`
}

/**
 * Puts events into the places that were taken for them: a query for their number, from one on, and what else there is to them. Their time is
 * when they are written and not when the transaction began: it may have waited for the log, behind what they tell about.
 */
export function appending(accountId: string, count: number, events: Sql): Sql {
  return sql`
    insert into events (account_id, id, position, name, payload, ordering_key, request_id, actor, created_at)
    select log.account_id, new.id, log.last_position - ${count}::int + number, name, payload, ordering_key, request_id, actor::json,
      clock_timestamp()
    from event_logs as log, (${events}) as new (number, id, name, payload, ordering_key, request_id, actor)
    where log.account_id = ${accountId}`
}

/** A place in an account's log: behind this event. */
export interface LogPlace {
  id: string
  position: number
}

// No event has it: behind it comes all that is left.
const beginning: LogPlace = { id: '0'.repeat(20), position: 0 }

/** Where in the log an event stands, or would. Without an id, where the log ends: at the last event that is left. */
export async function findPlace(db: Db, accountId: string, id: string | undefined): Promise<LogPlace> {
  if (id !== undefined) {
    return { id, ...(await db.one<{ position: number }>(positionInLog(accountId, id))) }
  }
  const end = await db.maybeOne<LogPlace>(sql`
    select last_position as position, coalesce((
      select id from events where account_id = ${accountId} and position > 0 order by position desc limit 1
    ), ${beginning.id}) as id
    from event_logs where account_id = ${accountId}`)
  return end ?? beginning
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

/** Takes the persons out of all that the log tells about requests, or mails. Returns the ids of those events. */
export async function erasePersonsFromLog(tx: Tx, accountId: string, requestIds: string[]): Promise<string[]> {
  return rewriteLog(tx, accountId, requestIds, ({ name, payload }) =>
    JSON.stringify(withoutPerson[name](JSON.parse(payload))),
  )
}

interface PersonalEvent {
  id: string
  name: PersonalEventName
  /** As JSON text. */
  payload: string
}

/** Puts other payloads in place of all that the log tells about requests, or mails. Returns the ids of those events. */
export async function rewriteLog(
  tx: Tx,
  accountId: string,
  requestIds: string[],
  rewrite: (event: PersonalEvent) => string,
): Promise<string[]> {
  const told = await tx.many<PersonalEvent>(sql`
    select id, name, payload from events where account_id = ${accountId} and request_id = any (${requestIds})
    order by id for update`)
  await tx.run(sql`
    update events set payload = new.payload
    from ${rowsOf('new', told, { id: ['text', ({ id }) => id], payload: ['text', rewrite] })}
    where events.account_id = ${accountId} and events.id = new.id`)
  return told.map(({ id }) => id)
}

/** Some at a time, of all accounts, but for those of which `isNeeded` holds. Returns how many there were. */
export async function deleteOldEvents(db: Db, retentionDays: number, isNeeded: Sql): Promise<number> {
  return db.run(sql`
    delete from events where (account_id, id) in (
      select account_id, id from events
      where created_at < now() - make_interval(days => ${retentionDays}) and not ${isNeeded}
      limit 1000)`)
}
