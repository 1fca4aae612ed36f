import { afterAll, beforeAll, expect, test } from 'vitest'
import { lockLog } from '../../../src/events/events.store.ts'
import { type Database, openDatabase } from '../../../src/lib/database/db.ts'
import { type Answer, type Client, startApi } from '../../harness.ts'
import { aWebhook } from '../../work.ts'
import { expectGoodNeighbours } from '../neighbours.ts'

const api = startApi()
let elsewhere: Database

beforeAll(() => {
  elsewhere = openDatabase({ url: api.url })
})
afterAll(() => elsewhere.close())

/** Holds the account's log, as if something took very long there. Resolves with what ends that. */
async function holdLog({ accountId }: Client): Promise<() => Promise<void>> {
  const held = Promise.withResolvers<void>()
  const letGo = Promise.withResolvers<void>()
  const holding = elsewhere.transaction(async (tx) => {
    await lockLog(tx, accountId)
    held.resolve()
    await letGo.promise
  })
  await held.promise
  return () => {
    letGo.resolve()
    return holding
  }
}

test('writes of an account that wait for its log keep nobody else waiting, and are told to come again', async (context) => {
  const [greedy, modest] = [await api.account(), await api.account()]
  const [theirs, ours] = [await aWebhook(greedy, 'http://127.0.0.1:9'), await aWebhook(modest, 'http://127.0.0.1:9')]
  await greedy.post(`/webhooks/${theirs.id}/ping`)
  const writes: Promise<Answer>[] = []

  await expectGoodNeighbours(context, {
    async modest() {
      expect((await modest.get('/account')).status).toBe(200)
      expect((await modest.post(`/webhooks/${ours.id}/ping`)).status).toBe(202)
    },
    async sameLoad() {
      const unhindered = Array.from({ length: 50 }, () => greedy.post(`/webhooks/${theirs.id}/ping`))
      return () => Promise.all(unhindered)
    },
    async greedy() {
      const letGo = await holdLog(greedy)
      const waiting = Array.from({ length: 50 }, () => greedy.post(`/webhooks/${theirs.id}/ping`))
      writes.push(...waiting)
      return async () => {
        await Promise.race(waiting)
        await letGo()
        await Promise.all(waiting)
      }
    },
  })

  const refused = (await Promise.all(writes)).filter(({ status }) => status !== 202)
  expect(refused.length).toBeGreaterThan(0)
  for (const answer of refused) {
    expect(answer).toMatchObject({ status: 503, headers: { 'retry-after': '5' }, body: { code: 'busy' } })
    expect(answer.body.message).toContain('being written')
  }
  expect((await greedy.post(`/webhooks/${theirs.id}/ping`)).status).toBe(202)
})

test('a write that waits for the log, and for nothing else, is told to come again, too', async () => {
  const client = await api.account()
  const { id } = await aWebhook(client, 'http://127.0.0.1:9')
  await client.post(`/webhooks/${id}/ping`)
  const letGo = await holdLog(client)

  const answer = await client.post(`/webhooks/${id}/ping`)

  await letGo()
  expect(answer).toMatchObject({ status: 503, headers: { 'retry-after': '5' }, body: { code: 'busy' } })
})
