import { expect, test } from 'vitest'
import { startApi } from '../../harness.ts'
import { startReceiver } from '../../receiver.ts'
import { aPublication, aWebhook, deliveriesTo, eventually, recordTestEvents, startTestWorker } from '../../work.ts'
import { hangingReceivers } from '../hanging-receivers.ts'

const api = startApi()

test('deliveries are tried again when they say, beside accounts whose receivers do not answer', async () => {
  startTestWorker(api)
  const end = await hangingReceivers(api, 6)
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
