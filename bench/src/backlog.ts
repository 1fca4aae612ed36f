import { setTimeout as sleep } from 'node:timers/promises'
import sql, { raw, type Sql } from 'sql-template-tag'
import type { Database } from '../../server/src/lib/database/db.ts'

/** Until everything that was due in the table is done. */
export async function untilNoneDue(db: Database, table: string): Promise<void> {
  await untilNone(db, table, sql`due_at is not null`)
}

/** Until all listings on the target are online. */
export async function untilAllOnline(db: Database, accountId: string, targetId: string): Promise<void> {
  const isNotOnline = sql`published_version is distinct from wanted_version`
  await untilNone(db, 'listings', sql`account_id = ${accountId} and target_id = ${targetId} and ${isNotOnline}`)
}

/**
 * Until no row of the table is so. The last one is waited for by its key, and then the last of those that are left, if any: to walk
 * through the table again and again would take its part of what is measured.
 */
async function untilNone(db: Database, table: string, isSo: Sql): Promise<void> {
  for (;;) {
    const last = await db.maybeOne<{ accountId: string; id: string }>(sql`
      select account_id as "accountId", id from ${raw(table)} where ${isSo} order by id desc limit 1`)
    if (last === null) return
    const thatOne = sql`account_id = ${last.accountId} and id = ${last.id}`
    while ((await db.maybeOne(sql`select from ${raw(table)} where ${thatOne} and ${isSo}`)) !== null) await sleep(20)
  }
}
