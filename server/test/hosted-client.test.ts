import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { aProperty, startApi, testConsumer, testRequestsDomain } from './harness.ts'
import { anInquiry, receive } from './mails/mails.ts'
import { aJpeg, aPdf } from './pictures.ts'
import { attachmentsOnPortal, contactOnPortal, listingGone, visitPortal } from './portal.ts'
import { type Received, startReceiver } from './receiver.ts'
import { startSource } from './source.ts'
import { eventually, startTestWorker } from './work.ts'

const api = startApi()

const hostedTarget = { type: 'platform-a-24-sandbox', autoCollectRequests: true }

/** What such a client sends, and reads, in the words of the interface: it knows none of ours. */
test('a client that was written for the hosted service goes its way, from the credentials to the webhook', async () => {
  const client = await api.account()
  const receiver = await startReceiver()
  const source = await startSource({
    '/1.jpg': await aJpeg(),
    '/plan.jpg': await aJpeg(320, 240),
    '/2.pdf': await aPdf(),
  })

  await client.put('/account/credentials/platform-a-24-sandbox', testConsumer)
  const { body: webhook } = await client.post('/webhooks', { url: receiver.url, events: eventNames })
  const { body: target } = await client.post('/targets', hostedTarget)
  await visitPortal(api, target)
  const { body: contact } = await client.post('/contacts', {
    firstName: 'Anna',
    lastName: 'Muster',
    email: 'anna@example.org',
    phone: '+49 30 1234567',
  })
  const { type, fields } = aProperty()
  const created = await client.post('/properties', {
    type,
    fields,
    attachments: [
      { url: `${source.url}/1.jpg`, type: 'image/jpeg', title: 'Küche' },
      { url: `${source.url}/plan.jpg`, type: 'image/jpg', title: 'Grundriss', isBlueprint: true },
      { url: `${source.url}/2.pdf`, type: 'application/pdf', title: 'Unterlagen', isBlueprint: false },
    ],
    contactId: contact.id,
  })
  expect(created.status).toBe(201)
  const property = created.body
  // Nothing is processed yet: no worker runs.
  const { body: listing, status } = await client.post('/listings', { propertyId: property.id, targetId: target.id })
  expect([status, property.processingStatus, listing.status]).toEqual([201, 'pending', 'pending'])
  startTestWorker(api)

  const about = { listingId: listing.id, propertyId: property.id, targetId: target.id }
  const processed = await told('property.processing_succeeded')
  expect(processed).toMatchObject({ id: property.id, type, fields, contactId: contact.id })
  expect(await told('publication.succeeded')).toMatchObject({ ...about, type: 'set' })
  expect(await attachmentsOnPortal(api, client, target.id, property.externalId)).toMatchObject([
    { '@xsi.type': 'common:Picture', title: 'Küche', titlePicture: 'true', floorplan: 'false' },
    { '@xsi.type': 'common:Picture', title: 'Grundriss', floorplan: 'true' },
    { '@xsi.type': 'common:PDFDocument', title: 'Unterlagen' },
  ])

  const { body: read } = await client.get(`/targets/${target.id}`)
  expect(await contactOnPortal(api, client, target.id, contact.id)).toMatchObject({
    secondaryEmail: read.emailAddress,
  })
  const mailbox = { id: target.id, emailId: read.emailId, address: `${read.emailId}@${testRequestsDomain}` }
  await receive(api, client, mailbox, anInquiry({ objectNumber: property.externalId }))
  const request = await told('request.created')
  expect(request).toMatchObject(about)
  expect((await client.get(`/requests/${String(request['id'])}`)).body).toEqual(request)

  await receive(api, client, mailbox, Buffer.from('From: anna@example.org\r\nSubject: Frage\r\n\r\nNoch frei?'))
  expect(await told('request.parsing_failed')).toEqual({
    targetId: target.id,
    createdAt: expect.any(String),
    failureCode: 'no_xml_attachment',
    failureMessage: expect.any(String),
    sender: 'anna@example.org',
    recipient: mailbox.address,
    subject: 'Frage',
    body: 'Noch frei?',
  })

  await client.put(`/properties/${property.id}`, {
    fields,
    attachments: [{ url: `${source.url}/gone.jpg`, type: 'image/png' }],
    contactId: contact.id,
  })
  expect(await told('property.processing_failed')).toMatchObject({
    id: property.id,
    failureCode: 'attachment_not_found',
    failureMessage: expect.any(String),
  })

  await client.delete(`/listings/${listing.id}`)
  await listingGone(client, listing.id)
  await eventually(() => expect(received().at(-1)?.eventPayload).toMatchObject({ ...about, type: 'delete' }))
  for (const each of receiver.requests) expectSigned(each, webhook.signingKey)

  /** What the first event of this name told. */
  function told(eventName: string): Promise<Record<string, unknown>> {
    return eventually(() => {
      const event = received().find((each) => each.eventName === eventName)
      expect(event).toEqual({
        eventId: expect.any(String),
        eventName,
        eventPayload: expect.any(Object),
        eventTime: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      })
      return event?.eventPayload ?? {}
    })
  }

  function received(): Envelope[] {
    return receiver.requests.map(({ body }) => JSON.parse(body) as Envelope)
  }
})

interface Envelope {
  eventName: string
  eventPayload: Record<string, unknown>
}

const eventNames = [
  'request.created',
  'request.parsing_failed',
  'publication.succeeded',
  'publication.failed',
  'property.processing_succeeded',
  'property.processing_failed',
]

/** As the interface tells clients to verify it. */
function expectSigned({ headers, body }: Received, signingKey: string): void {
  const [, t = '', v1] = /^t=(\d+), v1=(\w+)$/.exec(String(headers['service-signature'])) ?? []

  expect(headers['content-type']).toMatch(/^application\/json\b/)
  expect(v1).toBe(createHmac('sha256', signingKey).update(`${t}.${body}`).digest('hex'))
}
