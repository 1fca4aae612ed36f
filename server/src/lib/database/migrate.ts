import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import type { TerminalStep } from '@aushang/model'
import type pg from 'pg'
import { StartupError } from '../startup-error.ts'
import { asUnavailable, rethrow } from './database-errors.ts'
import { connectClient, endClient } from './hosts.ts'
import { refuseSharedSessions } from './refuse-shared-sessions.ts'

const folder = new URL('../../../migrations/', import.meta.url)
const schemaFile = new URL('../../../schema.sql', import.meta.url)
const oldestPostgres = 150_000

// Any number, as long as it is ours alone: processes that start together wait for each other under it.
export const migrationLock = 7_203_514

/** So ends the name of a migration that processes of older versions go on with, and start on: `docs/operations.md` has what it may do. */
export const compatibleEnding = '.compatible.sql'

/** For the log, and for a terminal. */
type Say = (message: string, step: TerminalStep) => void

/**
 * Brings the schema up to date, forward only. Returns the names of the migrations it applied. What may take long is said when it
 * begins, or somebody would take it for hung and kill it.
 */
export async function migrate(url: string, say: Say = () => {}): Promise<string[]> {
  return withClient(url, async (client) => {
    await refuseOldServer(client)
    await refuseWithoutRights(client)
    await lockMigrations(client, say)
    await refuseTablesWithoutKeys(client)
    await client.query(`create table if not exists migrations (
      name text primary key, checksum text not null, applied_at timestamptz(3) not null default now())`)
    const applied = await applyMissing(client, say)
    if (applied.length === 0) await refuseIncomplete(client)
    return applied
  })
}

/** For those who leave the schema as it is: it must be the one that they know. */
export async function refuseOtherVersion(url: string): Promise<void> {
  await withClient(url, async (client) => {
    await refuseOldServer(client)
    await refuseWithoutRights(client)
    await refuseTablesWithoutKeys(client)
    const { rows: found } = await client.query(`select from pg_class where oid = to_regclass('migrations')`)
    if (found.length === 0) {
      throw new StartupError('The database has no tables of Aushang yet: "aushang start" makes them.')
    }
    const migrations = await readMigrations()
    const { rows } = await client.query<Applied>('select name, checksum from migrations')
    refuseForeignHistory(migrations, rows)
    if (migrations.some(({ name }) => !rows.some((row) => row.name === name))) {
      throw new StartupError('The database is that of an older Aushang: "aushang start" brings it up to date.')
    }
    await refuseIncomplete(client)
  })
}

async function withClient<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const options = { connectionTimeoutMillis: 10_000 }
  const client = await connectClient(url, options).catch((cause: unknown) => {
    throw asUnavailable(cause)
  })
  try {
    await refuseSharedSessions(client, options)
    return await work(client)
  } catch (error) {
    if (error instanceof StartupError) throw error
    return rethrow(error)
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

async function refuseWithoutRights(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ user: string; may: boolean | null }>(
    `select current_user::text as user, has_schema_privilege(current_schema(), 'create') as may`,
  )
  if (rows[0]?.may) return
  throw new StartupError(
    `The user ${rows[0]?.user} of DATABASE_URL may make no tables in its database: make it the owner (alter database … owner to …), or grant it usage and create on the schema public.`,
  )
}

/** pg_restore makes tables, fills them, and adds what makes them safe and fast in the end: it may have been broken off. */
async function refuseTablesWithoutKeys(client: pg.Client): Promise<void> {
  const { rows } = await client.query(`
    select from pg_class where oid = to_regclass('migrations')
      and not exists (select from pg_constraint where conrelid = pg_class.oid and contype = 'p')`)
  if (rows.length > 0) throw restoredInPart('the keys of its tables')
}

/** For a database that has had every migration. */
async function refuseIncomplete(client: pg.Client): Promise<void> {
  const schema = await readFile(schemaFile, 'utf8')
  const named = /\bconstraint (\w+) (?:PRIMARY|FOREIGN|UNIQUE|CHECK)|^CREATE (?:UNIQUE )?INDEX (\w+)/gm
  const names = [...schema.matchAll(named)].map(([, constraint, index]) => constraint ?? index)
  const { rows } = await client.query<{ name: string }>(
    `select name from unnest($1::text[]) as name
     where not exists (select from pg_constraint where conname = name and connamespace = quote_ident(current_schema())::regnamespace)
       and not exists (select from pg_class where relname = name and relnamespace = quote_ident(current_schema())::regnamespace)`,
    [names],
  )
  if (rows.length > 0) throw restoredInPart(`${rows.length} keys and indexes, such as ${rows[0]?.name}`)
}

function restoredInPart(missing: string): StartupError {
  return new StartupError(
    `The database was not restored to the end: it lacks ${missing}. Restore the backup once more, into an empty database, with pg_restore --single-transaction.`,
  )
}

async function lockMigrations(client: pg.Client, say: Say): Promise<void> {
  const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [migrationLock])
  if (rows[0]?.locked) return
  say('another process looks after the tables: this one waits for it', (words) => words.waitingForMigrations)
  await client.query('select pg_advisory_lock($1)', [migrationLock])
}

async function applyMissing(client: pg.Client, say: Say): Promise<string[]> {
  const migrations = await readMigrations()
  const { rows } = await client.query<Applied>('select name, checksum from migrations')
  refuseForeignHistory(migrations, rows)
  const applied = new Set(rows.map((row) => row.name))
  const missing = migrations.filter(({ name }) => !applied.has(name))
  const step: TerminalStep = (words) => words.migrating(missing.length)
  if (rows.length === 0) say('making the tables of a new database', step)
  for (const { name, sql, checksum } of missing) {
    if (rows.length > 0)
      say(`bringing the database up to date: ${name}, which may take long; other processes wait for it`, step)
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
    if (ours === undefined && name.endsWith(compatibleEnding)) continue
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

/** Those that this version knows, in their order. */
export async function listMigrations(): Promise<string[]> {
  return (listed ??= (await readdir(folder)).filter((file) => file.endsWith('.sql')).toSorted())
}

// As they were at the start: an upgrade may lay others into the folder of a process that runs.
let listed: string[] | undefined

async function readMigrations(): Promise<Migration[]> {
  const files = await listMigrations()
  return Promise.all(
    files.map(async (file) => {
      const sql = await readFile(new URL(file, folder), 'utf8')
      return { name: file, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}
