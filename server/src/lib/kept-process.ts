import { type ChildProcess, spawn } from 'node:child_process'
import { getCompileCacheDir } from 'node:module'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

/** What the script says of itself, once after each start: that it is ready, or why it cannot be. */
type Said<Ready> = { kind: 'ready'; ready: Ready } | ({ kind: 'failed' } & ProcessFault)

interface ProcessFault {
  message: string
  code?: string | undefined
  port?: number | undefined
}

export interface KeptProcessOptions<Ready> {
  /** Gets its settings as its first message, is stopped by the second, and ends when its channel is closed. */
  script: URL
  /** For each start; `before` is what it said when it was ready for the first time. */
  settings(before: Ready | undefined): object
  /** Of V8's heap. */
  megabytesMax: number
  onReady(ready: Ready, pid: number | undefined): void
  /** It has ended without being asked to. */
  onEnd(end: ProcessEnd, waitMs: number): void
}

/** How a process ended, and the last that it wrote. */
interface ProcessEnd {
  code: number | null
  signal: string | null
  words: string
}

interface KeptProcess<Ready> {
  ready: Ready
  stop(): Promise<void>
}

const startSecondsMax = 60
const stopSecondsMax = 3
const firstWaitMs = 100
const waitMsMax = 2_000
// Who has run for so long has not failed for the reason for which it failed before.
const steadyMs = 10_000
const wordsLengthMax = 4_000

/**
 * Keeps a script running in a process of its own, for servers that must not take the service along: whatever it ends by, it
 * is started again, after waits that grow. Throws when it cannot be started for the first time. (What reads one input after the other
 * is for run-apart.ts.)
 */
export async function keepProcess<Ready>(options: KeptProcessOptions<Ready>): Promise<KeptProcess<Ready>> {
  const { settings, onReady, onEnd } = options
  const stopping = new AbortController()
  let running = startProcess(options, settings(undefined))
  const first = await running.ready
  const isKept = keepRunning()

  async function keepRunning(): Promise<void> {
    for (let waitMs = firstWaitMs; ;) {
      const startedAt = performance.now()
      const end = await running.ended
      if (stopping.signal.aborted) return
      if (performance.now() - startedAt > steadyMs) waitMs = firstWaitMs
      onEnd(end, waitMs)
      await sleep(waitMs, undefined, { signal: stopping.signal }).catch(() => {})
      if (stopping.signal.aborted) return
      waitMs = Math.min(waitMs * 2, waitMsMax)
      running = startProcess(options, settings(first))
      const { pid } = running.child
      // Why it cannot be ready is told when it has ended.
      running.ready.then(
        (ready) => onReady(ready, pid),
        () => {},
      )
    }
  }

  onReady(first, running.child.pid)
  return {
    ready: first,
    async stop() {
      stopping.abort()
      const timer = setTimeout(() => running.child.kill('SIGKILL'), stopSecondsMax * 1000)
      if (running.child.connected) running.child.send('stop', () => {})
      await running.ended
      clearTimeout(timer)
      await isKept
    },
  }
}

interface RunningProcess<Ready> {
  child: ChildProcess
  ready: Promise<Ready>
  ended: Promise<ProcessEnd>
}

function startProcess<Ready>(
  { script, megabytesMax }: KeptProcessOptions<Ready>,
  settings: object,
): RunningProcess<Ready> {
  const cacheDir = getCompileCacheDir()
  const child = spawn(process.execPath, [`--max-old-space-size=${megabytesMax}`, fileURLToPath(script)], {
    // Nothing of ours, but where compiled code is kept: it is ready sooner.
    env: cacheDir === undefined ? {} : { NODE_COMPILE_CACHE: cacheDir },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  let words = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (words = (words + text).slice(-wordsLengthMax)))
  const ended = new Promise<ProcessEnd>((resolve) => {
    child.once('close', (code, signal) => resolve({ code, signal, words }))
    child.once('error', (error) => resolve({ code: null, signal: null, words: error.message }))
  })
  const timer = setTimeout(() => child.kill('SIGKILL'), startSecondsMax * 1000)
  const ready = new Promise<Ready>((resolve, reject) => {
    child.once('message', (message) => {
      const said = message as Said<Ready>
      if (said.kind === 'ready') return resolve(said.ready)
      const { message: why, code, port } = said
      words ||= why
      return reject(Object.assign(new Error(why), { code, port }))
    })
    void ended.then((end) => reject(new Error(`It ended before it was ready: ${end.words}`)))
  }).finally(() => clearTimeout(timer))
  ready.catch(() => {})
  // Without a process, because there is no room for one, nobody listens; `error` tells it.
  if (child.pid !== undefined) child.send(settings, () => {})
  return { child, ready, ended }
}
