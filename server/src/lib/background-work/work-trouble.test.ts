import sql from 'sql-template-tag'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { eventually } from '../../../../test/eventually.ts'
import { cloneDatabase } from '../../../test/database/database.ts'
import { type Database, DatabaseUnavailable, openDatabase } from '../database/db.ts'
import { type Lease, startWork, type Work, type Worker, type WorkResult, type WorkRow } from './work.ts'
import { lastInRound } from './work-sql.ts'

let db: Database
let drop: () => Promise<void>
let errors: unknown[] = []
const workers: Worker[] = []

beforeAll(async () => {
  const database = await cloneDatabase()
  drop = database.drop
  db = openDatabase({ url: database.url })
  await db.run(sql`
    create table jobs (account_id text collate "C", id text collate "C", due_at timestamptz(3),
      failures int not null default 0, lease_until timestamptz(3), lease_token text, primary key (account_id, id))`)
  await db.run(sql`create index on jobs (account_id, due_at) where due_at is not null`)
})

afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()))
  await db.run(sql`truncate jobs`)
  errors = []
})

afterAll(async () => {
  await db.close()
  await drop()
})

const addJob = (id: string) => db.run(sql`insert into jobs (account_id, id, due_at) values ('a', ${id}, now())`)

const untilNothingIsDue = () =>
  eventually(async () => expect(await db.many(sql`select from jobs where due_at is not null`)).toEqual([]))

function start(run: Work<WorkRow>['run'], options: Partial<Work<WorkRow>> = {}, on: Database = db): Worker {
  const worker = startWork(
    {
      table: 'jobs',
      leaseSeconds: 30,
      concurrency: 10,
      concurrencyPerAccount: 8,
      retryAfterSeconds: [5],
      run,
      ...options,
    },
    { db: on, pollMs: 50, onError: (error) => errors.push(error) },
  )
  workers.push(worker)
  return worker
}

describe('background work in trouble', () => {
  test('is aborted when the process is cut off', async () => {
    await addJob('long')
    let lease: Lease | undefined
    const worker = start(async (_row, its): Promise<WorkResult> => {
      lease = its
      return new Promise((resolve) => its.signal.addEventListener('abort', () => resolve({ kind: 'done' })))
    })
    await eventually(() => expect(lease?.signal.aborted).toBe(false))

    worker.cutOff()

    expect(lease?.signal.aborted).toBe(true)
    expect(lease?.isHeld()).toBe(false)
  })

  test('is not done again because the database was away when it was to be recorded', async () => {
    await addJob('once')
    let runs = 0
    let refusals = 0
    const answer = <Result>(ask: () => Promise<Result>): Promise<Result> =>
      refusals-- > 0 ? Promise.reject(new DatabaseUnavailable('It is away.')) : ask()
    const unsteady: Database = {
      ...db,
      many: (statement) => answer(() => db.many(statement)),
      transaction: (work) => answer(() => db.transaction(work)),
    }

    start(
      async () => {
        runs++
        refusals = 4
        return { kind: 'done' }
      },
      {},
      unsteady,
    )

    await untilNothingIsDue()
    expect(runs).toBe(1)
  })

  test('finishes only what is still its own', async () => {
    await addJob('lost')
    await addJob('kept')
    const finished: string[] = []

    start(
      async ({ id }) => {
        if (id === 'lost') await db.run(sql`update jobs set lease_token = 'another', due_at = null where id = ${id}`)
        return { kind: 'done' }
      },
      { finish: async (_tx, settled) => void finished.push(...settled.map(({ row }) => row.id)) },
    )

    await untilNothingIsDue()
    await workers[0]?.stop()
    expect(finished).toEqual(['kept'])
  })

  test('that met with a fault of ours is told to the operator', async () => {
    await addJob('faulty')
    const bug = new Error('a bug')

    start(() => Promise.reject(bug))

    await eventually(() => expect(errors).toEqual([bug]))
  })
})

test.each([
  // Whose work was claimed, whose turn it was last before, and whose it was last then.
  [['b', 'c'], '', 'c'],
  [['b', 'c', 'd'], 'a', 'd'],
  [['a', 'c'], 'b', 'a'],
  [['a', 'b', 'c'], 'b', 'b'],
  [[], 'b', 'b'],
])('of %j, after %j, %j has its turn last', (accounts, before, last) => {
  expect(lastInRound(accounts.toReversed(), before)).toBe(last)
})
