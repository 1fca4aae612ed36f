import sql from 'sql-template-tag'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cloneDatabase } from '../../../test/database/database.ts'
import { eventually } from '../../../test/work.ts'
import { type Database, openDatabase } from './db.ts'
import { analyzeGrownTables } from './grown-tables.ts'

let db: Database
let drop: () => Promise<void>

beforeAll(async () => {
  const database = await cloneDatabase()
  drop = database.drop
  db = openDatabase({ url: database.url })
  await db.run(sql`create table notes (text text) with (autovacuum_enabled = false)`)
})

afterAll(async () => {
  await db.close()
  await drop()
})

async function rowsKnown(table = 'notes'): Promise<number> {
  await analyzeGrownTables(db)
  const { rows } = await db.one<{ rows: number }>(
    sql`select reltuples::int as rows from pg_class where oid = ${table}::regclass`,
  )
  return rows
}

const addNotes = (count: number) =>
  db.run(sql`insert into notes select repeat('x', 800) from generate_series(1, ${count}::int)`)

test('the planner hears of a table that has grown tenfold, and only then', async () => {
  const known = [await rowsKnown()]

  for (const count of [200, 200, 3_600]) {
    await addNotes(count)
    known.push(await rowsKnown())
  }

  expect(known).toEqual([-1, 200, 200, 4_000])
})

test('rows that are committed after the planner has counted are heard of, too', async () => {
  await db.run(sql`create table letters (text text) with (autovacuum_enabled = false)`)
  await db.transaction(async (tx) => {
    await tx.run(sql`insert into letters select repeat('x', 800) from generate_series(1, 2000)`)
    // It counts those that are committed: none.
    expect(await rowsKnown('letters')).toBe(0)
  })
  // Else what was written is told to the statistics a second later, or ten.
  await db.many(sql`select pg_stat_force_next_flush()`)

  await eventually(async () => expect(await rowsKnown('letters')).toBe(2_000))
})

test('a table of more than 200 MB does not keep the planner from hearing of others', async () => {
  await db.run(sql`create table large (text text)`)
  await db.run(sql`update pg_class set relpages = 30000 where oid = 'large'::regclass`)

  await expect(analyzeGrownTables(db)).resolves.toBeUndefined()
})
