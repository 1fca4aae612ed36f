import sql from 'sql-template-tag'
import type { Db, Tx } from '../lib/database/db.ts'
import { jsonText, time, value } from '../lib/database/json-sql.ts'
import { ApiError, notFound } from '../lib/errors.ts'
import { earliestIdAt, newId } from '../lib/ids.ts'

const replayJson = jsonText({
  id: value('id'),
  webhookId: value('webhook_id'),
  since: time('since'),
  status: value('status'),
  eventsTotal: value('until_position - after_position'),
  eventsDone: value('least(position, until_position) - after_position'),
  reachedAt: time('reached_at'),
  deliveries: value('deliveries'),
  createdAt: time('created_at'),
  endedAt: time('ended_at'),
})

/** Whether a replay of the webhook whose row is at hand is under way. */
export const isReplaying = sql`exists (
  select from replays
  where replays.account_id = webhooks.account_id and replays.webhook_id = webhooks.id and replays.status = 'running')`

// Ids sort by the time at which they were made. That of an event differs from it by the length of its transaction, and by as
// much as the clocks of our machines do.
const clockMsMax = 60 * 60_000

/**
 * Asks for all events since that time that the webhook reacts to and never got. Wants the account's log to be locked. Returns
 * the replay as JSON text.
 */
export async function createReplay(tx: Tx, accountId: string, webhookId: string, since: Date): Promise<string> {
  // Locked against deletion: a replay of one that is deleted meanwhile would be refused.
  const webhook = await tx.maybeOne<{ enabled: boolean; isReplaying: boolean }>(sql`
    select enabled, ${isReplaying} as "isReplaying" from webhooks
    where account_id = ${accountId} and id = ${webhookId} for key share`)
  if (webhook === null) throw notFound('webhook')
  if (!webhook.enabled) throw new ApiError('webhook_disabled', { key: 'webhookDisabled' })
  if (webhook.isReplaying) {
    throw new ApiError('replay_running', { key: 'replayRunning' })
  }
  const { json } = await tx.one<{ json: string }>(sql`
    with log as (
      select coalesce((select last_position from event_logs where account_id = ${accountId}), 0) as last_position
    ), span as (
      select last_position as until_position, coalesce((
        select position - 1 from events
        where account_id = ${accountId} and id >= ${earliestIdAt(since.getTime() - clockMsMax)}
        order by id limit 1), last_position) as after_position
      from log
    )
    insert into replays (account_id, id, webhook_id, since, after_position, position, until_position)
    select ${accountId}, ${newId()}, ${webhookId}, ${since}::timestamptz, after_position, after_position, until_position
    from span
    on conflict (webhook_id, account_id) do update set
      id = excluded.id, since = excluded.since, after_position = excluded.after_position, position = excluded.position,
      until_position = excluded.until_position, reached_at = null, deliveries = 0, status = 'running',
      created_at = excluded.created_at, ended_at = null, due_at = excluded.due_at, failures = 0
    returning ${replayJson} as json`)
  tx.wake('replays')
  return json
}

/** The last one of a webhook, as JSON text. */
export async function getReplay(db: Db, accountId: string, webhookId: string): Promise<string> {
  const replay = await db.maybeOne<{ json: string }>(sql`
    select ${replayJson} as json from replays where account_id = ${accountId} and webhook_id = ${webhookId}`)
  if (replay === null) throw notFound('replay')
  return replay.json
}

/** That of a webhook that is disabled; one that is being worked on finds out by itself. Wants the account's log to be locked. */
export async function stopReplay(tx: Tx, accountId: string, webhookId: string): Promise<void> {
  await tx.run(sql`
    update replays set status = 'stopped', ended_at = now(), due_at = null
    where account_id = ${accountId} and webhook_id = ${webhookId} and status = 'running'
      and (lease_until is null or lease_until < now())`)
}
