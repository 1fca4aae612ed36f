import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import { childEnvironment } from '../../../test/child-environment.ts'
import type { Api } from '../harness.ts'

/** The worker of crashing-worker.ts, and the points it has reached so far. */
export function startCrashingWorker(
  api: Api,
  crashPoint = '',
  leaseSeconds = 60,
): { child: ChildProcess; reached: () => string[] } {
  const script = fileURLToPath(new URL('crashing-worker.ts', import.meta.url))
  const child = spawn(process.execPath, [script, api.url, api.mediaFolder, crashPoint], {
    env: {
      ...childEnvironment,
      SECRETS_KEY: Buffer.alloc(32, 7).toString('hex'),
      PLATFORM_A_SANDBOX_URL: api.sandbox.url,
      LEASE_SECONDS: String(leaseSeconds),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let output = ''
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (output += text))
  return { child, reached: () => output.split('\n').slice(0, -1) }
}
