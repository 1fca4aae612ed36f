import sql, { type Sql } from 'sql-template-tag'
import { describe, expect, test } from 'vitest'
import { createJobs } from '../../../test/jobs.ts'
import { openDatabase } from '../database/db.ts'
import type { WorkRow } from './work.ts'
import { claimStatement, type ClaimOptions, lastInRound } from './work-sql.ts'

const jobs = createJobs()

const claim = (options: Partial<ClaimOptions> = {}, total = 100) =>
  claimStatement({
    table: 'jobs',
    leaseSeconds: 60,
    room: { total, account: 100, lane: 100, busyAccounts: [], busyLanes: [] },
    lane: undefined,
    lastAccount: '',
    asksAll: false,
    ending: undefined,
    ...options,
  })

/** How often it looks into an index of jobs, and how many rows it reads. A connection counts from its beginning. */
async function countLooks(statement: Sql): Promise<{ id: string | undefined; looks: number }> {
  const fresh = openDatabase({ url: jobs.url, poolMax: 1 })
  let counted = { id: '' as string | undefined, looks: 0 }
  await fresh.work.transaction(statement, async (tx, [first]) => {
    const { looks } = await tx.one<{ looks: number }>(sql`
      select (idx_scan + idx_tup_fetch)::int as looks from pg_stat_xact_user_tables where relname = 'jobs'`)
    counted = { id: first?.id, looks }
  })
  await fresh.close()
  return counted
}

describe('a claim', () => {
  test('finds what is due in this very moment, although columns are rounded to milliseconds', async () => {
    // Of one moment, half are rounded up.
    for (let round = 0; round < 30; round++) {
      const claimed = await jobs.db.transaction(async (tx) => {
        await tx.run(sql`insert into jobs (account_id, id, due_at) values ('a', ${`job-${round}`}, now())`)
        return tx.many<WorkRow>(claim())
      })

      expect(claimed).toMatchObject([{ id: `job-${round}` }])
    }
  })

  test('looks at nobody who has work only for later', async () => {
    await jobs.db.run(sql`
      insert into jobs (account_id, id, due_at)
      select 'account-' || n, 'job', now() + interval '1 hour' from generate_series(1, 1000) as n`)
    await jobs.db.run(sql`insert into jobs (account_id, id, due_at) values ('account-500', 'due', now())`)

    const { looks, id } = await countLooks(claim())

    expect(id).toBe('due')
    expect(looks).toBeLessThan(20)
    expect((await countLooks(claim())).looks).toBeLessThan(10)
  })

  test('of the only account, reads no more than it takes, also when all are asked', async () => {
    await jobs.db.run(sql`
      insert into jobs (account_id, id, due_at) select 'account', 'job-' || n, now() from generate_series(1, 3000) as n`)
    await jobs.db.run(sql`analyze jobs`)

    expect((await countLooks(claim({ lastAccount: 'account', asksAll: true }, 10))).looks).toBeLessThan(50)
    expect((await countLooks(claim({}, 10))).looks).toBeLessThan(100)
  })

  test('of a long backlog, takes from those of the oldest and the newest; from whoever is between, when all are asked', async () => {
    for (const [account, seconds, count] of [
      ['oldest', 60, 500],
      ['between', 40, 1],
      ['more', 20, 500],
      ['newest', 0, 1],
    ] as const) {
      await jobs.db.run(sql`
        insert into jobs (account_id, id, due_at)
        select ${account}, 'job-' || n, now() - make_interval(secs => ${seconds}) from generate_series(1, ${count}::int) as n`)
    }
    const room = { total: 50, account: 5, lane: 5, busyAccounts: [], busyLanes: [] }

    const seen = await jobs.db.many<WorkRow>(claim({ room }))
    const all = await jobs.db.many<WorkRow>(claim({ room, asksAll: true }))

    expect(new Set(seen.map(({ accountId }) => accountId))).toEqual(new Set(['more', 'newest', 'oldest']))
    expect(new Set(all.map(({ accountId }) => accountId))).toEqual(new Set(['between', 'more', 'oldest']))
  })

  test.for([
    ['contacts', undefined],
    ['properties', undefined],
    ['targets', undefined],
    ['listings', { column: 'target_id' }],
    ['mails', undefined],
    ['deliveries', undefined],
  ] as const)('looks into the indexes of %s, and reads nothing that is not due', async ([table, lane]) => {
    const plan = await jobs.db.work.many<{ 'QUERY PLAN': string }>(sql`explain ${claim({ table, lane })}`)

    const text = plan.map((line) => line['QUERY PLAN']).join('\n')
    const indexes = [...text.matchAll(/Index (?:Only )?Scan (?:Backward )?using (\w+)/g)].map(([, name]) => name)
    expect(new Set(indexes)).toEqual(new Set([`${table}_due`, `${table}_due_at`]))
    expect(text).toMatch(/Index Cond: .*\(account_id = turn\w*\.account_id\).* AND \(due_at <= /)
    expect(text.match(/Index Cond: \(due_at <= /g)).toHaveLength(2)
    expect(text).not.toContain('Seq Scan')
  })

  test('gives each row a token of its own, which sorts by time', async () => {
    await jobs.db.run(sql`
      insert into jobs (account_id, id, due_at)
      select 'account-' || n % 3, 'job-' || n, now() from generate_series(1, 100) as n`)

    const first = await jobs.db.many<WorkRow>(claim({}, 40))
    const second = await jobs.db.many<WorkRow>(claim())

    const tokens = [...first.map(({ token }) => token).toSorted(), ...second.map(({ token }) => token).toSorted()]
    expect(new Set(tokens).size).toBe(100)
    expect(tokens).toEqual(tokens.toSorted())
    for (const token of tokens) expect(token).toMatch(/^[0-9A-Za-z]{20}$/)
  })
})

test.each([
  // Whose work was claimed, whose turn it was last before, and whose it was last then.
  [['b', 'c'], '', 'c'],
  [['b', 'c', 'd'], 'a', 'd'],
  [['a', 'c'], 'b', 'a'],
  [['a', 'b', 'c'], 'b', 'b'],
  [[], 'b', 'b'],
])('of %j, after %j, %j has its turn last', (accounts, before, last) => {
  expect(lastInRound(accounts.toReversed(), before)).toBe(last)
})
