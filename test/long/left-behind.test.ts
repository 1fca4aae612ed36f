import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { eventually } from '../eventually.ts'
import { linux, needing } from '../needs.ts'
import { processesIn } from '../processes-in.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const vitest = join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs')
const workingTree = () => execFileSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' })

/** A test run of its own, in the middle of a test that has started the service, the sandbox and PostgreSQL. */
async function aRunUnderWay(): Promise<{ run: ChildProcess; folder: string }> {
  const file = 'server/test/processes/long/start.test.ts'
  const run = spawn(process.execPath, [vitest, 'run', '--mode', 'all', file, '-t', 'in an empty folder'], {
    cwd: root,
    stdio: 'ignore',
  })
  onTestFinished(() => void run.kill('SIGKILL'))
  const folder = join(dirname(process.env['TMPDIR'] ?? ''), String(run.pid))
  const isUnderWay = () => {
    const commands = processesIn(folder).map(({ command }) => command)
    for (const part of ['aushang.js start', 'sandbox.process.ts', '/bin/postgres']) {
      expect(commands).toContainEqual(expect.stringContaining(part))
    }
  }
  // It first makes two databases.
  await vi.waitFor(isUnderWay, { timeout: 90_000, interval: 200 })
  return { run, folder }
}

describe('a test run that is ended in the middle', needing(linux), () => {
  test.for(['SIGINT', 'SIGTERM', 'SIGKILL'] as const)('by %s leaves no process and no file', async (signal) => {
    const before = workingTree()
    const { run, folder } = await aRunUnderWay()

    run.kill(signal)

    await once(run, 'exit')
    await eventually(() => expect(processesIn(folder)).toEqual([]))
    await eventually(() => expect(existsSync(folder)).toBe(false))
    expect(workingTree()).toBe(before)
  })
})
