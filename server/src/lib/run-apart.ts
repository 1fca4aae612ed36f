import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

export interface ApartOptions {
  secondsMax: number
  /** Resident memory, looked at several times a second, where the system tells it (Linux). */
  megabytesMax: number
}

export type ApartResult =
  | { kind: 'done'; output: Buffer }
  | { kind: 'failed' | 'took too long' | 'took too much memory' }

const lookEveryMs = 50

/**
 * Runs a script in a process of its own, with `input` as its standard input, and returns its standard output. For
 * readers of files that come from anywhere and that cannot be limited otherwise: the process can be killed.
 */
export async function runApart(script: URL, input: Buffer, options: ApartOptions): Promise<ApartResult> {
  const { secondsMax, megabytesMax } = options
  const child = spawn(process.execPath, [`--max-old-space-size=${megabytesMax}`, fileURLToPath(script)], {
    env: {},
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  let killed: 'took too long' | 'took too much memory' | undefined
  const kill = (why: typeof killed) => {
    killed ??= why
    child.kill('SIGKILL')
  }
  const timer = setTimeout(kill, secondsMax * 1000, 'took too long')
  const watch = setInterval(() => {
    void residentMegabytes(child.pid).then((now) => now > megabytesMax && kill('took too much memory'))
  }, lookEveryMs)

  const ended = new Promise<number | null>((resolve, reject) => child.once('close', resolve).once('error', reject))
  child.stdin.on('error', () => {}) // it may end before it has read all of it
  child.stdin.end(input)
  const chunks: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
  try {
    const code = await ended
    if (killed !== undefined) return { kind: killed }
    return code === 0 ? { kind: 'done', output: Buffer.concat(chunks) } : { kind: 'failed' }
  } finally {
    clearTimeout(timer)
    clearInterval(watch)
  }
}

async function residentMegabytes(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
}
