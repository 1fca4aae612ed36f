import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { onTestFinished, vi } from 'vitest'
import { type Api, testRequestsDomain } from '../harness.ts'
import { childEnvironment } from '../../../test/child-environment.ts'

const aushang = fileURLToPath(new URL('../../bin/aushang.js', import.meta.url))

/** The SMTP entrance as an operator runs it, in a process of its own. */
export async function startEntranceProcess({ url }: Pick<Api, 'url'>, settings: Record<string, string> = {}) {
  const env = {
    ...childEnvironment,
    DATABASE_URL: url,
    SECRETS_KEY: 'ab'.repeat(32),
    RUN: 'smtp',
    STATUS_PORT: '0',
    SMTP_PORT: '0',
    REQUESTS_DOMAIN: testRequestsDomain,
    ...settings,
  }
  const child = spawn(process.execPath, [aushang, 'start'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  let output = ''
  child.stdout.on('data', (data: Buffer) => (output += String(data)))
  const port = await vi.waitFor(
    () => {
      const found = /"smtp":"[^"]*:(\d+)"/.exec(output)?.[1]
      if (found === undefined) throw new Error(`It is not up yet: ${output}`)
      return Number(found)
    },
    { timeout: 60_000, interval: 20 },
  )
  return {
    port,
    async kill() {
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
    /** Of resident memory, since it was started. */
    async peakMegabytes(): Promise<number> {
      const status = await readFile(`/proc/${child.pid}/status`, 'utf8')
      return (Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) * 1024) / 1e6
    },
  }
}
