import { execFile, spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)
const aushang = fileURLToPath(new URL('../../server/bin/aushang.js', import.meta.url))

export interface Service {
  port: number
  smtpPort: number
  apiKey: string
  accountId: string
  databaseUrl: string
  /** Resident memory of the Node process right now, in MB. */
  memoryMb(): Promise<number>
  /** The most it has ever been. */
  peakMemoryMb(): Promise<number>
  stop(): Promise<void>
}

/** The service as an operator runs it: a process of its own on an embedded database, without the sandbox. */
export async function startService(settings: Record<string, string> = {}): Promise<Service> {
  const dataDir = await mkdtemp(join(tmpdir(), 'aushang-bench-'))
  const port = await freePort()
  const smtpPort = await freePort()
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    HTTP_PORT: String(port),
    SMTP_PORT: String(smtpPort),
    RUN: 'api,worker,smtp',
    RATE_LIMIT_PER_MINUTE: '10000000',
    MAILBOX_MAILS_PER_HOUR: '10000000',
    MAILBOX_MEGABYTES_PER_HOUR: '10000000',
    ...settings,
  }
  const child = spawn(process.execPath, [aushang, 'start'], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  await untilReady(port)
  const { stdout } = await run(process.execPath, [aushang, 'accounts', 'create', '--name', 'bench', '--json'], { env })
  const account = JSON.parse(stdout) as { id: string; apiKey: string }
  const megabytes = async (line: string) => {
    const status = await readFile(`/proc/${child.pid}/status`, 'utf8')
    return Number(new RegExp(`${line}:\\s+(\\d+)`).exec(status)?.[1]) / 1024
  }
  return {
    port,
    smtpPort,
    apiKey: account.apiKey,
    accountId: account.id,
    databaseUrl: await embeddedUrl(dataDir),
    memoryMb: () => megabytes('VmRSS'),
    peakMemoryMb: () => megabytes('VmHWM'),
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
      await rm(dataDir, { recursive: true })
    },
  }
}

async function embeddedUrl(dataDir: string): Promise<string> {
  const { findEmbeddedPostgres } = await import('../../server/src/lib/embedded-postgres/start.ts')
  const url = await findEmbeddedPostgres(dataDir)
  if (url === null) throw new Error('The embedded database does not run.')
  return url
}

async function untilReady(port: number): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    const ready = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (ready) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('The service did not come up within 30 s.')
}

export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  await new Promise((resolve) => server.close(resolve))
  return port
}
