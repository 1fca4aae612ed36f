import pg from 'pg'
import { inject } from 'vitest'
import { randomText } from '../../src/lib/ids.ts'

/** A database of one's own with the schema in it, cloned, and dropped in the end. */
export async function cloneDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const templateUrl = inject('templateUrl')
  const adminUrl = templateUrl.replace(/\/template$/, '/aushang')
  const name = `test_${randomText(12).toLowerCase()}`
  await administer(adminUrl, `create database ${name} template template strategy wal_log`)
  return {
    url: templateUrl.replace(/\/template$/, `/${name}`),
    drop: () => administer(adminUrl, `drop database ${name} with (force)`),
  }
}

let administrator: pg.Pool | undefined

/** On one connection for all: what a new one has to learn first takes as long as to clone. */
async function administer(url: string, statement: string): Promise<void> {
  administrator ??= new pg.Pool({ connectionString: url, max: 1, idleTimeoutMillis: 0, allowExitOnIdle: true })
    // The server may be stopped before this process.
    .on('error', () => {})
  await administrator.query(statement)
}
