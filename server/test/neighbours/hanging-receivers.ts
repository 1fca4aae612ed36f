import { expect } from 'vitest'
import type { Api } from '../harness.ts'
import { startReceiver } from '../receiver.ts'
import { aPublication, aWebhook, eventually, nothingDue, recordTestEvents } from '../work.ts'

/** Accounts whose receivers take what they are sent, and never answer. */
export async function hangingReceivers(api: Api, count: number): Promise<() => Promise<void>> {
  const hanging = Promise.withResolvers<number>()
  const silent = await startReceiver(() => hanging.promise)
  const clients = await Promise.all(Array.from({ length: count }, () => api.account()))
  for (const client of clients) {
    await aWebhook(client, silent.url)
    const events = Array.from({ length: 200 }, (_, index) => aPublication(`L${index}`))
    await recordTestEvents(api, client.accountId, events)
  }
  await eventually(() => expect(silent.requests.length).toBeGreaterThan(200))
  return async () => {
    hanging.resolve(204)
    for (const client of clients) await nothingDue(api, client, 'deliveries')
  }
}
