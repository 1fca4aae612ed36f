import type { AddressInfo } from 'node:net'
import { type Client, createClient } from '@aushang/sdk'
import { beforeAll, describe, expect, test } from 'vitest'
import { aContact, aProperty, startApi } from '../../server/test/harness.ts'

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
})
