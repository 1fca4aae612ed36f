import { describe, expect, test } from 'vitest'
import { startApi } from '../harness.ts'
import { startReceiver } from '../receiver.ts'
import { aPublication, aWebhook, eventually, recordTestEvents, startTestWorker } from '../work.ts'
import { hangingReceivers } from './hanging-receivers.ts'
import { expectGoodNeighbours } from './neighbours.ts'

const api = startApi()

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
      greedy: () => hangingReceivers(api, 6),
    })
  })
})
