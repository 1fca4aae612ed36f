import sql from 'sql-template-tag'
import type { Database, Tx } from '../lib/database/db.ts'
import { notFound } from '../lib/errors.ts'
import type { StoredWebhook } from './webhooks.store.ts'

// In one transaction.
const batchMax = 2_000

/**
 * From now on it gets nothing. Most of its deliveries go before it, some at a time: there may be more than one statement could
 * delete. When it is cut off, it can be asked for again, and finds the rest. False when it has changed since it was read.
 */
export async function deleteWebhook(
  db: Database,
  accountId: string,
  { version, webhook: { id } }: StoredWebhook,
): Promise<boolean> {
  if (!(await db.transaction((tx) => disableWebhook(tx, accountId, id, version), accountId))) return false
  while ((await db.transaction((tx) => deleteSomeDeliveries(tx, accountId, id), accountId)) === batchMax);
  await db.transaction((tx) => deleteWithRest(tx, accountId, id), accountId)
  return true
}

async function disableWebhook(tx: Tx, accountId: string, id: string, version: number): Promise<boolean> {
  const disabled = await tx.run(sql`
    update webhooks set enabled = false, version = version + 1, updated_at = now()
    where account_id = ${accountId} and id = ${id} and version = ${version}`)
  return disabled === 1
}

/** The newest first, so that none is left waiting for one that is gone. Not those that somebody is at. */
async function deleteSomeDeliveries(tx: Tx, accountId: string, webhookId: string): Promise<number> {
  return tx.run(sql`
    delete from deliveries where account_id = ${accountId} and id = any(array( -- looked up once, whatever the plan
      select id from deliveries
      where account_id = ${accountId} and webhook_id = ${webhookId} and (lease_until is null or lease_until < now())
      order by id desc limit ${batchMax}
      for update skip locked))`)
}

async function deleteWithRest(tx: Tx, accountId: string, id: string): Promise<void> {
  const ofWebhook = sql`account_id = ${accountId} and webhook_id = ${id}`
  // Before the webhook itself, as the worker does when it settles them: the other way round the two would meet crosswise.
  await tx.run(sql`select id from replays where ${ofWebhook} for update`)
  await tx.one(sql`
    select count(*) from (select from deliveries where ${ofWebhook} order by id for update) as locked`)
  const deleted = await tx.run(sql`delete from webhooks where account_id = ${accountId} and id = ${id}`)
  if (deleted === 0) throw notFound('webhook')
}
