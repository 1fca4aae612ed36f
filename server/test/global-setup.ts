import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '../src/lib/embedded-postgres/start.ts'
import { migrate } from '../src/lib/migrate.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A database with the schema and nothing in it, to be cloned. */
    templateUrl: string
  }
}

/** One real PostgreSQL server for the whole run; each test file clones a database from the template. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'aushang-test-'))
  // What a test run writes may be lost; not having to wait for the disk makes it several times faster.
  const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '300' }
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => {}, settings })

  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  await client.query('create database template')
  await client.end()
  const templateUrl = postgres.url.replace(/\/aushang$/, '/template')
  await migrate(templateUrl)
  project.provide('templateUrl', templateUrl)

  return async () => {
    await postgres.stop()
    await rm(dataDir, { recursive: true })
  }
}
