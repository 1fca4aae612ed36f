import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../database/db.ts'
import { threadTurns } from '../slots/thread-turns.ts'
import { judge, settleInBatches } from './settle-work.ts'
import type { Attempt, Lease, Work, WorkResult, WorkRow } from './work.ts'
import { holdLeases } from './work-leases.ts'
import { makePlaces, type Place } from './work-places.ts'
import { claimStatement, lastInRound } from './work-sql.ts'

interface WorkerOptions {
  db: Database
  onError: (error: unknown) => void
  onAttempt?: (attempt: Attempt) => void
  /** Called at each named point of the way; tests end the process there, or throw a `SimulatedCrash`. */
  crashPoint?: (name: string) => void
  pollMs?: number
  /** Instead of the work's own: tests do not wait for a minute. */
  leaseSeconds?: number
}

export interface Worker {
  /** There may be something due. */
  wake(): void
  /** Takes nothing new, and waits for what is under way. */
  stop(): Promise<void>
  /** Aborts what is under way. */
  cutOff(): void
  /** How many rows it works on. */
  inHand(): number
}

// Under load, what is due, and what is done, is gathered for so long: then it is claimed, or settled, together.
const gatherDueMs = 1
const aloneMax = 2
// A claim that brings little, or nothing, to what is in hand already is hardly worth its price: the next one waits for more.
const gatherMoreMs = 4
const gatherDoneMs = 2
// What goes through one door comes out of it one by one, and there is more behind it in hand: to gather it costs nobody time.
const gatherInLanesMs = 16
// As long as there is more than there is room for, to ask all accounts for what is due may take this share of the time.
const askAllShare = 0.1

export function startWork<Row extends WorkRow, Result extends WorkResult>(
  work: Work<Row, Result>,
  options: WorkerOptions,
): Worker {
  const { db, onError, onAttempt, crashPoint = () => {}, pollMs = 1_000, leaseSeconds = work.leaseSeconds } = options
  const places = makePlaces<Row>(work, () => mayBeMore && wake())
  let lastAccount = ''
  /** Unless the last claim got less than it asked for, in all, for each account and in each lane: then there was no more. */
  let mayBeMore = true
  /** Whether the last claim may have left something. */
  let isBacklogged = true
  let askAllAt = 0
  let hasAskedAll = true
  let stopping = false
  let endWait = () => {}
  let isWoken = true

  const moreMs = work.lane ? gatherInLanesMs : gatherMoreMs
  const leases = holdLeases({ table: work.table, leaseSeconds }, db.work, onError)
  const settle = settleInBatches(work, {
    db,
    crashPoint,
    // When nothing else is in hand, nothing else will be done soon.
    gatherMs: (row) => (places.total() === 1 ? 0 : places.isLaneBusy(row) ? gatherInLanesMs : gatherDoneMs),
  })
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
    inHand: places.total,
  }

  function wake(): void {
    isWoken = true
    endWait()
  }

  async function loop(): Promise<void> {
    while (!stopping || places.total() > 0) {
      isWoken = false
      mayBeMore = true
      const begun = stopping ? 0 : await beginDue().catch(report)
      // What comes alone is followed by nothing that would be worth waiting for. Where there are lanes, a claim that finds nothing is
      // followed by more of them: each row that is done frees a place, in a lane that may have nothing else.
      const isAlone = begun <= aloneMax && begun === places.total()
      const isWorthAWait = begun !== work.claimMax && (begun > 0 || work.lane !== undefined)
      if (isWorthAWait && !isAlone) await sleep(2 * begun < places.total() ? moreMs : gatherDueMs)
      if (!isWoken && !(begun > 0 && mayBeMore)) await untilWoken()
    }
  }

  /** The timer is what makes retries come due, and what survives a lost wake-up. */
  async function untilWoken(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    // Woken before all accounts could be asked again: the row may be hidden in the backlog.
    const askAllMs = isBacklogged && !hasAskedAll ? Math.max(0, askAllAt - performance.now()) : Infinity
    const timer = setTimeout(resolve, Math.min(pollMs, askAllMs))
    endWait = resolve
    await promise
    clearTimeout(timer)
    endWait = () => {}
  }

  /** Claims what is due, and sets out to do it. Returns how much that is. */
  async function beginDue(): Promise<number> {
    const room = places.room()
    if (room.total === 0) return 0
    const claimedAt = performance.now()
    const asksAll = isBacklogged && claimedAt >= askAllAt
    const rows = await db.work.many<Row>(
      claimStatement({
        table: work.table,
        leaseSeconds,
        room,
        lane: work.lane,
        lastAccount,
        asksAll,
        ending: work.claimEnding,
      }),
    )
    const answeredAt = performance.now()
    hasAskedAll = asksAll
    if (asksAll) askAllAt = answeredAt + (answeredAt - claimedAt) / askAllShare
    if (rows.length > 0) crashPoint(`${work.table}: claimed`)
    lastAccount = lastInRound(new Set(rows.map(({ accountId }) => accountId)), lastAccount)
    const begun = rows.toSorted(byToken).map((row) => ({ row, place: places.take(row) }))
    // If there is to be another claim at once, it is on its way before these are.
    setImmediate(() => begun.forEach(({ row, place }) => void handle(row, place, claimedAt)))
    isBacklogged = mayBeMore = places.isFilled(room, rows)
    return rows.length
  }

  async function handle(row: Row, place: Place, claimedAt: number): Promise<void> {
    const lease = leases.begin(row, claimedAt, place.waitAside)
    const startedAt = performance.now()
    let mayBeDue = false
    try {
      const result = await runHeld(row, lease).finally(place.leave)
      if (result !== null) {
        crashPoint(`${work.table}: done`)
        const durationMs = performance.now() - startedAt
        const settled = judge(work, row, result)
        const { isLeaseLost, ...after } = await settle(settled, lease)
        mayBeDue = after.mayBeDue
        const attempt: Attempt = { table: work.table, outcome: settled.verdict, durationMs, isLeaseLost }
        onAttempt?.(attempt)
        work.report?.(settled, attempt)
      } else {
        onAttempt?.({ table: work.table, outcome: 'error', durationMs: 0, isLeaseLost: true })
      }
    } catch (error) {
      // A fault of ours. The lease runs out, and the row is tried again then.
      const durationMs = performance.now() - startedAt
      onAttempt?.({ table: work.table, outcome: 'error', durationMs, isLeaseLost: !lease.isHeld() })
      // Unless it gave up because it was told to.
      if (error !== lease.signal.reason) onError(error)
    } finally {
      leases.end(lease)
      place.end()
    }
    if (mayBeDue || mayBeMore || stopping) wake()
  }

  /** Null when the process stood still after the claim, so that somebody else may be at it by now. */
  async function runHeld(row: Row, lease: Lease): Promise<Result | null> {
    if (work.threadMs !== undefined) threadTurns.count(row.accountId, work.threadMs)
    await threadTurns.next(row.accountId)
    return lease.isHeld() ? work.run(row, lease) : null
  }

  function report(error: unknown): number {
    onError(error)
    return 0
  }
}

/** In the order in which they were claimed. */
function byToken(a: WorkRow, b: WorkRow): number {
  return a.token < b.token ? -1 : 1
}
