import sql from 'sql-template-tag'
import type { Config } from './config.ts'
import { type Db, poolSizes } from './lib/database/db.ts'

/** How many connections to the database a process takes at the most, by what it runs. `docs/operations.md` reckons with it. */
export function connectionsMax({
  RUN: run,
  DATABASE_POOL_MAX: poolMax,
}: Pick<Config, 'RUN' | 'DATABASE_POOL_MAX'>): number {
  const { requests, work, lists } = poolSizes(poolMax)
  const wakes = 1
  // Whoever speaks to portals waits for its turn on a connection of its own.
  const locks = run.has('api') || run.has('worker') ? 1 : 0
  // What lies in the tables of work is counted for /metrics on one of those that work has.
  const forWork = run.has('worker') ? work : 1
  return requests + forWork + (run.has('api') ? lists : 0) + wakes + locks
}

const nameBegin = 'aushang process, connections up to '

/** What a process is called in the database, so that what all of them take can be added up there. */
export function processName(config: Pick<Config, 'RUN' | 'DATABASE_POOL_MAX'>): string {
  return `${nameBegin}${connectionsMax(config)}`
}

/** How many connections all processes that run on this database take at the most. */
export async function connectionsMaxOfAll(db: Db): Promise<number> {
  const { connections } = await db.one<{ connections: number }>(sql`
    select coalesce(sum(substr(application_name, ${nameBegin.length + 1})::int), 0)::int as connections from pg_stat_activity
    where datname = current_database() and starts_with(application_name, ${nameBegin})`)
  return connections
}
