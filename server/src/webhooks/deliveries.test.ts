import sql from 'sql-template-tag'
import { describe, expect, test } from 'vitest'
import { type Client, startApi } from '../../test/harness.ts'
import { startReceiver } from '../../test/receiver.ts'
import {
  aPublication,
  aWebhook,
  deliveriesTo,
  eventually,
  recordTestEvents,
  replayed,
  settledDelivery,
  startTestWorker,
  stepOf,
} from '../../test/work.ts'

const api = startApi()
const url = 'http://127.0.0.1:9/hook'

const deliveryCount = async ({ accountId }: Client) =>
  (await api.db.many(sql`select from deliveries where account_id = ${accountId}`)).length

describe('POST /webhooks/{id}/ping', () => {
  test.for(['current', 'legacy'] as const)('delivers a first event in the %s envelope', async (envelope) => {
    const client = await api.account()
    const receiver = await startReceiver()
    const webhook = await aWebhook(client, receiver.url, { envelope })
    startTestWorker(api)

    const ping = await client.post(`/webhooks/${webhook.id}/ping`)

    expect(ping).toMatchObject({
      status: 202,
      body: { webhookId: webhook.id, eventName: 'webhook.ping', attempts: [] },
    })
    expect(await settledDelivery(client, webhook)).toMatchObject({ id: ping.body.id, attempts: [{ statusCode: 200 }] })
    const { eventName, eventType, eventPayload } = JSON.parse(receiver.requests[0]?.body ?? '')
    expect([eventName ?? eventType, eventPayload]).toEqual(['webhook.ping', { webhookId: webhook.id }])
  })

  test('is refused while the webhook is disabled', async () => {
    const client = await api.account()
    const { id } = await aWebhook(client, url, { enabled: false })

    const ping = await client.post(`/webhooks/${id}/ping`)

    expect(ping).toMatchObject({ status: 409, body: { code: 'webhook_disabled' } })
    expect((await client.get('/events')).body).toEqual([])
  })
})

describe('GET /webhooks/{id}/deliveries', () => {
  test('is filtered by status, and read in pages', async () => {
    const client = await api.account()
    const receiver = await startReceiver(({ body }) => (stepOf(JSON.parse(body).eventPayload) % 2 === 0 ? 200 : 500))
    const webhook = await aWebhook(client, receiver.url)
    startTestWorker(api)
    await recordTestEvents(
      api,
      client.accountId,
      Array.from({ length: 6 }, (_, step) => aPublication(`L${step}`, step)),
    )
    const list = (query: string) => client.get(`/webhooks/${webhook.id}/deliveries${query}`)
    await eventually(async () => expect((await list('?status=succeeded')).body).toHaveLength(3))

    const [all, pending, failed] = [await list(''), await list('?status=pending'), await list('?status=failed')]
    const first = await list('?limit=4')
    const second = await list(`?limit=4&after=${first.body[3].id}`)

    expect(all.body).toHaveLength(6)
    expect([pending.body.length, failed.body.length]).toEqual([3, 0])
    expect([...first.body, ...second.body].map(({ id }) => id)).toEqual(all.body.map(({ id }: { id: string }) => id))
    expect(first.headers['link']).toContain(`after=${first.body[3].id}>; rel="next"`)
    expect(second.headers['link']).toBeUndefined()
    expect((await list('?status=lost')).status).toBe(400)
  })
})

describe('POST /deliveries/{id}/redeliver', () => {
  test('sends the same event again, whatever came of it before', async () => {
    const client = await api.account()
    const receiver = await startReceiver()
    const webhook = await aWebhook(client, receiver.url)
    startTestWorker(api)
    await recordTestEvents(api, client.accountId, [aPublication()])
    const { id, eventId } = await settledDelivery(client, webhook)

    const again = await client.post(`/deliveries/${id}/redeliver`)

    await eventually(() => expect(receiver.requests).toHaveLength(2))
    expect(again).toMatchObject({ status: 202, body: { eventId, status: 'pending', attempts: [] } })
    expect(again.body.id).not.toBe(id)
    expect(receiver.requests[1]?.body).toBe(receiver.requests[0]?.body)
    expect((await client.get('/events')).body).toHaveLength(1)
  })

  test('is refused while the webhook is disabled', async () => {
    const client = await api.account()
    const webhook = await aWebhook(client, url)
    await recordTestEvents(api, client.accountId, [aPublication()])
    const [delivery] = await deliveriesTo(client, webhook)
    await client.patch(`/webhooks/${webhook.id}`, { enabled: false })

    const again = await client.post(`/deliveries/${delivery?.id}/redeliver`)

    expect(again).toMatchObject({ status: 409, body: { code: 'webhook_disabled' } })
  })
})

describe('an Idempotency-Key', () => {
  test.for(['ping', 'redeliver', 'replay', 'rotate-signing-key'] as const)('makes %s happen once', async (action) => {
    const client = await api.account()
    const webhook = await aWebhook(client, url)
    await recordTestEvents(api, client.accountId, [aPublication()])
    const [delivery] = await deliveriesTo(client, webhook)
    await api.db.run(sql`update deliveries set status = 'failed', due_at = null where account_id = ${client.accountId}`)
    const path = action === 'redeliver' ? `/deliveries/${delivery?.id}/${action}` : `/webhooks/${webhook.id}/${action}`
    const act = () => client.post(path, action === 'replay' ? {} : undefined, { 'idempotency-key': action })

    const answers = await Promise.all([act(), act(), act()])
    startTestWorker(api)

    expect(answers[0].status).toBe(action === 'rotate-signing-key' ? 200 : 202)
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    if (action === 'replay') await replayed(client, webhook)
    expect(await deliveryCount(client)).toBe(action === 'rotate-signing-key' ? 1 : 2)
  })

  test('makes one webhook of two requests', async () => {
    const client = await api.account()
    const create = () => client.post('/webhooks', { url, events: ['request.created'] }, { 'idempotency-key': 'one' })

    const [first, second] = await Promise.all([create(), create()])

    expect([first.status, second.text]).toEqual([201, first.text])
    expect((await client.get('/webhooks')).body).toEqual([first.body])
  })
})
