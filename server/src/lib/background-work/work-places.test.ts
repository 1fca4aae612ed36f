import { setTimeout as sleep } from 'node:timers/promises'
import sql from 'sql-template-tag'
import { describe, expect, onTestFinished, test } from 'vitest'
import { eventually } from '../../../../test/eventually.ts'
import { createJobs } from '../../../test/jobs.ts'
import { openLocks } from './locks.ts'
import { claimColumns, type Work, type WorkResult, type WorkRow } from './work.ts'

const jobs = createJobs()

describe('places', () => {
  test('a long backlog of one account does not hold up another', async () => {
    await jobs.add('a', 2_000)
    const order: string[] = []
    jobs.start(async ({ accountId }) => {
      order.push(accountId)
      await new Promise((resolve) => setTimeout(resolve, 1))
      return { kind: 'done' }
    })
    await eventually(() => expect(order.length).toBeGreaterThan(20))
    const before = order.length

    await jobs.add('b', 1)

    await eventually(() => expect(order).toContain('b'))
    expect(order.indexOf('b') - before).toBeLessThan(200)
  })

  test('whoever stands in the middle of the backlogs of others has a turn, too', async () => {
    const hanging = Promise.withResolvers<WorkResult>()
    const begun: string[] = []
    jobs.start(({ accountId, id }) => {
      begun.push(id)
      return accountId === 'a' ? hanging.promise : Promise.resolve({ kind: 'done' as const })
    })
    await jobs.add('a', 300, 'old')
    await eventually(() => expect(begun).toHaveLength(8))

    await jobs.db.run(sql`
      with added as (
        insert into jobs (account_id, id, due_at) values ('b', 'between', now() - interval '9 seconds')
      )
      insert into jobs (account_id, id, due_at) select 'a', 'new-' || n, now() from generate_series(1, 300) as n`)

    await eventually(() => expect(begun).toContain('between'))
    hanging.resolve({ kind: 'done' })
  })

  test('an account whose work hangs leaves room for the others', async () => {
    await jobs.add('a', 50)
    const hanging = Promise.withResolvers<WorkResult>()
    const begun: string[] = []
    jobs.start(({ accountId }) => {
      begun.push(accountId)
      return accountId === 'a' ? hanging.promise : Promise.resolve({ kind: 'done' as const })
    })
    await eventually(() => expect(begun).toHaveLength(8))

    await jobs.add('b', 20)

    await eventually(async () =>
      expect(
        (await jobs.all()).filter(({ accountId, outcome }) => accountId === 'b' && outcome === 'done'),
      ).toHaveLength(20),
    )
    expect(begun.filter((account) => account === 'a')).toHaveLength(8)
    hanging.resolve({ kind: 'done' })
  })

  test('however many accounts hang, there is room for the next', async () => {
    const greedy = Array.from({ length: 8 }, (_, n) => `a${n}`)
    for (const account of greedy) await jobs.add(account, 50)
    const hanging = Promise.withResolvers<WorkResult>()
    const begun = new Map<string, number>()
    jobs.start(({ accountId }) => {
      begun.set(accountId, (begun.get(accountId) ?? 0) + 1)
      return accountId === 'b' ? Promise.resolve({ kind: 'done' as const }) : hanging.promise
    })
    await eventually(() => expect(begun.size).toBe(8))

    await jobs.add('b', 20)

    await eventually(() => expect(begun.get('b')).toBe(20))
    hanging.resolve({ kind: 'done' })
  })

  test('no more is claimed than may run', async () => {
    await jobs.add('a', 400)
    const hanging = Promise.withResolvers<WorkResult>()
    let begun = 0
    jobs.start(async () => (++begun > 200 ? hanging.promise : { kind: 'done' }))

    await eventually(() => expect(begun).toBe(208))
    await eventually(async () => expect((await jobs.all()).filter(({ isLeased }) => isLeased)).toHaveLength(8))

    hanging.resolve({ kind: 'done' })
    await eventually(async () => expect(await jobs.areAllDone()).toBe(true))
    expect(begun).toBe(400)
  })

  test('is claimed in pieces, where that is wanted: while one is being done, the next is on its way', async () => {
    await jobs.add('a', 200)
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
    jobs.start(run, { concurrency: 600, concurrencyPerAccount: 200, claimMax: 75 })

    await eventually(() => expect(pieces).toEqual([75, 75, 50]))
    hanging.resolve({ kind: 'done' })
  })

  test('everyone has a turn, whoever stands where in the alphabet', async () => {
    for (const account of ['a', 'm', 'z']) await jobs.add(account, 200)
    const order: string[] = []
    jobs.start(async ({ accountId }) => {
      order.push(accountId)
      return { kind: 'done' }
    })

    await eventually(async () => expect(await jobs.areAllDone()).toBe(true))

    const firstOf = ['a', 'm', 'z'].map((account) => order.indexOf(account))
    expect(Math.max(...firstOf)).toBeLessThan(40)
  })
})

describe('lanes', () => {
  interface LaneRow extends WorkRow {
    lane: string
  }

  function startLanes(run: Work<LaneRow>['run'], options: Partial<Work<LaneRow>> = {}): void {
    const inLanes: Partial<Work<LaneRow>> = {
      concurrency: 48,
      concurrencyPerAccount: 16,
      lane: { column: 'lane', of: (row) => row.lane, concurrency: 4 },
      claimEnding: sql`select ${claimColumns}, lane from claimed`,
    }
    jobs.start(run, { ...inLanes, ...options }, { pollMs: 3_600_000 })
  }

  /** Lane by lane, each later than the one before. */
  async function addInLanes(lanes: string[], count: number, accountId = 'a'): Promise<void> {
    for (const [index, lane] of lanes.entries()) {
      await jobs.db.run(sql`
        insert into jobs (account_id, id, lane, due_at)
        select ${accountId}, ${lane} || '-' || n, ${lane}, now() - make_interval(secs => ${100 - index})
        from generate_series(1, ${count}) as n`)
    }
  }

  test('go on side by side, although all of one is due before the next, and each lets one at a time in', async () => {
    const locks = openLocks(jobs.url, () => {})
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

    await eventually(async () => expect(await jobs.areAllDone()).toBe(true))
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
    jobs.workers[0]?.wake()

    await eventually(() => expect(begun).toContain('t7'))
    expect(begun.length).toBeLessThanOrEqual(16)
    expect(Math.max(...[...Map.groupBy(begun, (lane) => lane).values()].map(({ length }) => length))).toBe(4)
    hanging.resolve({ kind: 'done' })
    await eventually(async () => expect(await jobs.areAllDone()).toBe(true))
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
    await jobs.workers[0]?.stop()
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
    await eventually(async () => expect(await jobs.areAllDone()).toBe(true))
  })

  test('whoever waits aside leaves its place in the lane, too: as many again come in, and no more', async () => {
    await addInLanes(['t1'], 20)
    const opened = Promise.withResolvers<void>()
    let waiting = 0

    startLanes(async (_row, lease) => {
      waiting++
      await lease.waitAside(() => opened.promise)
      return { kind: 'done' }
    })

    await eventually(() => expect(waiting).toBe(8))
    await sleep(100)
    expect(waiting).toBe(8)
    opened.resolve()
    await eventually(async () => expect(await jobs.areAllDone()).toBe(true))
  })

  test.each([
    ['lanes', ['a'], ['t1', 't2', 't3', 't4', 't5', 't6'], { accountId: 'a', lane: 't7' }],
    [
      'accounts',
      ['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7', 'a8'],
      ['t1', 't2', 't3', 't4', 't5', 't6'],
      { accountId: 'b', lane: 't1' },
    ],
  ])('however many %s wait aside, there is room for the next', async (_of, accounts, laneNames, next) => {
    const opened = Promise.withResolvers<void>()
    const begun = new Set<string>()
    for (const account of accounts) await addInLanes(laneNames, 20, account)
    startLanes(async ({ accountId, lane }, lease) => {
      begun.add(`${accountId} ${lane}`)
      await lease.waitAside(() => opened.promise)
      return { kind: 'done' }
    })
    await sleep(200)

    await addInLanes([next.lane], 1, next.accountId)
    jobs.workers[0]?.wake()

    await eventually(() => expect(begun).toContain(`${next.accountId} ${next.lane}`)).finally(opened.resolve)
    await eventually(async () => expect(await jobs.areAllDone()).toBe(true))
  })
})
