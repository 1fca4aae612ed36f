import sql, { raw } from 'sql-template-tag'
import type { Database } from '../database/db.ts'

export interface DueWork {
  /** What waits for somebody to take it up; no more than `countMax` are counted. */
  due: number
  oldestSeconds: number
}

// Beyond that, it does not matter how many there are.
export const countMax = 10_000

/** What is due of a kind of work, and for how long. What is planned for later costs nothing, however much that is. */
export async function countDueWork(db: Database, table: string): Promise<DueWork> {
  const [found = { due: 0, oldestSeconds: 0 }] = await db.work.many<DueWork>(sql`
    select count(*)::int as due,
      greatest(0, coalesce(extract(epoch from now() - min(due_at)), 0))::float8 as "oldestSeconds"
    from (
      select due_at from ${raw(table)}
      where due_at <= now() and (lease_until is null or lease_until < now())
      order by due_at limit ${countMax}
    ) as found`)
  return found
}
