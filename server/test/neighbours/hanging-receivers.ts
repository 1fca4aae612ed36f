import { expect } from 'vitest'
import type { Api } from '../harness.ts'
import { startReceiver } from '../receiver.ts'
import { aPublication, aWebhook, eventually, nothingDue, recordTestEvents } from '../work.ts'

/** Accounts whose receivers take what they are sent, and never answer. */
export async function hangingReceivers(api: Api, count: number): Promise<() => Promise<void>> {
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
