import sql, { type Sql } from 'sql-template-tag'
import { comes, knownId, type Order, type SortKey } from '../http/list-order.ts'

/** In the order of the log. */
export const byPosition: SortKey = {
  value: sql`position`,
  unindexed: sql`position + 0`,
  isUnique: true,
  condition: sql`position > 0`,
  cursor: ({ id }) => id,
  isAfter: (after, order, accountId) =>
    sql`position ${comes(order)} (${positionInLog(accountId, knownId(after), order)})`,
}

/**
 * Where in an account's log an event stands. What is not there, or not any more, stands where its time is, for ids sort by time, as in every
 * other list: before the first in the log that is later, else where the log ends. Those that were recorded at the same moment may stand
 * the other way round: none of them is passed over.
 */
export function positionInLog(accountId: string, id: string, order: Order = 'asc'): Sql {
  const [before, beyond] = order === 'asc' ? [1, 0] : [0, 1]
  const isLater = sql`account_id = ${accountId} and id > ${id} and position > 0`
  return sql`
    select coalesce(
      (select position from events where account_id = ${accountId} and id = ${id}),
      (select position - ${before}::int from events
       where ${isLater} and exists (select from events where ${isLater}) order by position limit 1),
      (select last_position + ${beyond}::int from event_logs where account_id = ${accountId}),
      0) as position`
}
