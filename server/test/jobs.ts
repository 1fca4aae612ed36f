import sql from 'sql-template-tag'
import type { Db } from '../src/lib/database/db.ts'

/** A table of work, and nothing else: for tests of the background work itself. */
export async function createJobs(db: Db): Promise<void> {
  await db.run(sql`
    create table jobs (account_id text collate "C", id text collate "C", lane text collate "C", due_at timestamptz(3),
      failures int not null default 0, lease_until timestamptz(3), lease_token text, outcome text,
      primary key (account_id, id))`)
  await db.run(sql`create index jobs_due_at on jobs (due_at) where due_at is not null`)
  await db.run(sql`create index on jobs (account_id, due_at) where due_at is not null`)
  await db.run(sql`create index on jobs (account_id, lane, due_at) where due_at is not null`)
}
