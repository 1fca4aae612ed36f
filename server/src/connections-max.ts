import type { Config } from './config.ts'
import { poolSizes } from './lib/database/db.ts'

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
