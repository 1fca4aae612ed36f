import { setTimeout as sleep } from 'node:timers/promises'
import sql from 'sql-template-tag'
import { describe, expect, test } from 'vitest'
import { aProperty, startApi } from '../../test/harness.ts'
import { type Received, type Reply, startReceiver } from '../../test/receiver.ts'
import {
  aPublication,
  aWebhook,
  deliveriesTo,
  eventually,
  hasten,
  idOf,
  recordTestEvents,
  startTestWorker,
  stepOf,
  stepsReceived,
} from '../../test/work.ts'
import { lockLog } from '../events/events.store.ts'

const api = startApi()

describe('events of one listing', () => {
  test('wait for one that has to be sent again, while those of another listing go on', async () => {
    const client = await api.account()
    let failures = 0
    const receiver = await startReceiver(({ body }) => (body.includes(idOf('L1')) && ++failures === 1 ? 500 : 200))
    const webhook = await aWebhook(client, receiver.url)
    startTestWorker(api)

    await recordTestEvents(api, client.accountId, [
      ...[1, 2, 3].map((step) => aPublication('L1', step)),
      ...[1, 2, 3].map((step) => aPublication('L2', step)),
    ])

    await eventually(() => expect(stepsReceived(receiver.requests, 'L2')).toEqual([1, 2, 3]))
    await eventually(async () => {
      const [first, second, third] = await deliveriesTo(client, webhook)
      expect(first).toMatchObject({ status: 'pending', nextAttemptAt: expect.any(String) })
      expect([second?.status, third?.status]).toEqual(['pending', 'pending'])
      expect([second, third].some((waiting) => waiting && 'nextAttemptAt' in waiting)).toBe(false)
    })
    expect(stepsReceived(receiver.requests, 'L1')).toEqual([1])
    await recordTestEvents(api, client.accountId, [aPublication('L1', 4)])
    await hasten(api, client)
    await eventually(() => expect(stepsReceived(receiver.requests, 'L1')).toEqual([1, 1, 2, 3, 4]))
  })

  test('go on when one of them was given up', async () => {
    const client = await api.account()
    const receiver = await startReceiver(({ body }) => (body.includes('"portalId":"1"') ? 500 : 200))
    const webhook = await aWebhook(client, receiver.url)
    startTestWorker(api)
    await recordTestEvents(api, client.accountId, [aPublication('L1', 1), aPublication('L1', 2)])
    await eventually(() => expect(receiver.requests).toHaveLength(1))

    await eventually(async () => {
      await hasten(api, client)
      expect((await deliveriesTo(client, webhook)).map(({ status }) => status)).toEqual(['failed', 'succeeded'])
    })

    expect(stepsReceived(receiver.requests)).toEqual([...Array.from({ length: 9 }, () => 1), 2])
  })

  test('do not wait for another webhook that fails', async () => {
    const client = await api.account()
    const [good, bad] = [await startReceiver(200), await startReceiver(500)]
    await aWebhook(client, bad.url)
    await aWebhook(client, good.url)
    startTestWorker(api)

    await recordTestEvents(
      api,
      client.accountId,
      [1, 2, 3].map((step) => aPublication('L1', step)),
    )

    await eventually(() => expect(stepsReceived(good.requests)).toEqual([1, 2, 3]))
    expect(stepsReceived(bad.requests)).toEqual([1])
  })

  test('that are redelivered come at once, out of turn', async () => {
    const client = await api.account()
    const receiver = await startReceiver([200, 500, 200])
    const webhook = await aWebhook(client, receiver.url)
    startTestWorker(api)
    await recordTestEvents(
      api,
      client.accountId,
      [1, 2, 3].map((step) => aPublication('L1', step)),
    )
    await eventually(() => expect(stepsReceived(receiver.requests)).toEqual([1, 2]))
    const [first] = await deliveriesTo(client, webhook)

    await client.post(`/deliveries/${first?.id}/redeliver`)

    await eventually(() => expect(stepsReceived(receiver.requests)).toEqual([1, 2, 1]))
  })

  test('arrive in the order of the log, of ten listings at once, from twenty writers and through two workers', async () => {
    const client = await api.account()
    const receiver = await startReceiver(async () => {
      await sleep(Math.random() * 5)
      return 200
    })
    await aWebhook(client, receiver.url)
    startTestWorker(api)
    startTestWorker(api)

    await Promise.all(
      Array.from({ length: 200 }, (_, step) =>
        recordTestEvents(api, client.accountId, [aPublication(`L${step % 10}`, step)]),
      ),
    )

    await eventually(() => expect(receiver.requests).toHaveLength(200))
    const log: { eventPayload: { listingId: string; portalId: string } }[] = (await client.get('/events')).body
    for (let listing = 0; listing < 10; listing++) {
      const recorded = log.filter(({ eventPayload }) => eventPayload.listingId === idOf(`L${listing}`))
      expect(recorded).toHaveLength(20)
      expect(stepsReceived(receiver.requests, `L${listing}`)).toEqual(
        recorded.map(({ eventPayload }) => stepOf(eventPayload)),
      )
    }
  })

  test('arrive in order also when every third of them is refused twice', async () => {
    const client = await api.account()
    // Not every third request: which that is hangs on the others, and one that has bad luck nine times is given up.
    const tries = new Map<string, number>()
    const receiver = await startReceiver(({ body }) => {
      const tried = (tries.get(body) ?? 0) + 1
      tries.set(body, tried)
      return stepOf(JSON.parse(body).eventPayload) % 3 === 0 && tried <= 2 ? 503 : 200
    })
    const webhook = await aWebhook(client, receiver.url)
    startTestWorker(api)

    await recordTestEvents(
      api,
      client.accountId,
      Array.from({ length: 60 }, (_, step) => aPublication(`L${step % 4}`, step)),
    )

    await eventually(async () => {
      await hasten(api, client)
      const deliveries = await deliveriesTo(client, webhook)
      expect(deliveries.filter(({ status }) => status !== 'succeeded')).toEqual([])
    })
    for (const listing of ['L0', 'L1', 'L2', 'L3']) {
      const steps = stepsReceived(receiver.requests, listing)
      expect(steps).toEqual(steps.toSorted((a, b) => a - b))
      expect(new Set(steps).size).toBe(15)
    }
  })
})

describe('events of one property', () => {
  const events = ['property.processing_succeeded' as const]
  const titlesIn = (requests: Received[]) => requests.map(({ body }) => JSON.parse(body).eventPayload.fields.title)

  test('wait for one that has to be sent again, so that its last state comes last', async () => {
    const client = await api.account()
    const receiver = await startReceiver([500, 200])
    const webhook = await aWebhook(client, receiver.url, { events })
    startTestWorker(api)
    const { body } = await client.post('/properties', aProperty({ attachments: [], fields: { title: 'Alt' } }))
    await eventually(() => expect(receiver.requests).toHaveLength(1))

    await client.patch(`/properties/${body.id}`, { fields: { title: 'Neu' } })
    await client.post('/properties', aProperty({ attachments: [], fields: { title: 'Ein anderes' } }))

    await eventually(() => expect(titlesIn(receiver.requests)).toEqual(['Alt', 'Ein anderes']))
    expect((await deliveriesTo(client, webhook))[1]).not.toHaveProperty('nextAttemptAt')
    await hasten(api, client)
    await eventually(() => expect(titlesIn(receiver.requests)).toEqual(['Alt', 'Ein anderes', 'Alt', 'Neu']))
  })

  test('that happen during a replay take their turn behind what it sends', async () => {
    const client = await api.account()
    const { body } = await client.post('/properties', aProperty({ attachments: [], fields: { title: 'Alt' } }))
    const receiver = await startReceiver()
    const webhook = await aWebhook(client, receiver.url, { events })
    await client.post(`/webhooks/${webhook.id}/replay`)

    await client.patch(`/properties/${body.id}`, { fields: { title: 'Neu' } })
    startTestWorker(api)

    await eventually(() => expect(titlesIn(receiver.requests)).toEqual(['Alt', 'Neu']))
  })
})

test('a webhook that is deleted at the very moment of an event does not spoil what happens', async () => {
  const client = await api.account()
  const receiver = await startReceiver()
  const webhook = await aWebhook(client, receiver.url)
  await aWebhook(client, receiver.url)
  startTestWorker(api)
  const deleted = Promise.withResolvers<void>()
  const commit = Promise.withResolvers<void>()
  const deleting = api.db.transaction(async (tx) => {
    await tx.run(sql`delete from webhooks where id = ${webhook.id}`)
    deleted.resolve()
    await commit.promise
  })
  await deleted.promise

  const recording = recordTestEvents(api, client.accountId, [aPublication()])
  await eventually(async () => {
    const blocked = await api.db.many(sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
    expect(blocked).toHaveLength(1)
  })
  commit.resolve()

  await Promise.all([deleting, recording])
  await eventually(() => expect(receiver.requests).toHaveLength(1))
})

test('a webhook can be deleted at the very moment of its first failure', async () => {
  const client = await api.account()
  const receiver = await startReceiver(500)
  startTestWorker(api)
  const statuses: number[] = []

  for (let round = 1; round <= 25; round++) {
    const webhook = await aWebhook(client, `${receiver.url}/${round}`)
    await recordTestEvents(
      api,
      client.accountId,
      [1, 2, 3].map((listing) => aPublication(`L${listing}`)),
    )
    await eventually(() => expect(receiver.requests.at(-1)?.path).toBe(`/hook/${round}`))
    await sleep(Math.random() * 8)
    statuses.push((await client.delete(`/webhooks/${webhook.id}`)).status)
  }

  expect(new Set(statuses)).toEqual(new Set([204]))
})

test('whoever holds the log of one account does not hold up the deliveries of another', async () => {
  const [held, free] = [await api.account(), await api.account()]
  const answer = Promise.withResolvers<Reply>()
  const receiver = await startReceiver(() => answer.promise)
  const webhooks = [await aWebhook(held, receiver.url), await aWebhook(free, receiver.url)] as const
  for (const { accountId } of [held, free]) await recordTestEvents(api, accountId, [aPublication('L1', 1)])
  startTestWorker(api)
  await eventually(() => expect(receiver.requests).toHaveLength(2))
  const locked = Promise.withResolvers<void>()
  const letGo = Promise.withResolvers<void>()
  const holding = api.db.transaction(async (tx) => {
    await lockLog(tx, held.accountId)
    locked.resolve()
    await letGo.promise
  })
  await locked.promise

  answer.resolve(200)

  await eventually(async () => expect(await deliveriesTo(free, webhooks[1])).toMatchObject([{ status: 'succeeded' }]))
  expect(await deliveriesTo(held, webhooks[0])).toMatchObject([{ status: 'pending' }])
  letGo.resolve()
  await holding
  await eventually(async () => expect(await deliveriesTo(held, webhooks[0])).toMatchObject([{ status: 'succeeded' }]))
})
