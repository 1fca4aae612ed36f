import sql, { empty, raw, type Sql } from 'sql-template-tag'
import { newId } from '../ids.ts'
import type { WorkRow } from './work.ts'
import type { Room } from './work-places.ts'
import { rowsOf } from '../database/rows-of.ts'

export interface ClaimOptions {
  table: string
  leaseSeconds: number
  room: Room
  lane: { column: string } | undefined
  /** Whose turn it was last. */
  lastAccount: string
  /** Whether all accounts are asked that have work at all, also for later; else those that are seen to have something due. */
  asksAll: boolean
  /** The end of the statement: what is done with the rows, at hand as `claimed`, and what is returned. */
  ending: Sql | undefined
}

/** What every claiming statement returns of each row. */
export const claimColumns = sql`
  claimed.account_id as "accountId", claimed.id, claimed.failures, claimed.lease_token as token`

const claimPlainly = sql`select ${claimColumns} from claimed`

// The last characters of a token number the rows that were claimed together.
const numberLength = 4

/**
 * Columns of due_at and lease_until are rounded to milliseconds, up too: what is due now would be due later than now.
 */
const roundedNow = sql`now()::timestamptz(3)`

// Of the rows that are due, so many of the oldest, and of the newest, are looked at to find whose they are.
const seenMin = 20

/**
 * Goes round the accounts that have something due, beginning after the one that was served last, and takes from each what
 * is due. Within an account, it goes round the lanes in the same way. An account, or a lane, costs one look into the index,
 * whatever lies in its future; an account that has work only for later costs none.
 *
 * Whose turn it is, the oldest and the newest that are due tell: they are all, unless the backlog is long, and then whoever
 * joined a moment ago is among the newest. Who is hidden between is found when all accounts are asked, which costs a look each. A
 * backlog that hides somebody is more than there is room for, and so the worker knows when to ask.
 */
export function claimStatement(options: ClaimOptions): Sql {
  const { lastAccount, asksAll, room, lane, leaseSeconds, ending = claimPlainly } = options
  const table = raw(options.table)
  const ofAccount = sql`account_id = turn.account_id`
  return sql`
    with recursive ${asksAll ? turns(table, 'turn', 'account_id', sql`${lastAccount}`, sql`true`) : seenTurns(table, lastAccount, room)},
    chosen as (
      select due.ctid
      from turn
      left join ${rowsOf('busy', room.busyAccounts, {
        account_id: ['text', ({ accountId }) => accountId],
        room: ['int', (busy) => busy.room],
        lane_room: ['int', ({ laneRoom }) => laneRoom],
        last_lane: ['text', ({ lastLane }) => lastLane],
      })} using (account_id)
      cross join lateral (
        ${lane ? dueInLanes(table, lane.column, room) : dueRows(table, ofAccount)}
        limit coalesce(busy.room, ${room.account})
        ${lane ? empty : lockThem}
      ) as due
      where turn.account_id is not null
      limit ${room.total}
    ),
    claimed as (
      update ${table} as work
      set lease_until = now() + make_interval(secs => ${leaseSeconds}),
        lease_token = ${newId().slice(0, -numberLength)} || lpad(number::text, ${numberLength}, '0')
      from (select ctid, row_number() over () as number from chosen) as chosen
      where work.ctid = chosen.ctid -- locked above, so that it stays where it is
      returning work.*
    )
    ${ending}`
}

const lockThem = sql`for update skip locked`

const isDue = sql`due_at <= ${roundedNow} and (lease_until is null or lease_until < ${roundedNow})`

/** What is due, of whatever the condition says. */
function dueRows(table: Sql, condition: Sql): Sql {
  return sql`
    select ctid from ${table}
    where ${condition} and ${isDue}
    order by due_at`
}

/**
 * A part of a `with`: the accounts of the oldest and the newest that are due. Together they are twice what there is room for: who
 * is hidden behind them is so behind more than is claimed, also when another worker claims at the same moment.
 */
function seenTurns(table: Sql, lastAccount: string, room: Room): Sql {
  const seen = Math.max(seenMin, room.total)
  return sql`turn (account_id) as materialized (
      select account_id from (
        (select account_id from ${table} where ${isDue} order by due_at limit ${seen})
        union
        (select account_id from ${table} where ${isDue} order by due_at desc limit ${seen})
      ) as seen
      order by account_id <= ${lastAccount}, account_id
    )`
}

/** What is due of the account whose turn it is, lane by lane. */
function dueInLanes(table: Sql, column: string, room: Room): Sql {
  const name = raw(column)
  return sql`
    with recursive ${turns(table, 'lane', column, sql`coalesce(busy.last_lane, '')`, sql`account_id = turn.account_id`)}
    select due.ctid
    from lane
    left join ${rowsOf('busy_lane', room.busyLanes, {
      account_id: ['text', ({ accountId }) => accountId],
      name: ['text', ({ lane }) => lane],
      room: ['int', (busy) => busy.room],
    })}
      on busy_lane.account_id = turn.account_id and busy_lane.name = lane.${name}
    cross join lateral (
      ${dueRows(table, sql`account_id = turn.account_id and ${name} = lane.${name}`)}
      limit coalesce(busy_lane.room, busy.lane_room, ${room.lane})
      ${lockThem}
    ) as due
    where lane.${name} is not null`
}

/** A part of a `with recursive`: the values of a column, each found by one look into the index, beginning after the last one. */
function turns(table: Sql, part: string, column: string, last: Sql, condition: Sql): Sql {
  const name = raw(part)
  const value = raw(column)
  const next = (which: Sql) =>
    sql`(select min(${value}) from ${table} where due_at is not null and ${condition} and ${which})`
  return sql`${name} (${value}, lap) as (
      select ${next(sql`${value} > ${last}`)}, 0
      union all
      select
        case when ${name}.${value} is null
          then ${next(sql`${value} <= ${last}`)}
          else ${next(sql`${value} > ${name}.${value} and (${name}.lap = 0 or ${value} <= ${last})`)}
        end,
        case when ${name}.${value} is null then 1 else ${name}.lap end
      from ${name} where ${name}.${value} is not null or ${name}.lap = 0
    )`
}

/** Of several accounts, the one whose turn comes last in the round that begins after `lastAccount`. */
export function lastInRound(accounts: Iterable<string>, lastAccount: string): string {
  const all = [...accounts].toSorted()
  return all.findLast((account) => account <= lastAccount) ?? all.at(-1) ?? lastAccount
}

interface SettledRow {
  row: WorkRow
  verdict: string
  /** Null: nothing more is to be done. */
  afterSeconds: number | null
}

/**
 * What a kind of work adds to the statement that settles its rows: an `update … as work from settled`. `settled` has a row for
 * each, whether its lease still held or not: account_id, id, token, verdict, due_at.
 */
export interface Settling {
  /**
   * Further parts of its `with`, between commas: values for each row, or what else is recorded. They may read `settled`, and
   * also `held`: the account_id and id of the rows whose lease still held.
   */
  with?: Sql
  /** Joins such a part to the update: `join decided using (account_id, id)`. */
  join?: Sql
  /** What else is set in the rows. */
  set?: Sql
  /** When there is something to do again; without it, `settled.due_at`, which is what follows from the verdict. */
  dueAt?: Sql
}

interface SettleOptions {
  table: string
  settled: SettledRow[]
  settling: Settling | undefined
}

/** Returns the ids of the rows whose lease still held. */
export function settleStatement({ table, settled, settling = {} }: SettleOptions): Sql {
  const { with: parts, join = empty, set, dueAt = sql`settled.due_at` } = settling
  return sql`
    -- Recursive only so that its parts may stand in any order.
    with recursive settled (account_id, id, token, verdict, due_at) as (
      select account_id, id, token, verdict, now() + make_interval(secs => after_seconds) from ${rowsOf(
        'settled',
        settled,
        {
          account_id: ['text', ({ row }) => row.accountId],
          id: ['text', ({ row }) => row.id],
          token: ['text', ({ row }) => row.token],
          verdict: ['text', ({ verdict }) => verdict],
          after_seconds: ['float8', ({ afterSeconds }) => afterSeconds],
        },
      )}
    ),
    ${parts ? sql`${parts},` : empty}
    held as (
      update ${raw(table)} as work set
        due_at = ${dueAt},
        failures = case settled.verdict when 'done' then 0 when 'more' then work.failures else work.failures + 1 end,
        lease_until = null,
        lease_token = null
        ${set ? sql`, ${set}` : empty}
      from settled ${join}
      where work.account_id = settled.account_id and work.id = settled.id and work.lease_token = settled.token
      returning work.account_id, work.id
    )
    select id from held`
}

interface RenewOptions {
  table: string
  leaseSeconds: number
  leases: Pick<WorkRow, 'accountId' | 'id' | 'token'>[]
}

/** Returns those that still held. */
export function renewStatement({ table, leaseSeconds, leases }: RenewOptions): Sql {
  return sql`
    update ${raw(table)} as work set lease_until = now() + make_interval(secs => ${leaseSeconds})
    from ${rowsOf('lease', leases, {
      account_id: ['text', ({ accountId }) => accountId],
      id: ['text', ({ id }) => id],
      token: ['text', ({ token }) => token],
    })}
    where work.account_id = lease.account_id and work.id = lease.id and work.lease_token = lease.token
    returning work.id, lease.token`
}
