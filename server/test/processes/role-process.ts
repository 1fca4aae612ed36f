import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished, vi } from 'vitest'
import { childEnvironment } from '../../../test/child-environment.ts'

const aushang = fileURLToPath(new URL('../../bin/aushang.js', import.meta.url))

/** A process of the service that does what `RUN` says, on a database that it shares with others. */
export interface RoleProcess {
  /** Where it tells how it is. */
  url: string
  smtpPort(): number
  log(): Record<string, unknown>[]
  /** What stands at a path of its own, as text. */
  read(path: string): Promise<{ status: number; text: string }>
  /** Asks it to stop. */
  stop(): Promise<{ code: number | null }>
}

export async function startRole(run: string, settings: Record<string, string>): Promise<RoleProcess> {
  const dataDir = await mkdtemp(join(tmpdir(), 'aushang-role-'))
  // One that runs the API has everything on one port, as long as no other is named.
  const ports = { HTTP_PORT: '0', SMTP_PORT: '0', ...(run.includes('api') ? {} : { STATUS_PORT: '0' }) }
  const env = { ...childEnvironment, ...ports, RUN: run, DATA_DIR: dataDir, SECRETS_KEY: 'ab'.repeat(32), ...settings }
  const child = spawn(process.execPath, [aushang, 'start'], { env, cwd: dataDir, stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null }))
  let output = ''
  child.stdout.on('data', (data: Buffer) => (output += String(data)))
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
  })
  const log = () =>
    output
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line) as Record<string, unknown>)
  const isUp = vi.waitFor(
    () => {
      const line = log().findLast(({ msg, url }) => String(msg).startsWith('Aushang ') && url !== undefined)
      if (line === undefined) throw new Error('It is not up yet.')
      return String(line['url'])
    },
    { timeout: 60_000, interval: 20 },
  )
  const url = await Promise.race([
    isUp,
    ended.then(({ code }) => Promise.reject(new Error(`It has ended with ${code}.`))),
  ])
  return {
    url,
    log,
    smtpPort: () => Number(/"smtp":"[^"]*:(\d+)"/.exec(output)?.[1]),
    async read(path) {
      const answer = await fetch(url + path)
      return { status: answer.status, text: await answer.text() }
    },
    stop() {
      child.kill('SIGTERM')
      return ended
    },
  }
}
