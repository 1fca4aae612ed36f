import type { EventName } from '@aushang/model'
import sql from 'sql-template-tag'
import {
  appendEvents,
  appendHappening,
  deleteOldEvents,
  erasePersonsFromLog,
  type NewEvent,
  rewriteLog,
} from '../events/events.store.ts'
import type { Db, Tx } from '../lib/database/db.ts'
import { deliverToSubscribers, eraseAnswers, findSubscribers } from './deliveries.store.ts'

/**
 * Writes down what happens, in the transaction in which it does, and puts it on its way to every webhook that reacts to
 * it. From here until the commit, the account's log is locked.
 */
export async function recordEvents(tx: Tx, accountId: string, events: NewEvent[]): Promise<void> {
  const recording = appendEvents(tx, accountId, events)
  const subscribers = findSubscribersBehind(tx, accountId, events)
  await deliverToSubscribers(tx, accountId, await recording, await subscribers)
}

/**
 * The same for what happens to many by one statement, which puts the events into the log itself: see `appendHappening`. Each of those that it
 * happens to, in the order of the ids, is what its event is about.
 */
export async function recordHappening<Subject extends { id: string }>(
  tx: Tx,
  accountId: string,
  { name, count }: { name: EventName; count: number },
  happen: (eventIds: string[]) => Promise<Subject[]>,
): Promise<Subject[]> {
  const events = Array.from({ length: count }, () => ({ name }))
  const happening = appendHappening(tx, accountId, events, happen)
  const subscribers = findSubscribersBehind(tx, accountId, events)
  const { recorded, result } = await happening
  const ordered = recorded.map((event, index) => ({ ...event, orderingKey: result[index]?.id ?? null }))
  await deliverToSubscribers(tx, accountId, ordered, await subscribers)
  return result
}

/**
 * Asked for while the log is still being locked, and answered when it is: whether one is being sent again what it missed is decided
 * under that lock. When the statement before fails, so does this, and only that one knows how to say why.
 */
function findSubscribersBehind(tx: Tx, accountId: string, events: Pick<NewEvent, 'name'>[]) {
  const subscribers = findSubscribers(tx, accountId, events)
  subscribers.catch(() => {})
  return subscribers
}

/**
 * Takes the persons out of everything that was told about requests, or mails: the events, and what receivers answered. The
 * events come first: whoever is about to record an answer looks there, see `forgetErased`.
 */
export async function eraseRequestsFromEvents(tx: Tx, accountId: string, requestIds: string[]): Promise<void> {
  await eraseAnswers(tx, accountId, await erasePersonsFromLog(tx, accountId, requestIds))
}

/** Changes what was told about a request, as JSON text, and takes out what receivers answered: they may have repeated it. */
export async function rewriteRequestInEvents(
  tx: Tx,
  accountId: string,
  requestId: string,
  rewrite: (payload: string) => string,
): Promise<void> {
  await eraseAnswers(tx, accountId, await rewriteLog(tx, accountId, [requestId], ({ payload }) => rewrite(payload)))
}

/** With their deliveries; not those that are still on their way, for others may wait behind them. */
export async function forgetOldEvents(db: Db, retentionDays: number): Promise<number> {
  const isOnItsWay = sql`exists (
    select from deliveries
    where deliveries.account_id = events.account_id and deliveries.event_id = events.id and status = 'pending')`
  return deleteOldEvents(db, retentionDays, isOnItsWay)
}
