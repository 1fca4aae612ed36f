import { setTimeout as sleep } from 'node:timers/promises'
import sql, { raw } from 'sql-template-tag'
import type { Database } from '../../server/src/lib/database/db.ts'

/** Until everything that was due in the table is done. */
export async function untilNoneDue(db: Database, table: string): Promise<void> {
  for (;;) {
    const { left } = await db.one<{ left: boolean }>(sql`
      select exists (select from ${raw(table)} where due_at is not null) as left`)
    if (!left) return
    await sleep(50)
  }
}
