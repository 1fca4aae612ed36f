import sql from 'sql-template-tag'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createJobs } from '../../../test/jobs.ts'
import { cloneDatabase } from '../../../test/database/database.ts'
import { type Database, openDatabase } from '../database/db.ts'
import type { WorkRow } from './work.ts'
import { claimStatement, type ClaimOptions } from './work-sql.ts'

let db: Database
let drop: () => Promise<void>

beforeAll(async () => {
  const database = await cloneDatabase()
  drop = database.drop
  db = openDatabase({ url: database.url })
  await createJobs(db)
})

beforeEach(() => db.run(sql`truncate jobs`))

afterAll(async () => {
  await db.close()
  await drop()
})

const claim = (options: Partial<ClaimOptions> = {}, total = 100) =>
  claimStatement({
    table: 'jobs',
    leaseSeconds: 60,
    room: { total, account: 100, lane: 100, busyAccounts: [], busyLanes: [] },
    lane: undefined,
    lastAccount: '',
    ending: undefined,
    ...options,
  })

describe('a claim', () => {
  test('finds what is due in this very moment, although columns are rounded to milliseconds', async () => {
    // Of one moment, half are rounded up.
    for (let round = 0; round < 30; round++) {
      const claimed = await db.transaction(async (tx) => {
        await tx.run(sql`insert into jobs (account_id, id, due_at) values ('a', ${`job-${round}`}, now())`)
        return tx.many<WorkRow>(claim())
      })

      expect(claimed).toMatchObject([{ id: `job-${round}` }])
    }
  })

  test.for([
    ['contacts', undefined],
    ['properties', undefined],
    ['targets', undefined],
    ['listings', { column: 'target_id' }],
    ['mails', undefined],
    ['deliveries', undefined],
  ] as const)('looks into one index of %s, and reads nothing that is not due', async ([table, lane]) => {
    const plan = await db.work.many<{ 'QUERY PLAN': string }>(sql`explain ${claim({ table, lane })}`)

    const text = plan.map((line) => line['QUERY PLAN']).join('\n')
    const indexes = [...text.matchAll(/Index (?:Only )?Scan (?:Backward )?using (\w+)/g)].map(([, name]) => name)
    expect(new Set(indexes)).toEqual(new Set([`${table}_due`]))
    expect(text).toMatch(/Index Cond: .*\(account_id = turn\w*\.account_id\).* AND \(due_at <= /)
    expect(text).not.toContain('Seq Scan')
  })

  test('gives each row a token of its own, which sorts by time', async () => {
    await db.run(sql`
      insert into jobs (account_id, id, due_at)
      select 'account-' || n % 3, 'job-' || n, now() from generate_series(1, 100) as n`)

    const first = await db.many<WorkRow>(claim({}, 40))
    const second = await db.many<WorkRow>(claim())

    const tokens = [...first.map(({ token }) => token).toSorted(), ...second.map(({ token }) => token).toSorted()]
    expect(new Set(tokens).size).toBe(100)
    expect(tokens).toEqual(tokens.toSorted())
    for (const token of tokens) expect(token).toMatch(/^[0-9A-Za-z]{20}$/)
  })
})
