import { describe, expect, test, vi } from 'vitest'
import { startApi } from '../../test/harness.ts'
import { aBrowser, aPerson } from '../../test/people.ts'

const limit = 5
const api = startApi({ rateLimitPerMinute: limit })

describe('an account that may make five requests a minute', () => {
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

  test('shares them among its keys', async () => {
    const client = await api.account()
    const { body } = await client.post('/account/api-keys', { name: 'second' })
    for (let count = 1; count < limit; count++) await client.get('/account')

    const secondKey = await api.send({ url: '/account', headers: { authorization: `Bearer ${body.key}` } })

    expect(secondKey).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
    expect((await client.get('/account')).status).toBe(429)
  })

  test('does not use up what another account may do', async () => {
    const [client, other] = [await api.account(), await api.account()]
    for (let count = 0; count < limit; count++) await client.get('/account')

    expect((await client.get('/account')).status).toBe(429)
    expect((await other.get('/account')).status).toBe(200)
  })
})

describe('a request whose body takes long', () => {
  const usual = startApi({ rateLimitPerMinute: 1_000 })

  test('counts as several', async () => {
    const client = await usual.account()
    const many = Object.fromEntries(Array.from({ length: 4_900 }, (_, index) => [`unknown${index}`, 'x'.repeat(300)]))

    const first = await client.post('/properties', many)
    const second = await client.get('/account')

    expect(first).toMatchObject({ status: 400, headers: { 'ratelimit-remaining': '999' } })
    expect(Number(second.headers['ratelimit-remaining'])).toBeLessThan(998)
  })
})

describe('an address that sends unknown keys', () => {
  const get = (apiKey: string, remoteAddress: string, headers: Record<string, string> = {}) =>
    api.send({ url: '/account', remoteAddress, headers: { authorization: `Bearer ${apiKey}`, ...headers } })

  /** Sends as many as are looked up in a minute. */
  async function guess(remoteAddress: string, headers: Record<string, string> = {}): Promise<void> {
    for (let count = 0; count < 100; count++) {
      expect((await get(`guess-${count}`, remoteAddress, headers)).status).toBe(401)
    }
  }

  test('is refused after a hundred in a minute, and told when to go on', async () => {
    await guess('203.0.113.1')

    const refused = await get('guess', '203.0.113.1')

    expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60)
    expect((await get('guess', '203.0.113.2')).status).toBe(401)
  })

  test('still gets in with a key that was good before', async () => {
    const client = await api.account()
    await get(client.apiKey, '203.0.113.3')
    await guess('203.0.113.3')

    expect((await get('guess', '203.0.113.3')).status).toBe(429)
    expect((await get(client.apiKey, '203.0.113.3')).status).toBe(200)
  })

  test('lets those in who come from the same network with a key or a session that was never used before', async () => {
    const [client, person] = [await api.account(), await aPerson(api)]
    const { cookie } = await aBrowser(api, person)
    await guess('203.0.113.11')

    const answers = [
      await get('guess', '203.0.113.11'),
      await get(client.apiKey, '203.0.113.11'),
      await api.send({ url: '/session', remoteAddress: '203.0.113.11', headers: { cookie } }),
    ]

    expect(answers.map(({ status }) => status)).toEqual([429, 200, 200])
  })

  test('may go on after a minute', async () => {
    await guess('203.0.113.4')
    const now = performance.now()
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => now + 61_000)

    const answer = await get('guess', '203.0.113.4')
    clock.mockRestore()

    expect(answer.status).toBe(401)
  })

  test('is the one that a proxy on this machine names, and a whole network of IPv6', async () => {
    await guess('127.0.0.1', { 'x-forwarded-for': '2001:db8:1:2::1' })

    const from = (address: string) => get('guess', '127.0.0.1', { 'x-forwarded-for': address })

    expect((await from('2001:db8:1:2:ffff::2')).status).toBe(429)
    expect((await from('2001:db8:1:2:ffff::2, 203.0.113.5')).status).toBe(401)
    expect((await from('2001:db8:1:3::1')).status).toBe(401)
  })

  test('is the same in both ways to write it', async () => {
    await guess('203.0.113.9')

    expect((await get('guess', '::ffff:203.0.113.9')).status).toBe(429)
    expect((await get('guess', '::ffff:203.0.113.10')).status).toBe(401)
  })

  test('is the one in front of the proxies that the operator names, though it is private', async () => {
    const from = (said: string) => ({ 'x-forwarded-for': `${said}, 10.0.0.5` })
    await guess('127.0.0.1', from('203.0.113.20'))

    expect((await get('guess', '127.0.0.1', from('203.0.113.21'))).status).toBe(429)
    await guess('10.0.0.6', { 'x-forwarded-for': '203.0.113.22' })
    expect((await get('guess', '10.0.0.6', { 'x-forwarded-for': '203.0.113.23' })).status).toBe(429)
  })

  test('cannot name another one by itself', async () => {
    await guess('203.0.113.6', { 'x-forwarded-for': '203.0.113.7' })

    expect((await get('guess', '203.0.113.6', { 'x-forwarded-for': '203.0.113.8' })).status).toBe(429)
    expect((await get('guess', '203.0.113.7')).status).toBe(401)
  })
})
