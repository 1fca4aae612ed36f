import { Logger, run, runMigrations } from 'graphile-worker'
import pg from 'pg'
import { PgBoss } from 'pg-boss'
import sql from 'sql-template-tag'
import { openDatabase } from '../../server/src/lib/database/db.ts'
import { openWakes } from '../../server/src/lib/background-work/wake.ts'
import { startWork } from '../../server/src/lib/background-work/start-work.ts'
import type { Work, WorkRow } from '../../server/src/lib/background-work/work.ts'
import { type Claim, ms } from './claims.ts'
import { median, percentile } from './figures.ts'
import type { Service } from './service.ts'

const jobs = 20_000
const claimedAtOnce = 500
const samples = 500
const rounds = 3

/** Drains a backlog of jobs that do nothing, and takes single jobs as they come. */
interface Contender {
  name: string
  /** Adds that many jobs that are due now. */
  fill(count: number): Promise<void>
  /** Calls back for each job until stopped. */
  start(onJob: () => void): Promise<{ stop(): Promise<void> }>
  /** Adds one, as an application would, and is heard of at once. */
  addOne(): Promise<void>
  close(): Promise<void>
}

/** `server/src/lib/background-work/start-work.ts` beside graphile-worker and pg-boss, each tuned for throughput, on the same server, turn by turn. */
export async function work({ databaseUrl }: Service): Promise<Claim[]> {
  const contenders = [await ours(databaseUrl), await graphileWorker(databaseUrl), await pgBoss(databaseUrl)]
  const housekeeper = new pg.Client(databaseUrl)
  await housekeeper.connect()
  const rates = new Map<string, number[]>()
  const latencies = new Map<string, number[]>()
  for (let round = 0; round < rounds; round++) {
    for (const contender of contenders) {
      await contender.fill(jobs)
      // Else chance decides when autovacuum comes, and one of them is ten times slower until the planner knows its table.
      await housekeeper.query('vacuum analyze')
      const rate = await drain(contender)
      await housekeeper.query('vacuum analyze')
      rates.set(contender.name, [...(rates.get(contender.name) ?? []), rate])
      latencies.set(contender.name, [...(latencies.get(contender.name) ?? []), ...(await sampleLatency(contender))])
    }
  }
  for (const { close } of contenders) await close()
  await housekeeper.end()
  return contenders.map(({ name }, index) => {
    const waits = latencies.get(name) ?? []
    return {
      what: name,
      measured:
        `${median(rates.get(name) ?? []).toFixed(0)} jobs/s; from due to start ` +
        `p50 ${ms(percentile(waits, 0.5))}, p99 ${ms(percentile(waits, 0.99))}`,
      anchor:
        index === 0
          ? `the two below: medians of ${rounds} rounds of ${jobs} jobs that do nothing, up to ${claimedAtOnce} claimed at once; ${rounds * samples} single ones`
          : '',
    }
  })
}

async function drain({ start }: Contender): Promise<number> {
  const done = Promise.withResolvers<void>()
  let count = 0
  const started = performance.now()
  const worker = await start(() => {
    if (++count === jobs) done.resolve()
  })
  await done.promise
  await worker.stop() // everything is settled
  return (jobs / (performance.now() - started)) * 1000
}

async function sampleLatency({ start, addOne }: Contender): Promise<number[]> {
  const waits: number[] = []
  let heard = () => {}
  const worker = await start(() => heard())
  for (let sample = 0; sample < samples; sample++) {
    const begun = new Promise<void>((resolve) => (heard = resolve))
    const added = performance.now()
    await Promise.all([addOne(), begun])
    waits.push(performance.now() - added)
  }
  await worker.stop()
  return waits
}

async function ours(url: string): Promise<Contender> {
  // The one who adds and the one who works have connections of their own, as on two machines.
  const adding = openWakes(url, console.error)
  const working = openWakes(url, console.error)
  const db = openDatabase({ url, onWake: adding.send })
  await db.run(sql`drop table if exists bench_jobs`)
  await db.run(sql`
    create table bench_jobs (account_id text collate "C", id text collate "C", due_at timestamptz(3), failures int not null default 0,
      lease_until timestamptz(3), lease_token text, primary key (account_id, id)) with (fillfactor = 70)`)
  await db.run(sql`create index on bench_jobs (due_at) where due_at is not null`)
  await db.run(sql`create index on bench_jobs (account_id, due_at) where due_at is not null`)
  let added = 0
  return {
    name: 'lib/background-work/start-work.ts',
    async fill(count) {
      await db.run(sql`
        insert into bench_jobs (account_id, id, due_at)
        select 'account', ${`fill-${added++}-`} || n, now() from generate_series(1, ${count}) as n`)
    },
    async start(onJob) {
      const nothing: Work<WorkRow> = {
        table: 'bench_jobs',
        leaseSeconds: 60,
        // One account gets a third of all places.
        concurrency: 3 * claimedAtOnce,
        concurrencyPerAccount: claimedAtOnce,
        retryAfterSeconds: [],
        async run() {
          onJob()
          return { kind: 'done' }
        },
      }
      const worker = startWork(nothing, { db, onError: console.error })
      working.onWake((table) => table === 'bench_jobs' && worker.wake())
      return worker
    },
    async addOne() {
      const id = `one-${added++}`
      await db.run(sql`insert into bench_jobs (account_id, id, due_at) values ('account', ${id}, now())`)
      db.wake('bench_jobs')
    },
    async close() {
      await db.close()
      await adding.close()
      await working.close()
    },
  }
}

async function graphileWorker(url: string): Promise<Contender> {
  const pool = new pg.Pool({ connectionString: url, max: 12 })
  pool.on('error', console.error)
  await runMigrations({ pgPool: pool })
  return {
    name: 'graphile-worker (local queue, batched completion)',
    async fill(count) {
      await pool.query(`select graphile_worker.add_job('nothing', '{}') from generate_series(1, ${count})`)
    },
    async start(onJob) {
      const runner = await run({
        pgPool: pool,
        concurrency: 50,
        noHandleSignals: true,
        noPreparedStatements: false,
        taskList: { nothing: async () => onJob() },
        preset: { worker: { localQueue: { size: claimedAtOnce }, completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
        logger: new Logger(() => () => {}),
      })
      return { stop: () => runner.stop() }
    },
    async addOne() {
      await pool.query(`select graphile_worker.add_job('nothing', '{}')`)
    },
    close: () => pool.end(),
  }
}

async function pgBoss(url: string): Promise<Contender> {
  const boss = new PgBoss({ connectionString: url, max: 12, useListenNotify: true })
  boss.on('error', console.error)
  await boss.start()
  await boss.createQueue('nothing', { notify: true })
  const batch = 500
  return {
    name: 'pg-boss (LISTEN/NOTIFY, fetched and completed in batches)',
    async fill(count) {
      for (let sent = 0; sent < count; sent += batch) {
        await boss.insert(
          'nothing',
          Array.from({ length: batch }, () => ({ data: {} })),
        )
      }
    },
    async start(onJob) {
      // Its own loops poll; fetching without a pause is the fastest it can be driven, and waking is left to `work`.
      let stopping = false
      const draining = Promise.all(
        Array.from({ length: 2 }, async () => {
          for (;;) {
            const fetched = await boss.fetch('nothing', { batchSize: claimedAtOnce / 2 })
            if (fetched.length === 0) return
            for (const _job of fetched) onJob()
            await boss.complete(
              'nothing',
              fetched.map((job) => job.id),
            )
          }
        }),
      )
      await draining
      const worker = await boss.work(
        'nothing',
        { batchSize: claimedAtOnce, pollingIntervalSeconds: 0.5 },
        async (some) => {
          for (const _job of some) if (!stopping) onJob()
        },
      )
      return {
        async stop() {
          stopping = true
          await boss.offWork('nothing', { id: worker })
        },
      }
    },
    async addOne() {
      await boss.send('nothing', {})
    },
    close: () => boss.stop({ graceful: false }),
  }
}
