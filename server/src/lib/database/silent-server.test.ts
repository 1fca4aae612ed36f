import sql from 'sql-template-tag'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { cloneDatabase } from '../../../test/database/database.ts'
import { silentTelemetry } from '../../../test/telemetry.ts'
import { aSilentWay } from '../../../test/database/silent-way.ts'
import { eventually } from '../../../../test/eventually.ts'
import { openWakes } from '../background-work/wake.ts'
import { watchDatabase } from '../telemetry/watch-database.ts'
import { DatabaseUnavailable } from './database-errors.ts'
import { openDatabase } from './db.ts'

let url: string

beforeAll(async () => {
  const created = await cloneDatabase()
  url = created.url
  return created.drop
})

const pulse = { everyMs: 20, answerMsMax: 300 }

test('who waits for a server that has fallen silent is told so, and the next goes to the other host', async () => {
  const way = await aSilentWay(url)
  const both = url.replace(/@([^/]+)/, `@${way.host},$1`)
  const wakes = openWakes(both, () => {}, pulse)
  onTestFinished(wakes.close)
  const db = openDatabase({ url: both })
  onTestFinished(db.close)
  const woken: string[] = []
  wakes.onWake((table) => woken.push(table))
  await Promise.all(Array.from({ length: 4 }, () => db.run(sql`select pg_sleep(0.01)`)))
  const lines = await db.lines('acc_1', sql`select 'line' from generate_series(1, 1000000)`)

  way.isSilent = true
  const answers = await Promise.allSettled([
    db.run(sql`select 1`),
    db.transaction((tx) => tx.run(sql`select 1`)),
    db.work.many(sql`select 1`),
    lines.forEach(() => {}),
  ])

  expect(answers).toMatchObject([
    { status: 'rejected', reason: expect.any(DatabaseUnavailable) },
    { status: 'rejected', reason: expect.any(DatabaseUnavailable) },
    { status: 'rejected', reason: expect.any(DatabaseUnavailable) },
    { status: 'rejected' },
  ])
  await eventually(async () => {
    await db.run(sql`notify aushang_wake, 'listings'`)
    expect(woken).toContain('listings')
  })
})

test('an answer that does not come is not waited for for ever, and its connection not used again', async () => {
  const way = await aSilentWay(url)
  const db = openDatabase({ url: way.url, poolMax: 2, answerMs: 200 })
  onTestFinished(db.close)
  await db.run(sql`select 1`)

  way.isSilent = true
  const committing = db.transaction((tx) => tx.run(sql`select 1`))

  await expect(committing).rejects.toBeInstanceOf(DatabaseUnavailable)
  way.isSilent = false
  expect(await db.one(sql`select 1 as one`)).toEqual({ one: 1 })
})

test('a process is not ready while its database is silent, and its connections can be closed', async () => {
  const way = await aSilentWay(url)
  const db = openDatabase({ url: way.url })
  const wakes = openWakes(way.url, () => {})
  const watch = watchDatabase({ ...silentTelemetry(), db, answerMsMax: 300 })
  onTestFinished(watch.stop)
  expect(await watch.whyUnfit()).toBeNull()

  way.isSilent = true

  expect(await watch.whyUnfit()).toBe('The database cannot be reached.')
  await Promise.all([db.close(), wakes.close()])
})

test('whoever has closed a database has no connection to it any more: its server may be stopped', async () => {
  const db = openDatabase({ url: `${url}?application_name=closing` })
  await Promise.all(Array.from({ length: 8 }, () => db.run(sql`select pg_sleep(0.01)`)))
  const other = openDatabase({ url, poolMax: 1 })
  onTestFinished(other.close)
  await other.run(sql`select 1`)

  await db.close()

  const left = sql`select pid from pg_stat_activity where application_name = 'closing'`
  expect(await other.many(left)).toEqual([])
})
