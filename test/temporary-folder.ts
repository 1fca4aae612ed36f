import { spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statfsSync, statSync } from 'node:fs'
import { freemem, tmpdir, userInfo } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isRunning, killAll, processesIn } from './processes-in.ts'

const memory = '/dev/shm'
const bytesMin = 2 * 2 ** 30
const freeMemoryMin = 3 * bytesMin
const endWithinMs = 5_000

/**
 * Where a test run keeps its files: hundreds of databases come and go, and in memory that takes an eighth of the processor. On
 * disk where memory is scarce, where not every user may enter it, or where no program may be run. Every process that a test
 * starts has the folder in its environment, arguments or working directory: one that is alive when the run ends fails the run.
 */
export function makeTemporaryFolder(): string {
  const ofUser = `aushang-tests-${userInfo().uid}`
  // Whoever started this process and made one cleans up.
  if (tmpdir().endsWith(join(ofUser, String(process.ppid)))) return tmpdir()
  const runs = join(isRoomy() ? memory : tmpdir(), ofUser)
  const folder = join(runs, String(process.pid))
  // File servers go in as other users, whatever the umask is, or was when the first of these folders was made.
  process.umask(0o022)
  mkdirSync(folder, { recursive: true })
  chmodSync(runs, 0o755)
  for (const pid of readdirSync(runs)) {
    if (!isRunning(Number(pid))) rmSync(join(runs, pid), { recursive: true, force: true })
  }
  process.once('exit', (code) => {
    // Who is interrupted leaves behind what was under way.
    const isInterrupted = code > 128
    const left = processesIn(folder, { endWithinMs: isInterrupted ? 0 : endWithinMs })
    if (left.length > 0 && !isInterrupted) {
      process.stderr.write(
        `Still running when the tests had ended:\n${left.map(({ command }) => command).join('\n')}\n`,
      )
      process.exitCode = 1
    }
    killAll(left)
    removeTemporaryFolder(folder)
  })
  cleanUpAfterAKill(folder)
  return folder
}

/** With that of all runs, unless there is another. */
export function removeTemporaryFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  const runs = dirname(folder)
  if (existsSync(runs) && readdirSync(runs).length === 0) rmSync(runs, { recursive: true, force: true })
}

/** A process beside the run that does the same when the run is killed, and a run that ends with the npm that started it. */
function cleanUpAfterAKill(folder: string): void {
  const script = fileURLToPath(new URL('clean-up-after-a-kill.ts', import.meta.url))
  const cleaner = spawn(process.execPath, [script, folder], { detached: true, stdio: ['pipe', 'ignore', 'inherit'] })
  cleaner.unref()
  // It is closed when this process ends, however it does. Its type does not know that it is a socket.
  ;(cleaner.stdin as unknown as { unref(): void }).unref()

  if (process.env['npm_lifecycle_event'] === undefined) return
  const { ppid } = process
  setInterval(() => {
    if (process.ppid !== ppid) process.exit(1)
  }, 500).unref()
}

function isRoomy(): boolean {
  if (!existsSync(memory) || freemem() < freeMemoryMin) return false
  if ((statSync(memory).mode & 0o001) === 0) return false
  const { bavail, bsize } = statfsSync(memory)
  const [mount = ''] = readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .filter((line) => line.split(' ')[1] === memory)
  return bavail * bsize >= bytesMin && !/\bnoexec\b/.test(mount)
}
