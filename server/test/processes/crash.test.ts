import { once } from 'node:events'
import sql from 'sql-template-tag'
import { describe, expect, test } from 'vitest'
import { startApi } from '../harness.ts'
import { startReceiver } from '../receiver.ts'
import { aPublication, aWebhook, deliveriesTo, eventually, recordTestEvents, startTestWorker } from '../work.ts'
import { startCrashingWorker } from './crashing.ts'

const api = startApi()
const eventCount = 20

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
    const held = await api.db.run(sql`
      update deliveries set lease_until = now() - interval '1 ms'
      where lease_until is not null and account_id = ${client.accountId}`)
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
})
