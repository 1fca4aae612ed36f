import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { eventually } from '../eventually.ts'
import { linux, needing } from '../needs.ts'
import { processesIn } from '../processes-in.ts'

vi.setConfig({ testTimeout: 960_000 })

const root = fileURLToPath(new URL('../../', import.meta.url))
const vitest = join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs')
const workingTree = () => execFileSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' })

const ourFolder = process.env['TMPDIR'] ?? ''
/** It lies beside ours. */
const folderOf = (pid: number | undefined) => join(dirname(ourFolder), String(pid))
/** As from a shell, and yet named ours, so that it ends when we are killed. */
const env = { ...process.env, TMPDIR: join(ourFolder, '../..'), STARTED_FROM: ourFolder }

const oneTest = ['--mode', 'all', 'server/test/processes/long/start.test.ts', '-t', 'in an empty folder']
const ofService = ['aushang.js start', 'sandbox.process.ts', '/bin/postgres']

function start(program: string, args: string[]): { run: ChildProcess; errors: Promise<string> } {
  const run = spawn(program, args, { cwd: root, env, stdio: ['ignore', 'ignore', 'pipe'] })
  onTestFinished(() => void run.kill('SIGKILL'))
  return { run, errors: text(run.stderr) }
}

/** It may have a database, or the whole check, to get through before. */
async function untilThereAre(programs: string[], folder: () => string): Promise<void> {
  const areThere = () => {
    const commands = processesIn(folder()).map(({ command }) => command)
    for (const part of programs) expect(commands).toContainEqual(expect.stringContaining(part))
  }
  await vi.waitFor(areThere, { timeout: 900_000, interval: 200 })
}

async function expectNothingLeft(folder: string): Promise<void> {
  await eventually(() => expect(processesIn(folder)).toEqual([]))
  await eventually(() => expect(existsSync(folder)).toBe(false))
}

describe('a test run that is ended in the middle', needing(linux), () => {
  test.for(['SIGINT', 'SIGTERM', 'SIGKILL'] as const)('by %s leaves no process and no file', async (signal) => {
    const before = workingTree()
    const { run } = start(process.execPath, [vitest, 'run', ...oneTest])
    const folder = folderOf(run.pid)
    await untilThereAre(ofService, () => folder)

    run.kill(signal)

    await once(run, 'exit')
    await expectNothingLeft(folder)
    expect(workingTree()).toBe(before)
  })

  test.for<[when: string, programs: string[]]>([
    ['in the check', ['/bin/postgres']],
    ['in the tests', ofService],
  ])('with its npm, by SIGKILL %s, leaves no process and no file, and begins nothing', async ([, programs]) => {
    const before = workingTree()
    const { run: npm } = start('npm', ['test', '--', ...oneTest])
    const scripts = () => processesIn(ourFolder).filter(({ command }) => command.includes('scripts/test.ts'))
    await untilThereAre(programs, () => folderOf(scripts()[0]?.pid))
    const folder = folderOf(scripts()[0]?.pid)

    npm.kill('SIGKILL')

    await once(npm, 'exit')
    await eventually(() => expect(scripts()).toEqual([]))
    await expectNothingLeft(folder)
    expect(workingTree()).toBe(before)
  })
})

describe('a test run that comes to its end', needing(linux), () => {
  const runCase = async (name: string) => {
    const { run, errors } = start(process.execPath, [vitest, 'run', '--config', 'test/fixtures/vitest.config.ts', name])
    await once(run, 'exit')
    return { code: run.exitCode, errors: await errors, folder: folderOf(run.pid) }
  }

  test('leaves no process and no file when a test has failed', async () => {
    const before = workingTree()

    const { code, errors, folder } = await runCase('fails.case.ts')

    expect(code).toBe(1)
    expect(errors).toContain("to be ''")
    expect(errors).not.toContain('Still running')
    expect(processesIn(folder)).toEqual([])
    expect(existsSync(folder)).toBe(false)
    expect(workingTree()).toBe(before)
  })

  test('fails when a test has left a process, and ends that', async () => {
    const { code, errors, folder } = await runCase('leaves-a-process.case.ts')

    expect(code).toBe(1)
    expect(errors).toContain('Still running when the tests had ended:\nsleep 600')
    expect(processesIn(folder)).toEqual([])
    expect(existsSync(folder)).toBe(false)
  })
})
