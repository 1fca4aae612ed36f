import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { delimiter } from 'node:path'
import { fileURLToPath } from 'node:url'
import { makeTemporaryFolder } from '../test/temporary-folder.ts'

/** Everything that is checked without running it, side by side: `npm run check`. What fails says why, and fails the whole. */
const root = fileURLToPath(new URL('../', import.meta.url))

// Types of what has not changed since the last time are not looked at again.
const typesOf = (project: string, name: string) =>
  `tsc --noEmit -p ${project} --incremental --tsBuildInfoFile node_modules/.cache/types/${name}.tsbuildinfo`

// What takes longest comes first, so that nothing waits for it at the end.
const waiting = [
  'oxlint --type-aware --deny-warnings',
  typesOf('.', 'all'),
  typesOf('dashboard/e2e', 'e2e'),
  'node scripts/generate.ts --check',
  typesOf('dashboard', 'dashboard'),
  'oxfmt --check',
  'node scripts/check-words.ts',
]
const failed: string[] = []
// The schema is read from a database, which must not outlive a check that is killed.
const temporary = makeTemporaryFolder()

await Promise.all(Array.from({ length: availableParallelism() }, runThoseThatWait))
if (failed.length > 0) {
  console.error(`Failed: ${failed.join('; ')}`)
  process.exitCode = 1
}

async function runThoseThatWait(): Promise<void> {
  for (let command = waiting.shift(); command !== undefined; command = waiting.shift()) {
    const started = performance.now()
    const { isWell, output } = await run(command)
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    console.log(`${isWell ? 'ok' : 'FAILED'}: ${command} (${seconds} s)${isWell ? '' : `\n${output}`}`)
    if (!isWell) failed.push(command)
  }
}

function run(command: string): Promise<{ isWell: boolean; output: string }> {
  const [program = '', ...args] = command.split(' ')
  const env = { ...process.env, TMPDIR: temporary, PATH: `${root}node_modules/.bin${delimiter}${process.env['PATH']}` }
  const child = spawn(program, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  }
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ isWell: false, output: error.message }))
    child.once('close', (code) => resolve({ isWell: code === 0, output }))
  })
}
