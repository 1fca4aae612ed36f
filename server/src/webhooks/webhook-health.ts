import type { WebhookHealth } from '@aushang/model'
import sql from 'sql-template-tag'
import type { Db } from '../lib/database/db.ts'
import { earliestIdAt } from '../lib/ids.ts'

const hourMs = 60 * 60 * 1000
const hourCount = 24

interface HourRow {
  webhookId: string
  startsAt: Date
  status: 'succeeded' | 'pending' | 'failed'
  count: number
}

interface LastRow {
  webhookId: string
  replayedAt: Date | null
  startedAt: Date | null
  statusCode: number | null
  failureCode: NonNullable<WebhookHealth['lastAttempt']>['failureCode'] | null
}

/** Of every webhook: what became of the deliveries of the last 24 hours, and what it answered last. */
export async function listWebhookHealth(db: Db, accountId: string): Promise<WebhookHealth[]> {
  const begin = Math.floor(Date.now() / hourMs) * hourMs - (hourCount - 1) * hourMs
  const counts = await db.many<HourRow>(sql`
    select webhook_id as "webhookId", date_trunc('hour', created_at, 'UTC') as "startsAt", status, count(*)
    from deliveries
    where account_id = ${accountId} and id >= ${earliestIdAt(begin)}
      and webhook_id in (select id from webhooks where account_id = ${accountId})
    group by 1, 2, 3`)
  // The attempt of a delivery that has waited for long may be later than that of a newer one, but not than those of the last few.
  const webhooks = await db.many<LastRow>(sql`
    select webhooks.id as "webhookId", replays.created_at as "replayedAt",
      last.started_at as "startedAt", status_code as "statusCode", failure_code as "failureCode"
    from webhooks
    left join replays on replays.account_id = webhooks.account_id and replays.webhook_id = webhooks.id
    left join lateral (
      select started_at, status_code, failure_code
      from (
        select account_id, id from deliveries
        where webhook_id = webhooks.id and account_id = ${accountId} order by id desc limit 20
      ) as newest
      join delivery_attempts on delivery_attempts.account_id = newest.account_id and delivery_id = newest.id
      where duration_ms is not null
      order by started_at desc limit 1
    ) as last on true
    where webhooks.account_id = ${accountId} order by webhooks.id`)
  const byWebhook = Map.groupBy(counts, ({ webhookId }) => webhookId)
  return webhooks.map((webhook) => ({
    webhookId: webhook.webhookId,
    hours: hoursOf(byWebhook.get(webhook.webhookId) ?? [], begin),
    ...lastAttemptOf(webhook),
    ...(webhook.replayedAt && { replayedAt: webhook.replayedAt.toISOString() }),
  }))
}

function hoursOf(counts: HourRow[], begin: number): WebhookHealth['hours'] {
  return Array.from({ length: hourCount }, (_, index) => {
    const startsAt = begin + index * hourMs
    const countOf = (status: HourRow['status']) =>
      counts.find((each) => each.status === status && each.startsAt.getTime() === startsAt)?.count ?? 0
    return {
      startsAt: new Date(startsAt).toISOString(),
      succeeded: countOf('succeeded'),
      pending: countOf('pending'),
      failed: countOf('failed'),
    }
  })
}

function lastAttemptOf({ startedAt, statusCode, failureCode }: LastRow): Pick<WebhookHealth, 'lastAttempt'> {
  if (startedAt === null) return {}
  return {
    lastAttempt: {
      startedAt: startedAt.toISOString(),
      ...(statusCode !== null && { statusCode }),
      ...(failureCode && { failureCode }),
    },
  }
}
