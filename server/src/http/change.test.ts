import { describe, expect, test } from 'vitest'
import { aContact, aProperty, type Client, startApi } from '../../test/harness.ts'
import { newTarget } from '../../test/portal.ts'
import { processed, startTestWorker } from '../../test/work.ts'
import { aJpeg } from '../../test/pictures.ts'
import { startSource } from '../../test/source.ts'

const api = startApi()

const links = [{ title: 'Tour', url: 'https://example.org/tour' }]
const address = { street: 'Musterstraße', streetNumber: '12', city: 'Berlin' }

interface Change {
  fields?: { title: string }
  company?: string
  name?: string
}

/** A resource as it is after everything has happened to it that happens by itself. */
const resources: Record<string, { make: (client: Client) => Promise<string>; change: Change }> = {
  'a property': {
    change: { fields: { title: 'Neu' } },
    async make(client) {
      const source = await startSource({ '/1.jpg': await aJpeg() })
      const attachments = [{ url: `${source.url}/1.jpg`, title: 'Bad' }, { url: `${source.url}/none.jpg` }]
      const worker = startTestWorker(api)
      const { body } = await client.post('/properties', aProperty({ attachments, links }))
      await processed(client, body.id)
      await worker.stop()
      return `/properties/${body.id}`
    },
  },
  'a contact': {
    change: { company: 'Neu' },
    make: async (client) => `/contacts/${(await client.post('/contacts', aContact({ address }))).body.id}`,
  },
  'a target': {
    change: { name: 'Neu' },
    make: async (client) => `/targets/${(await newTarget(client, { redirectUrl: 'https://example.org/' })).id}`,
  },
}

function backwards(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(backwards)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([name, member]) => [name, backwards(member)]),
  )
}

describe.for(Object.entries(resources))('%s', ([_what, { make, change }]) => {
  test.for([
    ['PUT of what was read', 'put', (read: object) => read],
    ['PUT of what was read, its members in another order', 'put', backwards],
    ['PATCH of what was read', 'patch', (read: object) => read],
    ['PATCH of nothing', 'patch', () => ({})],
  ] as const)('is not changed by a %s', async ([_title, method, bodyOf]) => {
    const client = await api.account()
    const path = await make(client)
    const before = await client.get(path)

    const answer = await client[method](path, bodyOf(before.body))
    const after = await client.get(path)

    expect(answer.status).toBe(200)
    for (const { text, headers } of [answer, after]) {
      expect([text, headers['etag']]).toEqual([before.text, before.headers['etag']])
    }
  })

  test.for(['put', 'patch'] as const)(
    'is changed by a %s, whatever it says of what only the service sets',
    async (method) => {
      const client = await api.account()
      const path = await make(client)
      const { body: before, headers } = await client.get(path)
      const said = { id: '0000000000000000000A', createdAt: null, updatedAt: 7 }
      const nested = { ...change, ...(change.fields && { fields: { ...before.fields, ...change.fields } }) }

      const answer = await client[method](path, { ...(method === 'put' && before), ...said, ...nested })

      expect(answer.status).toBe(200)
      expect(answer.headers['etag']).not.toBe(headers['etag'])
      expect(answer.body).toMatchObject({ ...nested, id: before.id, createdAt: before.createdAt })
    },
  )
})

test('a target is not changed by the login that it has', async () => {
  const client = await api.account()
  const credentials = {
    protocol: 'sftp',
    host: 'portal.example.org',
    username: 'u',
    password: 'p',
    providerNumber: 'N',
  }
  const { id } = await newTarget(client, { type: 'openimmo', credentials })
  const before = await client.get(`/targets/${id}`)

  const same = await client.patch(`/targets/${id}`, { credentials })
  const other = await client.patch(`/targets/${id}`, { credentials: { ...credentials, password: 'q' } })

  expect([same.text, same.headers['etag']]).toEqual([before.text, before.headers['etag']])
  expect(other.headers['etag']).not.toBe(before.headers['etag'])
})
