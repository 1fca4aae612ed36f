import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { afterAll, afterEach, beforeEach, vi } from 'vitest'
import { findPostmaster } from '../../src/lib/embedded-postgres/postmaster.ts'
import {
  type EmbeddedPostgres,
  type PostgresLog,
  startEmbeddedPostgres,
} from '../../src/lib/embedded-postgres/start.ts'

/** What another process that starts on the same folder says. */
interface Answer {
  url?: string
  adopted?: boolean
  refused?: string
}

/** Gives each test a data folder of its own, and ends all that it starts there. */
export function useDataFolder() {
  // Several processes and a database each; on a busy machine that takes its time.
  vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })
  let folder = ''
  let emptyDatabase: Promise<string> | undefined
  let started: EmbeddedPostgres[] = []
  let children: ChildProcess[] = []

  beforeEach(async () => {
    // mkdtemp makes it 0700: as root, every test is also one of a project that the server's account cannot reach.
    folder = await mkdtemp(join(tmpdir(), 'aushang-postgres-'))
    started = []
    children = []
  })

  afterEach(async () => {
    vi.restoreAllMocks()
    for (const child of children) child.kill('SIGKILL')
    for (const server of started) await server.stop()
    for (let orphan; (orphan = await postmasterPid().catch(() => undefined));) {
      process.kill(orphan, 'SIGQUIT')
      await setTimeout(50)
    }
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  })

  afterAll(async () => {
    if (emptyDatabase !== undefined) await rm(await emptyDatabase, { recursive: true, force: true })
  })

  const dataDir = () => join(folder, 'data')

  async function start(settings: Record<string, string> = {}, log?: PostgresLog): Promise<EmbeddedPostgres> {
    const server = await startEmbeddedPostgres({
      dataDir: dataDir(),
      ...(log && { log }),
      settings: { fsync: 'off', ...settings },
    })
    started.push(server)
    return server
  }

  /** Another process, in a group of its own, that starts on the same folder. */
  async function launch() {
    const script = join(import.meta.dirname, 'start-embedded-postgres.ts')
    const child = spawn(process.execPath, [script, dataDir()], { detached: true, stdio: ['ignore', 'pipe', 'inherit'] })
    children.push(child)
    const lines = createInterface({ input: child.stdout })
    const answer = once(lines, 'line').then(([line]): Answer => JSON.parse(String(line)))
    return { process: child, answer, killGroup: () => process.kill(-(child.pid ?? 0), 'SIGKILL') }
  }

  async function postmasterPid(): Promise<number | undefined> {
    return (await findPostmaster(join(dataDir(), 'postgres')))?.pid
  }

  return {
    get folder() {
      return folder
    },
    get dataDir() {
      return dataDir()
    },
    start,
    launch,
    postmasterPid,

    /** Spares a test the second that it takes to make a database. */
    async startedBefore(): Promise<void> {
      emptyDatabase ??= makeDatabase()
      await promisify(execFile)('cp', ['-a', await emptyDatabase, dataDir()])
    },

    /** It is killed at the end of the test. */
    endWithTest: (child: ChildProcess) => void children.push(child),

    alreadyRuns: (pid: number | undefined) =>
      `Another Aushang (process ${pid}) already runs on ${dataDir()}. Stop it first, or give this one its own DATA_DIR.`,
  }
}

export async function query<Row extends object>(url: string, text: string): Promise<Row[]> {
  const client = new Client(url)
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}

async function makeDatabase(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'aushang-postgres-'))
  const server = await startEmbeddedPostgres({ dataDir, settings: { fsync: 'off' } })
  await server.stop()
  return dataDir
}
