import { setTimeout as sleep } from 'node:timers/promises'
import sql from 'sql-template-tag'
import { describe, expect, test, vi } from 'vitest'
import { eventually } from '../../../../test/eventually.ts'
import { createJobs } from '../../../test/jobs.ts'
import type { Work, WorkResult, WorkRow } from './work.ts'

const jobs = createJobs()

describe('background work', () => {
  test('does everything that is due, once', async () => {
    await jobs.add('a', 500)
    const seen: string[] = []

    jobs.start(async ({ id }) => {
      seen.push(id)
      return { kind: 'done' }
    })

    await eventually(async () => expect(await jobs.areAllDone()).toBe(true))
    expect(seen).toHaveLength(500)
    expect(new Set(seen).size).toBe(500)
    expect((await jobs.all()).some(({ isDue, isLeased }) => isDue || isLeased)).toBe(false)
  })

  test('two jobs.workers share it, and neither does what the other does', async () => {
    await jobs.add('a', 300)
    const seen: string[] = []
    const run = async ({ id }: WorkRow): Promise<WorkResult> => {
      seen.push(id)
      return { kind: 'done' }
    }

    jobs.start(run)
    jobs.start(run)

    await eventually(async () => expect(await jobs.areAllDone()).toBe(true))
    expect(seen.toSorted()).toEqual((await jobs.all()).map(({ id }) => id))
  })

  test('leaves alone what is due later, and does it when its time comes', async () => {
    await jobs.db.run(sql`insert into jobs (account_id, id, due_at) values ('a', 'later', now() + interval '400 ms')`)
    const startedAt: number[] = []
    const { at } = await jobs.db.one<{ at: Date }>(sql`select due_at as at from jobs`)

    jobs.start(async () => {
      startedAt.push(Date.now())
      return { kind: 'done' }
    })

    await eventually(() => expect(startedAt).toHaveLength(1))
    expect(startedAt[0]).toBeGreaterThanOrEqual(at.getTime() - 5)
  })

  describe('without looking again by the clock', () => {
    const never = { pollMs: 3_600_000 }

    test.for([
      ['of one account', ['a']],
      ['of many', Array.from({ length: 30 }, (_, n) => `account-${n}`)],
    ] as const)('works off a backlog %s, whatever takes how long', async ([_whose, accounts]) => {
      for (const account of accounts) await jobs.add(account, 300 / accounts.length, account)

      jobs.start(
        async () => {
          await sleep(Math.random() * 10)
          return { kind: 'done' }
        },
        {},
        never,
      )

      await eventually(async () => expect(await jobs.areAllDone()).toBe(true))
    })

    test('begins each job that comes alone, as soon as it comes', async () => {
      const seen: string[] = []
      const worker = jobs.start(
        async ({ id }) => {
          seen.push(id)
          return { kind: 'done' }
        },
        {},
        never,
      )

      for (let n = 1; n <= 200; n++) {
        await jobs.db.run(sql`insert into jobs (account_id, id, due_at) values ('a', ${`job-${n}`}, now())`)
        worker.wake()
        await vi.waitFor(() => expect(seen).toHaveLength(n), { timeout: 20_000, interval: 1 })
      }
    })

    test('goes on with what has more to do', async () => {
      await jobs.add('a', 1)
      let parts = 0

      jobs.start(async () => ({ kind: ++parts < 20 ? 'more' : 'done' }), {}, never)

      await eventually(async () => expect(await jobs.areAllDone()).toBe(true))
      expect(parts).toBe(20)
    })

    test('begins what was made due when something else was settled', async () => {
      await jobs.add('a', 1, 'first')
      const seen: string[] = []
      const finish: Work<WorkRow>['finish'] = async (tx) => {
        if (seen.length === 1)
          await tx.run(sql`insert into jobs (account_id, id, due_at) values ('a', 'second', now())`)
      }

      jobs.start(
        async ({ id }) => {
          seen.push(id)
          return { kind: 'done' }
        },
        { finish },
        never,
      )

      await eventually(() => expect(seen).toEqual(['first-000001', 'second']))
      await eventually(async () => expect(await jobs.areAllDone()).toBe(true))
    })
  })

  test('what fails is due again after the waits of its list, spread by a tenth, and fails for good at its end', async () => {
    await jobs.add('a', 1)
    jobs.start(async () => ({ kind: 'again' }))

    for (const wait of [5, 60]) {
      await eventually(async () =>
        expect((await jobs.all())[0]).toMatchObject({ outcome: 'again', isLeased: false, isDue: true }),
      )
      const [job] = await jobs.all()
      expect(job?.dueIn).toBeGreaterThan(wait * 0.9 - 1)
      expect(job?.dueIn).toBeLessThan(wait * 1.1)
      await jobs.db.run(sql`update jobs set due_at = now(), outcome = null`)
    }

    await eventually(async () =>
      expect((await jobs.all())[0]).toMatchObject({ outcome: 'failed', isDue: false, failures: 3 }),
    )
  })

  test('what is done in parts goes on behind what else is due, and the parts are no failures', async () => {
    await jobs.add('a', 1, 'long')
    await jobs.db.run(sql`update jobs set failures = 1`)
    await jobs.add('a', 2, 'short')
    const order: string[] = []
    jobs.start(
      async ({ id }) => {
        order.push(id.split('-')[0] ?? '')
        return { kind: id.startsWith('long') && order.length < 5 ? 'more' : 'done' }
      },
      { concurrency: 1, settle: () => ({ set: sql`outcome = settled.verdict || ' ' || work.failures` }) },
    )

    await eventually(async () => expect((await jobs.all()).every(({ isDue }) => !isDue)).toBe(true))
    expect(order).toEqual(['long', 'short', 'short', 'long', 'long'])
    expect((await jobs.all())[0]?.outcome).toBe('done 1')
  })

  test('comes no sooner than the other side asked', async () => {
    await jobs.add('a', 1)
    jobs.start(async () => ({ kind: 'again', notBeforeSeconds: 500 }))

    await eventually(async () => expect((await jobs.all())[0]?.dueIn).toBeGreaterThan(490))
  })

  test('one statement sets what was decided for each row, and when it is due again', async () => {
    await jobs.add('a', 3)
    const settle: Work<WorkRow>['settle'] = (settled) => ({
      with: sql`
        decided as (
          select * from unnest(
            ${settled.map(({ row }) => row.accountId)}::text[],
            ${settled.map(({ row }) => row.id)}::text[],
            ${settled.map(({ row }) => `decided for ${row.id}`)}::text[]) as decided (account_id, id, outcome)
        ),
        recorded as (insert into jobs (account_id, id, outcome) select account_id, 'record of ' || id, 'held' from held)`,
      join: sql`join decided using (account_id, id)`,
      set: sql`outcome = decided.outcome`,
      dueAt: sql`case when work.id = 'job-000002' then now() + interval '1 hour' else settled.due_at end`,
    })

    jobs.start(async ({ id }) => ({ kind: id === 'job-000003' ? 'again' : 'done' }), { settle })

    await eventually(async () => expect(await jobs.all()).toHaveLength(6))
    const [first, second, third, ...recorded] = await jobs.all()
    expect(first).toMatchObject({ outcome: 'decided for job-000001', isDue: false })
    expect(second).toMatchObject({ outcome: 'decided for job-000002', isDue: true })
    expect(second?.dueIn).toBeGreaterThan(3_500)
    expect(third).toMatchObject({ outcome: 'decided for job-000003', isDue: true, failures: 1 })
    expect(recorded.map(({ id }) => id)).toEqual([1, 2, 3].map((n) => `record of job-00000${n}`))
  })

  test('a fault of ours leaves the row to the next holder of the lease', async () => {
    await jobs.add('a', 1)
    let tries = 0
    jobs.start(
      async () => {
        if (++tries === 1) throw new Error('a bug')
        return { kind: 'done' }
      },
      { leaseSeconds: 0.3 },
    )

    await eventually(async () => expect((await jobs.all())[0]?.outcome).toBe('done'))
    expect(tries).toBe(2)
  })
})

describe('settling', () => {
  /** Holds the lock of each of these accounts, as if something took very long there. Resolves with what ends that. */
  async function holdLocks(accountIds: string[]): Promise<() => Promise<void>> {
    const locked = Promise.withResolvers<void>()
    const release = Promise.withResolvers<void>()
    const holding = jobs.db.transaction(async (tx) => {
      await tx.run(sql`insert into jobs (account_id, id) select unnest(${accountIds}::text[]), 'log'`)
      locked.resolve()
      await release.promise
    })
    await locked.promise
    return () => {
      release.resolve()
      return holding
    }
  }

  const startLocking = () =>
    jobs.start(async () => ({ kind: 'done' }), {
      finish: async (tx, settled) => {
        for (const { row } of settled) {
          await tx.run(sql`insert into jobs (account_id, id) values (${row.accountId}, 'log') on conflict do nothing`)
        }
      },
    })

  test('waits for the lock of one account, and not for that of another', async () => {
    await jobs.add('a', 1)
    await jobs.add('b', 1)
    const release = await holdLocks(['a'])

    startLocking()

    await eventually(async () => expect((await jobs.all()).map(({ outcome }) => outcome)).toContain('done'))
    expect(await jobs.all()).toMatchObject([
      { accountId: 'a', outcome: null },
      { id: 'job-000001', outcome: 'done' },
      { id: 'log' },
    ])
    await release()
    await eventually(async () => expect((await jobs.all())[0]).toMatchObject({ accountId: 'a', outcome: 'done' }))
  })

  test('gives way to others when all that it does at once waits for locks', async () => {
    const stuck = ['a', 'b', 'c', 'd']
    for (const accountId of stuck) await jobs.add(accountId, 1)
    const release = await holdLocks(stuck)
    startLocking()
    await eventually(async () => {
      const waiting = await jobs.db.many(sql`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
      expect(waiting).toHaveLength(stuck.length)
    })

    await jobs.add('e', 1)

    await eventually(async () => {
      const done = (await jobs.all()).filter(({ outcome }) => outcome === 'done')
      expect(done).toMatchObject([{ accountId: 'e' }])
    })
    await release()
    await eventually(async () => expect((await jobs.all()).filter(({ outcome }) => outcome === 'done')).toHaveLength(5))
  })
})
