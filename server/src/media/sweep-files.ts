import sql from 'sql-template-tag'
import type { Database } from '../lib/db.ts'
import type { Storage } from './storage.ts'

const batchSize = 50

interface Released {
  accountId: string
  hash: string
  isUsed: boolean
}

/**
 * Deletes files that no attachment has had for a day, with their renditions and uploads. The bytes go while the row is
 * locked: whoever brings the same file at this moment waits at the row, and then finds neither. Returns how many were
 * looked at; there may be more while it is not 0.
 */
export async function sweepFiles({ db, storage }: { db: Database; storage: Storage }): Promise<number> {
  return db.transaction(async (tx) => {
    const released = await tx.many<Released>(sql`
      select account_id as "accountId", hash, exists (
        select from attachments where file_hash = files.hash and account_id = files.account_id) as "isUsed"
      from files where released_at < now() - interval '1 day'
      order by released_at limit ${batchSize} for update skip locked`)
    const used = released.filter(({ isUsed }) => isUsed)
    const unused = released.filter(({ isUsed }) => !isUsed)
    for (const { accountId, hash } of unused) await storage.removeFolder(`${accountId}/${hash}`)
    await tx.run(sql`delete from files where (account_id, hash) in (${keys(unused)})`)
    await tx.run(sql`update files set released_at = null where (account_id, hash) in (${keys(used)})`)
    return released.length
  })
}

function keys(files: Released[]) {
  return sql`select * from unnest(
    ${files.map(({ accountId }) => accountId)}::text[], ${files.map(({ hash }) => hash)}::text[])`
}
