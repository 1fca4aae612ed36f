import type { Webhook } from '@aushang/model'
import sql from 'sql-template-tag'
import { describe, expect, test } from 'vitest'
import { lockLog } from '../events/events.store.ts'
import { recordEvents } from './record-events.ts'
import { type AttemptOutcome, watchHealth } from './watch-health.ts'
import { type Client, startApi } from '../../test/harness.ts'
import { type Reply, startReceiver } from '../../test/receiver.ts'
import {
  aPublication,
  aWebhook,
  deliveriesTo,
  eventually,
  hasten,
  recordTestEvents,
  replayed,
  settledDelivery,
  startTestWorker,
  stepsReceived,
} from '../../test/work.ts'

const api = startApi()

const getWebhook = async (client: Client, { id }: Webhook) => (await client.get(`/webhooks/${id}`)).body
const statusesOf = async (client: Client, webhook: Webhook) =>
  (await deliveriesTo(client, webhook)).map(({ status }) => status)
const failingFor = (webhook: Webhook, time: string) =>
  api.db.run(sql`update webhooks set failing_since = now() - ${time}::interval where id = ${webhook.id}`)

describe('a webhook that answers 410', () => {
  test('is disabled at once, gets nothing more, and the other webhooks are told', async () => {
    const client = await api.account()
    const [gone, other] = [await startReceiver(410), await startReceiver()]
    const webhook = await aWebhook(client, gone.url, { events: ['publication.succeeded', 'webhook.disabled'] })
    await aWebhook(client, other.url, { events: ['webhook.disabled'] })
    startTestWorker(api)

    await recordTestEvents(api, client.accountId, [aPublication('L1', 1), aPublication('L1', 2)])

    await eventually(() => expect(other.requests).toHaveLength(1))
    expect(JSON.parse(other.requests[0]?.body ?? '')).toMatchObject({
      eventName: 'webhook.disabled',
      eventPayload: {
        webhookId: webhook.id,
        url: webhook.url,
        reason: 'gone',
        disabledMessage: expect.stringMatching(/^The address has answered that it is gone for good\./),
      },
    })
    expect(await getWebhook(client, webhook)).toMatchObject({ enabled: false, disabledReason: 'gone' })
    expect(await statusesOf(client, webhook)).toEqual(['failed', 'failed'])
    expect(stepsReceived(gone.requests)).toEqual([1])
  })

  test('has a new version then, so that nobody overwrites it unawares', async () => {
    const client = await api.account()
    const receiver = await startReceiver(410)
    const webhook = await aWebhook(client, receiver.url)
    const { headers } = await client.get(`/webhooks/${webhook.id}`)
    startTestWorker(api)

    await recordTestEvents(api, client.accountId, [aPublication()])
    await eventually(async () => expect((await getWebhook(client, webhook)).enabled).toBe(false))

    const patch = await client.patch(
      `/webhooks/${webhook.id}`,
      { enabled: true },
      { 'if-match': headers['etag'] ?? '' },
    )
    expect(patch.status).toBe(412)
  })
})

describe('a webhook that nothing gets through to', () => {
  test('for five days is disabled, and the other webhooks are told', async () => {
    const client = await api.account()
    const [receiver, other] = [await startReceiver(500), await startReceiver()]
    const webhook = await aWebhook(client, receiver.url)
    await aWebhook(client, other.url, { events: ['webhook.disabled'] })
    startTestWorker(api)
    await recordTestEvents(api, client.accountId, [aPublication()])
    await eventually(async () => expect(await getWebhook(client, webhook)).toHaveProperty('failingSince'))

    await failingFor(webhook, '5 days 1 second')
    await hasten(api, client)

    await eventually(() => expect(other.requests).toHaveLength(1))
    expect(JSON.parse(other.requests[0]?.body ?? '').eventPayload).toMatchObject({ reason: 'failing' })
    expect(await getWebhook(client, webhook)).toMatchObject({ enabled: false, disabledReason: 'failing' })
    const { attempts } = await settledDelivery(client, webhook, 'failed')
    expect(attempts).toMatchObject([{ statusCode: 500 }, { statusCode: 500 }])
  })

  test('for nearly five days is not', async () => {
    const client = await api.account()
    const receiver = await startReceiver(500)
    const webhook = await aWebhook(client, receiver.url)
    startTestWorker(api)
    await recordTestEvents(api, client.accountId, [aPublication()])
    await eventually(async () => expect(await getWebhook(client, webhook)).toHaveProperty('failingSince'))

    await failingFor(webhook, '4 days 23 hours')
    await hasten(api, client)

    await settledDelivery(client, webhook, 'pending', 2)
    expect(await getWebhook(client, webhook)).toMatchObject({ enabled: true, failingSince: expect.any(String) })
  })

  test('but for a moment begins a new count', async () => {
    const client = await api.account()
    const receiver = await startReceiver([500, 200])
    const webhook = await aWebhook(client, receiver.url)
    startTestWorker(api)
    await recordTestEvents(api, client.accountId, [aPublication()])
    await eventually(async () => expect(await getWebhook(client, webhook)).toHaveProperty('failingSince'))

    await failingFor(webhook, '6 days')
    await hasten(api, client)
    await settledDelivery(client, webhook)

    expect(await getWebhook(client, webhook)).toMatchObject({ enabled: true })
    expect(await getWebhook(client, webhook)).not.toHaveProperty('failingSince')
  })
})

describe('of attempts that end together', () => {
  const watched = async (outcomes: AttemptOutcome['outcome'][]) => {
    const client = await api.account()
    const webhook = await aWebhook(client, 'https://example.org/hook')
    await failingFor(webhook, '6 days')
    await api.db.transaction(async (tx) => {
      await lockLog(tx, client.accountId)
      await watchHealth(
        tx,
        outcomes.map((outcome) => ({ accountId: client.accountId, webhookId: webhook.id, outcome })),
      )
    })
    return getWebhook(client, webhook)
  }

  test('one that gets through outweighs those that do not', async () => {
    const webhook = await watched(['refused', 'through', 'refused'])

    expect(webhook.enabled).toBe(true)
    expect(webhook).not.toHaveProperty('failingSince')
  })

  test('one that is told that nobody is there any more outweighs those that get through', async () => {
    expect(await watched(['through', 'gone'])).toMatchObject({ enabled: false, disabledReason: 'gone' })
  })
})

describe('a webhook that was disabled by the service', () => {
  test('gets, once it is enabled and asks for a replay, exactly what it missed, in order', async () => {
    const client = await api.account()
    const receiver = await startReceiver([200, 200, 410, 200])
    const webhook = await aWebhook(client, receiver.url)
    startTestWorker(api)
    const record = (...steps: number[]) =>
      recordTestEvents(
        api,
        client.accountId,
        steps.map((step) => aPublication('L1', step)),
      )
    await record(1, 2, 3, 4)
    await eventually(async () => expect((await getWebhook(client, webhook)).enabled).toBe(false))
    await record(5, 6)

    const refusal = await client.post(`/webhooks/${webhook.id}/replay`, {})
    const enabled = await client.patch(`/webhooks/${webhook.id}`, { enabled: true })
    await record(7)
    await eventually(() => expect(stepsReceived(receiver.requests)).toContain(7))
    const replay = await client.post(`/webhooks/${webhook.id}/replay`, {})

    await eventually(() => expect(stepsReceived(receiver.requests)).toEqual([1, 2, 3, 7, 3, 4, 5, 6]))
    expect(refusal).toMatchObject({ status: 409, body: { code: 'webhook_disabled' } })
    expect(enabled.body).not.toHaveProperty('disabledReason')
    expect(enabled.body).not.toHaveProperty('failingSince')
    expect(replay).toMatchObject({ status: 202, body: { status: 'running', deliveries: 0 } })
    expect(await replayed(client, webhook)).toMatchObject({ status: 'done', deliveries: 4 })
    await client.post(`/webhooks/${webhook.id}/replay`, {})
    expect(await replayed(client, webhook)).toMatchObject({ status: 'done', deliveries: 0 })
  })

  test('gets by a replay only what happened since the time it names, and of the last seven days if it names none', async () => {
    const client = await api.account()
    const webhook = await aWebhook(client, 'http://127.0.0.1:9/hook', { enabled: false })
    await recordTestEvents(
      api,
      client.accountId,
      [1, 2, 3].map((step) => aPublication('L1', step)),
    )
    const age = (step: number, days: number) =>
      api.db.run(sql`
      update events set created_at = now() - make_interval(days => ${days})
      where account_id = ${client.accountId} and payload::json->>'portalId' = ${String(step)}`)
    await age(1, 8)
    await age(2, 6)
    await client.patch(`/webhooks/${webhook.id}`, { enabled: true })
    const since = new Date(Date.now() - 86_400_000).toISOString()

    startTestWorker(api)

    await client.post(`/webhooks/${webhook.id}/replay`, { since })
    const lastDay = await replayed(client, webhook)
    await client.post(`/webhooks/${webhook.id}/replay`, {})
    const lastWeek = await replayed(client, webhook)

    expect([lastDay, lastWeek]).toMatchObject([{ deliveries: 1 }, { deliveries: 1 }])
  })
})

describe('a webhook that its owner disables', () => {
  test('gets nothing, and what was planned for it has failed', async () => {
    const client = await api.account()
    const receiver = await startReceiver([500, 200])
    const webhook = await aWebhook(client, receiver.url)
    startTestWorker(api)
    await recordTestEvents(api, client.accountId, [aPublication('L1', 1), aPublication('L1', 2)])
    await eventually(async () => expect(await getWebhook(client, webhook)).toHaveProperty('failingSince'))

    const patch = await client.patch(`/webhooks/${webhook.id}`, { enabled: false })
    const statuses = await statusesOf(client, webhook)
    await recordTestEvents(api, client.accountId, [aPublication('L1', 3)])
    await hasten(api, client)
    await client.patch(`/webhooks/${webhook.id}`, { enabled: true })
    await recordTestEvents(api, client.accountId, [aPublication('L1', 4)])

    await eventually(() => expect(stepsReceived(receiver.requests)).toEqual([1, 4]))
    expect(patch.body).not.toHaveProperty('disabledReason')
    expect(statuses).toEqual(['failed', 'failed'])
    expect(await deliveriesTo(client, webhook)).toHaveLength(3)
  })

  test('while an attempt is under way gets no second one', async () => {
    const client = await api.account()
    const answer = Promise.withResolvers<Reply>()
    const receiver = await startReceiver(() => answer.promise)
    const webhook = await aWebhook(client, receiver.url)
    startTestWorker(api)
    await recordTestEvents(api, client.accountId, [aPublication()])
    await eventually(() => expect(receiver.requests).toHaveLength(1))

    await client.patch(`/webhooks/${webhook.id}`, { enabled: false })
    answer.resolve(500)
    await settledDelivery(client, webhook, 'pending')
    await hasten(api, client)

    const { attempts } = await settledDelivery(client, webhook, 'failed')
    expect(attempts).toMatchObject([{ statusCode: 500 }, { failureCode: 'webhook_disabled', durationMs: 0 }])
    expect(receiver.requests).toHaveLength(1)
  })

  test('at the very moment of an event is not left with a delivery that nobody will ever begin', async () => {
    const client = await api.account()
    const receiver = await startReceiver([500, 200])
    const webhook = await aWebhook(client, receiver.url)
    startTestWorker(api)
    await recordTestEvents(api, client.accountId, [aPublication('L1', 1)])
    await eventually(async () => expect(await getWebhook(client, webhook)).toHaveProperty('failingSince'))
    const recorded = Promise.withResolvers<void>()
    const commit = Promise.withResolvers<void>()
    const happening = api.db.transaction(async (tx) => {
      await recordEvents(tx, client.accountId, [aPublication('L1', 2)])
      recorded.resolve()
      await commit.promise
    })
    await recorded.promise

    const disabling = client.patch(`/webhooks/${webhook.id}`, { enabled: false })
    await Promise.race([disabling, aBlockedStatement()])
    commit.resolve()
    await Promise.all([happening, disabling])

    await eventually(async () => expect(await statusesOf(client, webhook)).toEqual(['failed', 'failed']))
    await client.patch(`/webhooks/${webhook.id}`, { enabled: true })
    await recordTestEvents(api, client.accountId, [aPublication('L1', 3)])
    await eventually(() => expect(stepsReceived(receiver.requests)).toEqual([1, 3]))
  })
})

/** Until a connection to this file's database waits for another one's lock. */
const aBlockedStatement = () =>
  eventually(async () => {
    const { count } = await api.db.one<{ count: number }>(sql`
      select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
    expect(count).toBeGreaterThan(0)
  })
