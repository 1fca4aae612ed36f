import { describe, expect, test } from 'vitest'
import { startApi } from '../../test/harness.ts'

const api = startApi()

const german = 'Dieses Objekt gibt es in diesem Konto nicht.'
const english = 'There is no such property in this account.'
const missing = '/properties/0000000000000000000A'

describe('Accept-Language', () => {
  const table: [header: string | undefined, inEnglishAccount: 'en' | 'de', inGermanAccount: 'en' | 'de'][] = [
    [undefined, 'en', 'de'],
    ['de', 'de', 'de'],
    ['en', 'en', 'en'],
    ['de-AT', 'de', 'de'],
    ['de-DE,de;q=0.9,en-US;q=0.8,en;q=0.7', 'de', 'de'],
    ['en-GB,en;q=0.9,de;q=0.1', 'en', 'en'],
    ['DE', 'de', 'de'],
    ['fr, de;q=0.5', 'de', 'de'],
    ['de;q=0, *', 'en', 'en'],
    ['*', 'en', 'de'],
    ['xx', 'en', 'de'],
    ['', 'en', 'de'],
    ['de;q=zero', 'en', 'de'],
    [';;;,,,q=,=1,\t"', 'en', 'de'],
    ['x'.repeat(8_000), 'en', 'de'],
    [Array.from({ length: 2_000 }, () => 'a').join(','), 'en', 'de'],
    ['__proto__, constructor', 'en', 'de'],
  ]

  test.for(table)('%.40s is answered sensibly', async ([header, inEnglishAccount, inGermanAccount]) => {
    for (const [account, expected] of [
      ['en', inEnglishAccount],
      ['de', inGermanAccount],
    ] as const) {
      const client = await api.account('Muster', account)

      const { status, body, headers } = await client.get(
        missing,
        header === undefined ? {} : { 'accept-language': header },
      )

      expect({ status, message: body.message }).toEqual({ status: 404, message: expected === 'de' ? german : english })
      expect(headers).toMatchObject({ 'content-language': expected, vary: 'Accept-Language' })
    }
  })

  test('counts also for those who have no account', async () => {
    const answers = await Promise.all(
      ['de', 'en', 'xx'].map((language) => api.send({ url: '/account', headers: { 'accept-language': language } })),
    )

    expect(answers.map(({ body }) => body.message)).toEqual([
      'Senden Sie Ihren API-Schlüssel im Header Authorization: Bearer <API-Schlüssel>.',
      'Send your API key in the header Authorization: Bearer <API key>.',
      'Send your API key in the header Authorization: Bearer <API key>.',
    ])
  })

  test('counts for a path that does not exist, and for one that is badly encoded', async () => {
    const answers = await Promise.all(
      ['/schloss', '/properties/%zz'].map((url) => api.send({ url, headers: { 'accept-language': 'de' } })),
    )

    expect(answers.map(({ body }) => body.message)).toEqual([
      'Den Pfad /schloss gibt es nicht; siehe /docs.',
      'Der Pfad ist nicht richtig kodiert.',
    ])
  })
})

test('an account is told in its language of a path or a method that does not exist', async () => {
  const client = await api.account('Muster', 'de')

  const answers = [await client.get('/schloss'), await client.put('/properties'), await client.post('/properties/x')]

  expect(answers.map(({ status, headers, body }) => [status, headers['content-language'], body.message])).toEqual([
    [404, 'de', 'Den Pfad /schloss gibt es nicht; siehe /docs.'],
    [405, 'de', expect.stringContaining('PUT')],
    [405, 'de', expect.stringContaining('POST')],
  ])
  const stranger = await api.send({ method: 'PUT', url: '/properties', headers: { authorization: 'Bearer nobody' } })
  expect(stranger).toMatchObject({ status: 405, headers: { 'content-language': 'en' } })
})

test('an account that changes its language is answered in the new one at once', async () => {
  const client = await api.account()
  const before = await client.get(missing)

  await client.patch('/account', { language: 'de' })

  const after = await client.get(missing)
  expect([before.body.message, after.body.message]).toEqual([english, german])
})
