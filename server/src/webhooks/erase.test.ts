import { messageOf, renderMessage } from '@aushang/model'
import sql from 'sql-template-tag'
import { describe, expect, test } from 'vitest'
import { type Client, startApi } from '../../test/harness.ts'
import { type Reply, startReceiver } from '../../test/receiver.ts'
import {
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
import { eraseRequestsFromEvents } from './record-events.ts'

const api = startApi()

const [first, second] = [idOf('R1'), idOf('R2')]
const event = aRequestCreated(first, 'Erhardt')
/** What stays of it: the structure of a request, without the person. */
const { id, targetId, listingId, propertyId, externalId, receivedAt, createdAt } = event.payload
const object = { id, targetId, listingId, propertyId, externalId, receivedAt, createdAt }
const withoutErhardt = { ...object, prospect: {}, erased: true }

const textOfEverything = async ({ accountId }: Client) => {
  const rows = await api.db.many<{ text: string }>(sql`
    select events::text as text from events where account_id = ${accountId}
    union all select delivery_attempts::text from delivery_attempts where account_id = ${accountId}`)
  return rows.map(({ text }) => text).join('\n')
}
const erase = ({ accountId }: Client) => api.db.transaction((tx) => eraseRequestsFromEvents(tx, accountId, [first]))

describe('erasing a request', () => {
  test('takes the person out of events and recorded answers, and later attempts tell the rest', async () => {
    const client = await api.account()
    const receiver = await startReceiver(({ body }) => {
      const { lastName = '' } = JSON.parse(body).eventPayload.prospect
      return { status: 500, headers: { 'x-request-id': lastName }, body }
    })
    const webhook = await aWebhook(client, receiver.url, { events: ['request.created'] })
    startTestWorker(api)
    const other = aRequestCreated(second, 'Bleibt')
    await recordTestEvents(api, client.accountId, [event, other])
    await eventually(async () => expect((await textOfEverything(client)).match(/Erhardt/g)).toHaveLength(3))

    await erase(client)

    expect(await textOfEverything(client)).not.toContain('Erhardt')
    expect((await client.get('/events')).body).toMatchObject([
      { eventName: 'request.created', eventPayload: withoutErhardt },
      { eventName: 'request.created', eventPayload: other.payload },
    ])
    receiver.answer(200)
    await hasten(api, client)
    await eventually(() => expect(receiver.requests).toHaveLength(4))
    const later = receiver.requests.slice(2).map(({ body }) => JSON.parse(body).eventPayload)
    expect(later).toContainEqual(withoutErhardt)
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

  test('takes the sender and the words out of what was told of a mail that could not be read', async () => {
    const client = await api.account()
    const payload = {
      targetId: idOf('T1'),
      createdAt: '2026-11-15T09:30:00.000Z',
      failureCode: 'no_xml_attachment',
      failureMessage: messageOf({ key: 'mailIsTextOnly' }),
      sender: 'erhardt@example.org',
      recipient: 'k3v9x0q2m7b1t8w4z6c5@requests.example.org',
      subject: 'Anfrage von Erhardt',
      body: 'Erhardt bittet um Rückruf',
    } as const
    await recordTestEvents(api, client.accountId, [{ name: 'request.parsing_failed', payload, requestId: first }])

    await erase(client)

    const [{ eventPayload }] = (await client.get('/events')).body
    const failureMessage = renderMessage(payload.failureMessage, 'en')
    expect(eventPayload).toEqual({ ...payload, failureMessage, sender: '', subject: '', body: '', erased: true })
    expect(await textOfEverything(client)).not.toMatch(/erhardt/i)
  })
})
