import { describe, expect, test } from 'vitest'
import { startApi } from '../../test/harness.ts'

const api = startApi({ corsOrigins: ['https://app.example.org', 'http://localhost:5173'] })

const preflight = (origin: string) =>
  api.send({
    method: 'OPTIONS',
    url: '/properties',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type,idempotency-key',
    },
  })

describe('a page in a browser', () => {
  test.for(['https://app.example.org', 'http://localhost:5173'])(
    'of %s, which the operator names, may call',
    async (origin) => {
      const client = await api.account()

      const asked = await preflight(origin)
      const answer = await client.get('/contacts', { origin })

      expect(asked.status).toBe(204)
      expect(asked.headers['access-control-allow-origin']).toBe(origin)
      expect(asked.headers['access-control-allow-headers']).toContain('Idempotency-Key')
      expect(asked.headers['access-control-allow-methods']).toContain('PATCH')
      expect(answer.headers['access-control-allow-origin']).toBe(origin)
      expect(answer.headers['access-control-expose-headers']).toContain('ETag')
      expect(answer.headers['vary']).toContain('Origin')
      expect(answer.headers).not.toHaveProperty('access-control-allow-credentials')
    },
  )

  test.for(['https://other.example.org', 'https://app.example.org.evil.example', 'null', 'http://app.example.org'])(
    'of %s may not',
    async (origin) => {
      const client = await api.account()

      expect((await preflight(origin)).headers).not.toHaveProperty('access-control-allow-origin')
      expect((await client.get('/contacts', { origin })).headers).not.toHaveProperty('access-control-allow-origin')
    },
  )

  test('is told why it was refused, where the operator names it', async () => {
    const answer = await api.send({ url: '/contacts', headers: { origin: 'https://app.example.org' } })

    expect(answer).toMatchObject({ status: 401, headers: { 'access-control-allow-origin': 'https://app.example.org' } })
  })
})
