import type { Sql } from 'sql-template-tag'
import type { Tx } from '../database/db.ts'
import type { Settling } from './work-sql.ts'

export { claimColumns, type Settling } from './work-sql.ts'

/**
 * Background work lives in the rows it is about. A table of work has the columns
 *
 *   due_at       when there is something to do; null: nothing
 *   failures     how many tries in a row were in vain
 *   lease_until  somebody is at it until then, and is taken for dead afterwards
 *   lease_token  who that is: what is reported with another token comes too late and is ignored
 *
 * and, where due_at is not null, an index on (due_at) and one on (account_id, due_at); with lanes, on (account_id, <lane>,
 * due_at). Work may run twice, so it reads the present before it acts.
 */
export interface Work<Row extends WorkRow, Result extends WorkResult = WorkResult> {
  table: string
  leaseSeconds: number
  /**
   * How many rows this process works on at once, and how many of them for one account, which gets them all only while that is
   * no more than half of what it leaves free: a third of all.
   */
  concurrency: number
  concurrencyPerAccount: number
  /**
   * The most that one claim brings. For what is quickly begun, less than an account may have: the next claim goes out at once, and
   * is answered while these are being worked on, instead of all being begun in one go, and then waited for.
   */
  claimMax?: number
  /**
   * What of an account's work goes through the same door: the rows with the same value in this column, which is never null.
   * Claims go round the lanes of an account, so that a long queue in one does not hold up another; a lane gets as many of its
   * account's places as an account gets of all.
   */
  lane?: { column: string; of(row: Row): string; concurrency: number }
  /** What a row takes of the thread, for work of which there is much: to be claimed, worked on and settled. */
  threadMs?: number
  /** The waits after the first failure, the second, …; when the list is at its end, so are the tries. */
  retryAfterSeconds: number[]
  /**
   * The end of the statement that claims rows, if more is wanted than `claimColumns`: it reads what the work needs, or
   * records that it begins. The rows are at hand as `claimed`, and the token of each as its `lease_token`.
   */
  claimEnding?: Sql
  run(row: Row, lease: Lease): Promise<Result>
  /** What the settling statement does besides giving up the lease. */
  settle?(settled: Settled<Row, Result>[]): Settling
  /**
   * What must happen in the same transaction, for rows of one account, so that none waits for another's locks. Rows whose
   * lease was lost are not among these.
   */
  finish?(tx: Tx, settled: Settled<Row, Result>[], accountId: string): Promise<void>
  /** Without it, `finish` is always needed. Most often it is not, and one statement is enough. */
  needsFinish?(settled: Settled<Row, Result>): boolean
  /** Tells those who run the service what came of it, once that is committed. */
  report?(settled: Settled<Row, Result>, attempt: Attempt): void
}

/** That a row was worked on. */
export interface Attempt {
  table: string
  /** `error`: a fault of ours, or the database was away. */
  outcome: WorkResult['kind'] | 'error'
  durationMs: number
  /** Somebody else has taken over: what came of it counts for nothing. */
  isLeaseLost: boolean
}

/** That nobody else is at a row. It is renewed as long as the process is well. */
export interface Lease {
  isHeld(): boolean
  /** Aborted when it is lost, or the process is cut off. */
  signal: AbortSignal
  /**
   * Waits for something that others have to end first: meanwhile, its place is somebody else's, in its lane, too. As many again as there
   * are places may wait, and no more. When the wait is over, it goes on at once.
   */
  waitAside<Result>(wait: () => Promise<Result>): Promise<Result>
}

export interface WorkRow {
  accountId: string
  id: string
  failures: number
  /** Names this claim of this row: 20 characters that sort by time, as those of an id. */
  token: string
}

/**
 * `more`: a part is done, or nothing could be yet, and the rest waits behind what else is due, or until `notBefore`. `again`: it did
 * not work, and may later; never before `notBeforeSeconds`. `failed`: it will not.
 */
export type WorkResult =
  | { kind: 'done' }
  | { kind: 'more'; notBefore?: Date }
  | { kind: 'again'; notBeforeSeconds?: number }
  | { kind: 'failed' }

export interface Settled<Row, Result> {
  row: Row
  result: Result
  /** `again` with no tries left is `failed`. */
  verdict: WorkResult['kind']
}

/** Whoever works on a row does not get beyond this point, and records nothing: as if the process had ended there. */
export class SimulatedCrash extends Error {}
