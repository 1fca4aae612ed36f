import { execFile } from 'node:child_process'
import { rename, stat, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { errorCode, isAlive, readTrimmed } from './system.ts'

/** What PostgreSQL says of itself in `postmaster.pid`. */
export interface Postmaster {
  pid: number
  port: number
  status: string
}

/** The live server on this folder, whatever its state, or null. */
export async function findPostmaster(folder: string): Promise<Postmaster | null> {
  const postmaster = parsePidFile((await readTrimmed(pidFile(folder))) ?? '')
  return postmaster !== null && (await runsOn(folder, postmaster.pid)) ? postmaster : null
}

/** Whether that process is a PostgreSQL on this folder, not a zombie or somebody who was given a dead one's number. */
export async function runsOn(folder: string, pid: number): Promise<boolean> {
  if (!isAlive(pid)) return false
  if (process.platform === 'win32') return true
  if (process.platform !== 'linux') {
    const ps = await promisify(execFile)('ps', ['-p', String(pid), '-o', 'comm=']).catch(() => ({ stdout: '' }))
    return ps.stdout.trim().endsWith('postgres')
  }
  try {
    const [its, ours] = await Promise.all([stat(`/proc/${pid}/cwd`), stat(folder)])
    return its.ino === ours.ino && its.dev === ours.dev
  } catch (error) {
    // Root in a container may not look into other accounts' processes (no CAP_SYS_PTRACE); their names it may see.
    return errorCode(error) === 'EACCES' && (await readTrimmed(`/proc/${pid}/comm`)) === 'postgres'
  }
}

/**
 * Removes a `postmaster.pid` whose number now belongs to a foreign process: PostgreSQL would take that for a live server.
 * That of a dead process stays: PostgreSQL replaces it, after checking that no backend still holds its shared memory.
 */
export async function removeForeignPidFile(folder: string): Promise<void> {
  const text = await readTrimmed(pidFile(folder))
  const pid = parsePidFile(text ?? '')?.pid
  if (pid === undefined || !isAlive(pid) || (await runsOn(folder, pid))) return
  // Another Aushang may do the same, and have a new server's file in its place by now: that one is put back.
  const aside = `${pidFile(folder)}.${process.pid}`
  try {
    await rename(pidFile(folder), aside)
    if ((await readTrimmed(aside)) === text) await unlink(aside)
    else await rename(aside, pidFile(folder))
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error
  }
}

export async function hasPidFile(folder: string): Promise<boolean> {
  return (await readTrimmed(pidFile(folder))) !== null
}

const pidFile = (folder: string): string => join(folder, 'postmaster.pid')

function parsePidFile(text: string): Postmaster | null {
  const lines = text.split('\n')
  const pid = Number(lines[0])
  // A file caught while it is being written has no number yet.
  return pid > 0 ? { pid, port: Number(lines[3]), status: lines[7]?.trim() ?? '' } : null
}
