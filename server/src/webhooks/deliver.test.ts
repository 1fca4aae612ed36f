import { renderMessagesIn } from '@aushang/model'
import type { EventPayload, Webhook } from '@aushang/model'
import sql from 'sql-template-tag'
import { describe, expect, test } from 'vitest'
import { type Client, startApi } from '../../test/harness.ts'
import { startReceiver } from '../../test/receiver.ts'
import {
  aFailedPublication,
  aPublication,
  aRequestCreated,
  aWebhook,
  deliveriesTo,
  eventually,
  hasten,
  idOf,
  recordTestEvents,
  settledDelivery,
  startTestWorker,
} from '../../test/work.ts'
import { readConfig } from '../config.ts'
import { makeGuardedClient } from '../lib/guarded/guarded-fetch.ts'

const api = startApi()

/** After so many failed attempts: how many seconds after the last of them the next one is planned. */
const plannedGap = ({ accountId }: Client, { id }: Webhook, failures: number) =>
  eventually(async () => {
    const delivery = await api.db.one<{ gap: number }>(sql`
      select extract(epoch from due_at - (
        select max(started_at + duration_ms * interval '1 ms') from delivery_attempts
        where account_id = deliveries.account_id and delivery_id = deliveries.id))::float8 as gap
      from deliveries
      where account_id = ${accountId} and webhook_id = ${id} and failures = ${failures} and lease_until is null`)
    return delivery.gap
  })

/** Sends a ping and waits for it: whatever was to come before it has come. */
const pingThrough = async (client: Client, { id }: Webhook) => {
  const { body } = await client.post(`/webhooks/${id}/ping`)
  await eventually(async () => expect((await client.get(`/deliveries/${body.id}`)).body.status).toBe('succeeded'))
}

type Publication = EventPayload<'publication.succeeded'>

const ofType = <Event extends { payload: Publication }>(
  event: Event,
  type: Publication['type'],
  operation: Publication['operation'],
) => ({ ...event, payload: { ...event.payload, type, operation } })

describe('the request', () => {
  test('is a POST of JSON with the four members of the envelope', async () => {
    const client = await api.account()
    const receiver = await startReceiver()
    await aWebhook(client, `${receiver.url}?tenant=7`)
    startTestWorker(api)

    await recordTestEvents(api, client.accountId, [aPublication()])

    await eventually(() => expect(receiver.requests).toHaveLength(1))
    const [{ method, path, headers, body } = { body: '' }] = receiver.requests
    const [event] = (await client.get('/events')).body
    expect([method, path, headers?.['content-type']]).toEqual(['POST', '/hook?tenant=7', 'application/json'])
    expect(Object.keys(JSON.parse(body))).toEqual(['eventId', 'eventName', 'eventPayload', 'eventTime'])
    expect(JSON.parse(body)).toEqual(event)
    expect(event).toMatchObject({
      eventName: 'publication.succeeded',
      eventPayload: aPublication().payload,
    })
    expect(event.eventTime).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  })

  test.for([
    ['publicationSucceeded', 'create', ofType(aPublication(), 'set', 'create')],
    ['publicationSucceeded', 'update', ofType(aPublication(), 'set', 'update')],
    ['publicationFailed', 'delete', ofType(aFailedPublication(), 'delete', 'delete')],
  ] as const)('is, in the legacy envelope, %s with type %s', async ([eventType, type, event]) => {
    const client = await api.account()
    const receiver = await startReceiver()
    await aWebhook(client, receiver.url, { events: [event.name], envelope: 'legacy' })
    startTestWorker(api)

    await recordTestEvents(api, client.accountId, [event])

    await eventually(() => expect(receiver.requests).toHaveLength(1))
    const envelope = JSON.parse(receiver.requests[0]?.body ?? '')
    expect(Object.keys(envelope)).toEqual(['eventType', 'eventPayload'])
    const payload: unknown = JSON.parse(renderMessagesIn(JSON.stringify(event.payload), 'en'))
    expect(envelope).toEqual({ eventType, eventPayload: Object.assign({}, payload, { type }) })
  })

  test('of request.created is requestReceived in the legacy envelope, with the request as it is', async () => {
    const client = await api.account()
    const receiver = await startReceiver()
    await aWebhook(client, receiver.url, { events: ['request.created'], envelope: 'legacy' })
    startTestWorker(api)

    const inquiry = aRequestCreated(idOf('R1'), 'Erhardt')
    await recordTestEvents(api, client.accountId, [inquiry])

    await eventually(() => expect(receiver.requests).toHaveLength(1))
    expect(receiver.requests[0]?.body).toBe(
      `{"eventType":"requestReceived","eventPayload":${JSON.stringify(inquiry.payload)}}`,
    )
  })

  test('goes to the webhooks that react to the event, and to no other', async () => {
    const client = await api.account()
    const [wanted, unwanted] = [await startReceiver(), await startReceiver()]
    const [, other] = [
      await aWebhook(client, wanted.url, { events: ['publication.failed', 'publication.succeeded'] }),
      await aWebhook(client, unwanted.url, { events: ['publication.failed'] }),
    ]
    await aWebhook(await api.account(), unwanted.url)
    startTestWorker(api)

    await recordTestEvents(api, client.accountId, [aPublication()])
    await pingThrough(client, other)

    await eventually(() => expect(wanted.requests).toHaveLength(1))
    expect(unwanted.requests.map(({ body }) => JSON.parse(body).eventName)).toEqual(['webhook.ping'])
  })
})

describe('a failed delivery', () => {
  const waits = [5, 60, 300, 1_800, 7_200, 18_000, 36_000, 86_400]

  test.for([
    ['that succeeds at the last, is sent', [...waits.map(() => 500), 200], 'succeeded'],
    ['that never succeeds, is sent', [500], 'failed'],
  ] as const)('%s nine times, with the same bytes and growing waits, and no more', async ([_what, replies, status]) => {
    const client = await api.account()
    const receiver = await startReceiver([...replies])
    const webhook = await aWebhook(client, receiver.url)
    startTestWorker(api)

    await recordTestEvents(api, client.accountId, [aPublication()])

    for (const [index, wait] of waits.entries()) {
      const gap = await plannedGap(client, webhook, index + 1)
      expect(gap).toBeGreaterThan(wait * 0.9 - 0.1)
      expect(gap).toBeLessThan(wait * 1.1 + 2)
      await hasten(api, client)
    }
    const delivery = await settledDelivery(client, webhook, status)
    receiver.answer(200)
    await hasten(api, client)
    await pingThrough(client, webhook)
    expect(delivery).not.toHaveProperty('nextAttemptAt')
    expect(delivery.attempts.map(({ statusCode }: { statusCode: number }) => statusCode)).toEqual([
      ...waits.map(() => 500),
      replies.at(-1),
    ])
    const sent = receiver.requests.filter(({ headers }) => headers['webhook-id'] === delivery.eventId)
    expect(sent).toHaveLength(9)
    expect(receiver.requests).toHaveLength(10)
    expect(new Set(sent.map(({ body }) => body)).size).toBe(1)
  })

  test.for([
    ['120', 120],
    ['0', 5],
    [() => new Date(Date.now() + 600_000).toUTCString(), 600],
    [() => new Date(Date.now() - 600_000).toUTCString(), 5],
    ['soon', 5],
    ['-3', 5],
    ['1.5 hours', 5],
    ['', 5],
    ['99999999999999999999', 86_400],
    ['Fri, 31 Dec 9999 23:59:59 GMT', 86_400],
  ] as const)('whose answer says Retry-After: %s comes after %s s at the earliest', async ([wish, seconds]) => {
    const client = await api.account()
    const retryAfter = typeof wish === 'string' ? wish : wish()
    const receiver = await startReceiver({ status: 503, headers: { 'retry-after': retryAfter } })
    const webhook = await aWebhook(client, receiver.url)
    startTestWorker(api)

    await recordTestEvents(api, client.accountId, [aPublication()])

    const gap = await plannedGap(client, webhook, 1)
    expect(gap).toBeGreaterThan(seconds === 5 ? 4.4 : seconds - 2)
    expect(gap).toBeLessThan(seconds === 5 ? 7 : seconds + 2)
  })

  test.for([300, 301, 302, 303, 304, 307, 308, 400, 404, 429])('is one that was answered with %s', async (status) => {
    const client = await api.account()
    const elsewhere = await startReceiver()
    const receiver = await startReceiver({ status, headers: { location: elsewhere.url } })
    const [webhook, beacon] = [
      await aWebhook(client, receiver.url),
      await aWebhook(client, elsewhere.url, { events: ['request.created'] }),
    ]
    startTestWorker(api)

    await recordTestEvents(api, client.accountId, [aPublication()])

    expect(await plannedGap(client, webhook, 1)).toBeGreaterThan(4)
    await pingThrough(client, beacon)
    expect(elsewhere.requests.map(({ body }) => JSON.parse(body).eventName)).toEqual(['webhook.ping'])
    const { attempts } = await settledDelivery(client, webhook, 'pending')
    expect(attempts).toMatchObject([
      { statusCode: status, failureCode: 'refused_by_receiver', responseHeaders: { location: elsewhere.url } },
    ])
  })

  test('is tried again at the time that was shown', async () => {
    const client = await api.account()
    const receiver = await startReceiver([500, 200])
    const webhook = await aWebhook(client, receiver.url)
    startTestWorker(api)

    await recordTestEvents(api, client.accountId, [aPublication()])
    const { nextAttemptAt } = await settledDelivery(client, webhook, 'pending')

    await eventually(() => expect(receiver.requests).toHaveLength(2))
    const lateBy = (receiver.requests[1]?.receivedAt ?? 0) - Date.parse(nextAttemptAt)
    expect(lateBy).toBeGreaterThan(-50)
    expect(lateBy).toBeLessThan(10_000) // a busy machine comes late; the try after that is a minute away
  })
})

test('an attempt that the service gives up to shut down was none of the nine, and is made again', async () => {
  const client = await api.account()
  const hanging = Promise.withResolvers<number>()
  const receiver = await startReceiver(() => hanging.promise)
  const webhook = await aWebhook(client, receiver.url)
  await recordTestEvents(api, client.accountId, [aPublication()])
  await api.db.run(sql`update deliveries set failures = 8 where account_id = ${client.accountId}`)
  const http = makeGuardedClient({ allow: readConfig({}).OUTBOUND_ALLOW })
  const worker = startTestWorker(api, { http })
  await eventually(() => expect(receiver.requests).toHaveLength(1))

  const stopped = worker.stop()
  await http.close()
  await stopped

  expect((await client.get(`/webhooks/${webhook.id}`)).body).not.toHaveProperty('failingSince')
  receiver.answer(200)
  startTestWorker(api)
  const { attempts } = await settledDelivery(client, webhook)
  expect(attempts).toMatchObject([{ failureCode: 'aborted' }, { statusCode: 200 }])
})

test('any status from 200 to 299 is success', async () => {
  const client = await api.account()
  const statuses = [200, 201, 202, 204, 226, 299]
  const receiver = await startReceiver(statuses)
  const webhook = await aWebhook(client, receiver.url)
  startTestWorker(api)

  await recordTestEvents(
    api,
    client.accountId,
    statuses.map((_, step) => aPublication('L1', step)),
  )

  await eventually(async () => {
    const deliveries = await deliveriesTo(client, webhook)
    expect(deliveries.map(({ status }) => status)).toEqual(statuses.map(() => 'succeeded'))
  })
  expect(receiver.requests).toHaveLength(statuses.length)
})
