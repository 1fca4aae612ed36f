import { makeTally } from './tally.ts'
import type { Work, WorkRow } from './work.ts'

type Limits<Row extends WorkRow> = Pick<Work<Row>, 'concurrency' | 'concurrencyPerAccount' | 'lane'>

/** How much of an account, or of one of its lanes, is in hand; and which of its lanes was served last. */
interface BusyAccount {
  accountId: string
  rows: number
  lastLane: string
}
export interface BusyLane {
  accountId: string
  lane: string
  rows: number
}

export interface Busy {
  accounts: BusyAccount[]
  lanes: BusyLane[]
}

export interface Place {
  /** The row is no longer worked on; only its outcome is still to be settled. */
  leave(): void
  /** That is settled, too. */
  end(): void
  /** See `Lease`. */
  waitAside<Result>(wait: () => Promise<Result>): Promise<Result>
}

// What is done and not settled yet must not pile up: in all, or of an account whose log somebody else has locked.
const unsettledMax = 2

/** Counts what a worker has in hand, and says how much more it may claim. */
export function makePlaces<Row extends WorkRow>(limits: Limits<Row>, onFree: () => void) {
  const { concurrency, concurrencyPerAccount, lane } = limits
  const unsettled = makeTally()
  const running = makeTally()
  /** Those of them that wait for something, and count as free: as many again may be in hand, and no more. */
  const aside = makeTally()
  const lanes = new Map<string, BusyLane>()
  const lastLanes = new Map<string, string>()

  const busyOf = (held: number, waiting: number, unsettledToo: number, limit: number) =>
    Math.max(held - Math.min(waiting, limit), unsettledToo - unsettledMax * limit)
  const busyIn = (accountId: string) =>
    busyOf(running.of(accountId), aside.of(accountId), unsettled.of(accountId), concurrencyPerAccount)

  return {
    total: () => unsettled.total(),
    free: () => concurrency - busyOf(running.total(), aside.total(), unsettled.total(), concurrency),
    busy: (): Busy => ({
      accounts: [...unsettled.keys()].map((accountId) => ({
        accountId,
        rows: busyIn(accountId),
        lastLane: lastLanes.get(accountId) ?? '',
      })),
      lanes: [...lanes.values()].map((each) => ({ ...each })),
    }),
    /** Whether an account or a lane has as much as it may, when these come to what kept it busy before. */
    isAnyFull(busy: Busy, rows: Row[]): boolean {
      const accountRows = makeTally()
      for (const { accountId, rows } of busy.accounts) accountRows.add(accountId, rows)
      for (const { accountId } of rows) accountRows.add(accountId, 1)
      if ([...accountRows.keys()].some((accountId) => accountRows.of(accountId) >= concurrencyPerAccount)) return true
      if (lane === undefined) return false
      const laneRows = makeTally()
      for (const { accountId, lane, rows } of busy.lanes) laneRows.add(`${accountId} ${lane}`, rows)
      for (const row of rows) laneRows.add(`${row.accountId} ${lane.of(row)}`, 1)
      return [...laneRows.keys()].some((key) => laneRows.of(key) >= lane.concurrency)
    },
    take,
  }

  function take(row: Row): Place {
    const { accountId } = row
    const leaveLane = enterLane(row)
    unsettled.add(accountId, 1)
    running.add(accountId, 1)
    return {
      leave() {
        running.add(accountId, -1)
        leaveLane()
        onFree()
      },
      end() {
        unsettled.add(accountId, -1)
        if (unsettled.of(accountId) === 0) lastLanes.delete(accountId)
      },
      async waitAside(wait) {
        aside.add(accountId, 1)
        onFree()
        return wait().finally(() => aside.add(accountId, -1))
      },
    }
  }

  function enterLane(row: Row): () => void {
    if (lane === undefined) return () => {}
    const { accountId } = row
    const name = lane.of(row)
    const key = `${accountId} ${name}`
    const entered = lanes.get(key) ?? { accountId, lane: name, rows: 0 }
    entered.rows++
    lanes.set(key, entered)
    lastLanes.set(accountId, name)
    return () => {
      if (--entered.rows === 0) lanes.delete(key)
    }
  }
}
