import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { eventually } from '../../work.ts'
import { startServiceProcess } from '../service-process.ts'

vi.setConfig({ testTimeout: 120_000 })

/** Code that runs in the process of the service when it is sent SIGUSR2. */
async function onSignal(code: string): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'aushang-fault-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'fault.mjs')
  await writeFile(file, `process.on('SIGUSR2', () => { ${code} })`)
  return ['--import', file]
}

test.for([
  ['a promise', 'unhandledRejection', `void Promise.reject(new Error('a bug', { cause: new Error('its cause') }))`],
  [
    'an exception',
    'uncaughtException',
    `setImmediate(() => { throw new Error('a bug', { cause: new Error('its cause') }) })`,
  ],
] as const)('%s that nobody has caught is logged whole, and ends the service in order', async ([, origin, code]) => {
  const service = await startServiceProcess({}, await onSignal(code))

  service.child.kill('SIGUSR2')

  expect(await service.ended).toEqual({ code: 1, errors: '' })
  const fatal = service.log().filter(({ level }) => level === 60)
  expect(fatal).toMatchObject([{ origin, err: { type: 'Error', message: expect.stringContaining('a bug') } }])
  expect(JSON.stringify(fatal)).toMatch(/fault\.mjs.*its cause/)
  expect(service.log().at(-1)).toMatchObject({ msg: 'stopped' })
})

test('another error on the way out is logged too, and changes nothing', async () => {
  const twice = `for (const what of ['first', 'second']) setImmediate(() => { throw new Error(what) })`
  const service = await startServiceProcess({ RUN: 'api,worker' }, await onSignal(twice))

  service.child.kill('SIGUSR2')

  expect((await service.ended).code).toBe(1)
  const fatal = service.log().filter(({ level }) => level === 60)
  expect(fatal).toHaveLength(2)
  expect(JSON.stringify(fatal)).toMatch(/"message":"first".*"message":"second"|"message":"second".*"message":"first"/)
  expect(service.log().filter(({ msg }) => msg === 'stopped')).toHaveLength(1)
})

test('whoever is slow to send a request keeps nothing else from ending in time', async () => {
  const service = await startServiceProcess({ RUN: 'api,smtp', SHUTDOWN_SECONDS: '3' })
  const slow = connect(service.ports.HTTP_PORT, '127.0.0.1').on('error', () => {})
  slow.write(`POST /properties HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${service.apiKey}\r\n`)
  slow.write('Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{')
  await eventually(() => expect(service.log()).toContainEqual(expect.objectContaining({ msg: 'Aushang listens' })))
  await sleep(200)
  const started = performance.now()

  service.child.kill('SIGTERM')

  await eventually(async () => {
    const [error] = await once(connect(service.ports.SMTP_PORT, '127.0.0.1'), 'error')
    expect(error).toMatchObject({ code: 'ECONNREFUSED' })
  })
  expect(performance.now() - started).toBeLessThan(2_500)
  expect((await service.ended).code).toBe(0)
  expect(performance.now() - started).toBeGreaterThan(2_500)
})

test('a service that cannot stop in order ends all the same', async () => {
  const code = `process.getBuiltinModule('node:net').Server.prototype.close = () => {}; void Promise.reject(new Error('a bug'))`
  const service = await startServiceProcess({ RUN: 'api,smtp', SHUTDOWN_SECONDS: '1' }, await onSignal(code))

  const started = performance.now()
  service.child.kill('SIGUSR2')

  expect((await service.ended).code).toBe(1)
  expect(performance.now() - started).toBeGreaterThan(5_000)
  expect(performance.now() - started).toBeLessThan(30_000)
  expect(service.log().at(-1)).not.toMatchObject({ msg: 'stopped' })
})
