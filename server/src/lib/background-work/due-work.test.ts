import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { createJobs } from '../../../test/jobs.ts'
import { workTables } from '../../work-tables.ts'
import { countDueWork, countMax } from './due-work.ts'

const jobs = createJobs()

async function addJobs(account: string, count: number, dueAt: string, lease: string | null = null): Promise<void> {
  await jobs.db.run(sql`
    insert into jobs (account_id, id, due_at, lease_until)
    select ${account}, ${dueAt} || n, now() + ${dueAt}::interval, now() + ${lease}::interval from generate_series(1, ${count}) as n`)
}

test('what is due is counted over all accounts, without what is planned for later or in somebody’s hand', async () => {
  expect(await countDueWork(jobs.db, 'jobs')).toEqual({ due: 0, oldestSeconds: 0 })

  await addJobs('a', 3, '-10 seconds')
  await addJobs('a', 5, '1 hour')
  await addJobs('b', 2, '-120 seconds', '30 seconds')
  await addJobs('c', 4, '-60 seconds', '-1 second')

  const { due, oldestSeconds } = await countDueWork(jobs.db, 'jobs')
  expect(due).toBe(7)
  expect(oldestSeconds).toBeGreaterThan(59)
  expect(oldestSeconds).toBeLessThan(120)
})

test('of a long backlog, no more is counted than matters', async () => {
  await addJobs('a', countMax + 5_000, '-10 seconds')

  expect((await countDueWork(jobs.db, 'jobs')).due).toBe(countMax)
})

test.for(workTables)('%s can be counted', async (table) => {
  expect(await countDueWork(jobs.db, table)).toEqual({ due: 0, oldestSeconds: 0 })
})

test('every table with due_at is among the tables of work', async () => {
  const found = await jobs.db.many<{ name: string }>(sql`
    select table_name as name from information_schema.columns where column_name = 'due_at' and table_schema = 'public'`)

  const names = found.map(({ name }) => name).filter((name) => name !== 'jobs')
  expect(names.toSorted()).toEqual(workTables.toSorted())
})
