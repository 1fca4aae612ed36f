import sql from 'sql-template-tag'
import { describe, expect, test } from 'vitest'
import { type Client, startApi } from '../../test/harness.ts'
import { type Reply, startReceiver } from '../../test/receiver.ts'
import {
  aWebhook,
  deliveriesTo,
  eventually,
  hasten,
  recordTestEvents,
  settledDelivery,
  startTestWorker,
} from '../../test/work.ts'
import { eraseRequestFromEvents } from './events.store.ts'

const api = startApi()

const person = { id: 'R1', lastName: 'Erhardt', message: 'Bitte rufen Sie an' }
const event = { name: 'request.created', payload: JSON.stringify(person), requestId: 'R1' }

const textOfEverything = async ({ accountId }: Client) => {
  const rows = await api.db.many<{ text: string }>(sql`
    select events::text as text from events where account_id = ${accountId}
    union all select delivery_attempts::text from delivery_attempts where account_id = ${accountId}`)
  return rows.map(({ text }) => text).join('\n')
}
const erase = ({ accountId }: Client) => api.db.transaction((tx) => eraseRequestFromEvents(tx, accountId, 'R1'))

describe('erasing a request', () => {
  test('takes the person out of events and recorded answers, and later attempts tell the rest', async () => {
    const client = await api.account()
    const receiver = await startReceiver(({ body }) => {
      const { lastName = '' } = JSON.parse(body).eventPayload
      return { status: 500, headers: { 'x-request-id': lastName }, body }
    })
    const webhook = await aWebhook(client, receiver.url, { events: ['request.created'] })
    startTestWorker(api)
    await recordTestEvents(api, client.accountId, [
      event,
      { ...event, payload: JSON.stringify({ id: 'R2' }), requestId: 'R2' },
    ])
    await eventually(async () => expect((await textOfEverything(client)).match(/Erhardt/g)).toHaveLength(3))

    await erase(client)

    expect(await textOfEverything(client)).not.toContain('Erhardt')
    expect((await client.get('/events')).body).toMatchObject([
      { eventName: 'request.created', eventPayload: { id: 'R1', erased: true } },
      { eventName: 'request.created', eventPayload: { id: 'R2' } },
    ])
    receiver.answer(200)
    await hasten(api, client)
    await eventually(() => expect(receiver.requests).toHaveLength(4))
    const later = receiver.requests.slice(2).map(({ body }) => JSON.parse(body).eventPayload)
    expect(later).toContainEqual({ id: 'R1', erased: true })
    expect((await deliveriesTo(client, webhook))[0]?.eventId).toBe(JSON.parse(receiver.requests[0]?.body ?? '').eventId)
  })

  test('while an attempt is under way leaves nothing of the person in what is answered to it', async () => {
    const client = await api.account()
    const answer = Promise.withResolvers<Reply>()
    const receiver = await startReceiver(() => answer.promise)
    const webhook = await aWebhook(client, receiver.url, { events: ['request.created'] })
    startTestWorker(api)
    await recordTestEvents(api, client.accountId, [event])
    await eventually(() => expect(receiver.requests).toHaveLength(1))

    await erase(client)
    answer.resolve({ status: 200, headers: { 'x-request-id': 'Erhardt' }, body: receiver.requests[0]?.body ?? '' })

    const { attempts } = await settledDelivery(client, webhook)
    expect(attempts).toMatchObject([{ statusCode: 200 }])
    expect(await textOfEverything(client)).not.toContain('Erhardt')
  })
})
