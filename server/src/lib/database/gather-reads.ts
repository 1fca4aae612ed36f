import sql, { type Sql } from 'sql-template-tag'
import type { Db } from './db.ts'

/** Of which account, and which of its rows. */
interface Key {
  accountId: string
  id: string
}

/**
 * Lets those who look up rows at the same moment, such as all listings that were claimed together, share one statement, and
 * those who look up the same row its answer: it joins `wanted` by its columns, `account_id` and `id`. What is answered was read
 * after it was asked for. Null: there is no such row.
 */
export function gatherReads<Row>(
  readAll: (db: Db, wanted: Sql) => Promise<(Key & { row: Row })[]>,
): (db: Db, accountId: string, id: string) => Promise<Row | null> {
  type Waiting = Key & PromiseWithResolvers<Row | null>
  const waitingOn = new WeakMap<Db, Map<string, Waiting>>()

  return (db, accountId, id) => {
    const waiting = waitingOn.get(db) ?? beginWaiting(db)
    const name = nameOf({ accountId, id })
    let mine = waiting.get(name)
    if (mine === undefined) waiting.set(name, (mine = { accountId, id, ...Promise.withResolvers<Row | null>() }))
    return mine.promise
  }

  function beginWaiting(db: Db): Map<string, Waiting> {
    const waiting = new Map<string, Waiting>()
    waitingOn.set(db, waiting)
    setImmediate(() => {
      waitingOn.delete(db)
      void readWaiting(db, waiting)
    })
    return waiting
  }

  async function readWaiting(db: Db, waiting: Map<string, Waiting>): Promise<void> {
    const keys = [...waiting.values()]
    try {
      const rows = await readAll(db, wantedRows(keys))
      const found = new Map(rows.map((each) => [nameOf(each), each.row]))
      for (const [name, { resolve }] of waiting) resolve(found.get(name) ?? null)
    } catch (error) {
      for (const { reject } of keys) reject(error)
    }
  }
}

/** How many they are is out of the planner's sight: for each number it would plan the statement anew, and come to the same plan. */
function wantedRows(keys: Key[]): Sql {
  const accountIds = keys.map(({ accountId }) => accountId)
  const ids = keys.map(({ id }) => id)
  return sql`unnest((select ${accountIds}::text[]), (select ${ids}::text[])) as wanted (account_id, id)`
}

function nameOf({ accountId, id }: Key): string {
  return `${accountId} ${id}`
}
