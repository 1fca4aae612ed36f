import type { EventName } from '@aushang/model'
import sql from 'sql-template-tag'
import { lockLog } from '../events/events.store.ts'
import type { Work, WorkRow } from '../lib/background-work/work.ts'
import type { Tx } from '../lib/database/db.ts'
import { threadTurns } from '../lib/slots/thread-turns.ts'
import { createDeliveries, type DeliverableEvent } from './deliveries.store.ts'

// How many events of the log a transaction goes through: for so long, nobody else writes to it.
const batchMax = 500

/**
 * Puts on its way what a webhook missed, batch by batch. Where each begins is written down in the transaction of the one before
 * it, so that nothing is left out or sent twice, whenever the process ends.
 */
export const replayEvents: Work<WorkRow> = {
  table: 'replays',
  leaseSeconds: 60,
  concurrency: 2,
  concurrencyPerAccount: 1,
  retryAfterSeconds: [],
  run: async () => ({ kind: 'more' }),
  async finish(tx, settled, accountId) {
    await lockLog(tx, accountId)
    const begun = performance.now()
    for (const { row } of settled) await replayBatch(tx, accountId, row.id)
    threadTurns.count(accountId, performance.now() - begun)
  },
}

interface ReplayPlace {
  webhookId: string
  enabled: boolean
  names: EventName[]
  since: Date
  position: number
  untilPosition: number
  /** Where the log ends by now. */
  lastPosition: number
}

/**
 * At the end of the log the replay is done. Until then, `deliverToSubscribers` leaves it the events whose order matters,
 * which would else overtake those that were missed; the lock on the log keeps the two from missing each other.
 */
async function replayBatch(tx: Tx, accountId: string, id: string): Promise<void> {
  const place = await tx.one<ReplayPlace>(sql`
    select webhook_id as "webhookId", enabled, events as names, since, position, until_position as "untilPosition",
      coalesce((select last_position from event_logs where account_id = ${accountId}), 0) as "lastPosition"
    from replays join webhooks on webhooks.account_id = replays.account_id and webhooks.id = webhook_id
    where replays.account_id = ${accountId} and replays.id = ${id}
    for key share of webhooks`)
  const reached = place.enabled ? Math.min(place.position + batchMax, place.lastPosition) : place.position
  const missed = await findMissed(tx, accountId, place, reached)
  if (missed.length > 0) {
    await createDeliveries(
      tx,
      accountId,
      missed.map((event) => ({ webhookId: place.webhookId, event })),
    )
  }
  const status = !place.enabled ? 'stopped' : reached < place.lastPosition ? 'running' : 'done'
  await tx.run(sql`
    update replays set
      position = ${reached}, deliveries = deliveries + ${missed.length}, status = ${status},
      reached_at = coalesce((
        select created_at from events where account_id = ${accountId} and position > 0 and position = ${reached}), reached_at),
      ended_at = case when ${status} = 'running' then null else now() end,
      due_at = case when ${status} = 'running' then due_at end
    where account_id = ${accountId} and id = ${id}`)
}

/** What the webhook reacts to and never got, up to that position. */
export async function findMissed(
  tx: Tx,
  accountId: string,
  { webhookId, names, since, position, untilPosition }: Omit<ReplayPlace, 'enabled' | 'lastPosition'>,
  reached: number,
): Promise<DeliverableEvent[]> {
  return tx.many<DeliverableEvent>(sql`
    select id, position, ordering_key as "orderingKey" from events
    where account_id = ${accountId} and position > 0 and position > ${position} and position <= ${reached}
      and name = any(${names}) and (created_at >= ${since} or position > ${untilPosition})
      -- One look for each event, whatever the planner knows of the table: it grows with every batch.
      and not exists (
        select from deliveries
        where deliveries.event_id = events.id and deliveries.account_id = events.account_id
          and deliveries.webhook_id = ${webhookId} and deliveries.status <> 'failed'
        offset 0)
    order by position`)
}
