import { setTimeout as sleep } from 'node:timers/promises'
import type { Sql } from 'sql-template-tag'
import { type Database, mayWorkLater, type Tx } from './db.ts'
import { shareCommits } from './share-commits.ts'
import { makeSlots } from './slots.ts'
import { makeTally } from './tally.ts'
import { holdLeases } from './work-leases.ts'
import { claimStatement, lastInRound, releaseStatement, settleStatement, type Settling } from './work-sql.ts'

export { claimColumns, type Settling } from './work-sql.ts'

/**
 * Background work lives in the rows it is about. A table of work has the columns
 *
 *   due_at       when there is something to do; null: nothing
 *   failures     how many tries in a row were in vain
 *   lease_until  somebody is at it until then, and is taken for dead afterwards
 *   lease_token  who that is: what is reported with another token comes too late and is ignored
 *
 * and an index on (account_id, due_at) where due_at is not null. Work may run twice, so it reads the present before it acts.
 */
export interface Work<Row extends WorkRow, Result extends WorkResult = WorkResult> {
  table: string
  leaseSeconds: number
  /** How many rows this process works on at once, and how many of them for one account. */
  concurrency: number
  concurrencyPerAccount: number
  /** The waits after the first failure, the second, …; when the list is at its end, so are the tries. */
  retryAfterSeconds: number[]
  /**
   * The end of the statement that claims rows, if more is wanted than `claimColumns`: it reads what the work needs, or
   * records that it begins. The rows are at hand as `claimed`, and the token of each as its `lease_token`.
   */
  claimEnding?: Sql
  /** Takes back what `claimEnding` has recorded, in the statement that gives up the claim: the work was not begun. */
  released?(rows: Row[]): Sql
  run(row: Row, lease: Lease): Promise<Result>
  /** What the settling statement does besides giving up the lease. */
  settle?(settled: Settled<Row, Result>[]): Settling
  /** What must happen in the same transaction. Rows whose lease was lost are not among these. */
  finish?(tx: Tx, settled: Settled<Row, Result>[]): Promise<void>
  /** Without it, `finish` is always needed. Most often it is not, and one statement is enough. */
  needsFinish?(settled: Settled<Row, Result>): boolean
}

/** That nobody else is at a row. It is renewed as long as the process is well. */
export interface Lease {
  isHeld(): boolean
  /** Aborted when it is lost, or the process is cut off. */
  signal: AbortSignal
}

export interface WorkRow {
  accountId: string
  id: string
  failures: number
  /** Names this claim of this row: 20 characters that sort by time, as those of an id. */
  token: string
}

/**
 * `more`: a part is done, and the rest waits behind what else is due. `again`: it did not work, and may later; never before
 * `notBeforeSeconds`. `failed`: it will not.
 */
export type WorkResult =
  | { kind: 'done' }
  | { kind: 'more' }
  | { kind: 'again'; notBeforeSeconds?: number }
  | { kind: 'failed' }

export interface Settled<Row, Result> {
  row: Row
  result: Result
  /** `again` with no tries left is `failed`. */
  verdict: WorkResult['kind']
}

export interface WorkerOptions {
  db: Database
  onError: (error: unknown) => void
  /** Called at each named point of the way; tests end the process there, or throw a `SimulatedCrash`. */
  crashPoint?: (name: string) => void
  pollMs?: number
  /** Instead of the work's own: tests do not wait for a minute. */
  leaseSeconds?: number
}

/** Whoever works on a row does not get beyond this point, and records nothing: as if the process had ended there. */
export class SimulatedCrash extends Error {}

export interface Worker {
  /** There may be something due. */
  wake(): void
  /** Takes nothing new, and waits for what is under way. */
  stop(): Promise<void>
  /** Aborts what is under way. */
  cutOff(): void
}

// Retries of many rows that failed together are spread, lest they come together again.
const jitter = 0.1
// Under load, what is due, and what is done, is gathered for so long: then it is claimed, or settled, together.
const gatherDueMs = 1
const gatherDoneMs = 2
// What is claimed but finds no room within this time is given back, for what was read of it grows old.
const patienceMs = 1_000

export function startWork<Row extends WorkRow, Result extends WorkResult>(
  work: Work<Row, Result>,
  { db, onError, crashPoint = () => {}, pollMs = 1_000, leaseSeconds = work.leaseSeconds }: WorkerOptions,
): Worker {
  const { concurrency, concurrencyPerAccount } = work
  const slots = makeSlots({ total: concurrency, perKey: concurrencyPerAccount })
  /** What is claimed and not done yet, by account; and what was done since the last claim was sent. */
  const held = makeTally()
  let done = makeTally()
  let settling = 0
  let lastAccount = ''
  /** Unless the last claim got less than it asked for, in all and for each account: then there was no more. */
  let mayBeMore = true
  let stopping = false
  let rouse = () => {}
  let roused = true

  const leases = holdLeases({ table: work.table, leaseSeconds }, db, onError)
  const settle = shareCommits(settleAll, { concurrency: 1, batchMax: 500, gatherMs: gatherDoneMs })
  const release = shareCommits(releaseAll, { concurrency: 1, batchMax: 500, gatherMs: gatherDoneMs })
  const looping = loop()

  return {
    wake,
    async stop() {
      stopping = true
      wake()
      await looping
      leases.stop()
    },
    cutOff: leases.cutOff,
  }

  function wake(): void {
    roused = true
    rouse()
  }

  async function loop(): Promise<void> {
    while (!stopping || held.total() + settling > 0) {
      roused = false
      mayBeMore = true
      // What was done is settled while the next is claimed; but the unsettled must not pile up.
      const begun = stopping || settling > 2 * concurrency ? 0 : await beginDue().catch(report)
      if (begun > 0) await sleep(gatherDueMs)
      if (!roused && !(begun > 0 && mayBeMore)) await untilRoused()
    }
  }

  /** The timer is what makes retries come due, and what survives a lost wake-up. */
  async function untilRoused(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    const timer = setTimeout(resolve, pollMs)
    rouse = resolve
    await promise
    clearTimeout(timer)
    rouse = () => {}
  }

  /**
   * Claims what is due, and sets out to do it. Returns how much that is. Where work is quick, some of it is claimed ahead,
   * so that the next is at hand when one is done: twice as much as was done since the last claim was sent, for it must last
   * until the next claim is answered.
   */
  async function beginDue(): Promise<number> {
    const ahead = (lately: number, max: number) => Math.min(2 * lately, max)
    const limit = concurrency - held.total() + ahead(done.total(), concurrency)
    if (limit <= 0) return 0
    const busy = new Map(
      [...held.keys(), ...done.keys()].map((account) => [
        account,
        held.of(account) - ahead(done.of(account), concurrencyPerAccount),
      ]),
    )
    done = makeTally()
    const claimedAt = performance.now()
    const rows = await db.many<Row>(
      claimStatement({
        table: work.table,
        leaseSeconds,
        limit,
        limitPerAccount: concurrencyPerAccount,
        busy,
        lastAccount,
        ending: work.claimEnding,
      }),
    )
    const claimed = makeTally()
    for (const { accountId } of rows) claimed.add(accountId, 1)
    const isAtLimit = (account: string) => (busy.get(account) ?? 0) + claimed.of(account) >= concurrencyPerAccount
    mayBeMore = rows.length === limit || [...busy.keys(), ...claimed.keys()].some(isAtLimit)
    if (rows.length === 0) return 0
    crashPoint(`${work.table}: claimed`)
    lastAccount = lastInRound(claimed.keys(), lastAccount)
    for (const row of rows) void handle(row, claimedAt)
    return rows.length
  }

  async function handle(row: Row, claimedAt: number): Promise<void> {
    const { accountId } = row
    held.add(accountId, 1)
    const lease = leases.begin(row, claimedAt)
    let mayBeDue = false
    try {
      const result = await slots
        .soon(accountId, patienceMs, () => begin(row, lease))
        .finally(() => held.add(accountId, -1))
      if (result !== null) crashPoint(`${work.table}: done`)
      settling++
      const settled = result === null ? release(row) : settlePatiently({ row, result })
      mayBeDue = await settled.finally(() => settling--)
    } catch (error) {
      // A fault of ours. The lease runs out, and the row is tried again then.
      onError(error)
    } finally {
      leases.end(lease)
    }
    if (mayBeDue || mayBeMore || stopping) wake()
  }

  /** Null when somebody else may be at it by now: the process stood still, or the row had to wait for room. */
  async function begin(row: Row, lease: Lease): Promise<Result | null> {
    return lease.isHeld() ? work.run(row, lease).finally(() => done.add(row.accountId, 1)) : null
  }

  /** What was done need not be done again because the database was away, or had to break a deadlock. */
  async function settlePatiently(finished: Finished): Promise<boolean> {
    const giveUpAt = Date.now() + leaseSeconds * 1000
    for (;;) {
      try {
        return await settle(finished)
      } catch (error) {
        if (!mayWorkLater(error) || Date.now() > giveUpAt) throw error
        await sleep(500)
      }
    }
  }

  interface Finished {
    row: Row
    result: Result
  }

  /** Answers whether something may be due now: the same again, or whatever `finish` has set going. */
  async function settleAll(finished: Finished[]): Promise<boolean[]> {
    const settled = finished.toSorted((a, b) => byId(a.row, b.row)).map((each) => ({ ...each, ...verdictOn(each) }))
    const statement = settleStatement({ table: work.table, settled, settling: work.settle?.(settled) })
    const { finish, needsFinish = () => true } = work
    if (finish === undefined || !settled.some(needsFinish)) {
      await db.many(statement)
      return finished.map(({ result }) => result.kind === 'more')
    }
    await db.transaction(async (tx) => {
      const held = new Set((await tx.many<{ id: string }>(statement)).map(({ id }) => id))
      const ours = settled.filter(({ row }) => held.has(row.id))
      await finish(tx, ours)
      crashPoint(`${work.table}: before commit`)
    })
    return finished.map(() => true)
  }

  async function releaseAll(rows: Row[]): Promise<boolean[]> {
    const leases = rows.toSorted(byId)
    await db.many(releaseStatement({ table: work.table, leases, also: work.released?.(rows) }))
    return rows.map(() => true)
  }

  function verdictOn({ row, result }: Finished): { verdict: WorkResult['kind']; afterSeconds: number | null } {
    if (result.kind === 'more') return { verdict: 'more', afterSeconds: 0 }
    if (result.kind !== 'again') return { verdict: result.kind, afterSeconds: null }
    const wait = work.retryAfterSeconds[row.failures]
    if (wait === undefined) return { verdict: 'failed', afterSeconds: null }
    const spread = wait * (1 - jitter + 2 * jitter * Math.random())
    return { verdict: 'again', afterSeconds: Math.max(spread, result.notBeforeSeconds ?? 0) }
  }

  function report(error: unknown): number {
    onError(error)
    return 0
  }
}

/** Rows are locked in one order, so that nobody who locks several waits for us while we wait for them. */
function byId(a: WorkRow, b: WorkRow): number {
  return a.id < b.id ? -1 : 1
}
