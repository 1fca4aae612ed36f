import { makeTally } from '../slots/tally.ts'
import type { Work, WorkRow } from './work.ts'

type Limits<Row extends WorkRow> = Pick<Work<Row>, 'concurrency' | 'concurrencyPerAccount' | 'claimMax' | 'lane'>

/** How many more an account may have in hand, and how many a lane of it that has nothing in hand; which lane was served last. */
interface BusyAccount {
  accountId: string
  room: number
  laneRoom: number
  lastLane: string
}
interface BusyLane {
  accountId: string
  lane: string
  room: number
}

/** What a lane has in hand, and how much of that waits aside. */
interface LaneRows {
  accountId: string
  lane: string
  rows: number
  aside: number
}

/** How much may be claimed: in all, of whom we have something in hand, and of those of whom we have nothing. */
export interface Room {
  total: number
  account: number
  lane: number
  busyAccounts: BusyAccount[]
  busyLanes: BusyLane[]
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

/**
 * Counts what a worker has in hand, and says how much more it may claim. Nobody gets more than half of what it leaves free, an
 * account of all places and a lane of its account's: however many of them hang, there is something left for the next.
 */
export function makePlaces<Row extends WorkRow>(limits: Limits<Row>, onFree: () => void) {
  const { concurrency, concurrencyPerAccount, claimMax = concurrency, lane } = limits
  const unsettled = makeTally()
  const running = makeTally()
  /** Those of them that wait for something, and count as free: as many again may be in hand, and no more. */
  const aside = makeTally()
  const lanes = new Map<string, LaneRows>()
  const lastLanes = new Map<string, string>()

  const busyOf = (held: number, waiting: number, unsettledToo: number, limit: number) =>
    Math.max(held - Math.min(waiting, limit), unsettledToo - unsettledMax * limit)
  // When more wait than count as free, everybody's count: who seemed to have nothing in hand would go on until there is nothing left.
  const isAsideFull = () => aside.total() > concurrency
  const isAsideFullFor = (accountId: string) => isAsideFull() || aside.of(accountId) > concurrencyPerAccount
  const free = () => concurrency - busyOf(running.total(), aside.total(), unsettled.total(), concurrency)
  const busyIn = (accountId: string) =>
    busyOf(
      running.of(accountId),
      isAsideFull() ? 0 : aside.of(accountId),
      unsettled.of(accountId),
      concurrencyPerAccount,
    )
  const busyInLane = ({ accountId, rows, aside: waiting }: LaneRows) =>
    busyOf(rows, isAsideFullFor(accountId) ? 0 : waiting, 0, lane?.concurrency ?? 0)
  /** Where the rows of an account have to share its places among lanes, others of them that come later find something left. */
  const accountRoom = (rows: number) =>
    Math.min(
      share(free(), rows, concurrencyPerAccount),
      lane === undefined ? Infinity : half(concurrencyPerAccount - rows),
    )
  const laneRoom = (rows: number, rowsOfAccount: number) =>
    lane === undefined ? 0 : share(concurrencyPerAccount - rowsOfAccount, rows, lane.concurrency)

  return {
    total: () => unsettled.total(),
    room(): Room {
      return {
        total: Math.min(half(free()), claimMax),
        account: accountRoom(0),
        lane: laneRoom(0, 0),
        busyAccounts: [...unsettled.keys()].map((accountId) => ({
          accountId,
          room: accountRoom(busyIn(accountId)),
          laneRoom: laneRoom(0, busyIn(accountId)),
          lastLane: lastLanes.get(accountId) ?? '',
        })),
        busyLanes: [...lanes.values()].map((entered) => ({
          accountId: entered.accountId,
          lane: entered.lane,
          room: laneRoom(busyInLane(entered), busyIn(entered.accountId)),
        })),
      }
    },
    /** Whether others are in hand that go through the same door as this row. */
    isLaneBusy: (row: Row): boolean => lane !== undefined && lanes.has(laneKey(row.accountId, lane.of(row))),
    /** Whether these rows leave no room in all, for an account or in a lane: then there may be more than these. */
    isFilled(room: Room, rows: Row[]): boolean {
      const accounts = new Map(room.busyAccounts.map((each) => [each.accountId, each.room]))
      const lanes = new Map(room.busyLanes.map((each) => [laneKey(each.accountId, each.lane), each.room]))
      const laneRooms = new Map(room.busyAccounts.map((each) => [each.accountId, each.laneRoom]))
      for (const row of rows) {
        const { accountId } = row
        accounts.set(accountId, (accounts.get(accountId) ?? room.account) - 1)
        if (lane === undefined) continue
        const name = laneKey(accountId, lane.of(row))
        lanes.set(name, (lanes.get(name) ?? laneRooms.get(accountId) ?? room.lane) - 1)
      }
      return rows.length === room.total || [...accounts.values(), ...lanes.values()].some((left) => left <= 0)
    },
    take,
  }

  function take(row: Row): Place {
    const { accountId } = row
    const entry = enterLane(row)
    unsettled.add(accountId, 1)
    running.add(accountId, 1)
    return {
      leave() {
        running.add(accountId, -1)
        entry.leave()
        onFree()
      },
      end() {
        unsettled.add(accountId, -1)
        if (unsettled.of(accountId) === 0) lastLanes.delete(accountId)
      },
      async waitAside(wait) {
        aside.add(accountId, 1)
        entry.stepAside(1)
        onFree()
        return wait().finally(() => {
          aside.add(accountId, -1)
          entry.stepAside(-1)
        })
      },
    }
  }

  function enterLane(row: Row): { leave(): void; stepAside(rows: number): void } {
    if (lane === undefined) return { leave() {}, stepAside() {} }
    const { accountId } = row
    const name = lane.of(row)
    const key = laneKey(accountId, name)
    const entered = lanes.get(key) ?? { accountId, lane: name, rows: 0, aside: 0 }
    entered.rows++
    lanes.set(key, entered)
    lastLanes.set(accountId, name)
    return {
      leave() {
        if (--entered.rows === 0) lanes.delete(key)
      },
      stepAside(rows) {
        entered.aside += rows
      },
    }
  }
}

function laneKey(accountId: string, lane: string): string {
  return `${accountId} ${lane}`
}

/** How many more somebody may have who has so many of them, so that they are no more than half of what is free then. */
function share(free: number, rows: number, limit: number): number {
  const least = rows === 0 ? Math.min(free, 1) : 0
  return Math.max(0, Math.min(limit - rows, Math.max(Math.floor((free - 2 * rows) / 3), least)))
}

// Others who come with the same claim leave something, too.
function half(places: number): number {
  return Math.max(0, Math.ceil(places / 2))
}
