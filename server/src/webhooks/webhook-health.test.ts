import { describe, expect, test } from 'vitest'
import { freePorts } from '../../../test/free-ports.ts'
import { startApi } from '../../test/harness.ts'
import { startReceiver } from '../../test/receiver.ts'
import { aPublication, aWebhook, recordTestEvents, settledDelivery, startTestWorker } from '../../test/work.ts'

const api = startApi()

describe('GET /webhooks/health', () => {
  test('counts what became of the deliveries of a day, hour by hour, and shows the last answer', async () => {
    const client = await api.account()
    const receiver = await startReceiver(() => 204)
    const webhook = await aWebhook(client, receiver.url)
    const silent = await aWebhook(client, receiver.url, { events: ['webhook.disabled'] })
    startTestWorker(api)

    await recordTestEvents(api, client.accountId, [aPublication()])
    await settledDelivery(client, webhook)

    const { body } = await client.get('/webhooks/health')
    expect(body).toMatchObject([{ webhookId: webhook.id, lastAttempt: { statusCode: 204 } }, { webhookId: silent.id }])
    expect(body[0].hours).toHaveLength(24)
    const total = body[0].hours.reduce((sum: number, { succeeded }: { succeeded: number }) => sum + succeeded, 0)
    expect(total).toBe(1)
    expect(body[1].lastAttempt).toBeUndefined()
    expect(body[0].replayedAt).toBeUndefined()
    expect((await (await api.account()).get('/webhooks/health')).body).toEqual([])
  })

  test('shows why there was no answer to the last attempt', async () => {
    const [closedPort] = await freePorts(1)
    const client = await api.account()
    const webhook = await aWebhook(client, `http://127.0.0.1:${closedPort}/hook`)
    startTestWorker(api)

    await recordTestEvents(api, client.accountId, [aPublication()])
    await settledDelivery(client, webhook, 'pending', 1)

    const [{ lastAttempt }] = (await client.get('/webhooks/health')).body
    expect(lastAttempt).toEqual({ startedAt: expect.any(String), failureCode: 'connection_refused' })
  })

  test('says when a replay was asked for, so that nobody asks for one that is not there', async () => {
    const client = await api.account()
    const webhook = await aWebhook(client, 'https://example.org/hook')

    const { body: replay } = await client.post(`/webhooks/${webhook.id}/replay`, {})

    expect((await client.get('/webhooks/health')).body).toMatchObject([{ replayedAt: replay.createdAt }])
  })
})

describe('GET /deliveries/{id}', () => {
  test.for(['current', 'legacy'] as const)('shows the body in the %s envelope as it was sent', async (envelope) => {
    const client = await api.account()
    const receiver = await startReceiver(() => 200)
    const webhook = await aWebhook(client, receiver.url, { envelope })
    startTestWorker(api)

    const { body: ping } = await client.post(`/webhooks/${webhook.id}/ping`)
    await settledDelivery(client, webhook)

    const { body } = await client.get(`/deliveries/${ping.id}`)
    expect(body).toMatchObject({ attemptCount: 1, requestBody: receiver.requests[0]?.body })
    expect((await client.get(`/webhooks/${webhook.id}/deliveries`)).body).toMatchObject([{ attemptCount: 1 }])
  })
})
