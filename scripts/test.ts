import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants } from 'node:os'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { makeTemporaryFolder } from '../test/temporary-folder.ts'

// `npm test`: the check, then the tests. Both are children of this process and share its folder, so that whatever it is that ends the
// run, both are ended, and what they have started and written is removed.
const root = fileURLToPath(new URL('../', import.meta.url))
const vitest = join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs')
const env = { ...process.env, TMPDIR: makeTemporaryFolder() }
let running: ChildProcess | undefined
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => running?.kill(signal))

process.exitCode = (await run('scripts/check.ts')) || (await run(vitest, 'run', ...process.argv.slice(2)))

async function run(script: string, ...args: string[]): Promise<number> {
  running = spawn(process.execPath, [script, ...args], { cwd: root, env, stdio: 'inherit' })
  const [code, signal] = (await once(running, 'exit')) as [number | null, NodeJS.Signals | null]
  return code ?? 128 + constants.signals[signal ?? 'SIGKILL']
}
