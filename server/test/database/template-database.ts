import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbeddedPostgres } from '../../src/lib/embedded-postgres/start.ts'
import { migrate } from '../../src/lib/database/migrate.ts'

/** A PostgreSQL server of its own, with a database that has the schema and nothing in it, to be cloned. */
export async function startTemplateDatabase(): Promise<{ templateUrl: string; stop(): Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'aushang-test-'))
  // What a test run writes may be lost; not having to wait for the disk makes it several times faster.
  const settings = {
    fsync: 'off',
    // In the folder of the run, which goes with it, also when it is killed.
    dynamic_shared_memory_type: 'mmap',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: '300',
    // Databases come and go here; to look into each of them every ten seconds is for one that stays.
    autovacuum_naptime: '1min',
  }
  const postgres = await startEmbeddedPostgres({ dataDir, settings })

  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  await client.query('create database template')
  // Who comes in is asked for the password as everywhere. Thousands do, and to reckon it 4,096 times each time takes longer than
  // much of what they come for.
  await client.query('set scram_iterations = 1')
  await client.query(`alter role aushang password '${new URL(postgres.url).password}'`)
  await client.end()
  const templateUrl = postgres.url.replace(/\/aushang$/, '/template')
  await migrate(templateUrl)

  return {
    templateUrl,
    async stop() {
      await postgres.stop()
      await rm(dataDir, { recursive: true })
    },
  }
}
