import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { aboutHead, type Reading } from './read-mail.ts'

export interface Reader {
  read(raw: Buffer): Promise<Reading>
  close(): Promise<void>
}

export interface ReaderOptions {
  processes?: number
  timeMaxMs?: number
  memoryMaxMb?: number
  /** Hears of processes that ended over a mail. */
  onError: (error: unknown) => void
}

const script = fileURLToPath(new URL('./reader.process.ts', import.meta.url))

/**
 * Reads mails in processes that can be killed, the first of which starts with the first mail: whatever a mail does to its reader, the service goes on, the mail ends as
 * unreadable, and the next one finds a new process. (Threads would not do: one that runs out of memory may take the whole
 * process along.)
 */
export function startReader({ processes = 1, timeMaxMs = 10_000, memoryMaxMb = 256, onError }: ReaderOptions): Reader {
  const waiting: Job[] = []
  const members = Array.from({ length: processes }, () => startMember(waiting, { timeMaxMs, memoryMaxMb, onError }))
  return {
    read: (raw) =>
      new Promise((resolve) => {
        waiting.push({ raw, resolve })
        members.find(({ isIdle }) => isIdle())?.next()
      }),
    async close() {
      await Promise.all(members.map(({ stop }) => stop()))
    },
  }
}

interface Job {
  raw: Buffer
  resolve: (reading: Reading) => void
}

function startMember(waiting: Job[], { timeMaxMs, memoryMaxMb, onError }: Required<Omit<ReaderOptions, 'processes'>>) {
  let child: ChildProcess | undefined
  let job: Job | undefined
  let timer: NodeJS.Timeout | undefined
  let whyKilled = ''
  let stopping = false

  function startChild(): ChildProcess {
    const started = fork(script, [], {
      serialization: 'advanced',
      execArgv: [`--max-old-space-size=${memoryMaxMb}`],
      env: {}, // there is nothing in it for those who write mails
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    // Whoever brings a mail waits for an answer; whoever reads it has time.
    if (started.pid !== undefined) setPriority(started.pid, constants.priority.PRIORITY_BELOW_NORMAL)
    started.on('message', (reading) => finish(reading as Reading))
    started.on('error', onError)
    started.once('exit', replace)
    return started
  }

  function next(): void {
    job = waiting.shift()
    if (job === undefined) return
    timer = setTimeout(() => {
      whyKilled = `The mail could not be read within ${timeMaxMs / 1000} s.`
      child?.kill('SIGKILL')
    }, timeMaxMs)
    child ??= startChild()
    child.send(job.raw, (error) => error && onError(error))
  }

  function replace(code: number | null, signal: string | null): void {
    if (stopping) return
    if (whyKilled === '') onError(new Error(`A reader of mails ended by itself (${signal ?? code}).`))
    const message = whyKilled || 'The mail could not be read.'
    whyKilled = ''
    child = undefined
    if (job !== undefined) finish({ about: aboutHead(job.raw), kind: 'unreadable', code: 'mail_unreadable', message })
  }

  function finish(reading: Reading): void {
    clearTimeout(timer)
    const done = job
    job = undefined
    done?.resolve(reading)
    next()
  }

  return {
    next,
    isIdle: () => job === undefined,
    async stop() {
      stopping = true
      if (child === undefined) return
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
  }
}
