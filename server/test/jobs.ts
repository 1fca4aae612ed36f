import sql from 'sql-template-tag'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { type Database, openDatabase } from '../src/lib/database/db.ts'
import { startWork, type Worker } from '../src/lib/background-work/start-work.ts'
import type { Work, WorkRow } from '../src/lib/background-work/work.ts'
import { cloneDatabase } from './database/database.ts'

interface Job {
  accountId: string
  id: string
  outcome: string | null
  failures: number
  isDue: boolean
  dueIn: number
  isLeased: boolean
}

interface WorkerSettings {
  db?: Database
  pollMs?: number
  onError?: (error: unknown) => void
}

/** A table of work, and nothing else: for tests of the background work itself. */
interface Jobs {
  db: Database
  url: string
  /** Those of the present test, which end with it, as do the jobs. */
  workers: Worker[]
  /** They have been due for ten seconds. */
  add(accountId: string, count: number, prefix?: string): Promise<void>
  all(): Promise<Job[]>
  areAllDone(): Promise<boolean>
  start<Row extends WorkRow>(run: Work<Row>['run'], options?: Partial<Work<Row>>, settings?: WorkerSettings): Worker
}

/** On a database of its own, for the tests of one file. */
export function createJobs(): Jobs {
  const workers: Worker[] = []
  const jobs = { workers, add, all, areAllDone, start } as unknown as Jobs
  let drop: () => Promise<void>

  beforeAll(async () => {
    const database = await cloneDatabase()
    drop = database.drop
    const db = openDatabase({ url: database.url })
    await createTable(db)
    Object.assign(jobs, { db, url: database.url })
  })

  afterEach(async () => {
    await Promise.all(workers.splice(0).map((worker) => worker.stop()))
    await jobs.db.run(sql`truncate jobs`)
  })

  afterAll(async () => {
    await jobs.db.close()
    await drop()
  })

  async function add(accountId: string, count: number, prefix = 'job'): Promise<void> {
    await jobs.db.run(sql`
      insert into jobs (account_id, id, due_at)
      select ${accountId}, ${prefix} || '-' || lpad(n::text, 6, '0'), now() - make_interval(secs => 10) from generate_series(1, ${count}) n`)
  }

  function all(): Promise<Job[]> {
    return jobs.db.many<Job>(sql`
      select account_id as "accountId", id, outcome, failures, due_at is not null as "isDue",
        extract(epoch from due_at - now())::float8 as "dueIn", lease_token is not null as "isLeased"
      from jobs order by account_id, id`)
  }

  async function areAllDone(): Promise<boolean> {
    return (await all()).every(({ outcome }) => outcome === 'done')
  }

  function start<Row extends WorkRow>(
    run: Work<Row>['run'],
    options: Partial<Work<Row>> = {},
    { db = jobs.db, pollMs = 50, onError = () => {} }: WorkerSettings = {},
  ): Worker {
    const work: Work<Row> = {
      table: 'jobs',
      leaseSeconds: 30,
      concurrency: 24,
      concurrencyPerAccount: 8,
      retryAfterSeconds: [5, 60],
      run,
      settle: () => ({ set: sql`outcome = settled.verdict` }),
      ...options,
    }
    const worker = startWork(work, { db, pollMs, onError })
    workers.push(worker)
    return worker
  }

  return jobs
}

async function createTable(db: Database): Promise<void> {
  await db.run(sql`
    create table jobs (account_id text collate "C", id text collate "C", lane text collate "C", due_at timestamptz(3),
      failures int not null default 0, lease_until timestamptz(3), lease_token text, outcome text,
      primary key (account_id, id))`)
  await db.run(sql`create index jobs_due_at on jobs (due_at) where due_at is not null`)
  await db.run(sql`create index on jobs (account_id, due_at) where due_at is not null`)
  await db.run(sql`create index on jobs (account_id, lane, due_at) where due_at is not null`)
}
