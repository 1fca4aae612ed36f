import type { FailureCode, Message } from '@aushang/model'
import sql from 'sql-template-tag'
import { type Document, storedJson } from '../lib/database/json-sql.ts'
import type { Tx } from '../lib/database/db.ts'
import { notFound } from '../lib/errors.ts'
import { type Addresses, targetColumns, type TargetRow } from './targets.store.ts'

/** The portal's stock is made ours, in the background. */
export async function requestSync(tx: Tx, accountId: string, addresses: Addresses, id: string): Promise<Document> {
  const target = await tx.maybeOne<Document>(sql`
    update targets set is_sync_wanted = true, sync = json_build_object('askedAt', clock_timestamp()),
      due_at = now(), failures = 0, version = version + 1, updated_at = now()
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

/** One that was asked for meanwhile comes next, and so does one to where, or as, the target is to be written now. */
export async function recordSync(tx: Tx, target: TargetRow, result: SyncResult): Promise<void> {
  const { accountId, id, syncAskedAt, options, credentials } = target
  const sync = storedJson({ ...result, endedAt: new Date().toISOString() })
  await tx.run(sql`
    update targets set sync = ${sync},
      is_sync_wanted = is_sync_wanted and (sync ->> 'askedAt', options::jsonb, credentials)
        is distinct from (${syncAskedAt}::text, ${JSON.stringify(options)}::jsonb, ${credentials}::bytea),
      version = version + 1, updated_at = now()
    where account_id = ${accountId} and id = ${id}`)
}
