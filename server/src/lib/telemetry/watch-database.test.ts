import { pino } from 'pino'
import { Registry } from 'prom-client'
import sql, { raw } from 'sql-template-tag'
import { expect, onTestFinished, test } from 'vitest'
import { eventually } from '../../../../test/eventually.ts'
import { cloneDatabase } from '../../../test/database/database.ts'
import { DatabaseFull, DatabaseReadOnly } from '../database/database-errors.ts'
import { openDatabase, tryRoom } from '../database/db.ts'
import { refuseOtherVersion } from '../database/migrate.ts'
import { watchTrouble } from './trouble.ts'
import { lookAtDatabase, watchDatabase } from './watch-database.ts'

async function watched(poolMax = 2) {
  const { url, drop } = await cloneDatabase()
  const db = openDatabase({ url, poolMax })
  const lines: Record<string, unknown>[] = []
  const log = pino({ level: 'info' }, { write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>) })
  const metrics = new Registry()
  const trouble = watchTrouble({
    log,
    metrics,
    askDatabase: () => lookAtDatabase(db),
    askForRoom: () => tryRoom(db),
    quietMs: 60,
  })
  const watch = watchDatabase({ log, metrics, db, isFull: trouble.isDatabaseFull, onError: trouble.report })
  onTestFinished(async () => {
    watch.stop()
    trouble.stop()
    await db.close()
    await drop()
  })
  const saysUp = async () => /^aushang_database_up (.)$/m.exec(await metrics.metrics())?.[1]
  const saidErrors = () => lines.filter(({ level }) => level === 50).map(({ msg }) => msg)
  return { url, db, trouble, watch, saysUp, saidErrors }
}

test('a process that the tables have become too new for says so, once in the log and whenever it is asked', async () => {
  const { url, db, watch, saysUp, saidErrors } = await watched()
  expect(await watch.whyUnfit()).toBeNull()

  await db.run(sql`insert into migrations (name, checksum) values ('9998_more.compatible.sql', '')`)
  const beside = await watch.whyUnfit()
  await expect(refuseOtherVersion(url)).resolves.toBeUndefined()
  await db.run(sql`insert into migrations (name, checksum) values ('9999_other.sql', '')`)
  const behind = [await watch.whyUnfit(), await watch.whyUnfit()]

  const sentence = expect.stringMatching(/by a newer Aushang \(it knows 9999_other\.sql\)/)
  expect(beside).toBeNull()
  expect(behind).toEqual([sentence, sentence])
  expect(saidErrors()).toEqual([sentence])
  expect([watch.isFit(), await saysUp()]).toEqual([false, '1'])
  await expect(refuseOtherVersion(url)).rejects.toThrow('9999_other.sql')
})

test('a database that takes no writes is told as such, and what is written as away', async () => {
  // A second connection of it would be a new one.
  const { url, db, watch, saysUp } = await watched(1)
  await db.run(sql`alter database ${raw(new URL(url).pathname.slice(1))} set default_transaction_read_only = on`)
  const readOnly = openDatabase({ url, poolMax: 1 })
  onTestFinished(readOnly.close)
  const beside = watchDatabase({ log: pino({ level: 'silent' }), metrics: new Registry(), db: readOnly })
  onTestFinished(beside.stop)

  expect(await beside.whyUnfit()).toMatch(/takes no writes/)
  await expect(readOnly.run(sql`delete from migrations`)).rejects.toBeInstanceOf(DatabaseReadOnly)
  // Connections that are older take them.
  expect([await watch.whyUnfit(), await saysUp()]).toEqual([null, '1'])
})

test('from the first write that finds no room until one does, the database is not fit', async () => {
  const { db, trouble, watch, saysUp } = await watched()
  await db.run(sql`
    create function refuse() returns event_trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`)
  await db.run(
    sql`create event trigger refuse on ddl_command_start when tag in ('CREATE TABLE AS') execute function refuse()`,
  )

  trouble.report(new DatabaseFull('could not extend file'))
  const full = [await watch.whyUnfit(), await saysUp()]
  await expect(tryRoom(db)).rejects.toBeInstanceOf(DatabaseFull)
  await db.run(sql`drop event trigger refuse`)

  expect(full).toEqual([expect.stringMatching(/no room left/), '0'])
  await eventually(async () => expect(await watch.whyUnfit()).toBeNull())
  expect(await saysUp()).toBe('1')
})
