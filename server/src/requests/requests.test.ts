import sql from 'sql-template-tag'
import { describe, expect, test } from 'vitest'
import { aProperty, type Client, startApi } from '../../test/harness.ts'
import { aMailTarget, anInquiry, asAttachment, type TestTarget, wasListed } from '../../test/mails.ts'
import { makeMutator } from '../../test/mutate-mail.ts'
import { startReceiver } from '../../test/receiver.ts'
import { aWebhook, eventually, startTestWorker } from '../../test/work.ts'
import { newId } from '../lib/ids.ts'
import { rereadUnreadable, storeMails } from './mails.store.ts'
import { forgetOldRequests } from './retention.ts'

const api = startApi()
const unknownId = '00000000000000000000'
const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)

const aClient = async () => {
  const client = await api.account()
  return { client, target: await aMailTarget(api, client) }
}

/** Brings mails in, and waits until they are read. */
const receive = async ({ accountId }: Client, target: TestTarget, ...raws: Buffer[]) => {
  for (const raw of raws) {
    await api.db.transaction(async (tx) => {
      const mail = {
        accountId,
        targetId: target.id,
        envelopeSender: 'makler@example.org',
        recipient: target.address,
        raw,
      }
      await storeMails(tx, [mail])
      tx.wake('mails')
    })
  }
  await allRead()
}
const allRead = () =>
  eventually(async () => {
    const waiting = await api.db.many(sql`select from mails where account_id > '' and due_at is not null`)
    expect(waiting).toHaveLength(0)
  })
const eventsOf = async (client: Client) =>
  (await client.get('/events')).body.map(({ eventName, eventPayload }: Record<string, unknown>) => ({
    eventName,
    eventPayload,
  }))
const requestsOf = async (client: Client, query = '') => (await client.get(`/requests${query}`)).body
const emailsOf = async (client: Client, query = '') =>
  (await requestsOf(client, query)).map(({ prospect }: { prospect: { email: string } }) => prospect.email)
const age = (client: Client, days: number) =>
  api.db.transaction(async (tx) => {
    const past = sql`now() - make_interval(days => ${days}, mins => 1)`
    await tx.run(sql`update mails set received_at = ${past} where account_id = ${client.accountId}`)
    await tx.run(sql`update requests set received_at = ${past} where account_id = ${client.accountId}`)
  })

describe('a forwarded inquiry', () => {
  test('becomes a request, and is told as the API shows it', async () => {
    const { client, target } = await aClient()
    const { propertyId, listingId } = await wasListed(api, client, target, 'A-1')
    const receiver = await startReceiver()
    await aWebhook(client, receiver.url, { events: ['request.created'] })
    startTestWorker(api)

    await receive(client, target, anInquiry({ objectNumber: 'A-1' }))

    const [request] = await requestsOf(client)
    expect(request).toEqual({
      id: expect.stringMatching(/^\w{20}$/),
      targetId: target.id,
      listingId,
      propertyId,
      externalId: 'A-1',
      prospect: { lastName: 'Beispiel', email: 'erika@example.org' },
      message: 'Ist sie noch frei?',
      receivedAt: time,
      createdAt: time,
    })
    expect((await client.get(`/requests/${request.id}`)).body).toEqual(request)
    expect(await eventsOf(client)).toEqual([{ eventName: 'request.created', eventPayload: request }])
    await eventually(() => expect(receiver.requests).toHaveLength(1))
    expect(JSON.parse(receiver.requests[0]?.body ?? '').eventPayload).toEqual(request)
  })

  test('is one request for each prospect and object', async () => {
    const { client, target } = await aClient()
    startTestWorker(api)

    await receive(
      client,
      target,
      anInquiry(
        { objectNumber: 'A-1', email: 'a@example.org' },
        { objectNumber: 'A-1', email: 'b@example.org' },
        { objectNumber: 'A-2', email: 'a@example.org' },
      ),
    )

    expect(await emailsOf(client)).toEqual(['a@example.org', 'b@example.org', 'a@example.org'])
    expect(await eventsOf(client)).toHaveLength(3)
  })

  test('about an object that was never listed is kept, with the number it names', async () => {
    const { client, target } = await aClient()
    await wasListed(api, client, await aMailTarget(api, client), 'A-1')
    const stranger = await aClient()
    await wasListed(api, stranger.client, stranger.target, 'A-1')
    startTestWorker(api)

    await receive(client, target, anInquiry({ objectNumber: 'A-1' }))

    const [request] = await requestsOf(client)
    expect(request).toMatchObject({ externalId: 'A-1' })
    expect(Object.keys(request)).not.toEqual(expect.arrayContaining(['propertyId']))
  })

  test.for([
    ['the number itself', '<oobj_id>A-1</oobj_id>', 'A-1'],
    ['other capitals and blanks', '<oobj_id> a-1 </oobj_id>', 'A-1'],
    ['capitals, when two differ in nothing else', '<oobj_id>b-2</oobj_id>', 'b-2'],
    ['the further number', '<oobj_id>?</oobj_id><zusatz_refnr>A-1</zusatz_refnr>', 'A-1'],
    ['the portal’s field', '<portal_obj_id>A-1</portal_obj_id>', 'A-1'],
    ['the portal’s other field', '<portal_obj_id>7</portal_obj_id><portal_unique_id>A-1</portal_unique_id>', 'A-1'],
    ['the first that is known', '<portal_obj_id>b-2</portal_obj_id><oobj_id>A-1</oobj_id>', 'A-1'],
  ] as const)('is matched by %s', async ([_how, numbers, externalId]) => {
    const { client, target } = await aClient()
    const listed = new Map(
      await Promise.all(
        ['A-1', 'B-2', 'b-2'].map(async (id) => [id, await wasListed(api, client, target, id)] as const),
      ),
    )
    startTestWorker(api)

    await receive(
      client,
      target,
      asAttachment(
        `<openimmo_feedback><objekt>${numbers}<interessent><email>a@example.org</email></interessent></objekt></openimmo_feedback>`,
      ),
    )

    expect(await requestsOf(client)).toMatchObject([{ externalId, ...listed.get(externalId) }])
  })

  test('is matched by the portal’s own number of the advert, if the mail has no other', async () => {
    const { client, target } = await aClient()
    const property = (await client.post('/properties', aProperty())).body
    const listingId = newId()
    await api.db.run(sql`
      insert into listings (account_id, id, property_id, target_id, portal_id)
      values (${client.accountId}, ${listingId}, ${property.id}, ${target.id}, '325500001')`)
    startTestWorker(api)

    await receive(
      client,
      target,
      asAttachment(
        '<openimmo_feedback><objekt><portal_obj_id>325500001</portal_obj_id><interessent><email>a@example.org</email>' +
          '</interessent></objekt></openimmo_feedback>',
      ),
    )

    expect(await requestsOf(client)).toMatchObject([
      { listingId, propertyId: property.id, externalId: property.externalId },
    ])
  })

  test('that comes again within a day, in whatever mail, is one request; after that, it is another', async () => {
    const { client, target } = await aClient()
    startTestWorker(api)
    const again = Buffer.concat([Buffer.from('Received: from elsewhere\r\n'), anInquiry()])

    await receive(client, target, anInquiry(), anInquiry(), again)
    const first = await requestsOf(client)
    await receive(client, target, anInquiry({ message: 'Und der Preis?' }), anInquiry({ email: 'max@example.org' }))
    const others = await requestsOf(client)
    await age(client, 1)
    await receive(client, target, anInquiry())

    expect(first).toHaveLength(1)
    expect(others).toHaveLength(3)
    expect(await requestsOf(client)).toHaveLength(4)
    expect(await eventsOf(client)).toHaveLength(4)
  })

  test('that comes twice at the same moment is one request', async () => {
    const { client, target } = await aClient()
    startTestWorker(api)
    startTestWorker(api)
    const copies = Array.from({ length: 20 }, (_, n) => Buffer.concat([Buffer.from(`X-Copy: ${n}\r\n`), anInquiry()]))

    await receive(client, target, ...copies)

    expect(await requestsOf(client)).toHaveLength(1)
    expect(await eventsOf(client)).toHaveLength(1)
  })
})

describe('a mail that cannot be read', () => {
  test('is told with everything that the interface names, and nothing else', async () => {
    const { client, target } = await aClient()
    const receiver = await startReceiver()
    await aWebhook(client, receiver.url, { events: ['request.parsing_failed'] })
    startTestWorker(api)

    await receive(client, target, Buffer.from('From: Anna <anna@example.org>\r\nSubject: Frage\r\n\r\nNoch frei?\r\n'))

    const payload = {
      targetId: target.id,
      createdAt: time,
      failureCode: 'no_xml_attachment',
      failureMessage: 'The mail bears no XML attachment.',
      sender: 'anna@example.org',
      recipient: target.address,
      subject: 'Frage',
      body: 'Noch frei?',
    }
    expect(await eventsOf(client)).toEqual([{ eventName: 'request.parsing_failed', eventPayload: payload }])
    await eventually(() => expect(JSON.parse(receiver.requests[0]?.body ?? '{}').eventPayload).toEqual(payload))
    expect(await requestsOf(client)).toEqual([])
  })

  test('is read again when it is asked for, and told once if nothing is new', async () => {
    const { client, target } = await aClient()
    startTestWorker(api)
    await receive(client, target, Buffer.from('Subject: Frage\r\n\r\nNoch frei?'), anInquiry())

    const again = await rereadUnreadable(api.db, client.accountId)
    api.wakes.send('mails')
    await allRead()
    // As if an older version had failed where this one does not.
    await api.db.run(sql`
      update mails set outcome = 'unreadable', failure_code = 'unknown_format', raw = ${anInquiry({ email: 'b@example.org' })}
      where account_id = ${client.accountId} and outcome = 'unreadable'`)
    await rereadUnreadable(api.db, client.accountId)
    api.wakes.send('mails')
    await allRead()

    expect(again).toBe(1)
    expect((await eventsOf(client)).map(({ eventName }: { eventName: string }) => eventName)).toEqual([
      'request.parsing_failed',
      'request.created',
      'request.created',
    ])
    expect(await rereadUnreadable(api.db, client.accountId)).toBe(0)
  })

  test('is told once, whatever is wrong with it: of mutated mails, each is a request, a report or a failure', async () => {
    const { client, target } = await aClient()
    startTestWorker(api)
    const mutate = makeMutator(7)
    const mails = Array.from({ length: 500 }, (_, n) => Buffer.concat([Buffer.from(`X-Number: ${n}\r\n`), mutate()]))

    await receive(client, target, ...mails)

    const rows = await api.db.many<{ outcome: string }>(sql`
      select outcome from mails where account_id = ${client.accountId}`)
    const outcomes = Map.groupBy(rows, ({ outcome }) => outcome)
    const failures = (await eventsOf(client)).filter(
      ({ eventName }: { eventName: string }) => eventName === 'request.parsing_failed',
    )
    expect(rows).toHaveLength(500)
    expect([...outcomes.keys()].toSorted()).toEqual(['inquiries', 'report', 'unreadable'])
    expect(failures).toHaveLength(outcomes.get('unreadable')?.length ?? 0)
    expect((await requestsOf(client)).length).toBeGreaterThan(1)
  })

  test('never holds up another', async () => {
    const { client, target } = await aClient()
    startTestWorker(api)
    const hostile = Buffer.from(
      `Content-Type: multipart/mixed; boundary=b\r\n\r\n${'--b\r\n\r\nx\r\n'.repeat(500_000)}`,
    )

    await receive(client, target, hostile, anInquiry())

    expect(await requestsOf(client)).toHaveLength(1)
    expect(await eventsOf(client)).toMatchObject(
      expect.arrayContaining([
        {
          eventName: 'request.parsing_failed',
          eventPayload: expect.objectContaining({ failureCode: 'mail_unreadable' }),
        },
      ]),
    )
  })
})

test('a portal’s report on a transfer is neither a request nor a failure; it is kept with its mail', async () => {
  const { client, target } = await aClient()
  startTestWorker(api)

  await receive(
    client,
    target,
    asAttachment(
      '<openimmo_feedback><fehlerliste><fehler><objekt_id>A-1</objekt_id><text>Preis fehlt</text></fehler></fehlerliste></openimmo_feedback>',
    ),
  )

  expect([await requestsOf(client), await eventsOf(client)]).toEqual([[], []])
  expect(await api.db.many(sql`select outcome, report from mails where account_id = ${client.accountId}`)).toEqual([
    { outcome: 'report', report: { faults: [{ objectNumber: 'A-1', message: 'Preis fehlt' }], statuses: [] } },
  ])
})

describe('GET /requests', () => {
  test('is filtered by target, property, listing and time, and read in pages', async () => {
    const { client, target } = await aClient()
    const other = await aMailTarget(api, client)
    const { propertyId, listingId } = await wasListed(api, client, target, 'A-1')
    startTestWorker(api)
    await receive(client, target, anInquiry({ objectNumber: 'A-1', email: '1@example.org' }))
    await receive(client, target, anInquiry({ objectNumber: 'A-2', email: '2@example.org' }))
    await receive(client, other, anInquiry({ objectNumber: 'A-1', email: '3@example.org' }))
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
    const { client, target } = await aClient()
    const stranger = await api.account()
    startTestWorker(api)
    await receive(client, target, anInquiry())
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
    const { client, target } = await aClient()
    startTestWorker(api)
    const raw = anInquiry()
    await receive(client, target, raw)
    const [{ id }] = await requestsOf(client)

    const answer = await client.get(`/requests/${id}/mail`)

    expect(answer.headers).toMatchObject({ 'content-type': 'message/rfc822', 'x-content-type-options': 'nosniff' })
    expect(answer.text).toBe(raw.toString())
  })
})

describe('DELETE /requests/{id}', () => {
  test('takes the person out of everything, and leaves the others in the same mail', async () => {
    const { client, target } = await aClient()
    const receiver = await startReceiver(({ body }) => ({ status: 200, body }))
    await aWebhook(client, receiver.url, { events: ['request.created'] })
    startTestWorker(api)
    const raw = anInquiry({ email: 'weg@example.org' }, { email: 'bleibt@example.org' })
    await receive(client, target, raw)
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
    expect(await eventsOf(client)).toMatchObject([
      { eventPayload: { id: gone.id, erased: true } },
      { eventPayload: stays },
    ])
  })
})

describe('PUT /account/request-retention', () => {
  test('says after how many days requests and mails are forgotten', async () => {
    const [short, long] = [await aClient(), await aClient()]
    startTestWorker(api)
    const many = Array.from({ length: 130 }, (_, n) => ({ email: `erika-${n}@example.org` }))
    for (const { client, target } of [short, long]) {
      await receive(client, target, anInquiry(...many), Buffer.from('Subject: Frage\r\n\r\nGeheimnis'))
    }

    const byDefault = await short.client.get('/account/request-retention')
    const put = await short.client.put('/account/request-retention', { days: 30 })
    for (const { client } of [short, long]) await age(client, 30)
    while ((await forgetOldRequests(api.db)) > 0);

    expect([byDefault.body, put.body]).toEqual([{ days: 365 }, { days: 30 }])
    expect((await short.client.get('/account/request-retention')).body).toEqual({ days: 30 })
    expect(await requestsOf(short.client)).toEqual([])
    expect(JSON.stringify(await eventsOf(short.client))).not.toMatch(/erika|Geheimnis/)
    expect(await api.db.many(sql`select from mails where account_id = ${short.client.accountId}`)).toEqual([])
    expect(await requestsOf(long.client)).toHaveLength(130)
    expect(JSON.stringify(await eventsOf(long.client))).toMatch(/Geheimnis/)
  })

  test.for([{}, { days: 0 }, { days: 3651 }, { days: 1.5 }, { days: '30' }])('%j is refused', async (body) => {
    const client = await api.account()

    expect((await client.put('/account/request-retention', body)).status).toBe(400)
  })
})

describe('POST /inbound/{emailId}', () => {
  const bring = (
    emailId: string,
    payload: Buffer,
    secret = 'the-inbound-secret-of-the-tests',
    type = 'message/rfc822',
  ) =>
    api.send({
      method: 'POST',
      url: `/inbound/${emailId}`,
      headers: { authorization: `Bearer ${secret}`, 'content-type': type },
      payload,
    })

  test('takes a mail in as SMTP does', async () => {
    const { client, target } = await aClient()
    startTestWorker(api)

    const answers = [
      await bring(target.emailId, anInquiry()),
      await bring(target.emailId.toUpperCase(), anInquiry(), undefined, 'text/plain'),
      await bring(target.emailId, Buffer.from('Subject: x\r\n\r\nx'), undefined, 'application/json'),
    ]
    await allRead()

    expect(answers.map(({ status, body }) => [status, body])).toEqual(answers.map(() => [202, { status: 'stored' }]))
    expect(await requestsOf(client)).toHaveLength(1)
    expect(await eventsOf(client)).toMatchObject(
      expect.arrayContaining([
        {
          eventName: 'request.parsing_failed',
          eventPayload: expect.objectContaining({ recipient: target.address, sender: '' }),
        },
      ]),
    )
  })

  test('is refused without the secret, for an unknown mailbox, and when there is nothing or too much in it', async () => {
    const { client, target } = await aClient()

    const answers = [
      await bring(target.emailId, anInquiry(), 'wrong'),
      await bring(target.emailId, anInquiry(), client.apiKey),
      await bring('nobody', anInquiry()),
      await bring(target.emailId, Buffer.alloc(0)),
      await bring(target.emailId, Buffer.alloc(26_300_000, 'x')),
    ]

    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [401, 'wrong_inbound_secret'],
      [401, 'wrong_inbound_secret'],
      [404, 'not_found'],
      [400, 'invalid_request'],
      [413, 'payload_too_large'],
    ])
    expect(await api.db.many(sql`select from mails where account_id = ${client.accountId}`)).toEqual([])
  })
})
