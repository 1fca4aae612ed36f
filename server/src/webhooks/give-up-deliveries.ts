import sql from 'sql-template-tag'
import type { Tx } from '../lib/database/db.ts'
import { stopReplay } from './replays.store.ts'

// In one transaction: for so long, nobody else writes to the account's log.
const batchMax = 2_000

/**
 * What is planned for a webhook that is disabled will not be sent; what is under way finds out by itself. When there is more
 * than a batch, one of the rest comes due, and whoever finds then that its webhook is disabled goes on from there: nothing is
 * left behind, whenever a process ends. Of a listing or property the newest go first, so that no event waits behind one that is given up,
 * also when the webhook is enabled before the end. Wants the account's log to be locked.
 */
export async function giveUpDeliveries(tx: Tx, accountId: string, webhookId: string): Promise<void> {
  const disabled = await tx.maybeOne(sql`
    select id from webhooks where account_id = ${accountId} and id = ${webhookId} and not enabled`)
  if (disabled === null) return
  await stopReplay(tx, accountId, webhookId)
  const isPlanned = sql`
    account_id = ${accountId} and webhook_id = ${webhookId} and status = 'pending'
    and (lease_until is null or lease_until < now())`
  const givenUp = await tx.run(sql`
    update deliveries set status = 'failed', due_at = null
    where account_id = ${accountId} and id = any(array( -- looked up once, whatever the plan
      select id from deliveries where ${isPlanned}
      order by ordering_key desc, position desc limit ${batchMax}
      for update skip locked))`)
  if (givenUp === batchMax) {
    await tx.run(sql`
      update deliveries set due_at = now()
      where account_id = ${accountId} and id = (
        -- Not one that waits for its turn: if the webhook is enabled by then, it is sent.
        select id from deliveries where ${isPlanned} and due_at is not null
        order by ordering_key, position limit 1
        for update skip locked)`)
    tx.wake('deliveries')
  }
}
