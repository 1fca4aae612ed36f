import type { Webhook } from '@aushang/model'
import sql from 'sql-template-tag'
import { describe, expect, onTestFinished, test } from 'vitest'
import { type Client, startApi } from '../../test/harness.ts'
import { startReceiver } from '../../test/receiver.ts'
import {
  aPublication,
  aRequestCreated,
  aWebhook,
  deliveriesTo,
  eventually,
  idOf,
  recordTestEvents,
  replayed,
  startTestWorker,
  stepsReceived,
} from '../../test/work.ts'
import { startWork } from '../lib/background-work/start-work.ts'
import { SimulatedCrash } from '../lib/background-work/work.ts'
import { recordEvents } from './record-events.ts'
import { replayEvents } from './replay-events.work.ts'

const api = startApi()
const url = 'http://127.0.0.1:9/hook'
// Of three batches.
const eventCount = 1_200

const record = ({ accountId }: Client, ...steps: number[]) =>
  recordTestEvents(
    api,
    accountId,
    steps.map((step) => aPublication('L1', step)),
  )

/** A webhook that missed events of a hundred listings. */
async function aWebhookThatMissed(client: Client, count = eventCount): Promise<Webhook> {
  const events = Array.from({ length: count }, (_, step) => aPublication(`L${step % 100}`, step))
  await recordTestEvents(api, client.accountId, events)
  return aWebhook(client, url)
}

/** Ends at this point when it comes there for the so manieth time, and does no more. Resolves when it has. */
async function replayUntil(point: string, times: number): Promise<void> {
  const crashed = Promise.withResolvers<void>()
  let left = times
  const worker = startWork(replayEvents, {
    db: api.db,
    onError: () => {},
    crashPoint(name) {
      if (left > 0 && name === point) left -= 1
      if (left > 0) return
      crashed.resolve()
      throw new SimulatedCrash()
    },
  })
  await crashed.promise
  await worker.stop()
  await api.db.run(sql`update replays set lease_until = now() - interval '1 ms' where lease_until is not null`)
}

/** Puts what was missed on its way, and sends nothing. */
function startReplaying(): void {
  const errors: unknown[] = []
  const worker = startWork(replayEvents, { db: api.db, pollMs: 20, onError: (error) => errors.push(error) })
  onTestFinished(async () => {
    await worker.stop()
    expect(errors).toEqual([])
  })
}

test('what waits for its next attempt is tried at once', async () => {
  startTestWorker(api)
  const client = await api.account()
  const receiver = await startReceiver()
  const webhook = await aWebhook(client, receiver.url)
  await api.db.transaction(async (tx) => {
    await recordEvents(tx, client.accountId, [aPublication('L1', 1)])
    await tx.run(sql`update deliveries set due_at = now() + interval '1 hour' where webhook_id = ${webhook.id}`)
  })

  await client.post(`/webhooks/${webhook.id}/replay`)

  await eventually(() => expect(stepsReceived(receiver.requests)).toEqual([1]))
})

describe('a replay', () => {
  test('shows how far it is', async () => {
    const client = await api.account()
    const webhook = await aWebhookThatMissed(client)

    const asked = await client.post(`/webhooks/${webhook.id}/replay`, {})
    await replayUntil('replays: before commit', 2)
    const half = await client.get(`/webhooks/${webhook.id}/replay`)
    startReplaying()
    const done = await replayed(client, webhook)

    expect(asked).toMatchObject({ status: 202, headers: { location: `/webhooks/${webhook.id}/replay` } })
    expect(asked.body).toMatchObject({ status: 'running', eventsTotal: 1_200, eventsDone: 0, deliveries: 0 })
    expect(asked.body).not.toHaveProperty('reachedAt')
    expect(half.body).toEqual({ ...asked.body, eventsDone: 500, deliveries: 500, reachedAt: expect.any(String) })
    expect(done).toEqual({
      ...half.body,
      status: 'done',
      eventsDone: 1_200,
      deliveries: 1_200,
      reachedAt: expect.any(String),
      endedAt: expect.any(String),
    })
  })

  test.for(
    ['replays: claimed', 'replays: done', 'replays: before commit'].flatMap((point) =>
      [1, 2, 3].map((times) => [point, times] as const),
    ),
  )('that is cut off at "%s" of batch %i puts every event on its way, and none twice', async ([point, times]) => {
    const client = await api.account()
    const webhook = await aWebhookThatMissed(client)
    await client.post(`/webhooks/${webhook.id}/replay`, {})

    await replayUntil(point, times)
    startReplaying()

    expect(await replayed(client, webhook)).toMatchObject({ status: 'done', deliveries: eventCount })
    const told = (await deliveriesTo(client, webhook)).map(({ eventId }) => eventId)
    const log: { eventId: string }[] = (await client.get('/events')).body
    expect(told).toEqual(log.map(({ eventId }) => eventId))
  })

  test('is followed by what happens to the same listings meanwhile, which is not sent twice', async () => {
    const client = await api.account()
    await record(client, 1, 2, 3)
    const receiver = await startReceiver()
    const webhook = await aWebhook(client, receiver.url)

    await client.post(`/webhooks/${webhook.id}/replay`, {})
    await record(client, 4, 5)
    const meanwhile = await deliveriesTo(client, webhook)
    startTestWorker(api)
    const done = await replayed(client, webhook)
    await record(client, 6)

    await eventually(() => expect(stepsReceived(receiver.requests)).toEqual([1, 2, 3, 4, 5, 6]))
    expect(meanwhile).toEqual([])
    expect(done).toMatchObject({ eventsTotal: 3, eventsDone: 3, deliveries: 5 })
    expect(await deliveriesTo(client, webhook)).toHaveLength(6)
  })

  test('does not keep back an inquiry, and what is no event of a listing is not sent twice', async () => {
    const client = await api.account()
    const events = ['request.created', 'publication.succeeded'] as const
    await record(client, 1)
    const webhook = await aWebhook(client, url, { events: [...events] })
    await client.post(`/webhooks/${webhook.id}/replay`, {})

    await recordTestEvents(api, client.accountId, [aRequestCreated(idOf('R1'), 'Muster')])
    const meanwhile = await deliveriesTo(client, webhook)
    startReplaying()
    await replayed(client, webhook)

    expect(meanwhile).toMatchObject([{ eventName: 'request.created' }])
    const names = (await deliveriesTo(client, webhook)).map(({ eventName }) => eventName)
    expect(names.toSorted()).toEqual(events.toSorted())
  })

  test('since a time to come sends nothing of what was, and loses nothing of what happens meanwhile', async () => {
    const client = await api.account()
    await record(client, 1)
    const receiver = await startReceiver()
    const webhook = await aWebhook(client, receiver.url)

    const { body } = await client.post(`/webhooks/${webhook.id}/replay`, { since: '9999-12-31T23:59:59.000Z' })
    await record(client, 2)
    startTestWorker(api)

    await eventually(() => expect(stepsReceived(receiver.requests)).toEqual([2]))
    expect(body).toMatchObject({ eventsTotal: 0 })
  })

  test('skips what lies long before the time it names', async () => {
    const client = await api.account()
    const webhook = await aWebhookThatMissed(client, 3)
    await api.db.run(sql`
      update events set id = '0TkW4rYx' || substr(id, 9), created_at = now() - interval '2 days'
      where account_id = ${client.accountId} and position < 3`)
    startReplaying()

    const { body } = await client.post(`/webhooks/${webhook.id}/replay`, {
      since: new Date(Date.now() - 86_400_000).toISOString(),
    })

    expect(body).toMatchObject({ eventsTotal: 1 })
    expect(await replayed(client, webhook)).toMatchObject({ deliveries: 1 })
  })

  test('is refused while another one is under way, and may follow it', async () => {
    const client = await api.account()
    const webhook = await aWebhookThatMissed(client, 3)
    const ask = () => client.post(`/webhooks/${webhook.id}/replay`, {})

    const [first, second] = [await ask(), await ask()]
    startReplaying()
    await replayed(client, webhook)
    const third = await ask()

    expect([first.status, second.status, third.status]).toEqual([202, 409, 202])
    expect(second.body.code).toBe('replay_running')
    expect(third.body.id).not.toBe(first.body.id)
    expect(await replayed(client, webhook)).toMatchObject({ id: third.body.id, deliveries: 0 })
  })

  test('is one of a webhook: two of them go beside each other', async () => {
    const client = await api.account()
    const webhooks = [await aWebhookThatMissed(client, 700), await aWebhook(client, url)]

    for (const { id } of webhooks) expect((await client.post(`/webhooks/${id}/replay`, {})).status).toBe(202)
    startReplaying()

    for (const webhook of webhooks) expect(await replayed(client, webhook)).toMatchObject({ deliveries: 700 })
  })

  test('stops when the webhook is disabled', async () => {
    const client = await api.account()
    const webhook = await aWebhookThatMissed(client)
    await client.post(`/webhooks/${webhook.id}/replay`, {})
    await replayUntil('replays: before commit', 2)

    await client.patch(`/webhooks/${webhook.id}`, { enabled: false })
    await client.patch(`/webhooks/${webhook.id}`, { enabled: true })
    startReplaying()

    expect(await replayed(client, webhook)).toMatchObject({ status: 'stopped', eventsDone: 500, deliveries: 500 })
    await client.post(`/webhooks/${webhook.id}/replay`, {})
    expect(await replayed(client, webhook)).toMatchObject({ status: 'done', deliveries: eventCount })
  })

  test('finds out by itself when the webhook is disabled while it is being worked on', async () => {
    const client = await api.account()
    const webhook = await aWebhookThatMissed(client, 3)
    await client.post(`/webhooks/${webhook.id}/replay`, {})
    await api.db.run(sql`
      update replays set lease_until = now() + interval '1 minute' where account_id = ${client.accountId}`)

    await client.patch(`/webhooks/${webhook.id}`, { enabled: false })
    await api.db.run(sql`update replays set lease_until = null where account_id = ${client.accountId}`)
    startReplaying()

    expect(await replayed(client, webhook)).toMatchObject({ status: 'stopped', deliveries: 0 })
  })

  test('ends with its webhook', async () => {
    const client = await api.account()
    const webhook = await aWebhookThatMissed(client, 20_000)
    await client.post(`/webhooks/${webhook.id}/replay`, {})
    startReplaying()
    await eventually(async () => {
      expect((await client.get(`/webhooks/${webhook.id}/replay`)).body.eventsDone).toBeGreaterThan(0)
    })

    const deletion = await client.delete(`/webhooks/${webhook.id}`)

    expect(deletion.status).toBe(204)
    expect((await client.get(`/webhooks/${webhook.id}/replay`)).status).toBe(404)
    expect(await api.db.many(sql`select from deliveries where account_id = ${client.accountId}`)).toEqual([])
  })

  test('of a webhook that never had one is not found', async () => {
    const client = await api.account()
    const webhook = await aWebhook(client, url)

    expect(await client.get(`/webhooks/${webhook.id}/replay`)).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    })
  })
})
