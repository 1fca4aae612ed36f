import sql from 'sql-template-tag'
import { describe, expect, test } from 'vitest'
import { startApi } from '../../test/harness.ts'
import { connected } from '../../test/portal.ts'
import { aWebhook } from '../../test/work.ts'

const api = startApi()

describe('a query that does not fit is told in both languages', () => {
  test.for([
    ['/contacts?limit=-1', 'limit must be 1 or more.', 'limit muss mindestens 1 sein.'],
    ['/contacts?limit=0', 'limit must be 1 or more.', 'limit muss mindestens 1 sein.'],
    ['/contacts?limit=2000', 'limit must be 1000 or less.', 'limit darf höchstens 1000 sein.'],
    ['/contacts?limit=1.5', 'limit must be a whole number, not 1.5.', 'limit muss eine ganze Zahl sein, nicht 1.5.'],
    [
      '/contacts?limit=zehn',
      'limit must be a whole number, not "zehn".',
      'limit muss eine ganze Zahl sein, nicht "zehn".',
    ],
    ['/contacts?limit=', 'limit must be a whole number, not "".', 'limit muss eine ganze Zahl sein, nicht "".'],
    [
      '/contacts?limit=1&limit=2',
      'The query parameter limit must be given once only.',
      'Der Query-Parameter limit darf nur einmal vorkommen.',
    ],
    [
      '/contacts?pageSize=10',
      'There is no query parameter pageSize here; did you mean limit?',
      'Den Query-Parameter pageSize gibt es hier nicht; meinten Sie limit?',
    ],
    [
      '/contacts?colour=red',
      'There is no query parameter colour here; this path knows limit, after, order and q.',
      'Den Query-Parameter colour gibt es hier nicht; dieser Pfad kennt limit, after, order und q.',
    ],
    [
      '/account?verbose=1',
      'There is no query parameter verbose here; this path takes none.',
      'Den Query-Parameter verbose gibt es hier nicht; dieser Pfad nimmt keinen an.',
    ],
    [
      '/contacts?after=x',
      'after must have exactly 20 characters; it has 1.',
      'after muss genau 20 Zeichen haben, nicht 1.',
    ],
  ])('%s', async ([url, en, de]) => {
    const client = await api.account()

    const answers = await Promise.all(
      ['en', 'de'].map((language) => client.get(url as string, { 'accept-language': language })),
    )

    expect(answers.map(({ status, body }) => [status, body.message])).toEqual([
      [400, en],
      [400, de],
    ])
  })
})

describe('a body that is too large is told the limit that applies', () => {
  const bytes = (megabytes: number) => Buffer.alloc(megabytes * 1024 * 1024 + 1, 0x20)

  test.for([
    ['/contacts', 'application/json', 1 / 16, 'The body is larger than 64 kB.', 'Der Body ist größer als 64 kB.'],
    ['/listings/bulk', 'application/json', 1 / 2, 'The body is larger than 512 kB.', 'Der Body ist größer als 512 kB.'],
    ['/properties', 'application/json', 2, 'The body is larger than 2 MB.', 'Der Body ist größer als 2 MB.'],
    ['/uploads', 'image/jpeg', 16, 'The file is larger than 16 MB.', 'Die Datei ist größer als 16 MB.'],
    [
      '/inbound/0000000000000000000A',
      'message/rfc822',
      25,
      'The body is larger than 25 MB.',
      'Der Body ist größer als 25 MB.',
    ],
  ] as const)('%s', async ([url, type, megabytes, en, de]) => {
    const { apiKey } = await api.account()
    const key = url.startsWith('/inbound') ? 'the-inbound-secret-of-the-tests' : apiKey
    const send = (language: string) =>
      api.send({
        method: 'POST',
        url,
        headers: { authorization: `Bearer ${key}`, 'content-type': type, 'accept-language': language },
        payload: bytes(megabytes),
      })

    const answers = [await send('en'), await send('de')]

    expect(answers.map(({ status, body }) => [status, body.message])).toEqual([
      [413, en],
      [413, de],
    ])
  })
})

test('a body of the wrong type is told the types that the path takes', async () => {
  const client = await api.account()
  const sent = { headers: { 'content-type': 'text/plain' }, payload: 'x' }

  const answers = await Promise.all(
    ['/contacts', '/uploads'].map((url) => client.send({ method: 'POST', url, ...sent })),
  )

  expect(answers.map(({ body }) => body.message)).toEqual([
    'Send the body with the header Content-Type: application/json.',
    'Send the body with the header Content-Type: image/*, application/pdf, application/octet-stream or multipart/form-data.',
  ])
})

test('a body of which nothing is needed may be missing', async () => {
  const { client, target } = await connected(api)
  const webhook = await aWebhook(client, 'http://127.0.0.1:9/hook')
  const headers = { 'content-type': 'application/json' }

  for (const path of [`/webhooks/${webhook.id}/replay`, `/targets/${target.id}/adopt`]) {
    const bare = await client.send({ method: 'POST', url: path })
    await api.db.run(sql`delete from replays`)
    const empty = await client.send({ method: 'POST', url: path, headers, payload: '' })
    const wrong = await client.post(path, { none: 1 })

    expect([bare.status, empty.status, wrong.status]).toEqual([202, 202, 400])
  }
})

test('a body that is null is not taken for none', async () => {
  const client = await api.account()
  const send = (payload: string) =>
    client.send({ method: 'POST', url: '/contacts', headers: { 'content-type': 'application/json' }, payload })

  const answers = [await send('null'), await send('')]

  expect(answers.map(({ body }) => body.issues)).toEqual([
    [{ path: '', code: 'wrong_type', message: 'The body must be an object, not null.' }],
    [{ path: '', code: 'required', message: 'The request has no body: send a JSON object.' }],
  ])
})

test('what is wrong with the query and with the body is told together', async () => {
  const client = await api.account()

  const answer = await client.post('/contacts?colour=red', { email: 'none' })

  expect(answer.body.issues.map(({ path }: { path: string }) => path)).toEqual(['/lastName', '/email', '/query/colour'])
  expect(answer.body.message).toContain('2 more')
})

test('two ids that nobody knows are told together', async () => {
  const client = await api.account()
  const [propertyId, targetId] = ['0'.repeat(20), '1'.repeat(20)]

  const answer = await client.post('/listings', { propertyId, targetId })

  expect(answer.body.issues.map(({ path }: { path: string }) => path)).toEqual(['/propertyId', '/targetId'])
})
