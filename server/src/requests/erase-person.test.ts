import sql from 'sql-template-tag'
import { describe, expect, test } from 'vitest'
import { placesThatHold } from '../../test/everything-stored.ts'
import { startApi } from '../../test/harness.ts'
import { allRead, aMailClient, anInquiry, asAttachment, emailsOf, receive, toldTo } from '../../test/mails/mails.ts'
import { startReceiver } from '../../test/receiver.ts'
import { aWebhook, eventually, startTestWorker } from '../../test/work.ts'
import { DatabaseUnavailable } from '../lib/database/database-errors.ts'
import type { Database } from '../lib/database/db.ts'
import { erasePerson } from './erase-person.ts'
import { storeMails } from './mails.store.ts'
import { startMailSearch } from './searching/mail-search.ts'

const api = startApi()

type MailClient = Awaited<ReturnType<typeof aMailClient>>

/** A person of whom nothing else in the database tells. */
function aPerson(name: string) {
  return {
    address: `${name}@example.org`,
    inquiry: (message = `Fragen von ${name}`) =>
      anInquiry({ email: `${name}@example.org`, message: `${message}, Telefon 030 555 ${name}` }),
    words: [name],
  }
}

/** A mail that nobody can read as an inquiry. */
function unreadable(body: string, headers = ''): Buffer {
  return Buffer.from(`From: makler@example.org\r\nSubject: Frage\r\n${headers}\r\n${body}`)
}

/** Brings a mail in without waiting for anything. */
async function store({ client, target }: MailClient, raw: Buffer, envelopeSender = 'makler@example.org') {
  const { accountId } = client
  await storeMails(api.db, [{ accountId, targetId: target.id, recipient: target.address, envelopeSender, raw }])
}

describe('POST /requests/erase', () => {
  test('takes a person out of every table and every file', async () => {
    const agency = await aMailClient(api)
    const { client, target } = agency
    const { address, inquiry, words } = aPerson('eulalia')
    const receiver = await startReceiver(({ body }) => ({
      status: 500,
      headers: { 'x-request-id': body.includes(address) ? address : 'nobody' },
      body,
    }))
    await aWebhook(client, receiver.url, { events: ['request.created', 'request.parsing_failed'] })
    const worker = startTestWorker(api)
    const again = Buffer.concat([Buffer.from('X-Forwarded: again\r\n'), inquiry()])
    const report = asAttachment(
      '<openimmo_feedback><fehlerliste><fehler><text>Von Eulalia</text></fehler></fehlerliste></openimmo_feedback>',
    )
    await receive(api, client, target, inquiry(), again, inquiry('Noch etwas'))
    await receive(api, client, target, unreadable(`Rufen Sie mich an: ${address.toUpperCase()}`))
    await receive(api, client, target, Buffer.from(report.toString().replace('makler@example.org', address)))
    const mentioned = (there: string) => `Meine Frau,\n${there}, kommt mit`
    await receive(api, client, target, anInquiry({ email: 'anna@example.org', message: mentioned(address) }))
    await store(agency, unreadable('Bitte um Rückruf'), address)
    api.wakes.send('mails')
    await allRead(api)
    await eventually(() => expect(receiver.requests.length).toBeGreaterThanOrEqual(5))
    await worker.stop()
    await store(agency, inquiry('Noch nicht gelesen'))
    expect(await placesThatHold(api, words)).toEqual([
      'delivery_attempts.response_body',
      'delivery_attempts.response_headers',
      'events.payload',
      'mails.envelope_sender',
      'mails.raw',
      'mails.report',
      'requests.details',
      'target_notes.sender',
      'target_notes.words',
    ])

    const answer = await client.post('/requests/erase', { email: 'Eulalia@Example.ORG' })

    expect(answer).toMatchObject({ status: 200, body: { requests: 2, mails: 8 } })
    expect(await placesThatHold(api, words)).toEqual([])
    expect((await client.post('/requests/erase', { email: address })).body).toEqual({ requests: 0, mails: 0 })
    const kept = { prospect: { email: 'anna@example.org' }, message: mentioned('[…]') }
    expect((await client.get('/requests')).body).toMatchObject([kept])
    const told = await toldTo(client)
    expect(told.filter(({ eventPayload }) => eventPayload['erased'] !== true)).toMatchObject([{ eventPayload: kept }])
    startTestWorker(api)
    await receive(api, client, target, anInquiry({ email: 'danach@example.org' }))
    expect(await emailsOf(client)).toEqual(['anna@example.org', 'danach@example.org'])
    expect(await placesThatHold(api, words)).toEqual([])
  })

  test('finds nobody under an address that never wrote', async () => {
    const { client } = await aMailClient(api)

    expect(await client.post('/requests/erase', { email: 'niemand@example.org' })).toMatchObject({
      status: 200,
      body: { requests: 0, mails: 0 },
    })
  })

  test('leaves everybody else: other addresses, others in the same mail, other accounts', async () => {
    const [agency, other] = [await aMailClient(api), await aMailClient(api)]
    startTestWorker(api)
    const others = ['paul+wohnung@example.org', 'sankt-paul@example.org', 'paul@example.org.example', 'pau@example.org']
    for (const email of others) await receive(api, agency.client, agency.target, anInquiry({ email }))
    const both = anInquiry({ email: 'paul@example.org' }, { email: 'paula@example.org' })
    await receive(api, agency.client, agency.target, both)
    await receive(api, other.client, other.target, both)

    const { body } = await agency.client.post('/requests/erase', { email: 'paul@example.org' })

    expect(body).toEqual({ requests: 1, mails: 1 })
    expect(await emailsOf(agency.client)).toEqual([...others, 'paula@example.org'])
    expect(await emailsOf(other.client)).toEqual(['paul@example.org', 'paula@example.org'])
    const kept = await api.db.many(sql`
      select from mails where account_id = ${other.client.accountId} and raw is not null`)
    expect(kept).toHaveLength(1)
  })

  test('reaches who gave an address only in the message, and not who mentions somebody else’s', async () => {
    const { client, target } = await aMailClient(api)
    startTestWorker(api)
    const message = 'Antwort bitte an\nkonrad@example.org'
    const byPhone = `<objekt><oobj_id>A-1</oobj_id><interessent><tel>030 1</tel><anfrage>${message}</anfrage></interessent></objekt>`
    await receive(
      api,
      client,
      target,
      asAttachment(`<openimmo_feedback>${byPhone}</openimmo_feedback>`),
      anInquiry({ email: 'bleibt@example.org', message }),
    )

    const { body } = await client.post('/requests/erase', { email: 'konrad@example.org' })

    expect(body).toEqual({ requests: 1, mails: 2 })
    expect(await emailsOf(client)).toEqual(['bleibt@example.org'])
    expect(await placesThatHold(api, ['konrad'])).toEqual([])
  })

  test('finds an address as a person sees it, between tags and characters that nobody sees', async () => {
    const { client, target } = await aMailClient(api)
    startTestWorker(api)
    const page = (body: string) => unreadable(body, 'Content-Type: text/html; charset=utf-8\r\n')
    await receive(
      api,
      client,
      target,
      page('<td>x</td><td>wal<wbr>burga@example.org</td>'),
      page('<p><b>walburga</b>@example.org'),
      page('<p>wal&shy;burga@example.org'),
      unreadable('wal\u200bburga@example.org', 'Content-Type: text/plain; charset=utf-8\r\n'),
      anInquiry({
        email: 'bleibt@example.org',
        message: 'Auch wal\u200bburga@example.org, &lt;b&gt;walburga&lt;/b&gt;@example.org',
      }),
    )

    const { body } = await client.post('/requests/erase', { email: 'walburga@example.org' })

    expect(body).toEqual({ requests: 0, mails: 5 })
    expect((await client.get('/requests')).body).toMatchObject([{ message: 'Auch […], […]' }])
    expect(await placesThatHold(api, ['burga'])).toEqual([])
  })

  test('while a mail is being read lets nothing come of it', async () => {
    const agency = await aMailClient(api)
    const { client, target } = agency
    const { address, inquiry, words } = aPerson('hildegard')
    const [begun, erased] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    startTestWorker(api, {
      readers: {
        ...api.readers,
        async read(mail) {
          let isTheirs = false
          const reading = await api.readers.read({
            ...mail,
            async load() {
              const raw = await mail.load()
              isTheirs = raw?.equals(inquiry()) ?? false
              return raw
            },
          })
          if (isTheirs) {
            begun.resolve()
            await erased.promise
          }
          return reading
        },
      },
    })
    await store(agency, inquiry())
    api.wakes.send('mails')
    await begun.promise

    const { body } = await client.post('/requests/erase', { email: address })
    erased.resolve()

    expect(body).toEqual({ requests: 0, mails: 1 })
    await receive(api, client, target, anInquiry({ email: 'danach@example.org' }))
    expect(await emailsOf(client)).toEqual(['danach@example.org'])
    expect(await placesThatHold(api, words)).toEqual([])
  })

  test('goes through any number of mails and requests, in parts', async () => {
    const { client, target } = await aMailClient(api)
    const { accountId } = client
    await api.db.run(sql`
      insert into mails (account_id, id, target_id, envelope_sender, recipient, hash, raw, outcome, due_at)
      select ${accountId}, 'M' || lpad(n::text, 19, '0'), ${target.id}, '', '', sha256(n::text::bytea),
        ${unreadable('von ')} || convert_to(case when n % 10 = 0 then 'otto' else 'anna' end || '@example.org', 'UTF8'),
        'inquiries', null
      from generate_series(1, 2500) as n`)
    await api.db.run(sql`
      insert into requests (account_id, id, target_id, mail_id, details, hash, received_at)
      select account_id, id, target_id, id, json_build_object('prospect', json_build_object('email',
        case when right(id, 1) = '0' then 'Otto' else 'Anna' end || '@example.org')), hash, received_at
      from mails where account_id = ${accountId}`)

    const { body } = await client.post('/requests/erase', { email: 'otto@example.org' })

    expect(body).toEqual({ requests: 250, mails: 250 })
    expect(await emailsOf(client)).toHaveLength(2250)
    expect(await placesThatHold(api, ['otto@'])).toEqual([])
  })

  test('goes on when a part of it got in somebody’s way', async () => {
    const agency = await aMailClient(api)
    const { address, inquiry, words } = aPerson('roswitha')
    await store(agency, inquiry())
    const mailSearch = startMailSearch()
    let failures = 0
    const db: Database = {
      ...api.db,
      async transaction(work) {
        if (failures++ < 2) throw new DatabaseUnavailable('The lock could not be had.')
        return api.db.transaction(work)
      },
    }

    const erased = await erasePerson({ db, mailSearch }, agency.client.accountId, address)
    await mailSearch.close()

    expect(erased).toEqual({ requests: 0, mails: 1 })
    expect(await placesThatHold(api, words)).toEqual([])
  })

  test.for([
    {},
    { email: '' },
    { email: 'erika' },
    { email: ['a@example.org'] },
    { email: `${'a'.repeat(320)}@b.org` },
  ])('%j is refused', async (body) => {
    const client = await api.account()

    const answer = await client.post('/requests/erase', body)

    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_request' } })
  })
})

describe('DELETE /requests/{id}', () => {
  test('takes the sender out too', async () => {
    const agency = await aMailClient(api)
    const { address, inquiry, words } = aPerson('lieselotte')
    startTestWorker(api)
    await store(agency, inquiry(), address)
    api.wakes.send('mails')
    await allRead(api)
    const [{ id }] = (await agency.client.get('/requests')).body

    await agency.client.delete(`/requests/${id}`)

    expect(await placesThatHold(api, words)).toEqual([])
  })
})

describe('PATCH /requests/{id}', () => {
  test('says that it was seen, since the first time, and takes that back', async () => {
    const { client, target } = await aMailClient(api)
    startTestWorker(api)
    await receive(api, client, target, anInquiry())
    const [request] = (await client.get('/requests')).body
    const path = `/requests/${request.id}`

    const seen = await client.patch(path, { read: true })
    const again = await client.patch(path, { read: true })
    const unseen = await client.patch(path, { read: false })

    expect(seen).toMatchObject({ status: 200, body: { ...request, readAt: expect.any(String) } })
    expect(again.body).toEqual(seen.body)
    expect(unseen.body).toEqual(request)
    expect((await client.get(path)).body).toEqual(request)
  })

  test.for([{}, { read: 'yes' }, { read: null }, { read: true, message: 'x' }])('%j is refused', async (body) => {
    const { client, target } = await aMailClient(api)
    startTestWorker(api)
    await receive(api, client, target, anInquiry())
    const [{ id }] = (await client.get('/requests')).body

    expect((await client.patch(`/requests/${id}`, body)).status).toBe(400)
  })

  test('of another account is like that of none', async () => {
    const { client, target } = await aMailClient(api)
    const stranger = await api.account()
    startTestWorker(api)
    await receive(api, client, target, anInquiry())
    const [{ id }] = (await client.get('/requests')).body

    const [theirs, missing] = [
      await stranger.patch(`/requests/${id}`, { read: true }),
      await stranger.patch('/requests/00000000000000000000', { read: true }),
    ]

    expect(theirs.status).toBe(404)
    expect({ ...theirs.body, requestId: '' }).toEqual({ ...missing.body, requestId: '' })
  })
})
