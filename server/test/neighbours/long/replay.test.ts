import type { Replay } from '@aushang/model'
import sql from 'sql-template-tag'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { startWork } from '../../../src/lib/background-work/start-work.ts'
import { newId } from '../../../src/lib/ids.ts'
import { replayEvents } from '../../../src/webhooks/replay-events.work.ts'
import { type Client, startApi } from '../../harness.ts'
import { aWebhook } from '../../work.ts'
import { expectGoodNeighbours } from '../neighbours.ts'

const api = startApi()
const eventCount = 200_000
let greedy: Client

beforeAll(async () => {
  greedy = await api.account()
  const { accountId } = greedy
  await api.db.run(sql`insert into event_logs (account_id, last_position) values (${accountId}, ${eventCount})`)
  await api.db.run(sql`
    insert into events (account_id, id, position, name, payload, ordering_key)
    select ${accountId}, ${newId().slice(0, 11)} || lpad(n::text, 9, '0'), n, 'publication.succeeded', '{}', 'L' || (n % 5000)
    from generate_series(1, ${eventCount}::int) as n`)
})

/** Puts what was missed on its way; nothing is sent. */
function startReplaying(): void {
  const errors: unknown[] = []
  const worker = startWork(replayEvents, { db: api.db, pollMs: 50, onError: (error) => errors.push(error) })
  onTestFinished(async () => {
    await worker.stop()
    expect(errors).toEqual([])
  })
}

async function startReplay(): Promise<{ read(): Promise<Replay>; stop(): Promise<unknown> }> {
  const { id } = await aWebhook(greedy, 'http://127.0.0.1:9/hook')
  const { status } = await greedy.post(`/webhooks/${id}/replay`, {})
  expect(status).toBe(202)
  return {
    read: async () => (await greedy.get(`/webhooks/${id}/replay`)).body,
    stop: () => greedy.patch(`/webhooks/${id}`, { enabled: false }),
  }
}

describe('a replay of 200,000 events', () => {
  test('is hardly noticed by another account', async (context) => {
    const modest = await api.account()
    startReplaying()

    await expectGoodNeighbours(context, {
      modest: async () => expect(await modest.get('/account')).toMatchObject({ status: 200 }),
      greedy: async () => (await startReplay()).stop,
      times: 99,
    })
  })

  test('lets the same account write to its log, and shows how far it is meanwhile', async () => {
    const another = await aWebhook(greedy, 'http://127.0.0.1:9/hook', { events: ['request.created'] })
    startReplaying()
    const { read, stop } = await startReplay()

    const places: number[] = []
    for (let write = 0; write < 50; write += 1) {
      const { status } = await greedy.post(`/webhooks/${another.id}/ping`)
      expect(status).toBe(202)
      places.push((await read()).eventsDone)
    }
    const { status, eventsTotal } = await read()
    await stop()

    expect(status).toBe('running')
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(places.at(-1)).toBeGreaterThan(0)
    expect(eventsTotal).toBeGreaterThanOrEqual(eventCount)
    // No write has waited until much of the replay was over.
    const meanwhile = places.map((place, write) => place - (places[write - 1] ?? 0))
    expect(Math.max(...meanwhile)).toBeLessThan(eventCount / 4)
  })
})
