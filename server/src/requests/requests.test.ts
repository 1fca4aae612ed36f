import sql from 'sql-template-tag'
import { describe, expect, test } from 'vitest'
import { startApi } from '../../test/harness.ts'
import {
  age,
  allRead,
  aMailClient,
  aMailTarget,
  anInquiry,
  emailsOf,
  receive,
  requestsOf,
  toldTo,
  wasListed,
} from '../../test/mails/mails.ts'
import { startReceiver } from '../../test/receiver.ts'
import { aWebhook, eventually, startTestWorker } from '../../test/work.ts'
import { rereadUnreadable } from './mails.store.ts'
import { forgetOldRequests } from './retention.ts'

const api = startApi()
const unknownId = '00000000000000000000'

describe('GET /requests', () => {
  test('is filtered by target, property, listing and time, and read in pages', async () => {
    const { client, target } = await aMailClient(api)
    const other = await aMailTarget(api, client)
    const { propertyId, listingId } = await wasListed(api, client, target, 'A-1')
    startTestWorker(api)
    await receive(api, client, target, anInquiry({ objectNumber: 'A-1', email: '1@example.org' }))
    await receive(api, client, target, anInquiry({ objectNumber: 'A-2', email: '2@example.org' }))
    await receive(api, client, other, anInquiry({ objectNumber: 'A-1', email: '3@example.org' }))
    const [first, second] = await requestsOf(client)

    expect(await emailsOf(client, `?targetId=${target.id}`)).toEqual(['1@example.org', '2@example.org'])
    expect(await emailsOf(client, `?propertyId=${propertyId}`)).toEqual(['1@example.org'])
    expect(await emailsOf(client, `?listingId=${listingId}`)).toEqual(['1@example.org'])
    expect(await emailsOf(client, `?listingId=${propertyId}`)).toEqual([])
    expect(await emailsOf(client, `?receivedAfter=${first.receivedAt}`)).toEqual(['2@example.org', '3@example.org'])
    expect(await emailsOf(client, `?limit=1&after=${second.id}`)).toEqual(['3@example.org'])
    expect((await client.get('/requests?targetId=short')).status).toBe(400)
  })

  test.for(['', '/mail'])('of another account, one%s is like one that does not exist', async (suffix) => {
    const { client, target } = await aMailClient(api)
    const stranger = await api.account()
    startTestWorker(api)
    await receive(api, client, target, anInquiry())
    const [{ id }] = await requestsOf(client)

    const [theirs, missing] = [
      await stranger.get(`/requests/${id}${suffix}`),
      await stranger.get(`/requests/${unknownId}${suffix}`),
    ]

    expect((await client.get(`/requests/${id}${suffix}`)).status).toBe(200)
    expect(theirs.status).toBe(404)
    expect({ ...theirs.body, requestId: '' }).toEqual({ ...missing.body, requestId: '' })
    expect((await stranger.delete(`/requests/${id}`)).status).toBe(404)
    expect(await requestsOf(stranger)).toEqual([])
  })

  test('GET /requests/{id}/mail is the mail as it came', async () => {
    const { client, target } = await aMailClient(api)
    startTestWorker(api)
    const raw = anInquiry()
    await receive(api, client, target, raw)
    const [{ id }] = await requestsOf(client)

    const answer = await client.get(`/requests/${id}/mail`)

    expect(answer.headers).toMatchObject({ 'content-type': 'message/rfc822' })
    expect(answer.text).toBe(raw.toString())
  })
})

describe('DELETE /requests/{id}', () => {
  test('takes the person out of everything, and leaves the others in the same mail', async () => {
    const { client, target } = await aMailClient(api)
    const receiver = await startReceiver(({ body }) => ({ status: 200, body }))
    await aWebhook(client, receiver.url, { events: ['request.created'] })
    startTestWorker(api)
    const raw = anInquiry({ email: 'weg@example.org' }, { email: 'bleibt@example.org' })
    await receive(api, client, target, raw)
    const everything = async () => {
      const tables = [sql`mails`, sql`requests`, sql`events`, sql`deliveries`, sql`delivery_attempts`]
      const texts = await Promise.all(
        tables.map((table) =>
          api.db.many<{ text: string }>(
            sql`select x::text as text from ${table} as x where account_id = ${client.accountId}`,
          ),
        ),
      )
      return texts
        .flat()
        .map(({ text }) => text)
        .join('\n')
    }
    const hex = Buffer.from(raw).toString('hex')
    await eventually(async () => expect((await everything()).match(/weg@example/g)).toHaveLength(3))
    expect(await everything()).toContain(hex)
    const [gone, stays] = await requestsOf(client)

    const answer = await client.delete(`/requests/${gone.id}`)

    expect(answer.status).toBe(204)
    expect(await everything()).not.toContain('weg@example')
    expect(await everything()).not.toContain(hex)
    expect((await client.get(`/requests/${gone.id}`)).status).toBe(404)
    expect((await client.delete(`/requests/${gone.id}`)).status).toBe(404)
    expect((await client.get(`/requests/${stays.id}`)).body).toEqual(stays)
    expect((await client.get(`/requests/${stays.id}/mail`)).status).toBe(404)
    expect(await toldTo(client)).toMatchObject([
      { eventPayload: { id: gone.id, erased: true } },
      { eventPayload: stays },
    ])
  })
})

describe('DELETE /requests/{id} reaches', () => {
  test('every mail that told the same inquiry', async () => {
    const { client, target } = await aMailClient(api)
    startTestWorker(api)
    const again = Buffer.concat([Buffer.from('X-Forwarded: again\r\n'), anInquiry()])
    await receive(api, client, target, anInquiry({ email: 'bleibt@example.org' }), anInquiry(), again)
    const [, { id }] = await requestsOf(client)

    await client.delete(`/requests/${id}`)

    const kept = await api.db.many(sql`
      select from mails where account_id = ${client.accountId} and raw is not null`)
    expect(kept).toHaveLength(1)
    expect(await emailsOf(client)).toEqual(['bleibt@example.org'])
  })

  test('what was told of the mail before it could be read', async () => {
    const { client, target } = await aMailClient(api)
    startTestWorker(api)
    await receive(api, client, target, Buffer.from('Subject: Frage\r\n\r\nIch bin Erika.'))
    await api.db.run(sql`update mails set raw = ${anInquiry()} where account_id = ${client.accountId}`)
    await rereadUnreadable(api.db, client.accountId)
    api.wakes.send('mails')
    await allRead(api)
    const [{ id }] = await requestsOf(client)

    await client.delete(`/requests/${id}`)

    expect(JSON.stringify(await toldTo(client))).not.toMatch(/erika/i)
  })
})

describe('PUT /account/request-retention', () => {
  test('says after how many days requests and mails are forgotten', async () => {
    const [short, long] = [await aMailClient(api), await aMailClient(api)]
    startTestWorker(api)
    const many = Array.from({ length: 130 }, (_, n) => ({ email: `erika-${n}@example.org` }))
    for (const { client, target } of [short, long]) {
      await receive(api, client, target, anInquiry(...many), Buffer.from('Subject: Frage\r\n\r\nGeheimnis'))
    }

    const byDefault = await short.client.get('/account/request-retention')
    const put = await short.client.put('/account/request-retention', { days: 30 })
    for (const { client } of [short, long]) await age(api, client, 30)
    while ((await forgetOldRequests(api.db)) > 0);

    expect([byDefault.body, put.body]).toEqual([{ days: 365 }, { days: 30 }])
    expect((await short.client.get('/account/request-retention')).body).toEqual({ days: 30 })
    expect(await requestsOf(short.client)).toEqual([])
    expect(JSON.stringify(await toldTo(short.client))).not.toMatch(/erika|Geheimnis/)
    expect(await api.db.many(sql`select from mails where account_id = ${short.client.accountId}`)).toEqual([])
    expect(await requestsOf(long.client)).toHaveLength(130)
    expect(JSON.stringify(await toldTo(long.client))).toMatch(/Geheimnis/)
  })

  test.for([{}, { days: 0 }, { days: 3651 }, { days: 1.5 }, { days: '30' }])('%j is refused', async (body) => {
    const client = await api.account()

    expect((await client.put('/account/request-retention', body)).status).toBe(400)
  })
})
