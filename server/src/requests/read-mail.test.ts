import sql from 'sql-template-tag'
import { describe, expect, test } from 'vitest'
import { aProperty, startApi } from '../../test/harness.ts'
import {
  age,
  allRead,
  aMailClient,
  aMailTarget,
  anInquiry,
  asAttachment,
  emailsOf,
  receive,
  requestsOf,
  toldTo,
  wasListed,
} from '../../test/mails/mails.ts'
import { makeMutator } from '../../test/mails/mutate-mail.ts'
import { newProperty } from '../../test/portal.ts'
import { startReceiver } from '../../test/receiver.ts'
import { aWebhook, eventually, startTestWorker } from '../../test/work.ts'
import { newId } from '../lib/ids.ts'
import { rereadUnreadable } from './mails.store.ts'

const api = startApi()

const inquiryAbout = (numbers: string) =>
  asAttachment(
    `<openimmo_feedback><objekt>${numbers}<interessent><email>a@example.org</email></interessent></objekt></openimmo_feedback>`,
  )
const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)

describe('a forwarded inquiry', () => {
  test('becomes a request, and is told as the API shows it', async () => {
    const { client, target } = await aMailClient(api)
    const { propertyId, listingId } = await wasListed(api, client, target, 'A-1')
    const receiver = await startReceiver()
    await aWebhook(client, receiver.url, { events: ['request.created'] })
    startTestWorker(api)

    await receive(api, client, target, anInquiry({ objectNumber: 'A-1' }))

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
    expect(await toldTo(client)).toEqual([{ eventName: 'request.created', eventPayload: request }])
    await eventually(() => expect(receiver.requests).toHaveLength(1))
    expect(JSON.parse(receiver.requests[0]?.body ?? '').eventPayload).toEqual(request)
  })

  test('is one request for each prospect and object', async () => {
    const { client, target } = await aMailClient(api)
    startTestWorker(api)

    await receive(
      api,
      client,
      target,
      anInquiry(
        { objectNumber: 'A-1', email: 'a@example.org' },
        { objectNumber: 'A-1', email: 'b@example.org' },
        { objectNumber: 'A-2', email: 'a@example.org' },
      ),
    )

    expect(await emailsOf(client)).toEqual(['a@example.org', 'b@example.org', 'a@example.org'])
    expect(await toldTo(client)).toHaveLength(3)
  })

  test('about an object that was never listed is kept, with the number it names', async () => {
    const { client, target } = await aMailClient(api)
    await wasListed(api, client, await aMailTarget(api, client), 'A-1')
    const stranger = await aMailClient(api)
    await wasListed(api, stranger.client, stranger.target, 'A-1')
    startTestWorker(api)

    await receive(api, client, target, anInquiry({ objectNumber: 'A-1' }))

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
    const { client, target } = await aMailClient(api)
    const listed = new Map(
      await Promise.all(
        ['A-1', 'B-2', 'b-2'].map(async (id) => [id, await wasListed(api, client, target, id)] as const),
      ),
    )
    startTestWorker(api)

    await receive(api, client, target, inquiryAbout(numbers))

    expect(await requestsOf(client)).toMatchObject([{ externalId, ...listed.get(externalId) }])
  })

  test('is matched in other capitals, also where two ask about it at once', async () => {
    const { client, target } = await aMailClient(api)
    const listed = await wasListed(api, client, target, 'A-1')
    startTestWorker(api)
    const prospects = ['max', 'eva'].map((name) => `<interessent><email>${name}@example.org</email></interessent>`)
    const xml = `<openimmo_feedback><objekt><oobj_id>a-1</oobj_id>${prospects.join('')}</objekt></openimmo_feedback>`

    await receive(api, client, target, asAttachment(xml))

    expect(await requestsOf(client)).toMatchObject([listed, listed])
  })

  test('is matched by the portal’s own number of the advert, if the mail has no other', async () => {
    const { client, target } = await aMailClient(api)
    const property = (await client.post('/properties', aProperty())).body
    const listingId = newId()
    await api.db.run(sql`
      insert into listings (account_id, id, property_id, target_id, portal_id)
      values (${client.accountId}, ${listingId}, ${property.id}, ${target.id}, '325500001')`)
    startTestWorker(api)

    await receive(api, client, target, inquiryAbout('<portal_obj_id>325500001</portal_obj_id>'))

    expect(await requestsOf(client)).toMatchObject([
      { listingId, propertyId: property.id, externalId: property.externalId },
    ])
  })

  test('is matched with what is listed under the portal’s number rather than with what was', async () => {
    const { client, target } = await aMailClient(api)
    const [gone, property] = [await newProperty(client), await newProperty(client)]
    const listingId = newId()
    await api.db.run(sql`
      insert into listed_objects (account_id, target_id, external_id, property_id, listing_id, portal_id)
      values (${client.accountId}, ${target.id}, ${gone.externalId}, ${gone.id}, ${newId()}, '325500001')`)
    await api.db.run(sql`
      insert into listings (account_id, id, property_id, target_id, portal_id)
      values (${client.accountId}, ${listingId}, ${property.id}, ${target.id}, '325500001')`)
    startTestWorker(api)

    await receive(api, client, target, inquiryAbout('<portal_obj_id>325500001</portal_obj_id>'))

    expect(await requestsOf(client)).toMatchObject([{ listingId, propertyId: property.id }])
  })

  test.for([
    ['oobj_id', (obid: string) => `<oobj_id>${obid}</oobj_id>`],
    ['openimmo_obid', (obid: string) => `<openimmo_obid>${obid}</openimmo_obid>`],
    ['portal_obj_id', (obid: string) => `<portal_obj_id>${obid}</portal_obj_id>`],
  ] as const)(
    'is matched by our openimmo_obid alone, in %s, also when the listing is gone',
    async ([_name, number]) => {
      const { client, target } = await aMailClient(api)
      const property = (await client.post('/properties', aProperty())).body
      const listing = (await client.post('/listings', { propertyId: property.id, targetId: target.id })).body
      const obid = 'OAUS20261115093000123abcdef0123'
      await api.db.run(sql`
      update listings set portal_id = ${obid} where account_id = ${client.accountId} and id = ${listing.id}`)
      startTestWorker(api)
      const asking = (email: string) =>
        asAttachment(
          `<openimmo_feedback><objekt>${number(obid)}<interessent><email>${email}</email></interessent></objekt></openimmo_feedback>`,
        )

      await receive(api, client, target, asking('a@example.org'))
      await client.delete(`/listings/${listing.id}?abandon=true&force=true`)
      await receive(api, client, target, asking('b@example.org'))

      const object = { listingId: listing.id, propertyId: property.id, externalId: property.externalId }
      expect(await client.get(`/listings/${listing.id}`)).toMatchObject({ status: 404 })
      expect(await requestsOf(client)).toMatchObject([object, object])
    },
  )

  test('that comes again within a day, in whatever mail, is one request; after that, it is another', async () => {
    const { client, target } = await aMailClient(api)
    startTestWorker(api)
    const again = Buffer.concat([Buffer.from('Received: from elsewhere\r\n'), anInquiry()])

    await receive(api, client, target, anInquiry(), anInquiry(), again)
    const first = await requestsOf(client)
    await receive(
      api,
      client,
      target,
      anInquiry({ message: 'Und der Preis?' }),
      anInquiry({ email: 'max@example.org' }),
    )
    const others = await requestsOf(client)
    await age(api, client, 1)
    await receive(api, client, target, anInquiry())

    expect(first).toHaveLength(1)
    expect(others).toHaveLength(3)
    expect(await requestsOf(client)).toHaveLength(4)
    expect(await toldTo(client)).toHaveLength(4)
  })

  test('of two who share a mailbox is one of each', async () => {
    const { client, target } = await aMailClient(api)
    startTestWorker(api)
    const from = (...people: string[]) => {
      const prospects = people.map((each) => `<interessent>${each}<email>paar@example.org</email></interessent>`)
      const object = `<objekt><oobj_id>A-1</oobj_id>${prospects.join('')}</objekt>`
      return asAttachment(`<openimmo_feedback>${object}</openimmo_feedback>`)
    }
    const named = (name: string) => `<vorname>${name}</vorname><nachname>Muster</nachname>`
    const [anna, bernd] = [named('Anna'), named('Bernd')]

    await receive(api, client, target, from(anna, bernd))
    await receive(api, client, target, from(bernd), from('<nachname>MUSTER</nachname>'), from(''))

    const requests: { prospect: { firstName: string } }[] = await requestsOf(client)
    expect(requests.map(({ prospect }) => prospect.firstName).toSorted()).toEqual(['Anna', 'Bernd'])
  })

  test('of one person is one, however the name is written and parted', async () => {
    const { client, target } = await aMailClient(api)
    startTestWorker(api)
    const others = [
      '<nachname>Änne Groß-Müller</nachname>',
      '<nachname>Gross Mueller</nachname><vorname>AENNE</vorname>',
      '<vorname>Dr. Änne</vorname><nachname>Groß-Müller</nachname>'.normalize('NFD'),
      '<name>Frau Müller</name>',
    ]
    const from = (name: string) =>
      asAttachment(
        `<openimmo_feedback><objekt><interessent>${name}<email>a@example.org</email></interessent></objekt></openimmo_feedback>`,
      )

    await receive(api, client, target, from('<vorname>Änne</vorname><nachname>Groß-Müller</nachname>'))
    await receive(api, client, target, ...others.map(from))
    await receive(api, client, target, from('<vorname>Bernd</vorname><nachname>Groß-Müller</nachname>'))

    const requests: { prospect: object }[] = await requestsOf(client)
    expect(requests.map(({ prospect }) => prospect)).toMatchObject([{ firstName: 'Änne' }, { firstName: 'Bernd' }])
  })

  test('that comes twice at the same moment is one request', async () => {
    const { client, target } = await aMailClient(api)
    startTestWorker(api)
    startTestWorker(api)
    const copies = Array.from({ length: 20 }, (_, n) => Buffer.concat([Buffer.from(`X-Copy: ${n}\r\n`), anInquiry()]))

    await receive(api, client, target, ...copies)

    expect(await requestsOf(client)).toHaveLength(1)
    expect(await toldTo(client)).toHaveLength(1)
  })
})

describe('a mail that cannot be read', () => {
  test('is told with everything that the interface names, and nothing else', async () => {
    const { client, target } = await aMailClient(api)
    const receiver = await startReceiver()
    await aWebhook(client, receiver.url, { events: ['request.parsing_failed'] })
    startTestWorker(api)

    await receive(
      api,
      client,
      target,
      Buffer.from('From: Anna <anna@example.org>\r\nSubject: Frage\r\n\r\nNoch frei?\r\n'),
    )

    const payload = {
      targetId: target.id,
      createdAt: time,
      failureCode: 'no_xml_attachment',
      failureMessage: expect.stringMatching(/^The mail has no attachment.* Redirect the portal’s mail/),
      sender: 'anna@example.org',
      recipient: target.address,
      subject: 'Frage',
      body: 'Noch frei?',
    }
    expect(await toldTo(client)).toEqual([{ eventName: 'request.parsing_failed', eventPayload: payload }])
    await eventually(() => expect(JSON.parse(receiver.requests[0]?.body ?? '{}').eventPayload).toEqual(payload))
    const { eventTime, eventPayload } = JSON.parse(receiver.requests[0]?.body ?? '{}')
    expect(Date.parse(eventTime)).toBeGreaterThanOrEqual(Date.parse(eventPayload.createdAt))
    expect(await requestsOf(client)).toEqual([])
  })

  test('is read again when it is asked for, and told once if nothing is new', async () => {
    const { client, target } = await aMailClient(api)
    startTestWorker(api)
    await receive(api, client, target, Buffer.from('Subject: Frage\r\n\r\nNoch frei?'), anInquiry())

    const again = await rereadUnreadable(api.db, client.accountId)
    api.wakes.send('mails')
    await allRead(api)
    // As if an older version had failed where this one does not.
    await api.db.run(sql`
      update mails set outcome = 'unreadable', failure_code = 'unknown_format', raw = ${anInquiry({ email: 'b@example.org' })}
      where account_id = ${client.accountId} and outcome = 'unreadable'`)
    await rereadUnreadable(api.db, client.accountId)
    api.wakes.send('mails')
    await allRead(api)

    expect(again).toBe(1)
    expect((await toldTo(client)).map(({ eventName }: { eventName: string }) => eventName)).toEqual([
      'request.parsing_failed',
      'request.created',
      'request.created',
    ])
    expect(await rereadUnreadable(api.db, client.accountId)).toBe(0)
  })

  test('is told once, whatever is wrong with it: of mutated mails, each is a request, a report or a failure', async () => {
    const { client, target } = await aMailClient(api)
    startTestWorker(api)
    const mutate = makeMutator(7)
    const mails = Array.from({ length: 500 }, (_, n) => Buffer.concat([Buffer.from(`X-Number: ${n}\r\n`), mutate()]))

    await receive(api, client, target, ...mails)

    const rows = await api.db.many<{ outcome: string }>(sql`
      select outcome from mails where account_id = ${client.accountId}`)
    const outcomes = Map.groupBy(rows, ({ outcome }) => outcome)
    const failures = (await toldTo(client)).filter(
      ({ eventName }: { eventName: string }) => eventName === 'request.parsing_failed',
    )
    expect(rows).toHaveLength(500)
    expect([...outcomes.keys()].toSorted()).toEqual(['inquiries', 'report', 'unreadable'])
    expect(failures).toHaveLength(outcomes.get('unreadable')?.length ?? 0)
    expect((await requestsOf(client)).length).toBeGreaterThan(1)
  })

  test('never holds up another', async () => {
    const { client, target } = await aMailClient(api)
    startTestWorker(api)
    const hostile = Buffer.from(
      `Content-Type: multipart/mixed; boundary=b\r\n\r\n${'--b\r\n\r\nx\r\n'.repeat(500_000)}`,
    )

    await receive(api, client, target, hostile, anInquiry())

    expect(await requestsOf(client)).toHaveLength(1)
    expect(await toldTo(client)).toMatchObject(
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
  const { client, target } = await aMailClient(api)
  startTestWorker(api)

  await receive(
    api,
    client,
    target,
    asAttachment(
      '<openimmo_feedback><fehlerliste><fehler><objekt_id>A-1</objekt_id><text>Preis fehlt</text></fehler></fehlerliste></openimmo_feedback>',
    ),
  )

  expect([await requestsOf(client), await toldTo(client)]).toEqual([[], []])
  expect(await api.db.many(sql`select outcome, report from mails where account_id = ${client.accountId}`)).toEqual([
    { outcome: 'report', report: { faults: [{ objectNumber: 'A-1', message: 'Preis fehlt' }], statuses: [] } },
  ])
})
