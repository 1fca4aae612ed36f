import { setTimeout as sleep } from 'node:timers/promises'
import sql from 'sql-template-tag'
import { describe, expect, test } from 'vitest'
import { eventually } from '../../../../test/eventually.ts'
import { createJobs } from '../../../test/jobs.ts'
import { DatabaseUnavailable } from '../database/database-errors.ts'
import type { Database } from '../database/db.ts'
import type { Attempt, Lease, WorkResult } from './work.ts'

const jobs = createJobs()

const addJob = (id: string) => jobs.db.run(sql`insert into jobs (account_id, id, due_at) values ('a', ${id}, now())`)

const untilNothingIsDue = () =>
  eventually(async () => expect(await jobs.db.many(sql`select from jobs where due_at is not null`)).toEqual([]))

describe('background work in trouble', () => {
  test('is aborted when the process is cut off', async () => {
    await addJob('long')
    let lease: Lease | undefined
    const worker = jobs.start(async (_row, its): Promise<WorkResult> => {
      lease = its
      return new Promise((resolve) => its.signal.addEventListener('abort', () => resolve({ kind: 'done' })))
    })
    await eventually(() => expect(lease?.signal.aborted).toBe(false))

    worker.cutOff()

    expect(lease?.signal.aborted).toBe(true)
    expect(lease?.isHeld()).toBe(false)
  })

  test.for([
    ['alone', {}],
    ['with more to write', { finish: async () => {} }],
  ] as const)('tells of each attempt how long it took, and whether it came too late: %s', async ([_what, options]) => {
    await jobs.add('a', 2)
    const startedAt = performance.now()
    const sinceStart = () => performance.now() - startedAt
    const attempts: Record<string, Attempt> = {}
    const run = async ({ id }: { id: string }): Promise<WorkResult> => {
      await sleep(50)
      // Somebody else has taken it over.
      if (id.endsWith('1')) await jobs.db.run(sql`update jobs set lease_token = 'another' where id = ${id}`)
      return { kind: 'done' }
    }

    jobs.start(run, { ...options, report: ({ row }, attempt) => void (attempts[row.id] = attempt) })

    await eventually(() => expect(Object.keys(attempts)).toHaveLength(2))
    expect(attempts).toMatchObject({ 'job-000001': { isLeaseLost: true }, 'job-000002': { isLeaseLost: false } })
    for (const { durationMs } of Object.values(attempts)) {
      expect(durationMs).toBeGreaterThan(45)
      expect(durationMs).toBeLessThan(sinceStart())
    }
  })

  test('that gives up because it is cut off is no trouble, and keeps nobody from stopping', async () => {
    await addJob('waiting')
    const errors: unknown[] = []
    let isWaiting = false
    const worker = jobs.start(
      async (_row, { signal }): Promise<WorkResult> => {
        isWaiting = true
        return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
      },
      {},
      { onError: (error) => errors.push(error) },
    )
    await eventually(() => expect(isWaiting).toBe(true))

    worker.cutOff()
    await worker.stop()

    expect(errors).toEqual([])
  })

  test('is not done again because the database was away when it was to be recorded', async () => {
    await addJob('once')
    let runs = 0
    let refusals = 0
    const answer = <Result>(ask: () => Promise<Result>): Promise<Result> =>
      refusals-- > 0 ? Promise.reject(new DatabaseUnavailable('It is away.')) : ask()
    const unsteady: Database = {
      ...jobs.db,
      many: (statement) => answer(() => jobs.db.many(statement)),
      transaction: (work) => answer(() => jobs.db.transaction(work)),
    }

    jobs.start(
      async () => {
        runs++
        refusals = 4
        return { kind: 'done' }
      },
      {},
      { db: unsteady },
    )

    await untilNothingIsDue()
    expect(runs).toBe(1)
  })

  test('finishes only what is still its own', async () => {
    await addJob('lost')
    await addJob('kept')
    const finished: string[] = []

    jobs.start(
      async ({ id }) => {
        if (id === 'lost')
          await jobs.db.run(sql`update jobs set lease_token = 'another', due_at = null where id = ${id}`)
        return { kind: 'done' }
      },
      { finish: async (_tx, settled) => void finished.push(...settled.map(({ row }) => row.id)) },
    )

    await untilNothingIsDue()
    await jobs.workers[0]?.stop()
    expect(finished).toEqual(['kept'])
  })

  test('that met with a fault of ours is told to the operator', async () => {
    await addJob('faulty')
    const bug = new Error('a bug')
    const errors: unknown[] = []

    jobs.start(() => Promise.reject(bug), {}, { onError: (error) => errors.push(error) })

    await eventually(() => expect(errors).toEqual([bug]))
  })
})
