import sql, { raw, type Sql } from 'sql-template-tag'
import type { Database } from '../database/db.ts'

export interface DueWork {
  /** What waits for somebody to take it up; no more than `countMax` are counted. */
  due: number
  oldestSeconds: number
}

// Beyond that, it does not matter how many there are.
export const countMax = 10_000
// Accounts, or lanes of them, that are looked at: a look into the index for each.
const groupsMax = 10_000

/**
 * What is due of a kind of work, and for how long. It goes from account to account, and from lane to lane, in the index of
 * what is due: what is planned for later costs nothing, however much that is.
 */
export async function countDueWork(db: Database, table: string, lane: string | null): Promise<DueWork> {
  const [found = { due: 0, oldestSeconds: 0 }] = await db.work.many<DueWork>(sql`
    with recursive ${groups(raw(table), lane)}
    select count(*)::int as due,
      greatest(0, coalesce(extract(epoch from now() - min(due_at)), 0))::float8 as "oldestSeconds"
    from (
      select found.due_at from groups
      cross join lateral (
        select due_at from ${raw(table)} as work
        where work.account_id = groups.account_id and ${lane === null ? sql`true` : sql`work.${raw(lane)} = groups.lane`}
          and due_at <= now() and (lease_until is null or lease_until < now())
        order by due_at
      ) as found
      limit ${countMax}
    ) as found`)
  return found
}

/** Those that have anything planned, each found by one look into the index. */
function groups(table: Sql, lane: string | null): Sql {
  const key = lane === null ? sql`account_id` : sql`account_id, ${raw(lane)}`
  const last = lane === null ? sql`groups.account_id` : sql`(groups.account_id, groups.lane)`
  const columns = lane === null ? sql`account_id, ''::text` : key
  return sql`groups (account_id, lane, number) as (
      (select ${columns}, 1 from ${table} where due_at is not null order by ${key} limit 1)
      union all
      select next.account_id, next.lane, groups.number + 1
      from groups
      cross join lateral (
        select ${columns} from ${table}
        where due_at is not null and ${lane === null ? key : sql`(${key})`} > ${last}
        order by ${key} limit 1
      ) as next (account_id, lane)
      where groups.number < ${groupsMax}
    )`
}
