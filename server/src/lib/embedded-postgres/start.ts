import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Client } from 'pg'
import { makeFolder } from '../make-folder.ts'
import { StartupError } from '../startup-error.ts'
import { findPostgresBinaries } from './binaries.ts'
import { chooseAccount, clusterFolder, createCluster, diskFull, failure, openCluster, passwordFile } from './cluster.ts'
import { becomeOwner, connect, keepOwnership } from './owner.ts'
import { findPostmaster, hasPidFile, type Postmaster } from './postmaster.ts'
import { removeAbandonedWorkspaces } from './publish-folder.ts'
import { type Launched, launchServer, logFile, type Server, stopServer } from './server.ts'
import { errorCode, messageOf } from './system.ts'

export interface PostgresLog {
  info(message: string): void
  warn(message: string): void
  error(message: string): void
}

export interface EmbeddedPostgres {
  url: string
  adopted: boolean
  stop(): Promise<void>
}

const defaultSettings = {
  max_connections: '100',
  shared_buffers: '128MB',
  log_min_messages: 'warning',
  // What fails may name people, in its words and in its values. Who asked knows what it was.
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  // A young database grows fast; the planner should hear of it soon.
  autovacuum_naptime: '10s',
  synchronous_commit: 'on',
  fsync: 'on',
}

const startWithinMs = 60_000
/** Backends of a killed server leave as soon as they look up from their work. */
const waitForLeftoversMs = 10_000

const silent: PostgresLog = { info() {}, warn() {}, error() {} }

/** Starts (or adopts) the PostgreSQL server whose data lies in `<dataDir>/postgres`. */
export async function startEmbeddedPostgres(options: {
  dataDir: string
  log?: PostgresLog
  settings?: Record<string, string>
}): Promise<EmbeddedPostgres> {
  const { dataDir, log = silent, settings = {} } = options
  try {
    const server = await prepareServer(dataDir, { ...defaultSettings, ...settings })
    const { postmaster, client, adopted } = await bringUp(server)
    let { pid } = postmaster
    const { port } = postmaster
    log.info(`PostgreSQL ${adopted ? 'was still running' : 'runs'} on ${server.folder} (process ${pid}, port ${port})`)
    // A server that died is started again where everybody looks for it.
    const retake = async () => {
      const again = await bringUp({ ...server, port })
      pid = again.postmaster.pid
      return again.client
    }
    const ownership = keepOwnership(client, retake, log)
    let stopped: Promise<void> | undefined
    return {
      url: urlOf(server, port, 'aushang'),
      adopted,
      stop: () => (stopped ??= ownership.release(() => stopServer(server, pid))),
    }
  } catch (error) {
    throw explain(error, dataDir)
  }
}

/** Whether there is a database in that folder, running or not. */
export function hasEmbeddedPostgres(dataDir: string): boolean {
  return existsSync(clusterFolder(resolve(dataDir)))
}

/** The URL of the server that runs on that folder right now, or null. */
export async function findEmbeddedPostgres(dataDir: string): Promise<string | null> {
  const folder = clusterFolder(resolve(dataDir))
  try {
    const postmaster = await findPostmaster(folder)
    if (postmaster?.status !== 'ready') return null
    const password = (await readFile(passwordFile(folder), 'utf8')).trim()
    const url = urlOf({ password }, postmaster.port, 'aushang')
    const client = await connect(url, 'aushang probe')
    await client.end()
    return url
  } catch (error) {
    if (errorCode(error) === 'EACCES') throw explain(error, dataDir)
    return null
  }
}

async function prepareServer(dataDir: string, settings: Record<string, string>): Promise<Server> {
  const root = resolve(dataDir)
  await makeFolder(root)
  const folder = clusterFolder(root)
  await removeAbandonedWorkspaces(folder)
  const account = await chooseAccount(folder)
  const copyInto = process.getuid?.() === 0 ? '/var/lib/aushang' : root
  const binaries = await findPostgresBinaries({ account, copyInto })
  if (!existsSync(folder)) await createCluster({ folder, account, binaries, sync: settings['fsync'] !== 'off' })
  const password = await openCluster(folder, binaries)
  return { dataDir, folder, password, account, binaries, settings }
}

/**
 * Looks again and again at what is the case, and does the next thing about it. Each of our starts may meet another
 * Aushang that starts, stops or dies on the same folder; PostgreSQL itself sees to it that there is never a second server.
 */
async function bringUp(server: Server): Promise<{ postmaster: Postmaster; client: Client; adopted: boolean }> {
  const begunAt = Date.now()
  let launched: Launched | undefined
  let launches = 0
  let problem = 'it does not answer'
  while (Date.now() < begunAt + startWithinMs) {
    const postmaster = await findPostmaster(server.folder)
    if (postmaster?.status === 'ready') {
      try {
        const client = await claim(server, postmaster)
        return { postmaster, client, adopted: postmaster.pid !== launched?.pid }
      } catch (error) {
        if (error instanceof StartupError) throw error
        problem = messageOf(error)
      }
    } else if (postmaster === null && (launched === undefined || launched.exited)) {
      if (launched !== undefined) {
        const heldByLeftovers = Date.now() < begunAt + waitForLeftoversMs && (await hasPidFile(server.folder))
        // Somebody may have taken the port in the moment between choosing and using it.
        if (launches >= 3 && !heldByLeftovers) throw await failure(server.folder, 'did not start', await launched.log())
        await setTimeout(100)
      }
      launched = await launchServer(server)
      launches += 1
    }
    await setTimeout(10)
  }
  // Left running: it may be in the midst of a long recovery, which the next start will find further on.
  const log = await readFile(logFile(server), 'utf8').catch(() => '')
  throw await failure(server.folder, `was not ready after ${startWithinMs / 1000} seconds (${problem})`, log)
}

async function claim(server: Server, { port }: Postmaster): Promise<Client> {
  // Not the database `aushang`, which may be missing yet, and which the owner must not keep from being dropped.
  const client = await becomeOwner(urlOf(server, port, 'postgres'), server.dataDir)
  try {
    // The lock of an owner that stops its server comes free a moment before the server is gone.
    if ((await findPostmaster(server.folder))?.status !== 'ready') throw new Error('it is being stopped')
    const { rowCount } = await client.query(`select from pg_database where datname = 'aushang'`)
    if (rowCount === 0) await client.query('create database aushang')
    return client
  } catch (error) {
    await client.end().catch(() => {})
    throw error
  }
}

function urlOf({ password }: { password: string }, port: number, database: string): string {
  return `postgres://aushang:${password}@127.0.0.1:${port}/${database}`
}

function explain(error: unknown, dataDir: string): unknown {
  const elsewhere = 'or set DATA_DIR to another folder.'
  switch (errorCode(error)) {
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return new StartupError(`The data folder ${dataDir} is not writable for this user: change that, ${elsewhere}`, {
        cause: error,
      })
    case 'EEXIST':
    case 'ENOTDIR':
      return new StartupError(`The data folder ${dataDir} is not a folder: move that file away, ${elsewhere}`, {
        cause: error,
      })
    case 'ENOENT':
      if (!(error instanceof Error && 'syscall' in error && error.syscall === 'mkdir')) return error
      return new StartupError(`The data folder ${dataDir} cannot be made there: set DATA_DIR to another folder.`, {
        cause: error,
      })
    case 'ENOSPC':
    case 'EDQUOT':
      return diskFull(dataDir)
    default:
      return error
  }
}
