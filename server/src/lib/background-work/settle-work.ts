import { setTimeout as sleep } from 'node:timers/promises'
import { isPassing } from '../database/database-errors.ts'
import type { Database } from '../database/db.ts'
import { batchCommits } from './batch-commits.ts'
import type { Lease, Settled, Work, WorkResult, WorkRow } from './work.ts'
import { settleStatement } from './work-sql.ts'

interface SettleOptions<Row> {
  db: Database
  crashPoint: (name: string) => void
  /** For how long what is done waits for others, to be settled together. */
  gatherMs: (row: Row) => number
}

interface Judged<Row, Result> extends Settled<Row, Result> {
  /** Null: nothing more is to be done. */
  afterSeconds: number | null
}

interface Settlement {
  /** The same again, or whatever `finish` has set going. */
  mayBeDue: boolean
  isLeaseLost: boolean
}

// Retries of many rows that failed together are spread, lest they come together again.
const jitter = 0.1
// How many settling statements and transactions are under way at once.
const settlingMax = 4

/** What becomes of a row by what came of it. */
export function judge<Row extends WorkRow, Result extends WorkResult>(
  { retryAfterSeconds }: Work<Row, Result>,
  row: Row,
  result: Result,
): Judged<Row, Result> {
  if (result.kind === 'more') {
    return { row, result, verdict: 'more', afterSeconds: secondsUntil(result.notBefore) }
  }
  if (result.kind !== 'again') return { row, result, verdict: result.kind, afterSeconds: null }
  const wait = retryAfterSeconds[row.failures]
  if (wait === undefined) return { row, result, verdict: 'failed', afterSeconds: null }
  const spread = wait * (1 - jitter + 2 * jitter * Math.random())
  return { row, result, verdict: 'again', afterSeconds: Math.max(spread, result.notBeforeSeconds ?? 0) }
}

/** Writes down what became of rows, of those that are done together in one statement. */
export function settleInBatches<Row extends WorkRow, Result extends WorkResult>(
  work: Work<Row, Result>,
  { db, crashPoint, gatherMs }: SettleOptions<Row>,
): (settled: Judged<Row, Result>, lease: Lease) => Promise<Settlement> {
  const settle = batchCommits(settleTogether, {
    concurrency: settlingMax,
    batchMax: 500,
    gatherMs: ({ row }) => gatherMs(row),
    // Whoever finishes may have to wait for a lock, and does so for its own account only.
    groupOf: (settled) => (needsFinish(settled) ? settled.row.accountId : ''),
  })

  // What was done need not be done again because the database was away, or a lock could not be had.
  return async (settled, lease) => {
    for (;;) {
      try {
        return await settle(settled)
      } catch (error) {
        if (!isPassing(error) || !lease.isHeld()) throw error
        await sleep(500)
      }
    }
  }

  function needsFinish(settled: Settled<Row, Result>): boolean {
    return work.finish !== undefined && (work.needsFinish?.(settled) ?? true)
  }

  async function settleTogether(batch: Judged<Row, Result>[]): Promise<Settlement[]> {
    // In one order, so that nobody who locks several rows waits for us while we wait for them.
    const settled = batch.toSorted((a, b) => (a.row.id < b.row.id ? -1 : 1))
    const statement = settleStatement({ table: work.table, settled, settling: work.settle?.(settled) })
    const { finish } = work
    if (finish === undefined || !settled.some(needsFinish)) {
      const held = idsOf(await db.work.many<{ id: string }>(statement))
      return batch.map(({ row, result }) => ({ mayBeDue: result.kind === 'more', isLeaseLost: !held.has(row.id) }))
    }
    let held = new Set<string>()
    await db.work.transaction(statement, async (tx, returned) => {
      held = idsOf(returned)
      const ours = settled.filter(({ row }) => held.has(row.id))
      const [first] = ours
      if (first !== undefined) await finish(tx, ours, first.row.accountId)
      crashPoint(`${work.table}: before commit`)
    })
    return batch.map(({ row }) => ({ mayBeDue: true, isLeaseLost: !held.has(row.id) }))
  }
}

function idsOf(rows: { id: string }[]): Set<string> {
  return new Set(rows.map(({ id }) => id))
}

function secondsUntil(time: Date | undefined): number {
  return time === undefined ? 0 : Math.max(0, (time.getTime() - Date.now()) / 1000)
}
