import type { AddressInfo } from 'node:net'
import { answerOf, AushangError, type Client, createClient, etagOf, type EventOf, type PropertyOf } from '@aushang/sdk'
import { beforeAll, describe, expect, expectTypeOf, test } from 'vitest'
import { aContact, aProperty, startApi } from '../../server/test/harness.ts'
import { aJpeg } from '../../server/test/pictures.ts'

const api = startApi()
let baseUrl: string

beforeAll(async () => {
  await api.app.listen({ host: '127.0.0.1', port: 0 })
  baseUrl = `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}`
})

async function newClient(): Promise<Client> {
  const { apiKey } = await api.account()
  return createClient({ baseUrl, apiKey })
}

describe('a client', () => {
  test('creates, reads, changes and deletes', async () => {
    const client = await newClient()

    const contact = await client.createContact(aContact())
    const changed = await client.patchContact(contact.id, { phone: '+49 30 1234567' })
    await client.deleteContact(contact.id)

    expect(changed).toMatchObject({ id: contact.id, phone: '+49 30 1234567' })
    await expect(client.getContact(contact.id)).rejects.toMatchObject({ code: 'not_found', status: 404 })
  })

  test.for([undefined, '', '.', '..', 7])('asks nothing for the id %j, and says so at once', async (id) => {
    const client = createClient({ baseUrl, apiKey: 'none', fetch: () => expect.unreachable() })

    await expect(client.getContact(id as string)).rejects.toThrow(TypeError)
    await expect(client.deleteProperty(id as string)).rejects.toThrow('DELETE /properties/{id} needs an id')
    await expect(client.listListingAttempts(id as string).all()).rejects.toThrow(TypeError)
  })

  test('reads a list whole, page by page, and by itself', async () => {
    const client = await newClient()
    for (const numberOfRooms of [1, 2, 3]) await client.createProperty(aProperty({ fields: { numberOfRooms } }))

    const rooms = []
    for await (const { fields } of client.listProperties({ type: 'apartmentRent', limit: 2 })) {
      rooms.push(fields.numberOfRooms)
    }
    const first = await client.listProperties({ limit: 2 }).page()
    const second = await client.listProperties({ limit: 2, ...first.next }).page()

    expect(rooms).toEqual([1, 2, 3])
    expect([first.items.length, second.items.length, second.next]).toEqual([2, 1, undefined])
    expect(await client.listProperties().all()).toHaveLength(3)
  })

  test('changes a resource only as it was read, by the ETag of the answer', async () => {
    const client = await newClient()
    const contact = await client.createContact(aContact())
    const ifMatch = etagOf(contact)

    await client.patchContact(contact.id, { company: 'Muster GmbH' }, { ifMatch })
    const error = await client
      .patchContact(contact.id, { company: 'Beispiel GmbH' }, { ifMatch })
      .catch((error: unknown) => error)

    expect(answerOf(contact)).toMatchObject({ etag: ifMatch, requestId: expect.stringMatching(/^\w{20}$/) })
    expect(error).toBeInstanceOf(AushangError)
    expect(error).toMatchObject({ code: 'precondition_failed', status: 412, requestId: expect.any(String) })
  })

  test('changes nothing where a version is meant and none is known', async () => {
    const client = await newClient()
    await client.createContact(aContact())
    const [listed = { id: '' }] = await client.listContacts().all()

    // @ts-expect-error -- undefined is no version
    const call = client.patchContact(listed.id, { company: 'Muster GmbH' }, { ifMatch: answerOf(listed)?.etag })

    await expect(call).rejects.toThrow(/^ifMatch is undefined\. .*etagOf/)
    expect(() => etagOf(listed)).toThrow(/^This has no ETag\. .*list/)
    expect(await client.getContact(listed.id)).toEqual(listed)
  })

  test('sends no body where none is needed', async () => {
    const client = await newClient()
    const webhook = await client.createWebhook({ url: 'https://example.org/hook', events: ['request.created'] })

    const { signingKey } = await client.rotateSigningKey(webhook.id)
    const replay = await client.replayWebhook(webhook.id, undefined, { idempotencyKey: 'replay-1' })

    expect(signingKey).not.toBe(webhook.signingKey)
    expect(replay.webhookId).toBe(webhook.id)
  })

  test('tells every fault of a request', async () => {
    const client = await newClient()

    // @ts-expect-error -- a misspelt member, and one that is missing
    const call = client.createContact({ lastName: 'Muster', emial: 'anna.muster@example.org' })

    await expect(call).rejects.toMatchObject({
      code: 'invalid_request',
      issues: [
        { path: '/email', code: 'required', message: expect.any(String) },
        { path: '/emial', code: 'unknown_member', message: expect.any(String) },
      ],
    })
  })

  test.for(['bytes', 'blob'] as const)('uploads a file as %s, and gets it back as it was', async (form) => {
    const client = await newClient()
    const bytes = new Uint8Array(await aJpeg())

    const upload = await client.createUpload(form === 'blob' ? new Blob([bytes], { type: 'image/jpeg' }) : bytes)
    const file = await client.getUpload(upload.id)

    expect(upload).toMatchObject({ contentType: 'image/jpeg', bytes: bytes.length })
    expect([file.type, new Uint8Array(await file.arrayBuffer())]).toEqual(['image/jpeg', bytes])
  })
})

/** Held by the compiler: `npm run check` fails where a line compiles that must not. */
describe('a client is typed', () => {
  test('by the type of a property', async () => {
    const client = await newClient()
    const address = { street: 'Musterweg', postalCode: '10115', city: 'Berlin' }
    const fields = { title: 'Baugrundstück', address, plotArea: 980, purchasePrice: 210_000 }

    const plot = await client.createProperty({ type: 'plotBuy', fields })
    const [listed] = await client.listProperties({ type: 'plotBuy' }).all()

    expectTypeOf(plot).toEqualTypeOf<PropertyOf<'plotBuy'>>()
    expectTypeOf(listed).toEqualTypeOf<PropertyOf<'plotBuy'> | undefined>()
    expect([plot.fields.plotArea, listed?.fields.purchasePrice]).toEqual([980, 210_000])
    // @ts-expect-error -- a plot is not furnished
    await expect(client.createProperty({ type: 'plotBuy', fields: { ...fields, furnished: true } })).rejects.toThrow(
      AushangError,
    )
    // @ts-expect-error -- a plot to buy has no rent
    await expect(client.createProperty({ type: 'plotBuy', fields: { ...fields, baseRent: 1 } })).rejects.toThrow(
      AushangError,
    )
    // @ts-expect-error -- the rooms are missing
    await expect(client.createProperty({ type: 'apartmentRent', fields })).rejects.toThrow(AushangError)
  })

  test('by the name of an event', async () => {
    const client = await newClient()

    const events = await client.listEvents({ name: 'publication.failed' }).all()

    expectTypeOf(events).toEqualTypeOf<EventOf<'publication.failed'>[]>()
    expect(events.map(({ eventPayload }) => eventPayload.failureCode)).toEqual([])
  })
})
