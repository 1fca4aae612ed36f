import sql from 'sql-template-tag'
import type { Tx } from '../lib/database/db.ts'
import { giveUpDeliveries } from './give-up-deliveries.ts'
import { recordEvents } from './record-events.ts'
import { disabledMessage, type DisabledReason } from './webhooks.store.ts'
import { rowsOf } from '../lib/database/rows-of.ts'

/** What came of an attempt at a webhook. `gone`: it answered 410, which asks us never to come again. */
export interface AttemptOutcome {
  accountId: string
  webhookId: string
  outcome: 'through' | 'refused' | 'gone'
}

/**
 * A webhook that says it is gone, or to which nothing has got through for five days, is disabled, and an event tells so.
 * Wants the logs of the accounts whose attempts failed to be locked.
 */
export async function watchHealth(tx: Tx, attempts: AttemptOutcome[]): Promise<void> {
  const through = attempts.filter(({ outcome }) => outcome === 'through')
  const isWell = new Set(through.map(({ webhookId }) => webhookId))
  const failed = attempts.filter(({ outcome, webhookId }) => outcome === 'gone' || !isWell.has(webhookId))

  if (through.length > 0) {
    await tx.run(sql`
      update webhooks set failing_since = null where failing_since is not null and (account_id, id) in ${keysOf(through)}`)
  }
  if (failed.length === 0) return
  await tx.run(sql`
    update webhooks set failing_since = now() where failing_since is null and (account_id, id) in ${keysOf(failed)}`)
  const gone = failed.filter(({ outcome }) => outcome === 'gone').map(({ webhookId }) => webhookId)
  const disabled = await tx.many<{ accountId: string; webhookId: string; url: string; reason: DisabledReason }>(sql`
    update webhooks set
      enabled = false,
      disabled_reason = case when id = any(${gone}) then 'gone' else 'failing' end,
      version = version + 1,
      updated_at = now()
    where enabled and (id = any(${gone}) or failing_since < now() - interval '5 days')
      and (account_id, id) in ${keysOf(failed)}
    returning account_id as "accountId", id as "webhookId", url, disabled_reason as reason`)
  for (const { accountId, ...webhook } of disabled) {
    await giveUpDeliveries(tx, accountId, webhook.webhookId)
    const payload = { ...webhook, disabledMessage: disabledMessage(webhook.reason) }
    await recordEvents(tx, accountId, [{ name: 'webhook.disabled', payload }])
  }
}

function keysOf(attempts: AttemptOutcome[]) {
  return sql`(select * from ${rowsOf('key', attempts, {
    account_id: ['text', ({ accountId }) => accountId],
    webhook_id: ['text', ({ webhookId }) => webhookId],
  })})`
}
