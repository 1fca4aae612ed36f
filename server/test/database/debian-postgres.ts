import { execFile } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { appendFile, chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { onTestFinished } from 'vitest'
import { installed, type Need } from '../../../test/needs.ts'
import { freePorts } from '../../../test/free-ports.ts'

const run = promisify(execFile)
const base = '/usr/lib/postgresql'

/** Its newest version, with pg_dump, pg_restore and pg_basebackup: what operators have, and the embedded one lacks. */
const [newest] = versions().toSorted((a, b) => Number(b) - Number(a))

export const debianPostgres: Need = {
  what: 'PostgreSQL with its tools',
  how: 'apt-get install postgresql',
  isMet: newest !== undefined,
}

function versions(): string[] {
  return installed([base]) === '' ? [] : readdirSync(base).filter((name) => /^\d+$/.test(name) && Number(name) >= 15)
}

interface DebianServer {
  port: number
  /** Of its database aushang. */
  url: string
  folder: string
  /** A program of the same version, as the user the server runs as. */
  tool(program: string, ...args: string[]): Promise<string>
  stop(mode?: 'fast' | 'immediate'): Promise<void>
}

/** A server of the operator's with an empty database, or a standby that follows another; it is gone after the test. */
export async function startDebianPostgres({ standbyOf }: { standbyOf?: DebianServer } = {}): Promise<DebianServer> {
  const home = await mkdtemp(join(tmpdir(), 'aushang-debian-'))
  const folder = join(home, 'data')
  const [port = 0] = await freePorts(1)
  const isRoot = userInfo().uid === 0
  if (isRoot) await chownToPostgres(home)
  const tool = async (program: string, ...args: string[]) => {
    const command = [join(base, newest ?? '', 'bin', program), ...args]
    const [first = '', ...rest] = isRoot ? ['runuser', '-u', 'postgres', '--', ...command] : command
    return (await run(first, rest, { cwd: home, maxBuffer: 1e8 })).stdout
  }
  if (standbyOf === undefined) {
    await tool('initdb', '-D', folder, '-U', 'aushang', '--auth=trust', '--locale=C.UTF-8', '--no-sync')
    await appendFile(
      join(folder, 'postgresql.conf'),
      `\nunix_socket_directories = ''\nlisten_addresses = '127.0.0.1'\n`,
    )
  } else {
    await tool(
      'pg_basebackup',
      '-D',
      folder,
      '-R',
      '-X',
      'stream',
      '-c',
      'fast',
      '-d',
      serverUrl(standbyOf.port, 'postgres'),
    )
  }
  const options = ['-D', folder, '-l', join(home, 'log'), '-o', `-p ${port}`, '-w']
  await tool('pg_ctl', 'start', ...options)
  const stop = async (mode = 'fast') => {
    await tool('pg_ctl', 'stop', '-D', folder, '-m', mode).catch(() => {})
  }
  onTestFinished(async () => {
    await stop('immediate')
    await rm(home, { recursive: true, force: true, maxRetries: 5 })
  })
  if (standbyOf === undefined) await query(serverUrl(port, 'postgres'), 'create database aushang')
  return { port, url: serverUrl(port, 'aushang'), folder, tool, stop }
}

export async function query(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows
  } finally {
    await client.end()
  }
}

function serverUrl(port: number, database: string): string {
  return `postgres://aushang@127.0.0.1:${port}/${database}`
}

async function chownToPostgres(folder: string): Promise<void> {
  const ids = await Promise.all(['-u', '-g'].map(async (flag) => Number((await run('id', [flag, 'postgres'])).stdout)))
  await chown(folder, ids[0] ?? 0, ids[1] ?? 0)
}
