import { setTimeout as sleep } from 'node:timers/promises'
import sql, { type Sql } from 'sql-template-tag'
import { describe, expect, test } from 'vitest'
import { eventually } from '../../../../test/eventually.ts'
import { createJobs } from '../../../test/jobs.ts'
import type { Database, Tx } from '../database/db.ts'
import type { Lease, WorkResult, WorkRow } from './work.ts'

const jobs = createJobs()

const tokens = () =>
  jobs.db.many<{ token: string }>(
    sql`select lease_token as token from jobs where account_id = 'a' and lease_token is not null`,
  )

describe('a lease', () => {
  test('is renewed for as long as the work takes', async () => {
    await jobs.add('a', 1)
    const slow = Promise.withResolvers<WorkResult>()
    let tries = 0
    let isHeld = () => false
    const work = (_row: WorkRow, lease: Lease) => {
      tries++
      isHeld = () => lease.isHeld()
      return slow.promise
    }
    jobs.start(work, { leaseSeconds: 1 })
    await eventually(() => expect(tries).toBe(1))
    const [{ token } = { token: '' }] = await tokens()

    await jobs.add('b', 1, 'meanwhile')
    await sleep(2_500)

    expect(isHeld()).toBe(true)
    expect((await tokens())[0]?.token).toBe(token)
    slow.resolve({ kind: 'done' })
    await eventually(async () => expect((await jobs.all()).map(({ outcome }) => outcome)).toEqual(['done', 'done']))
    expect(tries).toBe(2)
  })

  test('is renewed in the order in which everybody locks rows, in whatever one it was claimed', async () => {
    await jobs.add('a', 2)
    await jobs.db.run(sql`update jobs set due_at = due_at - interval '1 second' where id = 'job-000002'`)
    const lock = (tx: Tx, id: string) => tx.many(sql`select from jobs where account_id = 'a' and id = ${id} for update`)
    const slow = Promise.withResolvers<WorkResult>()
    const errors: unknown[] = []
    const leases: Lease[] = []
    jobs.start(
      (_row, lease) => {
        leases.push(lease)
        return slow.promise
      },
      { leaseSeconds: 3 },
      { onError: (error) => errors.push(error) },
    )
    await eventually(() => expect(leases).toHaveLength(2))

    await jobs.db.transaction(async (tx) => {
      await lock(tx, 'job-000001')
      await eventually(async () =>
        expect(
          await jobs.db.many(sql`select from pg_stat_activity
          where wait_event_type = 'Lock' and query like '%set lease_until%' and datname = current_database()`),
        ).toHaveLength(1),
      )
      await lock(tx, 'job-000002')
    })

    slow.resolve({ kind: 'done' })
    await eventually(async () => expect(await jobs.areAllDone()).toBe(true))
    expect(errors).toEqual([])
  })

  test('counts from the claim: what is answered too late is not begun, but claimed again', async () => {
    await jobs.add('a', 1)
    let claims = 0
    const slow: Database = {
      ...jobs.db,
      work: {
        ...jobs.db.work,
        many: async <Row>(statement: Sql) => {
          const rows = await jobs.db.work.many<Row>(statement)
          if (rows.length > 0 && ++claims === 1) await sleep(400)
          return rows
        },
      },
    }
    const held: boolean[] = []
    const work = async (_row: WorkRow, lease: Lease): Promise<WorkResult> => {
      held.push(lease.isHeld())
      return { kind: 'done' }
    }

    jobs.start(work, { leaseSeconds: 0.3 }, { db: slow })

    await eventually(async () => expect((await jobs.all())[0]?.outcome).toBe('done'))
    expect(held).toEqual([true])
  })

  test('that is lost: whoever had it is told so, and is not listened to', async () => {
    await jobs.add('a', 1)
    const late = Promise.withResolvers<WorkResult>()
    const leases: Lease[] = []
    jobs.start((_row, lease) => (leases.push(lease) === 1 ? late.promise : Promise.resolve({ kind: 'done' })), {
      leaseSeconds: 0.6,
      concurrency: 1,
    })
    await eventually(() => expect(leases).toHaveLength(1))
    await jobs.db.run(sql`update jobs set lease_until = now() - interval '1 second'`)
    jobs.start(async () => ({ kind: 'done' }), { leaseSeconds: 30 })
    await eventually(async () => expect((await jobs.all())[0]?.outcome).toBe('done'))

    await eventually(() => expect(leases[0]?.signal.aborted).toBe(true))
    late.resolve({ kind: 'failed' })
    await jobs.workers[0]?.stop()

    expect(leases[0]?.isHeld()).toBe(false)
    expect((await jobs.all())[0]?.outcome).toBe('done')
  })
})
