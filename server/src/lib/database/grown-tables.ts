import { setTimeout as sleep } from 'node:timers/promises'
import sql, { raw } from 'sql-template-tag'
import type { Db } from './db.ts'

const lookEveryMs = 1_000

/**
 * Gathers statistics as tables grow, for as long as it is not stopped. PostgreSQL does so by itself, after a minute or more: until
 * then, plans that were made while a table was empty are kept, and read all of it.
 */
export function watchGrownTables(db: Db, onError: (error: unknown) => void): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const watching = watch()

  async function watch(): Promise<void> {
    while (!stopping.signal.aborted) {
      await analyzeGrownTables(db).catch(onError)
      await sleep(lookEveryMs, undefined, { signal: stopping.signal, ref: false }).catch(() => {})
    }
  }

  return {
    stop() {
      stopping.abort()
      return watching
    },
  }
}

/**
 * Those that are ten times as large as when statistics were gathered last: every plan that reads them is made anew then. By their
 * size, which tells at once; and by their rows, of which those were not counted that were not committed yet.
 */
export async function analyzeGrownTables(db: Db): Promise<void> {
  const grown = await db.many<{ name: string }>(sql`
    select oid::regclass::text as name from pg_class
    where relkind = 'r' and relnamespace = quote_ident(current_schema())::regnamespace
      and (pg_relation_size(oid) > 10::bigint * greatest(relpages, 1) * current_setting('block_size')::int
        or pg_stat_get_live_tuples(oid) > 10 * greatest(reltuples, 10))`)
  for (const { name } of grown) await db.run(sql`analyze (skip_locked) ${raw(name)}`)
}
