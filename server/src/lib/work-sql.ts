import sql, { empty, raw, type Sql } from 'sql-template-tag'

export interface ClaimOptions {
  table: string
  leaseSeconds: number
  token: string
  /** How many rows at the most, and how many of one account, counting those that keep us busy already. */
  limit: number
  limitPerAccount: number
  busy: ReadonlyMap<string, number>
  /** Whose turn it was last. */
  lastAccount: string
  /** The end of the statement: what is done with the rows, at hand as `claimed`, and what is returned. */
  ending: Sql | undefined
}

const plainly = sql`select account_id as "accountId", id, failures from claimed`

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
  ending = plainly,
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
        where account_id = turn.account_id and due_at <= now() and (lease_until is null or lease_until < now())
        order by due_at
        limit greatest(${limitPerAccount} - coalesce(busy.rows, 0), 0)
        for update skip locked
      ) as due
      limit ${limit}
    ),
    claimed as (
      update ${table} as work
      set lease_until = now() + make_interval(secs => ${options.leaseSeconds}), lease_token = ${options.token}
      from chosen where work.ctid = chosen.ctid -- locked above, so that it stays where it is
      returning work.*
    )
    ${ending}`
}

/** Of several accounts, the one whose turn comes last in the round that begins after `lastAccount`. */
export function lastInRound(accounts: Iterable<string>, lastAccount: string): string {
  const all = [...accounts].toSorted()
  return all.findLast((account) => account <= lastAccount) ?? all.at(-1) ?? lastAccount
}

export interface Verdict {
  accountId: string
  id: string
  token: string
  verdict: string
  /** Null: nothing more is to be done. */
  afterSeconds: number | null
}

export interface SettleOptions {
  table: string
  verdicts: Verdict[]
  /** What else is set in the rows; the verdict is at hand as `settled.verdict`. */
  set: Sql | undefined
  /** What else is recorded, as more parts of a `with`. */
  also: Sql | undefined
}

/** Returns the ids of the rows whose lease still held. */
export function settleStatement({ table, verdicts, set = empty, also = empty }: SettleOptions): Sql {
  return sql`
    with settled (account_id, id, token, verdict, after_seconds) as (
      select * from unnest(
        ${verdicts.map(({ accountId }) => accountId)}::text[],
        ${verdicts.map(({ id }) => id)}::text[],
        ${verdicts.map(({ token }) => token)}::text[],
        ${verdicts.map(({ verdict }) => verdict)}::text[],
        ${verdicts.map(({ afterSeconds }) => afterSeconds)}::float8[])
    ),
    held as (
      update ${raw(table)} as work set
        due_at = now() + make_interval(secs => settled.after_seconds),
        failures = case settled.verdict when 'done' then 0 when 'more' then work.failures else work.failures + 1 end,
        lease_until = null,
        lease_token = null
        ${set}
      from settled
      where work.account_id = settled.account_id and work.id = settled.id and work.lease_token = settled.token
      returning work.id
    )
    ${also}
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
