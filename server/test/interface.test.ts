import { describe, expect, test } from 'vitest'
import { aProperty, startApi } from './harness.ts'

/**
 * The endpoint table of the interface, row by row:
 * what is sent, what is answered, and what the errors are.
 */
const api = startApi()
const unknownId = '0000000000000000000A'

interface Row {
  method: 'GET' | 'PUT' | 'POST'
  path: string
  send?: unknown
  status: number
  /** What the answer is. */
  answer?: (body: unknown) => void
}

const anAccount = (body: unknown) => expect(body).toMatchObject({ id: expect.any(String), name: 'Muster' })
const aStoredProperty = (body: unknown) =>
  expect(body).toMatchObject({ ...aProperty({ attachments: [] }), id: expect.stringMatching(/^[0-9A-Za-z]{20}$/) })
const anArrayOfOne = (body: unknown) => {
  expect(body).toHaveLength(1)
  aStoredProperty((body as unknown[])[0])
}
const anInvalidRequest = (body: unknown) => expect(body).toMatchObject({ statusCode: 400, error: 'Bad Request' })
const aMissingResource = (body: unknown) => expect(body).toMatchObject({ statusCode: 404, error: 'Not Found' })

const credentials = { key: 'the-key', secret: 'the-secret' }
const property = aProperty({ attachments: [] })

const table: Row[] = [
  { method: 'GET', path: '/account', status: 200, answer: anAccount },
  { method: 'PUT', path: '/account/credentials/platform-a-24', send: credentials, status: 200 },
  {
    method: 'PUT',
    path: '/account/credentials/platform-a-24',
    send: { key: 'k' },
    status: 400,
    answer: anInvalidRequest,
  },
  {
    method: 'PUT',
    path: '/account/credentials/platform-a-24',
    send: { secret: 's' },
    status: 400,
    answer: anInvalidRequest,
  },
  { method: 'PUT', path: '/account/credentials/platform-a-24-sandbox', send: credentials, status: 200 },
  {
    method: 'PUT',
    path: '/account/credentials/platform-a-24-sandbox',
    send: {},
    status: 400,
    answer: anInvalidRequest,
  },
  { method: 'POST', path: '/properties', send: property, status: 201, answer: aStoredProperty },
  { method: 'POST', path: '/properties', send: { ...property, type: 'castle' }, status: 400, answer: anInvalidRequest },
  { method: 'GET', path: '/properties', status: 200, answer: anArrayOfOne },
  { method: 'GET', path: '/properties/{id}', status: 200, answer: aStoredProperty },
  { method: 'GET', path: `/properties/${unknownId}`, status: 404, answer: aMissingResource },
]

describe('the endpoint table of the interface', () => {
  test.for(table)('$method $path → $status', async ({ method, path, send, status, answer }) => {
    const client = await api.account()
    const propertyId = method === 'GET' ? (await client.post('/properties', property)).body.id : ''

    const response = await client.send({
      method,
      url: path.replace('{id}', propertyId),
      ...(send === undefined ? {} : { payload: send as object }),
    })

    expect(response.status).toBe(status)
    answer?.(response.body)
  })

  test.for(table)('$method $path wants an API key', async ({ method, path }) => {
    const response = await api.send({ method, url: path.replace('{id}', unknownId) })

    expect(response.status).toBe(401)
    expect(response.headers['www-authenticate']).toMatch(/^Bearer/)
  })
})
