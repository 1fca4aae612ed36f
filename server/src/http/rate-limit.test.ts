import { describe, expect, test } from 'vitest'
import { startApi } from '../../test/harness.ts'

const limit = 5
const api = startApi({ rateLimitPerMinute: limit })

describe('a key that may make five requests a minute', () => {
  test('is told how many are left', async () => {
    const client = await api.account()

    const first = await client.get('/account')
    const second = await client.get('/contacts')

    expect(first.headers).toMatchObject({ 'ratelimit-limit': '5', 'ratelimit-remaining': '4' })
    expect(second.headers).toMatchObject({ 'ratelimit-limit': '5', 'ratelimit-remaining': '3' })
    expect(Number(first.headers['ratelimit-reset'])).toBeGreaterThan(0)
    expect(Number(first.headers['ratelimit-reset'])).toBeLessThanOrEqual(60)
  })

  test('is refused the sixth, whatever it asks for, and told when to go on', async () => {
    const client = await api.account()
    for (let count = 0; count < limit; count++) expect((await client.get('/account')).status).toBe(200)

    const answers = [
      await client.get('/account'),
      await client.post('/contacts', {}),
      await client.delete('/contacts/x'),
    ]

    for (const answer of answers) {
      expect(answer).toMatchObject({
        status: 429,
        body: { statusCode: 429, error: 'Too Many Requests', code: 'rate_limited' },
      })
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
      expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(60)
      expect(answer.headers['ratelimit-remaining']).toBe('0')
    }
  })

  test('does not use up what another key may do, of the same account or another', async () => {
    const [client, other] = [await api.account(), await api.account()]
    const { body } = await client.post('/account/api-keys', { name: 'second' })
    for (let count = 0; count < limit; count++) await client.get('/account')

    const secondKey = await api.send({ url: '/account', headers: { authorization: `Bearer ${body.key}` } })

    expect((await client.get('/account')).status).toBe(429)
    expect(secondKey.status).toBe(200)
    expect((await other.get('/account')).status).toBe(200)
  })
})
