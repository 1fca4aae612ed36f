import sql, { empty, raw, type Sql } from 'sql-template-tag'
import { newId } from './ids.ts'
import type { WorkRow } from './work.ts'

export interface ClaimOptions {
  table: string
  leaseSeconds: number
  /** How many rows at the most, and how many of one account, counting those that keep us busy already. */
  limit: number
  limitPerAccount: number
  busy: ReadonlyMap<string, number>
  /** Whose turn it was last. */
  lastAccount: string
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

/**
 * Goes round the accounts that have work at all, beginning after the one that was served last, and takes from each what
 * is due: however long the backlog of one, the others' turn comes with the next claim. An account costs one look into
 * the index, whatever lies in its future.
 */
export function claimStatement({
  lastAccount,
  limit,
  limitPerAccount,
  busy,
  ending = claimPlainly,
  ...options
}: ClaimOptions): Sql {
  const table = raw(options.table)
  return sql`
    with recursive turn (account_id, lap) as (
      (select min(account_id), 0 from ${table} where due_at is not null and account_id > ${lastAccount})
      union all
      select
        case when turn.account_id is null
          then (select min(account_id) from ${table} where due_at is not null and account_id <= ${lastAccount})
          else (select min(account_id) from ${table} where due_at is not null and account_id > turn.account_id
            and (turn.lap = 0 or account_id <= ${lastAccount}))
        end,
        case when turn.account_id is null then 1 else turn.lap end
      from turn where turn.account_id is not null or turn.lap = 0
    ),
    chosen as (
      select due.ctid
      from turn
      left join unnest(${[...busy.keys()]}::text[], ${[...busy.values()]}::int[]) as busy (account_id, rows)
        using (account_id)
      cross join lateral (
        select ctid from ${table}
        where account_id = turn.account_id and due_at <= ${roundedNow}
          and (lease_until is null or lease_until < ${roundedNow})
        order by due_at
        limit greatest(${limitPerAccount} - coalesce(busy.rows, 0), 0)
        for update skip locked
      ) as due
      limit ${limit}
    ),
    claimed as (
      update ${table} as work
      set lease_until = now() + make_interval(secs => ${options.leaseSeconds}),
        lease_token = ${newId().slice(0, -numberLength)} || lpad(number::text, ${numberLength}, '0')
      from (select ctid, row_number() over () as number from chosen) as chosen
      where work.ctid = chosen.ctid -- locked above, so that it stays where it is
      returning work.*
    )
    ${ending}`
}

/** Of several accounts, the one whose turn comes last in the round that begins after `lastAccount`. */
export function lastInRound(accounts: Iterable<string>, lastAccount: string): string {
  const all = [...accounts].toSorted()
  return all.findLast((account) => account <= lastAccount) ?? all.at(-1) ?? lastAccount
}

export interface SettledRow {
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

export interface SettleOptions {
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
      select account_id, id, token, verdict, now() + make_interval(secs => after_seconds) from unnest(
        ${settled.map(({ row }) => row.accountId)}::text[],
        ${settled.map(({ row }) => row.id)}::text[],
        ${settled.map(({ row }) => row.token)}::text[],
        ${settled.map(({ verdict }) => verdict)}::text[],
        ${settled.map(({ afterSeconds }) => afterSeconds)}::float8[]
      ) as settled (account_id, id, token, verdict, after_seconds)
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

export interface HeldLease {
  accountId: string
  id: string
  token: string
}

/** What was claimed and not begun is as due as it was before. */
export function releaseStatement({
  table,
  leases,
  also = empty,
}: {
  table: string
  leases: HeldLease[]
  /** What else is taken back, as more parts of a `with`. */
  also: Sql | undefined
}): Sql {
  return sql`
    with released as (
      update ${raw(table)} as work set lease_until = null, lease_token = null
      from ${asTable(leases)}
      where work.account_id = lease.account_id and work.id = lease.id and work.lease_token = lease.token
    )
    ${also}
    select`
}

export interface RenewOptions {
  table: string
  leaseSeconds: number
  leases: HeldLease[]
}

/** Returns those that still held. */
export function renewStatement({ table, leaseSeconds, leases }: RenewOptions): Sql {
  return sql`
    update ${raw(table)} as work set lease_until = now() + make_interval(secs => ${leaseSeconds})
    from ${asTable(leases)}
    where work.account_id = lease.account_id and work.id = lease.id and work.lease_token = lease.token
    returning work.id, lease.token`
}

function asTable(leases: HeldLease[]): Sql {
  return sql`unnest(
    ${leases.map(({ accountId }) => accountId)}::text[],
    ${leases.map(({ id }) => id)}::text[],
    ${leases.map(({ token }) => token)}::text[]) as lease (account_id, id, token)`
}
