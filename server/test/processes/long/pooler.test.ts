import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sql from 'sql-template-tag'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { needing } from '../../../../test/needs.ts'
import { createAccount } from '../../../src/accounts/accounts.store.ts'
import { openDatabase } from '../../../src/lib/database/db.ts'
import { migrate, refuseOtherVersion } from '../../../src/lib/database/migrate.ts'
import { cloneDatabase } from '../../database/database.ts'
import { pgbouncer, startPgBouncer } from '../../database/pgbouncer.ts'
import { childEnvironment } from '../../../../test/child-environment.ts'
import { aContact } from '../../harness.ts'
import { startRole } from '../role-process.ts'

vi.setConfig({ testTimeout: 120_000 })

const aushang = fileURLToPath(new URL('../../../bin/aushang.js', import.meta.url))
let url: string

beforeEach(async () => {
  const database = await cloneDatabase()
  url = database.url
  return database.drop
})

describe('PgBouncer that hands out sessions', needing(pgbouncer), () => {
  test('serves the service', async () => {
    const pooled = await startPgBouncer(url, { pool_mode: 'session', default_pool_size: 50 })

    const service = await startRole('api,worker', { DATABASE_URL: pooled })

    const db = openDatabase({ url: pooled, poolMax: 1 })
    onTestFinished(db.close)
    const { apiKey } = await createAccount(db, 'Muster')
    const headers = { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' }
    const body = JSON.stringify(aContact())
    const written = await fetch(`${service.url}/contacts`, { method: 'POST', headers, body })
    const listed = await fetch(`${service.url}/contacts`, { headers })

    expect([written.status, listed.status]).toEqual([201, 200])
    expect(await service.read('/readyz')).toMatchObject({ status: 200 })
    expect(await service.stop()).toEqual({ code: 0 })
  })

  test.for([{}, { ignore_startup_parameters: 'options' }])(
    'leaves every time-out as it is, also on a connection that others had before (%j)',
    async (settings) => {
      const pooled = await startPgBouncer(url, { pool_mode: 'session', default_pool_size: 50, ...settings })
      const wanted = sql`
      select name || ' ' || setting || coalesce(unit, '') as is from pg_settings
      where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout', 'jit', 'enable_sort')
      order by name`

      for (const way of [url, pooled, pooled]) {
        const db = openDatabase({ url: way, poolMax: 2 })
        const lines = await (
          await db.lines('acc_1', sql`select name || ' ' || setting from pg_settings where name = 'enable_sort'`)
        ).toArray()
        const found = [await db.many<{ is: string }>(wanted), await db.work.many<{ is: string }>(wanted)]
        await db.close()

        const always = ['idle_in_transaction_session_timeout 30000ms', 'jit off']
        expect(found.map((each) => each.map(({ is }) => is))).toEqual([
          ['enable_sort on', ...always, 'lock_timeout 5000ms', 'statement_timeout 30000ms'],
          ['enable_sort off', ...always, 'lock_timeout 2000ms', 'statement_timeout 30000ms'],
        ])
        expect(String(lines)).toContain('enable_sort off')
      }
    },
  )
})

describe('PgBouncer that does not hand out sessions', needing(pgbouncer), () => {
  test.for([
    { pool_mode: 'transaction' },
    { pool_mode: 'transaction', default_pool_size: 1 },
    { pool_mode: 'transaction', server_round_robin: 1, min_pool_size: 2, default_pool_size: 2 },
    { pool_mode: 'statement' },
  ])('is refused, and keeps no lock (%j)', async (settings) => {
    const pooled = await startPgBouncer(url, settings)

    for (const open of [migrate, refuseOtherVersion]) await expect(open(pooled)).rejects.toThrow(/session mode/)
    const db = openDatabase({ url, poolMax: 1 })
    onTestFinished(db.close)
    const left = sql`
      select from pg_locks where locktype = 'advisory'
        and database = (select oid from pg_database where datname = current_database())`
    expect(await db.many(left)).toEqual([])
  })
})

test('a start that loses its way to the database says so, and is no error that nobody has caught', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'aushang-pooler-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  // The tables are looked at on two connections; there is none for what comes then.
  const way = await aWayFor(url, 2)
  const env = { ...childEnvironment, RUN: 'api', HTTP_PORT: '0', DATA_DIR: folder, SECRETS_KEY: 'ab'.repeat(32) }

  const child = spawn(process.execPath, [aushang, 'start'], { env: { ...env, DATABASE_URL: way }, cwd: folder })
  const said = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const) child[name].on('data', (data) => (said[name] += String(data)))
  const [code] = await once(child, 'close')

  expect(code).toBe(1)
  expect(said.stderr).toMatch(/^The database cannot be reached \(.*\)\. Check DATABASE_URL\.\n$/)
  expect(said.stdout).not.toContain('nobody has caught')
})

/** A way to a database that so many connections may go. */
async function aWayFor(to: string, connectionsMax: number): Promise<string> {
  const { hostname, port } = new URL(to)
  let connections = 0
  const server = createServer((client) => {
    client.on('error', () => {})
    if (++connections > connectionsMax) return client.destroy()
    const database = connect(Number(port), hostname).on('error', () => {})
    return void client.pipe(database).pipe(client)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return Object.assign(new URL(to), { host: `127.0.0.1:${(server.address() as AddressInfo).port}` }).href
}
