import pg from 'pg'
import sql, { raw } from 'sql-template-tag'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { type Database, openDatabase } from '../../src/lib/database/db.ts'
import { migrate, migrationLock, refuseOtherVersion } from '../../src/lib/database/migrate.ts'
import { eventually } from '../work.ts'
import { cloneDatabase } from './database.ts'

let url: string
let db: Database

beforeAll(async () => {
  const database = await cloneDatabase()
  url = database.url
  db = openDatabase({ url })
  return async () => {
    await db.close()
    await database.drop()
  }
})

/** What a start and what a command says of it. */
async function saidOf(url: string): Promise<string[]> {
  const said = await Promise.allSettled([migrate(url), refuseOtherVersion(url)])
  return said.map((each) => (each.status === 'rejected' ? String(each.reason) : 'fits'))
}

test.for(['Aushang', 'my.schema'])('a schema called %s fits', async (schema) => {
  const of = new URL(url)
  await db.run(sql`create schema ${raw(`"${schema}"`)}`)
  of.searchParams.set('options', `-c search_path="${schema}"`)

  await migrate(of.href)

  expect(await saidOf(of.href)).toEqual(['fits', 'fits'])
})

test('what may take long is said before it is over: each migration, and that another process is at it', async () => {
  const fresh = await cloneDatabase()
  const db = openDatabase({ url: fresh.url })
  onTestFinished(async () => {
    await db.close()
    await fresh.drop()
  })
  const last = await db.one<{ name: string }>(sql`
    delete from migrations where name = (select max(name) from migrations) returning name`)
  const said: string[] = []
  const other = new pg.Client(fresh.url)
  await other.connect()
  await other.query('select pg_advisory_lock($1)', [migrationLock])

  const migrating = migrate(fresh.url, (message) => said.push(message)).catch(() => {})
  await eventually(() => expect(said).toEqual([expect.stringContaining('this one waits')]))
  await other.end()
  await migrating

  expect(said.slice(1)).toEqual([
    `bringing the database up to date: ${last.name}, which may take long; other processes wait for it`,
  ])
})

test('a database that was restored in part is refused, with what to do about it', async () => {
  const whole = await saidOf(url)

  await db.run(sql`drop index deliveries_due_at`)
  const withoutIndex = await saidOf(url)
  await db.run(sql`alter table migrations drop constraint migrations_pkey`)
  const withoutKeys = await saidOf(url)
  await db.run(sql`delete from migrations`)
  const empty = await saidOf(url)

  expect(whole).toEqual(['fits', 'fits'])
  for (const said of [...withoutIndex, ...withoutKeys, ...empty]) {
    expect(said).toMatch(/not restored to the end.*pg_restore --single-transaction/)
  }
})

test('a user without rights in its database is told so', async () => {
  await db.run(sql`create role nobody_at_all login password 'secret'`)
  const unfit = new URL(url)
  unfit.username = 'nobody_at_all'
  unfit.password = 'secret'

  const said = await saidOf(unfit.href)

  await db.run(sql`drop role nobody_at_all`)
  for (const each of said) expect(each).toMatch(/The user nobody_at_all of DATABASE_URL may make no tables/)
})
