import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { migrationLock } from '../../../src/lib/database/migrate.ts'
import { cloneDatabase } from '../../database/database.ts'
import { eventually } from '../../work.ts'
import { childEnvironment } from '../../../../test/child-environment.ts'
import { startServiceProcess } from '../service-process.ts'

const notReady = { status: 'not ready' }
const aushang = fileURLToPath(new URL('../../../bin/aushang.js', import.meta.url))

test('who stops says that it is not ready, and serves on for DRAIN_SECONDS', async () => {
  const { child, url, send, log } = await startServiceProcess({ RUN: 'api', DRAIN_SECONDS: '600' })
  expect((await send('GET', '/readyz')).status).toBe(200)

  child.kill('SIGTERM')

  await eventually(async () => expect(await send('GET', '/readyz')).toMatchObject({ status: 503, body: notReady }))
  const answer = await fetch(`${url}/healthz`)
  expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close'])
  expect((await send('GET', '/account')).status).toBe(200)
  expect(log()).not.toContainEqual(expect.objectContaining({ msg: 'stopped' }))
})

test('Ctrl C under npm, which comes twice, ends the service in order and without delay', async () => {
  const { child, ended, log } = await startServiceProcess({ DRAIN_SECONDS: '600' })

  child.kill('SIGINT')
  await sleep(20)
  child.kill('SIGINT')

  expect(await ended).toEqual({ code: 0, errors: '' })
  expect(log()).toContainEqual(expect.objectContaining({ msg: 'stopped' }))
})

test('a start that hangs is given up in time when the service is asked to end', async () => {
  const database = await cloneDatabase()
  const holder = new pg.Client(database.url)
  await holder.connect()
  await holder.query('select pg_advisory_lock($1)', [migrationLock])
  const dataDir = await mkdtemp(join(tmpdir(), 'aushang-signals-'))
  const env = { ...childEnvironment, DATABASE_URL: database.url, DATA_DIR: dataDir, RUN: 'worker', STATUS_PORT: '0' }
  const child = spawn(process.execPath, [aushang, 'start'], { cwd: dataDir, env: { ...env, SHUTDOWN_SECONDS: '0' } })
  const ended = once(child, 'close')
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
    await holder.end()
    await database.drop()
    await rm(dataDir, { recursive: true })
  })
  const isWaitedFor = `select from pg_locks where locktype = 'advisory' and not granted
    and database = (select oid from pg_database where datname = current_database())`
  await eventually(async () => expect((await holder.query(isWaitedFor)).rowCount).toBe(1))

  child.kill('SIGTERM')

  expect(await ended).toEqual([1, null])
})
