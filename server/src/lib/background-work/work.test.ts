import { setTimeout as sleep } from 'node:timers/promises'
import sql, { type Sql } from 'sql-template-tag'
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { eventually } from '../../../../test/eventually.ts'
import { cloneDatabase } from '../../../test/database/database.ts'
import { createJobs } from '../../../test/jobs.ts'
import { type Database, openDatabase } from '../database/db.ts'
import { openLocks } from './locks.ts'
import { claimColumns, type Lease, startWork, type Work, type Worker, type WorkResult, type WorkRow } from './work.ts'

let db: Database
let url: string
let drop: () => Promise<void>
const workers: Worker[] = []

beforeAll(async () => {
  const database = await cloneDatabase()
  drop = database.drop
  url = database.url
  db = openDatabase({ url })
  await createJobs(db)
})

afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()))
  await db.run(sql`truncate jobs`)
})

afterAll(async () => {
  await db.close()
  await drop()
})

const addJobs = (accountId: string, count: number, prefix = 'job') =>
  db.run(sql`
    insert into jobs (account_id, id, due_at)
    select ${accountId}, ${prefix} || '-' || lpad(n::text, 6, '0'), now() - make_interval(secs => 10) from generate_series(1, ${count}) n`)

const jobs = () =>
  db.many<{
    accountId: string
    id: string
    outcome: string | null
    failures: number
    isDue: boolean
    dueIn: number
    leased: boolean
  }>(sql`
    select account_id as "accountId", id, outcome, failures, due_at is not null as "isDue",
      extract(epoch from due_at - now())::float8 as "dueIn", lease_token is not null as leased
    from jobs order by account_id, id`)

const tokens = () =>
  db.many<{ token: string }>(
    sql`select lease_token as token from jobs where account_id = 'a' and lease_token is not null`,
  )

function start(
  run: Work<WorkRow>['run'],
  options: Partial<Work<WorkRow>> = {},
  on: Database = db,
  pollMs = 50,
): Worker {
  const work: Work<WorkRow> = {
    table: 'jobs',
    leaseSeconds: 30,
    concurrency: 24,
    concurrencyPerAccount: 8,
    retryAfterSeconds: [5, 60],
    run,
    settle: () => ({ set: sql`outcome = settled.verdict` }),
    ...options,
  }
  const worker = startWork(work, { db: on, pollMs, onError: () => {} })
  workers.push(worker)
  return worker
}

describe('background work', () => {
  test('does everything that is due, once', async () => {
    await addJobs('a', 500)
    const seen: string[] = []

    start(async ({ id }) => {
      seen.push(id)
      return { kind: 'done' }
    })

    await eventually(async () => expect((await jobs()).every(({ outcome }) => outcome === 'done')).toBe(true))
    expect(seen).toHaveLength(500)
    expect(new Set(seen).size).toBe(500)
    expect((await jobs()).some(({ isDue, leased }) => isDue || leased)).toBe(false)
  })

  test('two workers share it, and neither does what the other does', async () => {
    await addJobs('a', 300)
    const seen: string[] = []
    const run = async ({ id }: WorkRow): Promise<WorkResult> => {
      seen.push(id)
      return { kind: 'done' }
    }

    start(run)
    start(run)

    await eventually(async () => expect((await jobs()).every(({ outcome }) => outcome === 'done')).toBe(true))
    expect(seen.toSorted()).toEqual((await jobs()).map(({ id }) => id))
  })

  test('leaves alone what is due later, and does it when its time comes', async () => {
    await db.run(sql`insert into jobs (account_id, id, due_at) values ('a', 'later', now() + interval '400 ms')`)
    const startedAt: number[] = []
    const { at } = await db.one<{ at: Date }>(sql`select due_at as at from jobs`)

    start(async () => {
      startedAt.push(Date.now())
      return { kind: 'done' }
    })

    await eventually(() => expect(startedAt).toHaveLength(1))
    expect(startedAt[0]).toBeGreaterThanOrEqual(at.getTime() - 5)
  })

  describe('without looking again by the clock', () => {
    const never = 3_600_000
    const isAllDone = async () => (await jobs()).every(({ outcome }) => outcome === 'done')

    test.for([
      ['of one account', ['a']],
      ['of many', Array.from({ length: 30 }, (_, n) => `account-${n}`)],
    ] as const)('works off a backlog %s, whatever takes how long', async ([_whose, accounts]) => {
      for (const account of accounts) await addJobs(account, 300 / accounts.length, account)

      start(
        async () => {
          await sleep(Math.random() * 10)
          return { kind: 'done' }
        },
        {},
        db,
        never,
      )

      await eventually(async () => expect(await isAllDone()).toBe(true))
    })

    test('begins each job that comes alone, as soon as it comes', async () => {
      const seen: string[] = []
      const worker = start(
        async ({ id }) => {
          seen.push(id)
          return { kind: 'done' }
        },
        {},
        db,
        never,
      )

      for (let n = 1; n <= 200; n++) {
        await db.run(sql`insert into jobs (account_id, id, due_at) values ('a', ${`job-${n}`}, now())`)
        worker.wake()
        await vi.waitFor(() => expect(seen).toHaveLength(n), { timeout: 20_000, interval: 1 })
      }
    })

    test('goes on with what has more to do', async () => {
      await addJobs('a', 1)
      let parts = 0

      start(async () => ({ kind: ++parts < 20 ? 'more' : 'done' }), {}, db, never)

      await eventually(async () => expect(await isAllDone()).toBe(true))
      expect(parts).toBe(20)
    })

    test('begins what was made due when something else was settled', async () => {
      await addJobs('a', 1, 'first')
      const seen: string[] = []
      const finish: Work<WorkRow>['finish'] = async (tx) => {
        if (seen.length === 1)
          await tx.run(sql`insert into jobs (account_id, id, due_at) values ('a', 'second', now())`)
      }

      start(
        async ({ id }) => {
          seen.push(id)
          return { kind: 'done' }
        },
        { finish },
        db,
        never,
      )

      await eventually(() => expect(seen).toEqual(['first-000001', 'second']))
      await eventually(async () => expect(await isAllDone()).toBe(true))
    })
  })

  test('what fails is due again after the waits of its list, spread by a tenth, and fails for good at its end', async () => {
    await addJobs('a', 1)
    start(async () => ({ kind: 'again' }))

    for (const wait of [5, 60]) {
      await eventually(async () =>
        expect((await jobs())[0]).toMatchObject({ outcome: 'again', leased: false, isDue: true }),
      )
      const [job] = await jobs()
      expect(job?.dueIn).toBeGreaterThan(wait * 0.9 - 1)
      expect(job?.dueIn).toBeLessThan(wait * 1.1)
      await db.run(sql`update jobs set due_at = now(), outcome = null`)
    }

    await eventually(async () =>
      expect((await jobs())[0]).toMatchObject({ outcome: 'failed', isDue: false, failures: 3 }),
    )
  })

  test('what is done in parts goes on behind what else is due, and the parts are no failures', async () => {
    await addJobs('a', 1, 'long')
    await db.run(sql`update jobs set failures = 1`)
    await addJobs('a', 2, 'short')
    const order: string[] = []
    start(
      async ({ id }) => {
        order.push(id.split('-')[0] ?? '')
        return { kind: id.startsWith('long') && order.length < 5 ? 'more' : 'done' }
      },
      { concurrency: 1, settle: () => ({ set: sql`outcome = settled.verdict || ' ' || work.failures` }) },
    )

    await eventually(async () => expect((await jobs()).every(({ isDue }) => !isDue)).toBe(true))
    expect(order).toEqual(['long', 'short', 'short', 'long', 'long'])
    expect((await jobs())[0]?.outcome).toBe('done 1')
  })

  test('comes no sooner than the other side asked', async () => {
    await addJobs('a', 1)
    start(async () => ({ kind: 'again', notBeforeSeconds: 500 }))

    await eventually(async () => expect((await jobs())[0]?.dueIn).toBeGreaterThan(490))
  })

  test('one statement sets what was decided for each row, and when it is due again', async () => {
    await addJobs('a', 3)
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

    start(async ({ id }) => ({ kind: id === 'job-000003' ? 'again' : 'done' }), { settle })

    await eventually(async () => expect(await jobs()).toHaveLength(6))
    const [first, second, third, ...recorded] = await jobs()
    expect(first).toMatchObject({ outcome: 'decided for job-000001', isDue: false })
    expect(second).toMatchObject({ outcome: 'decided for job-000002', isDue: true })
    expect(second?.dueIn).toBeGreaterThan(3_500)
    expect(third).toMatchObject({ outcome: 'decided for job-000003', isDue: true, failures: 1 })
    expect(recorded.map(({ id }) => id)).toEqual([1, 2, 3].map((n) => `record of job-00000${n}`))
  })

  test('a fault of ours leaves the row to the next holder of the lease', async () => {
    await addJobs('a', 1)
    let tries = 0
    start(
      async () => {
        if (++tries === 1) throw new Error('a bug')
        return { kind: 'done' }
      },
      { leaseSeconds: 0.3 },
    )

    await eventually(async () => expect((await jobs())[0]?.outcome).toBe('done'))
    expect(tries).toBe(2)
  })

  test('a lease is renewed for as long as the work takes', async () => {
    await addJobs('a', 1)
    const slow = Promise.withResolvers<WorkResult>()
    let tries = 0
    let isHeld = () => false
    const work = (_row: WorkRow, lease: Lease) => {
      tries++
      isHeld = () => lease.isHeld()
      return slow.promise
    }
    start(work, { leaseSeconds: 1 })
    await eventually(() => expect(tries).toBe(1))
    const [{ token } = { token: '' }] = await tokens()

    await addJobs('b', 1, 'meanwhile')
    await sleep(2_500)

    expect(isHeld()).toBe(true)
    expect((await tokens())[0]?.token).toBe(token)
    slow.resolve({ kind: 'done' })
    await eventually(async () => expect((await jobs()).map(({ outcome }) => outcome)).toEqual(['done', 'done']))
    expect(tries).toBe(2)
  })

  test('a lease counts from the claim: what is answered too late is not begun, but claimed again', async () => {
    await addJobs('a', 1)
    let claims = 0
    const slow: Database = {
      ...db,
      work: {
        ...db.work,
        many: async <Row>(statement: Sql) => {
          const rows = await db.work.many<Row>(statement)
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

    start(work, { leaseSeconds: 0.3 }, slow)

    await eventually(async () => expect((await jobs())[0]?.outcome).toBe('done'))
    expect(held).toEqual([true])
  })

  test('whoever has lost the lease is told so, and is not listened to', async () => {
    await addJobs('a', 1)
    const late = Promise.withResolvers<WorkResult>()
    const leases: Lease[] = []
    start((_row, lease) => (leases.push(lease) === 1 ? late.promise : Promise.resolve({ kind: 'done' })), {
      leaseSeconds: 0.6,
      concurrency: 1,
    })
    await eventually(() => expect(leases).toHaveLength(1))
    await db.run(sql`update jobs set lease_until = now() - interval '1 second'`)
    start(async () => ({ kind: 'done' }), { leaseSeconds: 30 })
    await eventually(async () => expect((await jobs())[0]?.outcome).toBe('done'))

    await eventually(() => expect(leases[0]?.signal.aborted).toBe(true))
    late.resolve({ kind: 'failed' })
    await workers[0]?.stop()

    expect(leases[0]?.isHeld()).toBe(false)
    expect((await jobs())[0]?.outcome).toBe('done')
  })

  test('a long backlog of one account does not hold up another', async () => {
    await addJobs('a', 2_000)
    const order: string[] = []
    start(async ({ accountId }) => {
      order.push(accountId)
      await new Promise((resolve) => setTimeout(resolve, 1))
      return { kind: 'done' }
    })
    await eventually(() => expect(order.length).toBeGreaterThan(20))
    const before = order.length

    await addJobs('b', 1)

    await eventually(() => expect(order).toContain('b'))
    expect(order.indexOf('b') - before).toBeLessThan(200)
  })

  test('whoever stands in the middle of the backlogs of others has a turn, too', async () => {
    const hanging = Promise.withResolvers<WorkResult>()
    const begun: string[] = []
    start(({ accountId, id }) => {
      begun.push(id)
      return accountId === 'a' ? hanging.promise : Promise.resolve({ kind: 'done' as const })
    })
    await addJobs('a', 300, 'old')
    await eventually(() => expect(begun).toHaveLength(8))

    await db.run(sql`
      with added as (
        insert into jobs (account_id, id, due_at) values ('b', 'between', now() - interval '9 seconds')
      )
      insert into jobs (account_id, id, due_at) select 'a', 'new-' || n, now() from generate_series(1, 300) as n`)

    await eventually(() => expect(begun).toContain('between'))
    hanging.resolve({ kind: 'done' })
  })

  test('an account whose work hangs leaves room for the others', async () => {
    await addJobs('a', 50)
    const hanging = Promise.withResolvers<WorkResult>()
    const begun: string[] = []
    start(({ accountId }) => {
      begun.push(accountId)
      return accountId === 'a' ? hanging.promise : Promise.resolve({ kind: 'done' as const })
    })
    await eventually(() => expect(begun).toHaveLength(8))

    await addJobs('b', 20)

    await eventually(async () =>
      expect((await jobs()).filter(({ accountId, outcome }) => accountId === 'b' && outcome === 'done')).toHaveLength(
        20,
      ),
    )
    expect(begun.filter((account) => account === 'a')).toHaveLength(8)
    hanging.resolve({ kind: 'done' })
  })

  test('however many accounts hang, there is room for the next', async () => {
    const greedy = Array.from({ length: 8 }, (_, n) => `a${n}`)
    for (const account of greedy) await addJobs(account, 50)
    const hanging = Promise.withResolvers<WorkResult>()
    const begun = new Map<string, number>()
    start(({ accountId }) => {
      begun.set(accountId, (begun.get(accountId) ?? 0) + 1)
      return accountId === 'b' ? Promise.resolve({ kind: 'done' as const }) : hanging.promise
    })
    await eventually(() => expect(begun.size).toBe(8))

    await addJobs('b', 20)

    await eventually(() => expect(begun.get('b')).toBe(20))
    hanging.resolve({ kind: 'done' })
  })

  test('no more is claimed than may run', async () => {
    await addJobs('a', 400)
    const hanging = Promise.withResolvers<WorkResult>()
    let begun = 0
    start(async () => (++begun > 200 ? hanging.promise : { kind: 'done' }))

    await eventually(() => expect(begun).toBe(208))
    await eventually(async () => expect(await tokens()).toHaveLength(8))

    hanging.resolve({ kind: 'done' })
    await eventually(async () => expect((await jobs()).every(({ outcome }) => outcome === 'done')).toBe(true))
    expect(begun).toBe(400)
  })

  test('is claimed in pieces, where that is wanted: while one is being done, the next is on its way', async () => {
    await addJobs('a', 200)
    const hanging = Promise.withResolvers<WorkResult>()
    const pieces: number[] = []
    let together = 0
    const run = () => {
      if (together++ === 0) {
        setImmediate(() => {
          pieces.push(together)
          together = 0
        })
      }
      return hanging.promise
    }
    start(run, { concurrency: 600, concurrencyPerAccount: 200, claimMax: 75 })

    await eventually(() => expect(pieces).toEqual([75, 75, 50]))
    hanging.resolve({ kind: 'done' })
  })

  test('everyone has a turn, whoever stands where in the alphabet', async () => {
    for (const account of ['a', 'm', 'z']) await addJobs(account, 200)
    const order: string[] = []
    start(async ({ accountId }) => {
      order.push(accountId)
      return { kind: 'done' }
    })

    await eventually(async () => expect((await jobs()).every(({ outcome }) => outcome === 'done')).toBe(true))

    const firstOf = ['a', 'm', 'z'].map((account) => order.indexOf(account))
    expect(Math.max(...firstOf)).toBeLessThan(40)
  })
})

describe('lanes', () => {
  interface LaneRow extends WorkRow {
    lane: string
  }

  function startLanes(run: Work<LaneRow>['run'], options: Partial<Work<LaneRow>> = {}): void {
    const work: Work<LaneRow> = {
      table: 'jobs',
      leaseSeconds: 30,
      concurrency: 48,
      concurrencyPerAccount: 16,
      lane: { column: 'lane', of: (row) => row.lane, concurrency: 4 },
      retryAfterSeconds: [],
      claimEnding: sql`select ${claimColumns}, lane from claimed`,
      run,
      settle: () => ({ set: sql`outcome = settled.verdict` }),
      ...options,
    }
    workers.push(startWork(work, { db, pollMs: 3_600_000, onError: () => {} }))
  }

  /** Lane by lane, each later than the one before. */
  async function addInLanes(lanes: string[], count: number, accountId = 'a'): Promise<void> {
    for (const [index, lane] of lanes.entries()) {
      await db.run(sql`
        insert into jobs (account_id, id, lane, due_at)
        select ${accountId}, ${lane} || '-' || n, ${lane}, now() - make_interval(secs => ${100 - index})
        from generate_series(1, ${count}) as n`)
    }
  }

  const isAllDone = async () => (await jobs()).every(({ outcome }) => outcome === 'done')

  test('go on side by side, although all of one is due before the next, and each lets one at a time in', async () => {
    const locks = openLocks(url, () => {})
    onTestFinished(() => locks.close())
    await addInLanes(['t1', 't2', 't3', 't4'], 20)
    const inside = new Set<string>()
    const entered: string[] = []

    startLanes(async ({ lane }, lease) => {
      const release = await lease.waitAside(() => locks.acquire(lane))
      expect(inside.has(lane)).toBe(false)
      inside.add(lane)
      entered.push(lane)
      await sleep(10)
      inside.delete(lane)
      await release()
      return { kind: 'done' }
    })

    await eventually(async () => expect(await isAllDone()).toBe(true))
    // Of all that was done first, each has had its part.
    for (const lane of ['t1', 't2', 't3', 't4']) {
      const half = entered.slice(0, 40)
      expect(half.filter((each) => each === lane).length).toBeGreaterThanOrEqual(5)
    }
  })

  test('have so many in hand at the most, and however many of them hang, there is room for the next', async () => {
    await addInLanes(['t1', 't2', 't3', 't4', 't5', 't6'], 10)
    const hanging = Promise.withResolvers<WorkResult>()
    const begun: string[] = []
    startLanes(({ lane }) => {
      begun.push(lane)
      return hanging.promise
    })
    await eventually(() => expect(new Set(begun).size).toBe(6))

    await addInLanes(['t7'], 1)
    workers[0]?.wake()

    await eventually(() => expect(begun).toContain('t7'))
    expect(begun.length).toBeLessThanOrEqual(16)
    expect(Math.max(...[...Map.groupBy(begun, (lane) => lane).values()].map(({ length }) => length))).toBe(4)
    hanging.resolve({ kind: 'done' })
    await eventually(async () => expect(await isAllDone()).toBe(true))
  })

  test('have their turns, however long the queue in others', async () => {
    const names = Array.from({ length: 12 }, (_, n) => `t${n + 10}`)
    await addInLanes(names, 100)
    const order: string[] = []

    startLanes(async ({ lane }) => {
      order.push(lane)
      await sleep(1)
      return { kind: 'done' }
    })

    await eventually(() => expect(new Set(order).size).toBe(12))
    const lastLane = order.findIndex((_, index) => new Set(order.slice(0, index + 1)).size === 12)
    // One lane after the other, its turn would have come after eleven hundred.
    expect(lastLane).toBeLessThan(800)
    await workers[0]?.stop()
  })

  test('whoever waits aside leaves its place to others, and goes on when the wait is over', async () => {
    // Lanes have their turns in this order.
    const [waiting, last] = [['t1', 't2', 't3', 't4'], 't5']
    await addInLanes([...waiting, last], 1)
    const opened = Promise.withResolvers<void>()
    const done: string[] = []

    startLanes(
      async ({ lane }, lease) => {
        if (lane !== last) await lease.waitAside(() => opened.promise)
        done.push(lane)
        return { kind: 'done' }
      },
      { concurrency: 3 * waiting.length, concurrencyPerAccount: waiting.length },
    )

    await eventually(() => expect(done).toEqual([last]))
    opened.resolve()
    await eventually(async () => expect(await isAllDone()).toBe(true))
  })
})

describe('settling', () => {
  /** Holds the lock of each of these accounts, as if something took very long there. Resolves with what ends that. */
  async function holdLocks(accountIds: string[]): Promise<() => Promise<void>> {
    const locked = Promise.withResolvers<void>()
    const release = Promise.withResolvers<void>()
    const holding = db.transaction(async (tx) => {
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
    start(async () => ({ kind: 'done' }), {
      finish: async (tx, settled) => {
        for (const { row } of settled) {
          await tx.run(sql`insert into jobs (account_id, id) values (${row.accountId}, 'log') on conflict do nothing`)
        }
      },
    })

  test('waits for the lock of one account, and not for that of another', async () => {
    await addJobs('a', 1)
    await addJobs('b', 1)
    const release = await holdLocks(['a'])

    startLocking()

    await eventually(async () => expect((await jobs()).map(({ outcome }) => outcome)).toContain('done'))
    expect(await jobs()).toMatchObject([
      { accountId: 'a', outcome: null },
      { id: 'job-000001', outcome: 'done' },
      { id: 'log' },
    ])
    await release()
    await eventually(async () => expect((await jobs())[0]).toMatchObject({ accountId: 'a', outcome: 'done' }))
  })

  test('gives way to others when all that it does at once waits for locks', async () => {
    const stuck = ['a', 'b', 'c', 'd']
    for (const accountId of stuck) await addJobs(accountId, 1)
    const release = await holdLocks(stuck)
    startLocking()
    await eventually(async () => {
      const waiting = await db.many(sql`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
      expect(waiting).toHaveLength(stuck.length)
    })

    await addJobs('e', 1)

    await eventually(async () => {
      const done = (await jobs()).filter(({ outcome }) => outcome === 'done')
      expect(done).toMatchObject([{ accountId: 'e' }])
    })
    await release()
    await eventually(async () => expect((await jobs()).filter(({ outcome }) => outcome === 'done')).toHaveLength(5))
  })
})
