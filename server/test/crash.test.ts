import { once } from 'node:events'
import sql from 'sql-template-tag'
import { describe, expect, test } from 'vitest'
import { startCrashingWorker } from './crashing.ts'
import { type Client, startApi } from './harness.ts'
import { type Reply, startReceiver } from './receiver.ts'
import {
  aPublication,
  aWebhook,
  deliveriesTo,
  eventually,
  recordTestEvents,
  settledDelivery,
  startTestWorker,
} from './work.ts'

const api = startApi()
const eventCount = 20

/** As if the lease of what somebody holds had run out. */
const endLeases = ({ accountId }: Client) =>
  api.db.run(sql`
    update deliveries set lease_until = now() - interval '1 ms' where lease_until is not null and account_id = ${accountId}`)

describe('a worker that is killed', () => {
  test.for([
    ['deliveries: claimed', false],
    ['deliveries: done', true],
    ['deliveries: before commit', true],
  ] as const)('at "%s" loses no event, and no request goes unrecorded', async ([crashPoint, isAfterTheRequest]) => {
    const client = await api.account()
    const receiver = await startReceiver()
    const webhook = await aWebhook(client, receiver.url)
    const events = Array.from({ length: eventCount }, (_, step) => aPublication(`L${step % 15}`, step))
    await recordTestEvents(api, client.accountId, events)

    const { child, reached } = startCrashingWorker(api, crashPoint)
    const [, signal] = await once(child, 'exit')
    const seenByThen = receiver.requests.length
    const held = await endLeases(client)
    startTestWorker(api)

    await eventually(async () => {
      const statuses = (await deliveriesTo(client, webhook)).map(({ status }) => status)
      expect(statuses).toEqual(events.map(() => 'succeeded'))
    })
    expect([signal, reached().at(-1)]).toEqual(['SIGKILL', crashPoint])
    expect(held).toBeGreaterThan(0)
    expect(seenByThen > 0).toBe(isAfterTheRequest)
    for (const { id, eventId } of await deliveriesTo(client, webhook)) {
      const requests = receiver.requests.filter(({ headers }) => headers['webhook-id'] === eventId)
      const { attempts } = (await client.get(`/deliveries/${id}`)).body
      expect(requests.length).toBeGreaterThan(0)
      expect(attempts.length).toBeGreaterThanOrEqual(requests.length)
      expect(new Set(requests.map(({ body }) => body)).size).toBe(1)
      expect(attempts.at(-1)).toMatchObject({ statusCode: 200 })
    }
  })

  test('leaves its lease to run out within 60 s, and nobody else touches its work before', async () => {
    const client = await api.account()
    const receiver = await startReceiver()
    const webhook = await aWebhook(client, receiver.url)
    await recordTestEvents(api, client.accountId, [aPublication('L1', 1)])
    const { child } = startCrashingWorker(api, 'deliveries: claimed')
    await once(child, 'exit')

    startTestWorker(api)
    await recordTestEvents(api, client.accountId, [aPublication('L2', 2)])

    await eventually(async () => {
      const statuses = (await deliveriesTo(client, webhook)).map(({ status }) => status)
      expect(statuses).toEqual(['pending', 'succeeded'])
    })
    const { seconds } = await api.db.one<{ seconds: number }>(sql`
      select extract(epoch from lease_until - now())::float8 as seconds from deliveries
      where account_id = ${client.accountId} and lease_until is not null`)
    expect(seconds).toBeGreaterThan(15)
    expect(seconds).toBeLessThan(60)
    expect(receiver.requests).toHaveLength(1)
  })
})

describe('a worker that stands still for longer than its lease', () => {
  test('may say what it was answered when it comes back, and decides nothing', async () => {
    const client = await api.account()
    const lateAnswer = Promise.withResolvers<Reply>()
    const answers: (Reply | Promise<Reply>)[] = [lateAnswer.promise, 200]
    const receiver = await startReceiver(() => answers.shift() ?? 200)
    const webhook = await aWebhook(client, receiver.url)
    await recordTestEvents(api, client.accountId, [aPublication()])
    const { child, reached } = startCrashingWorker(api)
    await eventually(() => expect(receiver.requests).toHaveLength(1))

    child.kill('SIGSTOP')
    await endLeases(client)
    startTestWorker(api)
    const delivery = await settledDelivery(client, webhook)
    lateAnswer.resolve(410)
    child.kill('SIGCONT')

    await eventually(() => expect(reached()).toContain('deliveries: before commit'))
    await recordTestEvents(api, client.accountId, [aPublication('L1', 2)])
    await eventually(() => expect(receiver.requests).toHaveLength(3))
    const { attempts, ...rest } = (await client.get(`/deliveries/${delivery.id}`)).body
    expect({ ...rest, attempts: [] }).toEqual({ ...delivery, attempts: [] })
    expect(attempts).toMatchObject([{ statusCode: 410 }, { statusCode: 200 }])
    expect((await client.get(`/webhooks/${webhook.id}`)).body).toEqual(webhook)
  })
})
