import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import type pg from 'pg'
import { StartupError } from '../startup-error.ts'
import { connectClient, endClient } from './hosts.ts'

const folder = new URL('../../../migrations/', import.meta.url)
const oldestPostgres = 150_000

// Any number, as long as it is ours alone: processes that start together wait for each other under it.
const lockKey = 7_203_514

/** Brings the schema up to date, forward only. Returns the names of the migrations it applied. */
export async function migrate(url: string): Promise<string[]> {
  return withClient(url, async (client) => {
    await refuseOldServer(client)
    await client.query('select pg_advisory_lock($1)', [lockKey])
    await client.query(`create table if not exists migrations (
      name text primary key, checksum text not null, applied_at timestamptz(3) not null default now())`)
    return applyMissing(client)
  })
}

/** For those who leave the schema as it is: it must be the one that they know. */
export async function refuseOtherVersion(url: string): Promise<void> {
  await withClient(url, async (client) => {
    await refuseOldServer(client)
    const { rows: found } = await client.query(`select from pg_class where oid = to_regclass('migrations')`)
    if (found.length === 0) {
      throw new StartupError('The database has no tables of Aushang yet: "aushang start" makes them.')
    }
    const migrations = await readMigrations()
    const { rows } = await client.query<Applied>('select name, checksum from migrations')
    refuseForeignHistory(migrations, rows)
    if (rows.length < migrations.length) {
      throw new StartupError('The database is that of an older Aushang: "aushang start" brings it up to date.')
    }
  })
}

async function withClient<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = await connectClient(url, { connectionTimeoutMillis: 10_000 }).catch((cause: Error) => {
    throw new StartupError(`The database cannot be reached (${reason(cause)}). Check DATABASE_URL.`, { cause })
  })
  try {
    return await work(client)
  } finally {
    await endClient(client)
  }
}

async function refuseOldServer(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ version: string }>(`select current_setting('server_version_num') as version`)
  const version = Number(rows[0]?.version)
  if (version < oldestPostgres) {
    throw new StartupError(`The database is PostgreSQL ${Math.floor(version / 10_000)}; Aushang needs 15 or newer.`)
  }
}

async function applyMissing(client: pg.Client): Promise<string[]> {
  const migrations = await readMigrations()
  const { rows } = await client.query<Applied>('select name, checksum from migrations')
  refuseForeignHistory(migrations, rows)
  const applied = new Set(rows.map((row) => row.name))
  const missing = migrations.filter(({ name }) => !applied.has(name))
  for (const { name, sql, checksum } of missing) {
    await client.query('begin')
    await client.query(sql)
    await client.query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum])
    await client.query('commit')
  }
  return missing.map(({ name }) => name)
}

function refuseForeignHistory(migrations: Migration[], applied: Applied[]): void {
  for (const { name, checksum } of applied) {
    const ours = migrations.find((migration) => migration.name === name)
    if (ours === undefined) {
      throw new StartupError(
        `The database was made by a newer Aushang (it knows ${name}). Start that version or a later one.`,
      )
    }
    if (ours.checksum !== checksum) {
      throw new StartupError(`The migration ${name} was changed after it had been applied to this database.`)
    }
  }
}

interface Applied {
  name: string
  checksum: string
}

interface Migration {
  name: string
  sql: string
  checksum: string
}

async function readMigrations(): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).toSorted()
  return Promise.all(
    files.map(async (file) => {
      const sql = await readFile(new URL(file, folder), 'utf8')
      return { name: file, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

/** "connect ECONNREFUSED 127.0.0.1:5432" for a host with several addresses is hidden one level down. */
function reason(error: Error): string {
  return error instanceof AggregateError ? String(error.errors[0]?.message) : error.message
}
