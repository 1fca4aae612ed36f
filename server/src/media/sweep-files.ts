import sql from 'sql-template-tag'
import type { Database, Tx } from '../lib/database/db.ts'
import type { Storage } from './storage/storage.ts'
import { rowsOf } from '../lib/database/rows-of.ts'

const batchSize = 50

export interface FileKey {
  accountId: string
  hash: string
}

/** Which of these files something still refers to. */
export type FindUsedFiles = (tx: Tx, files: FileKey[]) => Promise<FileKey[]>

/**
 * Deletes files that no attachment has had for a day, with their renditions and uploads. The bytes go while the row is
 * locked: whoever brings the same file at this moment waits at the row, and then finds neither. What another process has
 * locked is left to it; what cannot be deleted is thrown, and tried again after a day, so that it holds up nothing. Returns how
 * many are settled; there may be more while it is not 0.
 */
export async function sweepFiles(
  { db, storage }: { db: Database; storage: Storage },
  findUsedFiles: FindUsedFiles,
): Promise<number> {
  const released = await db.many<FileKey>(sql`
    select account_id as "accountId", hash from files where released_at < now() - interval '1 day'
    order by released_at limit ${batchSize} for update skip locked`)
  // If the process ends while bytes go, those of the renditions may be gone: whoever brings the file again has to make them again.
  await db.transaction(async (tx) => {
    const { unused } = await lockReleased(tx, released, findUsedFiles)
    await tx.run(sql`delete from renditions where (account_id, file_hash) in (${keys(unused)})`)
    await tx.run(sql`delete from uploads where (account_id, file_hash) in (${keys(unused)})`)
  })
  const { settled, failure } = await db.transaction(async (tx) => {
    const { used, unused } = await lockReleased(tx, released, findUsedFiles)
    const removals = await Promise.allSettled(
      unused.map(({ accountId, hash }) => storage.removeFolder(`${accountId}/${hash}`)),
    )
    const removed = unused.filter((_, index) => removals[index]?.status === 'fulfilled')
    const stuck = unused.filter((file) => !removed.includes(file))
    await tx.run(sql`delete from files where (account_id, hash) in (${keys(removed)})`)
    await tx.run(sql`update files set released_at = now() where (account_id, hash) in (${keys(stuck)})`)
    await tx.run(sql`update files set released_at = null where (account_id, hash) in (${keys(used)})`)
    return { settled: used.length + removed.length, failure: removals.find((each) => each.status === 'rejected') }
  })
  if (failure !== undefined) throw failure.reason
  return settled
}

/** Without those that somebody else has locked, or that have come again. */
async function lockReleased(tx: Tx, files: FileKey[], findUsedFiles: FindUsedFiles) {
  const locked = await tx.many<FileKey>(sql`
    select account_id as "accountId", hash from files
    where (account_id, hash) in (${keys(files)}) and released_at < now() - interval '1 day'
    for update skip locked`)
  const used = locked.length === 0 ? [] : await findUsedFiles(tx, locked)
  const usedKeys = new Set(used.map(({ accountId, hash }) => `${accountId}/${hash}`))
  return { used, unused: locked.filter(({ accountId, hash }) => !usedKeys.has(`${accountId}/${hash}`)) }
}

function keys(files: FileKey[]) {
  return sql`select * from ${rowsOf('key', files, { account_id: ['text', ({ accountId }) => accountId], hash: ['text', ({ hash }) => hash] })}`
}
