import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { getCompileCacheDir } from 'node:module'
import { constants, setPriority } from 'node:os'
import type { Readable, Writable } from 'node:stream'
import { fileURLToPath } from 'node:url'

export interface ApartLimits {
  /** For each input. */
  secondsMax: number
  /** Resident memory, looked at several times a second, where the system tells it (Linux); elsewhere only V8's heap. */
  megabytesMax: number
}

export type ApartResult =
  | { kind: 'done'; output: Buffer }
  | { kind: 'failed' | 'took too long' | 'took too much memory' }

interface Apart {
  /** Starts the process ahead of its first input, or of the next one after its end. */
  prepare(): void
  /**
   * One input after the other, in the order of the calls. Rejects when the process did not start, or was ended from outside: that says
   * nothing about the input.
   */
  run(input: Buffer): Promise<ApartResult>
  /**
   * Several, each at hand when the one before it is answered. Ends with the first that is not done: what was to follow has no
   * result.
   */
  runAll(inputs: Buffer[]): Promise<ApartResult[]>
  close(): Promise<void>
}

const startSecondsMax = 60
const lookEveryMs = 50
// Others take that long if they take much memory.
const largeBytesMin = 1024 * 1024
const outputBytesMax = 256 * 1024 * 1024

/**
 * Runs a script (see apart-child.ts) in a process of its own, for readers of what comes from anywhere: whatever an input
 * does to its reader, the service goes on, and the next input finds a new process. The first one starts with the first input.
 * (Threads would not do: what they allocate outside of their heap cannot be limited, and one may take the whole process along.)
 */
export function startApart(script: URL, limits: ApartLimits): Apart {
  let child: Child | undefined
  let isClosed = false
  let last: Promise<unknown> = Promise.resolve()

  function runAll(inputs: Buffer[]): Promise<ApartResult[]> {
    const results = last.then(() => runNext(inputs))
    last = results.catch(() => {})
    return results
  }

  async function runNext(inputs: Buffer[]): Promise<ApartResult[]> {
    if (!isClosed) child ??= start()
    const used = child
    const results = used && (await runIn(used, inputs, limits))
    // What became of it in a process that was ended from outside says nothing about the input.
    if (used === undefined || results === undefined || isClosed) throw new Error('There is no process any more.')
    if (inputs.some(({ length }) => length > largeBytesMin)) await lookAtMemory(used)
    // What is large now would soon be too large, and that would be laid to another input.
    if (results.at(-1)?.kind !== 'done' || used.residentMegabytes > limits.megabytesMax / 2) await end()
    return results
  }

  function start(): Child {
    const started = startChild(script, limits)
    void started.ended.then(() => {
      if (child === started) child = undefined
    })
    return started
  }

  async function end(): Promise<void> {
    const ending = child
    child = undefined
    ending?.handle.kill('SIGKILL')
    await ending?.ended
  }

  return {
    prepare() {
      try {
        if (!isClosed) child ??= start()
      } catch {
        // Whoever has an input tries again, and hears why not.
      }
    },
    run: async (input) => (await runAll([input]))[0] as ApartResult,
    runAll,
    async close() {
      isClosed = true
      await end()
    },
  }
}

/** In a process for this input alone. */
export async function runApart(script: URL, input: Buffer, limits: ApartLimits): Promise<ApartResult> {
  const apart = startApart(script, limits)
  try {
    return await apart.run(input)
  } finally {
    await apart.close()
  }
}

interface Child {
  handle: ChildProcessByStdio<Writable, Readable, null>
  /** It has loaded what it needs, which is no input's fault. */
  ready: Promise<unknown>
  ended: Promise<null>
  /** That was its end, and not of our doing. */
  isEndedFromOutside: boolean
  nextOutput: () => Promise<Buffer | null>
  /** When it was last looked at. */
  residentMegabytes: number
}

function startChild(script: URL, { megabytesMax }: ApartLimits): Child {
  const cacheDir = getCompileCacheDir()
  const child = spawn(process.execPath, [`--max-old-space-size=${megabytesMax}`, fileURLToPath(script)], {
    // There is nothing in it for those who write mails, but where compiled code is kept: it is ready sooner.
    env: cacheDir === undefined ? {} : { NODE_COMPILE_CACHE: cacheDir },
    stdio: ['pipe', 'pipe', 'ignore'],
    // Out of the terminal's process group: Ctrl-C is for us, who let what is under way come to its end.
    detached: true,
  })
  child.stdin.on('error', () => {}) // it may end before it has read all of it
  // Whoever sends something waits for an answer; whoever reads it has time.
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
  const ended = new Promise<null>((resolve) => {
    child
      .once('close', (_code, signal) => {
        started.isEndedFromOutside = signal !== null && signalsFromOutside.includes(signal)
        resolve(null)
      })
      .once('error', () => resolve(null))
  })
  const timer = setTimeout(() => child.kill('SIGKILL'), startSecondsMax * 1000)
  const nextOutput = outputsOf(child.stdout)
  const ready = Promise.race([nextOutput(), ended]).finally(() => clearTimeout(timer))
  const started: Child = { handle: child, ready, ended, isEndedFromOutside: false, nextOutput, residentMegabytes: 0 }
  return started
}

// SIGKILL is not among them: that may be the system, for the memory that the input took.
const signalsFromOutside: NodeJS.Signals[] = ['SIGHUP', 'SIGINT', 'SIGTERM']

async function runIn(child: Child, inputs: Buffer[], limits: ApartLimits): Promise<ApartResult[]> {
  if ((await child.ready) === null) throw new Error('The process did not start.')
  const { stdin } = child.handle
  let killed: 'took too long' | 'took too much memory' | undefined
  const kill = (why: typeof killed) => {
    killed ??= why
    child.handle.kill('SIGKILL')
  }
  const timer = setTimeout(kill, limits.secondsMax * 1000, 'took too long')
  const watch = setInterval(() => {
    void lookAtMemory(child).then((now) => now > limits.megabytesMax && kill('took too much memory'))
  }, lookEveryMs)
  try {
    stdin.cork()
    for (const input of inputs) {
      stdin.write(sizeOf(input))
      stdin.write(input)
    }
    stdin.uncork()
    const results: ApartResult[] = []
    while (results.length < inputs.length) {
      timer.refresh()
      const output = await Promise.race([child.nextOutput(), child.ended])
      if (output === null && child.isEndedFromOutside) throw new Error('The process was ended from outside.')
      results.push(output === null ? { kind: killed ?? 'failed' } : { kind: 'done', output })
      if (output === null) break
    }
    return results
  } finally {
    clearTimeout(timer)
    clearInterval(watch)
  }
}

function sizeOf(bytes: Buffer): Buffer {
  const size = Buffer.alloc(4)
  size.writeUInt32LE(bytes.length)
  return size
}

/** What a child writes: four bytes that say how much, and so much. Null when that is more than anything may be. */
function outputsOf(stdout: Readable): () => Promise<Buffer | null> {
  let chunks: Buffer[] = []
  let length = 0
  let rouse = () => {}
  stdout.on('data', (chunk: Buffer) => {
    chunks.push(chunk)
    length += chunk.length
    if (length > outputBytesMax) stdout.destroy() // which it does not survive, either
    rouse()
  })
  const take = async (count: number) => {
    while (length < count) await new Promise<void>((resolve) => (rouse = resolve))
    const all = Buffer.concat(chunks)
    chunks = [all.subarray(count)]
    length -= count
    return all.subarray(0, count)
  }
  return async () => {
    const size = (await take(4)).readUInt32LE()
    return size > outputBytesMax ? null : take(size)
  }
}

async function lookAtMemory(child: Child): Promise<number> {
  const status = await readFile(`/proc/${child.handle.pid}/status`, 'utf8').catch(() => '')
  return (child.residentMegabytes = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
}
