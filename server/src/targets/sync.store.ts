import type { FailureCode, Message } from '@aushang/model'
import sql from 'sql-template-tag'
import { type Document, storedJson } from '../lib/database/json-sql.ts'
import type { Tx } from '../lib/database/db.ts'
import { notFound } from '../lib/errors.ts'
import { type Addresses, targetColumns, type TargetVersion } from './targets.store.ts'

/** The portal's stock is made ours, in the background. */
export async function requestSync(tx: Tx, accountId: string, addresses: Addresses, id: string): Promise<Document> {
  const target = await tx.maybeOne<Document>(sql`
    update targets set is_sync_wanted = true, due_at = now(), failures = 0, version = version + 1, updated_at = now()
    where account_id = ${accountId} and id = ${id}
    returning ${targetColumns(addresses)}`)
  if (target === null) throw notFound('target')
  tx.wake('targets')
  return target
}

interface SyncResult {
  status: 'succeeded' | 'failed'
  listings: number
  failureCode?: FailureCode
  failureMessage?: Message
}

/** One that was asked for meanwhile comes next. */
export async function recordSync(tx: Tx, { accountId, id, version }: TargetVersion, result: SyncResult): Promise<void> {
  const sync = storedJson({ ...result, endedAt: new Date().toISOString() })
  await tx.run(sql`
    update targets set is_sync_wanted = is_sync_wanted and version <> ${version}, sync = ${sync},
      version = version + 1, updated_at = now()
    where account_id = ${accountId} and id = ${id}`)
}
