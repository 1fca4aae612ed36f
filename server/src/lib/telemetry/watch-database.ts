import { setTimeout as sleep } from 'node:timers/promises'
import sql from 'sql-template-tag'
import { DatabaseReadOnly } from '../database/database-errors.ts'
import type { Db } from '../database/db.ts'
import { compatibleEnding, listMigrations } from '../database/migrate.ts'
import { type Clock, secondsAheadOf } from '../clock.ts'
import { gaugeIn, type Telemetry } from './telemetry.ts'

/** Whether this process can do its work on the database, looked at all the time: somebody must be woken also when nobody calls. */
export interface DatabaseWatch {
  /** A sentence for whoever runs the service; null when it can. */
  whyUnfit(): Promise<string | null>
  /** As it was at the last look. */
  isFit(): boolean
  stop(): void
}

interface DatabaseWatchOptions extends Telemetry {
  db: Db
  clock?: Pick<Clock, 'noteDatabase'>
  /** Whether a write was refused for want of room, and there is none yet. */
  isFull?: () => boolean
  onError?: (error: unknown) => void
  everyMs?: number
  answerMsMax?: number
}

interface Fitness {
  isUp: boolean
  why: string | null
}

export function watchDatabase(options: DatabaseWatchOptions): DatabaseWatch {
  const { log, metrics, db, clock, isFull = () => false, onError = () => {} } = options
  const { everyMs = 3_000, answerMsMax = 3_000 } = options
  let last: Fitness | undefined
  let saidNewer: string | null = null
  gaugeIn(
    metrics,
    { name: 'aushang_database_up', help: 'Whether the database answers this process and takes writes.' },
    (set) => last && set({}, last.isUp ? 1 : 0),
  )
  const looking = setInterval(() => void whyUnfit(), everyMs)
  looking.unref()
  void whyUnfit()

  async function whyUnfit(): Promise<string | null> {
    last = await Promise.race([look(), sleep(answerMsMax, away, { ref: false })])
    return last.why
  }

  async function look(): Promise<Fitness> {
    try {
      const { newer, clockOffSeconds } = await lookAtDatabase(db)
      clock?.noteDatabase(clockOffSeconds)
      if (newer !== null && newer !== saidNewer) log.error({ migration: newer }, madeByNewer(newer))
      saidNewer = newer
      if (isFull()) return { isUp: false, why: 'The database has no room left on its disk.' }
      return { isUp: true, why: newer && madeByNewer(newer) }
    } catch (error) {
      onError(error)
      return error instanceof DatabaseReadOnly ? { isUp: false, why: error.message } : away
    }
  }

  return { whyUnfit, isFit: () => last?.why === null, stop: () => clearInterval(looking) }
}

const away: Fitness = { isUp: false, why: 'The database cannot be reached.' }

interface Look {
  /** A migration that this process does not know, and that older ones cannot go on with. */
  newer: string | null
  clockOffSeconds: number
}

/** Rejects as long as the database is away or takes no writes. */
export async function lookAtDatabase(db: Db): Promise<Look> {
  const known = await listMigrations()
  const askedAt = performance.now()
  const { isReadOnly, newer, ms } = await db.one<{ isReadOnly: boolean; newer: string | null; ms: number }>(sql`
    select current_setting('transaction_read_only') = 'on' as "isReadOnly", (
      select min(name) from migrations
      where name <> all (${known}::text[]) and right(name, ${compatibleEnding.length}::int) <> ${compatibleEnding}
    ) as newer, (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`)
  if (isReadOnly) throw new DatabaseReadOnly()
  return { newer, clockOffSeconds: secondsAheadOf(ms, performance.now() - askedAt) }
}

function madeByNewer(migration: string): string {
  return `The database was brought up to date by a newer Aushang (it knows ${migration}): this process is of an older version and cannot work on it. Stop it, and start the newer one.`
}
