import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statfsSync, statSync } from 'node:fs'
import { freemem, tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'

const memory = '/dev/shm'
const bytesMin = 2 * 2 ** 30
const freeMemoryMin = 3 * bytesMin

/**
 * Where a test run keeps its files: hundreds of databases come and go, and in memory that takes an eighth of the processor. On
 * disk where memory is scarce, where not everybody may go in, or no program may be run. What runs that were killed have left is
 * removed.
 */
export function makeTemporaryFolder(): string {
  const runs = join(isRoomy() ? memory : tmpdir(), `aushang-tests-${userInfo().uid}`)
  const folder = join(runs, String(process.pid))
  // File servers go in as other users, whatever the umask is, or was when the first of these folders was made.
  process.umask(0o022)
  mkdirSync(folder, { recursive: true })
  chmodSync(runs, 0o755)
  for (const pid of readdirSync(runs)) {
    if (!isRunning(Number(pid))) rmSync(join(runs, pid), { recursive: true, force: true })
  }
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
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
