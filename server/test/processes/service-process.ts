import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, vi } from 'vitest'
import { createAccount } from '../../src/accounts/accounts.store.ts'
import { type Database, openDatabase } from '../../src/lib/database/db.ts'
import { cloneDatabase } from '../database/database.ts'
import { watchRefusals } from '../refusals.ts'
import { freePorts } from '../../../test/free-ports.ts'
import { childEnvironment } from '../../../test/child-environment.ts'

const aushang = fileURLToPath(new URL('../../bin/aushang.js', import.meta.url))
const portNames = ['HTTP_PORT', 'SMTP_PORT', 'SANDBOX_PORT', 'SANDBOX_FTP_PORT', 'SANDBOX_SFTP_PORT'] as const

/** The service as an operator runs it, on a database of the test's, with an account. It is spoken to from outside only. */
export interface ServiceProcess {
  child: ChildProcess
  db: Database
  url: string
  apiKey: string
  /** Its settings, for commands beside it. */
  env: NodeJS.ProcessEnv
  ports: Record<(typeof portNames)[number], number>
  /** The lines that it has logged. */
  log(): Record<string, unknown>[]
  /** The processes of the sandbox, in the order in which they were ready. */
  sandboxPids(): number[]
  send(method: string, path: string, body?: object): Promise<{ status: number; body: unknown }>
  /** The same service, to somebody who has an account of their own. */
  withNewAccount(): Promise<ServiceProcess>
  /** With what, and everything that it has written. */
  ended: Promise<{ code: number | null; errors: string }>
  /** Kills it, and removes what it has kept. */
  remove(): Promise<void>
}

/** Is removed when the test is over. */
export async function startServiceProcess(
  settings: Record<string, string> = {},
  nodeOptions: string[] = [],
): Promise<ServiceProcess> {
  const service = await openServiceProcess(settings, nodeOptions)
  onTestFinished(service.remove)
  return service
}

/** For tests that share one: whoever opens it removes it. */
export async function openServiceProcess(
  settings: Record<string, string> = {},
  nodeOptions: string[] = [],
): Promise<ServiceProcess> {
  const database = await cloneDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'aushang-process-'))
  const free = await freePorts(portNames.length)
  const ports = Object.fromEntries(portNames.map((name, i) => [name, free[i]])) as ServiceProcess['ports']
  const env = {
    ...childEnvironment,
    ...Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)])),
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    SECRETS_KEY: 'ab'.repeat(32),
    ...settings,
  }
  const child = spawn(process.execPath, [...nodeOptions, aushang, 'start'], { env, cwd: dataDir })
  let output = ''
  let errors = ''
  child.stdout.on('data', (data: Buffer) => (output += String(data)))
  child.stderr.on('data', (data: Buffer) => (errors += String(data)))
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, errors: errors.trim() }))
  const db = openDatabase({ url: database.url })
  const refusals = watchRefusals()
  const remove = async () => {
    child.kill('SIGKILL')
    await ended
    await db.close()
    await database.drop()
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
    refusals.expectAllSeen()
  }

  const log = () =>
    output
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line) as Record<string, unknown>)
  const url = `http://127.0.0.1:${ports.HTTP_PORT}`
  const isUp = vi.waitFor(() => expect(log()).toContainEqual(expect.objectContaining({ msg: 'Aushang listens' })), {
    timeout: 60_000,
    interval: 20,
  })
  await Promise.race([isUp, ended])
    .then(() => {
      if (child.exitCode !== null) throw new Error(`It ended: ${errors}`)
    })
    .catch(async (error: unknown) => {
      await remove()
      throw error
    })
  const withNewAccount = async (): Promise<ServiceProcess> => {
    const { apiKey } = await createAccount(db, 'Muster')
    return {
      child,
      db,
      url,
      apiKey,
      env,
      ports,
      log,
      ended,
      remove,
      withNewAccount,
      sandboxPids: () => log().flatMap(({ msg, pid }) => (msg === 'the sandbox listens' ? [Number(pid)] : [])),
      async send(method, path, body) {
        const response = await fetch(url + path, {
          method,
          headers: { authorization: `Bearer ${apiKey}`, ...(body && { 'content-type': 'application/json' }) },
          ...(body && { body: JSON.stringify(body) }),
        })
        const text = await response.text()
        const isJson = response.headers.get('content-type')?.startsWith('application/json')
        return refusals.watch({ status: response.status, body: isJson ? JSON.parse(text) : text }, `${method} ${path}`)
      },
    }
  }
  return withNewAccount()
}
