import sql from 'sql-template-tag'
import { expect, onTestFinished, test, vi } from 'vitest'
import { eventually } from '../../../../test/eventually.ts'
import { openDatabase } from '../../../src/lib/database/db.ts'
import { cloneDatabase } from '../../database/database.ts'
import { aSilentWay } from '../../database/silent-way.ts'
import { startRole } from '../role-process.ts'

vi.setConfig({ testTimeout: 120_000 })

test('a process tells that its tables are too new for it, and that its database is away, also when nobody calls', async () => {
  const database = await cloneDatabase()
  const db = openDatabase({ url: database.url, poolMax: 1 })
  onTestFinished(async () => {
    await db.close()
    await database.drop()
  })
  const way = await aSilentWay(database.url)
  const role = await startRole('smtp', { DATABASE_URL: way.url })
  /** Whoever scrapes gives up after ten seconds. */
  const figures = async () => {
    const answer = await fetch(`${role.url}/metrics`, { signal: AbortSignal.timeout(10_000) })
    const text = await answer.text()
    return ['aushang_ready', 'aushang_database_up'].map((name) => new RegExp(`^${name} (.)$`, 'm').exec(text)?.[1])
  }
  expect(await role.read('/readyz')).toEqual({ status: 200, text: '{"status":"ready"}' })
  expect(await figures()).toEqual(['1', '1'])

  await db.run(sql`insert into migrations (name, checksum) values ('9999_other.sql', '')`)
  const behind = await role.read('/readyz')

  expect(behind).toMatchObject({ status: 503, text: expect.stringContaining('by a newer Aushang') })
  // They are made every five seconds at most.
  await eventually(async () => expect(await figures()).toEqual(['0', '1']))
  const saidErrors = () => role.log().filter(({ level }) => level === 50)
  await eventually(() => expect(saidErrors()).toMatchObject([{ migration: '9999_other.sql' }]))

  way.isSilent = true

  await eventually(async () => expect(await figures()).toEqual(['0', '0']))
})
