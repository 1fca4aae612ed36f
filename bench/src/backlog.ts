import { setTimeout as sleep } from 'node:timers/promises'
import sql, { raw } from 'sql-template-tag'
import type { Database } from '../../server/src/lib/database/db.ts'

/** Until everything that was due in the table is done. In order, so that the index tells, and not a walk through all that is done. */
export async function untilNoneDue(db: Database, table: string): Promise<void> {
  for (;;) {
    const next = await db.maybeOne(sql`
      select due_at from ${raw(table)} where due_at is not null order by due_at limit 1`)
    if (next === null) return
    await sleep(50)
  }
}
