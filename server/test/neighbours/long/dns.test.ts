import type { Webhook } from '@aushang/model'
import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { readConfig } from '../../../src/config.ts'
import { makeGuardedClient } from '../../../src/lib/guarded/guarded-fetch.ts'
import { makeLookup } from '../../../src/lib/guarded/look-up-name.ts'
import { startDnsServer } from '../../dns-server.ts'
import { type Client, startApi } from '../../harness.ts'
import { startReceiver } from '../../receiver.ts'
import { aPublication, aWebhook, eventually, recordTestEvents, settledDelivery, startTestWorker } from '../../work.ts'
import { expectGoodNeighbours } from '../neighbours.ts'

const api = startApi()

/** A worker that asks a server of ours for names. */
async function startResolvingWorker() {
  const dns = await startDnsServer({ 'receiver.example': ['127.0.0.1'] })
  const http = makeGuardedClient({
    allow: readConfig({}).OUTBOUND_ALLOW,
    lookup: makeLookup({ servers: [dns.address] }),
  })
  startTestWorker(api, { http })
  // Every delivery has to look up the name.
  const receiver = await startReceiver({ status: 200, headers: { connection: 'close' } })
  return { dns, receiver, url: receiver.url.replace('127.0.0.1', 'receiver.example') }
}

/** At a name that could be found when it was created, and whose server does not answer any more. */
async function aNamedWebhook(client: Client, url: string): Promise<Webhook> {
  const webhook = await aWebhook(client, 'http://127.0.0.1:9/hook')
  await api.db.run(sql`update webhooks set url = ${url} where account_id = ${client.accountId} and id = ${webhook.id}`)
  return webhook
}

test('webhooks whose names nobody answers for hold up those of nobody else', { timeout: 60_000 }, async (context) => {
  const { dns, receiver, url } = await startResolvingWorker()
  const client = await api.account()
  await aNamedWebhook(client, url)
  const other = await api.account()
  await Promise.all(Array.from({ length: 60 }, (_, each) => aNamedWebhook(other, `http://silent-${each}.example/hook`)))
  let step = 0

  await expectGoodNeighbours(context, {
    async modest() {
      const before = receiver.requests.length
      await recordTestEvents(api, client.accountId, [aPublication('L1', ++step)])
      await eventually(() => expect(receiver.requests.length).toBe(before + 1))
    },
    async greedy() {
      const listings = ['L1', 'L2', 'L3', 'L4']
      const events = listings.map((listing) => aPublication(listing, ++step))
      await recordTestEvents(api, other.accountId, events)
      await eventually(() => expect(new Set(dns.asked).size).toBeGreaterThan(40))
      return async () => {}
    },
  })
})

test('a name that nobody answers for is said to be the trouble, is tried again, and holds up no other of the account', async () => {
  const { url } = await startResolvingWorker()
  const client = await api.account()
  const silent = await aNamedWebhook(client, 'http://silent.example/hook')
  const sound = await aNamedWebhook(client, url)

  await recordTestEvents(api, client.accountId, [aPublication()])

  const delivered = await settledDelivery(client, sound)
  const { attempts, nextAttemptAt } = await settledDelivery(client, silent, 'pending')
  expect(delivered.attempts).toHaveLength(1)
  expect(attempts).toMatchObject([{ failureCode: 'dns_failed', failureMessage: 'silent.example cannot be found.' }])
  expect(nextAttemptAt).toEqual(expect.any(String))
})
