import { setTimeout as sleep } from 'node:timers/promises'
import sql, { raw, type Sql } from 'sql-template-tag'
import type { Database } from '../../server/src/lib/database/db.ts'

/** Until everything that was due in the table is done. In order, so that the index tells, and not a walk through all that is done. */
export async function untilNoneDue(db: Database, table: string): Promise<void> {
  await untilNone(db, sql`select from ${raw(table)} where due_at is not null order by due_at limit 1`)
}

/** Until all listings on the target are online. One is waited for at a time, by its key: to walk through all takes its part of what is measured. */
export async function untilAllOnline(db: Database, accountId: string, targetId: string): Promise<void> {
  const isNotOnline = sql`published_version is distinct from wanted_version`
  for (;;) {
    const last = await db.maybeOne<{ id: string }>(sql`
      select id from listings where account_id = ${accountId} and target_id = ${targetId} and ${isNotOnline}
      order by id desc limit 1`)
    if (last === null) return
    await untilNone(
      db,
      sql`select from listings where account_id = ${accountId} and id = ${last.id} and ${isNotOnline}`,
    )
  }
}

async function untilNone(db: Database, rows: Sql): Promise<void> {
  while ((await db.maybeOne(rows)) !== null) await sleep(20)
}
