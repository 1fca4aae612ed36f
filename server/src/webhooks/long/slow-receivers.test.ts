import type { Webhook } from '@aushang/model'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startBadReceiver } from '../../../test/bad-receiver.ts'
import { type Client, startApi } from '../../../test/harness.ts'
import { startReceiver } from '../../../test/receiver.ts'
import {
  aPublication,
  aWebhook,
  deliveriesTo,
  eventually,
  recordTestEvents,
  startTestWorker,
} from '../../../test/work.ts'

const api = startApi()

test('a receiver that is slow is given up after 15 seconds, however it is slow, and holds up nobody meanwhile', async () => {
  const client = await api.account()
  const [slow, quick] = [await startBadReceiver(), await startReceiver()]
  onTestFinished(() => slow.close())
  const webhooks = await Promise.all(
    ['silence', 'drip-head'].map((fault) => aWebhook(client, `${slow.origin}/${fault}`)),
  )
  await aWebhook(client, quick.url)
  startTestWorker(api)

  await recordTestEvents(
    api,
    client.accountId,
    [1, 2, 3].map((step) => aPublication('L1', step)),
  )

  await eventually(() => expect(quick.requests).toHaveLength(3))
  await eventually(() => expect(slow.received).toHaveLength(2))
  for (const webhook of webhooks) {
    const attempts = await vi.waitFor(() => attemptsAt(client, webhook), { timeout: 40_000, interval: 200 })
    expect(attempts).toMatchObject([{ failureCode: 'timeout', failureMessage: expect.stringContaining('15 seconds') }])
    expect(attempts[0].durationMs).toBeGreaterThan(14_900)
    expect(attempts[0].durationMs).toBeLessThan(25_000)
  }
})

const attemptsAt = async (client: Client, webhook: Webhook) => {
  const [delivery] = await deliveriesTo(client, webhook)
  const { attempts } = (await client.get(`/deliveries/${delivery?.id}`)).body
  expect(attempts[0]).toHaveProperty('durationMs')
  return attempts
}
