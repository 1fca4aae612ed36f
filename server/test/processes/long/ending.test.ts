import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { migrationLock } from '../../../src/lib/database/migrate.ts'
import { cloneDatabase } from '../../database/database.ts'
import { eventually } from '../../work.ts'
import { childEnvironment } from '../../../../test/child-environment.ts'
import { type ServiceProcess, startServiceProcess } from '../service-process.ts'

const notReady = { status: 'not ready' }
const stopped = expect.objectContaining({ msg: 'stopped' })
const aushang = fileURLToPath(new URL('../../../bin/aushang.js', import.meta.url))

describe('who is asked to end', () => {
  test('says that it is not ready, serves on for DRAIN_SECONDS, and ends at once when it is asked again', async () => {
    const { child, url, send, log, ended } = await startServiceProcess({ RUN: 'api', DRAIN_SECONDS: '600' })
    expect((await send('GET', '/readyz')).status).toBe(200)

    child.kill('SIGTERM')

    await eventually(async () => expect(await send('GET', '/readyz')).toMatchObject({ status: 503, body: notReady }))
    const answer = await fetch(`${url}/healthz`)
    expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close'])
    expect((await send('GET', '/account')).status).toBe(200)

    // What comes within a second is the same request, told twice.
    await sleep(1_100)
    expect((await send('GET', '/account')).status).toBe(200)
    child.kill('SIGINT')

    expect(await ended).toEqual({ code: 1, errors: '' })
    expect(log()).not.toContainEqual(stopped)
  })

  test('by Ctrl C under npm, which comes twice, ends in order and without delay, and waits for a slow sender alone', async () => {
    const service = await startServiceProcess({ DRAIN_SECONDS: '600', SHUTDOWN_SECONDS: '10' })
    const slow = await sendSlowly(service)
    const begun = performance.now()

    service.child.kill('SIGINT')
    await sleep(20)
    service.child.kill('SIGINT')

    await eventually(async () => {
      const [error] = await once(connect(service.ports.SMTP_PORT, '127.0.0.1'), 'error')
      expect(error).toMatchObject({ code: 'ECONNREFUSED' })
    })
    expect(slow.closed).toBe(false)
    expect(await service.ended).toEqual({ code: 0, errors: '' })
    expect(performance.now() - begun).toBeGreaterThan(9_500)
    expect(service.log()).toContainEqual(stopped)
  })

  test('while it starts, and hangs, gives up the start in time', async () => {
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
})

describe('an error that nobody has caught', () => {
  const ofPromise = (error: string) => `void Promise.reject(${error})`
  const thrown = (error: string) => `setImmediate(() => { throw ${error} })`

  test.for([
    ['of a promise', ofPromise, 'unhandledRejection', thrown, 'uncaughtException'],
    ['that is thrown', thrown, 'uncaughtException', ofPromise, 'unhandledRejection'],
  ] as const)(
    '%s is logged whole, and ends the service in order; another on the way out is logged too, and changes nothing',
    async ([, first, origin, second, nextOrigin]) => {
      const bug = `new Error('a bug', { cause: new Error('its cause') })`
      const another = `setImmediate(() => { ${second(`new Error('another')`)} })`
      const service = await startServiceProcess({}, await onSignal(`${first(bug)}; ${another}`))

      service.child.kill('SIGUSR2')

      expect(await service.ended).toEqual({ code: 1, errors: '' })
      const fatal = service.log().filter(({ level }) => level === 60)
      expect(fatal).toMatchObject([
        { origin, err: { type: 'Error', message: expect.stringContaining('a bug') } },
        { origin: nextOrigin, err: { message: 'another' } },
      ])
      expect(JSON.stringify(fatal[0])).toMatch(/fault\.mjs.*its cause/)
      expect(service.log().filter(({ msg }) => msg === 'stopped')).toHaveLength(1)
      expect(service.log().at(-1)).toEqual(stopped)
    },
  )

  test('ends a service that cannot stop in order all the same, once it has had its time', async () => {
    const code = `process.getBuiltinModule('node:net').Server.prototype.close = () => {}; ${ofPromise(`new Error('a bug')`)}`
    const service = await startServiceProcess({ RUN: 'api,smtp', SHUTDOWN_SECONDS: '1' }, await onSignal(code))
    const begun = performance.now()

    service.child.kill('SIGUSR2')

    expect((await service.ended).code).toBe(1)
    expect(performance.now() - begun).toBeGreaterThan(5_000)
    expect(service.log().at(-1)).toMatchObject({ msg: expect.stringContaining('could not be stopped in time') })
    expect(service.log()).not.toContainEqual(stopped)
  })
})

/** Code that runs in the process of the service when it is sent SIGUSR2. */
async function onSignal(code: string): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'aushang-fault-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'fault.mjs')
  await writeFile(file, `process.on('SIGUSR2', () => { ${code} })`)
  return ['--import', file]
}

/** Begins a request that never ends; the service has read so much of it. */
async function sendSlowly({ ports, apiKey }: ServiceProcess) {
  const slow = connect(ports.HTTP_PORT, '127.0.0.1').on('error', () => {})
  onTestFinished(() => void slow.destroy())
  slow.write(`POST /properties HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${apiKey}\r\n`)
  slow.write('Content-Type: application/json\r\nContent-Length: 100\r\nExpect: 100-continue\r\n\r\n{')
  const [answer] = (await once(slow, 'data')) as [Buffer]
  expect(String(answer)).toContain('100 Continue')
  return slow
}
