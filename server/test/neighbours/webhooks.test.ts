import { describe, expect, test } from 'vitest'
import { startApi } from '../harness.ts'
import { startReceiver } from '../receiver.ts'
import {
  aPublication,
  aWebhook,
  deliveriesTo,
  eventually,
  nothingDue,
  recordTestEvents,
  startTestWorker,
} from '../work.ts'
import { expectGoodNeighbours } from './neighbours.ts'

const api = startApi()

/** Accounts whose receivers take what they are sent, and never answer. */
async function hangingAccounts(count: number) {
  const hanging = Promise.withResolvers<number>()
  const silent = await startReceiver(() => hanging.promise)
  for (let account = 0; account < count; account += 1) {
    const client = await api.account()
    await aWebhook(client, silent.url)
    const events = Array.from({ length: 200 }, (_, index) => aPublication(`L${index}`))
    await recordTestEvents(api, client.accountId, events)
  }
  await eventually(() => expect(silent.requests.length).toBeGreaterThan(200))
  return async () => {
    hanging.resolve(204)
    await nothingDue(api, 'deliveries')
  }
}

describe('deliveries', () => {
  test('go on beside accounts whose receivers do not answer', async (context) => {
    startTestWorker(api)
    const quick = await startReceiver()
    const client = await api.account()
    await aWebhook(client, quick.url)
    let step = 0

    await expectGoodNeighbours(context, {
      async modest() {
        await recordTestEvents(api, client.accountId, [aPublication('L1', ++step)])
        await eventually(() => expect(quick.requests).toHaveLength(step))
      },
      greedy: () => hangingAccounts(6),
    })
  })

  test('are tried again when they say, beside such accounts', async () => {
    startTestWorker(api)
    const end = await hangingAccounts(6)
    const receiver = await startReceiver([500, 200])
    const client = await api.account()
    const webhook = await aWebhook(client, receiver.url)

    await recordTestEvents(api, client.accountId, [aPublication()])

    const nextAttemptAt = await eventually(async () => {
      const [delivery] = await deliveriesTo(client, webhook)
      expect(delivery?.nextAttemptAt).toBeDefined()
      return Date.parse(delivery?.nextAttemptAt ?? '')
    })
    await eventually(() => expect(receiver.requests).toHaveLength(2))
    expect((receiver.requests[1]?.receivedAt ?? 0) - nextAttemptAt).toBeLessThan(10_000)
    await end()
  })
})
