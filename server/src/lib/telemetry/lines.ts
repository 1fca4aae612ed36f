import { write, writeSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'

/** Where the lines of a log go. */
export interface Lines {
  write(line: string): void
  /** Returns when all of them are written, or cannot be. */
  writeOut(): Promise<void>
  /** For the very end, when nothing can be waited for. */
  writeOutNow(): void
}

const writeBytes = promisify(write)

const gatherMs = 100
const gatheredMin = 16 * 1024
const gatheredMax = 4 * 1024 * 1024
const fullMs = 20

/**
 * Into a file or a pipe. Nobody waits for a line to be written, and to write each by itself costs more than to make it. Where
 * nobody reads them, they hold up nothing: behind what is being written, 4 MB wait; the newest are lost, and counted.
 */
export function gatherLines(descriptor: number, lostLine: (count: number) => string): Lines {
  let gathered = ''
  let lost = 0
  let passing: Promise<void> | undefined
  setInterval(() => void pass(1), gatherMs).unref()

  function take(): string {
    const lines = lost > 0 ? gathered + lostLine(lost) : gathered
    gathered = ''
    lost = 0
    return lines
  }

  /** One after the other, as long as there is at least so much. */
  function pass(least: number): Promise<void> {
    passing ??= passAll(least).finally(() => (passing = undefined))
    return passing
  }

  async function passAll(least: number): Promise<void> {
    while (gathered.length >= least) await writeAll(descriptor, Buffer.from(take()))
  }

  return {
    write(line) {
      if (gathered.length > gatheredMax) lost++
      else gathered += line
      if (gathered.length >= gatheredMin) void pass(gatheredMin)
    },
    async writeOut() {
      await passing
      await pass(1)
    },
    writeOutNow() {
      // What is still under way, nobody reads: to write more would have the process wait, and not end.
      if (passing !== undefined || gathered === '') return
      try {
        writeSync(descriptor, take())
      } catch {
        // There is nobody left to tell.
      }
    },
  }
}

async function writeAll(descriptor: number, bytes: Buffer): Promise<void> {
  for (let written = 0; written < bytes.length;) {
    try {
      written += (await writeBytes(descriptor, bytes, written)).bytesWritten
    } catch (error) {
      // A disk without room, or a pipe without a reader, is no reason to end: these lines are lost, and the next may not be.
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') return
      await sleep(fullMs)
    }
  }
}
