import { execFile, spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { freePorts } from '../../test/free-ports.ts'

const run = promisify(execFile)
const aushang = fileURLToPath(new URL('../../server/bin/aushang.js', import.meta.url))
const countStatements = fileURLToPath(new URL('count-statements.ts', import.meta.url))
const secretsKey = 'ab'.repeat(32)

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
  /** How many it has sent to the database so far. */
  statements(): Promise<number>
  stop(): Promise<void>
}

/** The service as an operator runs it: a process of its own on an embedded database, without the sandbox. */
export async function startService(settings: Record<string, string> = {}): Promise<Service> {
  const dataDir = await mkdtemp(join(tmpdir(), 'aushang-bench-'))
  const [port = 0, smtpPort = 0] = await freePorts(2)
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    HTTP_PORT: String(port),
    SMTP_PORT: String(smtpPort),
    RUN: 'api,worker,smtp',
    RATE_LIMIT_PER_MINUTE: '10000000',
    MAILBOX_MAILS_PER_HOUR: '10000000',
    MAILBOX_MEGABYTES_PER_HOUR: '10000000',
    SECRETS_KEY: secretsKey,
    ...settings,
  }
  const statementsFile = join(dataDir, 'statements')
  const counting = { STATEMENTS_FILE: statementsFile, NODE_OPTIONS: `--import ${countStatements}` }
  const child = spawn(process.execPath, [aushang, 'start'], {
    env: { ...env, ...counting },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
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
    async statements() {
      await rm(statementsFile, { force: true })
      child.kill('SIGUSR2')
      for (;;) {
        const count = Number(await readFile(statementsFile, 'utf8').catch(() => ''))
        if (count > 0) return count
        await sleep(10)
      }
    },
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
      await rm(dataDir, { recursive: true })
    },
  }
}

/** Another process that does background work on its database, and nothing else. Resolves with what ends it. */
export async function startWorkerProcess(
  databaseUrl: string,
  settings: Record<string, string>,
): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'aushang-bench-'))
  const [statusPort = 0] = await freePorts(1)
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    STATUS_PORT: String(statusPort),
    RUN: 'worker',
    SECRETS_KEY: secretsKey,
    ...settings,
  }
  const child = spawn(process.execPath, [aushang, 'start'], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  await untilReady(statusPort)
  return async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    await ended
    await rm(dataDir, { recursive: true })
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
    await sleep(100)
  }
  throw new Error('The service did not come up within 30 s.')
}
