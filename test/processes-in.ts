import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'

/** A process that belongs to a test run. */
export interface LeftProcess {
  pid: number
  command: string
}

/**
 * The processes whose environment, arguments or working directory name the folder, but for this one; after `endWithinMs`, those
 * that have not ended until then. Only Linux tells: none elsewhere.
 */
export function processesIn(folder: string, { endWithinMs = 0 } = {}): LeftProcess[] {
  const deadline = Date.now() + endWithinMs
  for (;;) {
    const found = existsSync('/proc/self/environ') ? allPids().flatMap((pid) => processIn(folder, pid)) : []
    if (found.length === 0 || Date.now() >= deadline) return found
    // Synchronously, for this is also called while the process exits.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50)
  }
}

export function killAll(processes: LeftProcess[]): void {
  for (const { pid } of processes) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It has ended by itself.
    }
  }
}

export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

function allPids(): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
}

function processIn(folder: string, pid: number): LeftProcess[] {
  if (pid === process.pid) return []
  try {
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
    const environment = readFileSync(`/proc/${pid}/environ`, 'utf8')
    const isIn = [command, environment, `${readlinkSync(`/proc/${pid}/cwd`)}/`].some((text) => names(text, folder))
    return isIn && !command.includes('clean-up-after-a-kill.ts') ? [{ pid, command }] : []
  } catch {
    // It has ended meanwhile, or belongs to another user.
    return []
  }
}

/** Not those of `…/123` when `…/1234` is named. */
function names(text: string, folder: string): boolean {
  return text
    .split(folder)
    .slice(1)
    .some((after) => !/^\d/.test(after))
}
