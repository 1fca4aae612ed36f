import { connectors } from '@aushang/connectors'
import { createHash } from 'node:crypto'
import sql from 'sql-template-tag'
import { describe, expect, test, vi } from 'vitest'
import { type Answer, startApi, testAccountLimits, testSecrets } from '../../test/harness.ts'

const api = startApi()
const unknownId = '0000000000000000000A'
const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)

const withKey = (key: string) => api.send({ url: '/account', headers: { authorization: `Bearer ${key}` } })
const withoutRequestId = ({ status, body: { requestId: _requestId, ...body } }: Answer) => ({ status, body })

const credentialsOf = (accountId: string) =>
  api.db.many<{ type: string; sealed: Buffer; row: string }>(sql`
    select type, sealed, account_credentials::text as row from account_credentials where account_id = ${accountId}`)

/** Of every portal that wants such. */
const noCredentials = Object.fromEntries(
  connectors.flatMap(({ type, consumer }) => (consumer ? [[type, { configured: false }]] : [])),
)

describe('GET /account', () => {
  test('shows the account that the key belongs to, and that no credentials are stored yet', async () => {
    const client = await api.account('Muster Immobilien')

    const { status, body } = await client.get('/account')

    expect(status).toBe(200)
    expect(body).toEqual({
      id: client.accountId,
      name: 'Muster Immobilien',
      language: 'en',
      createdAt: time,
      updatedAt: time,
      usage: {
        mediaBytes: { used: 0, max: testAccountLimits.mediaBytesMax },
        mailBytes: { used: 0, max: testAccountLimits.mailBytesMax },
        targets: { used: 0, max: testAccountLimits.targetsMax },
      },
      credentials: noCredentials,
    })
  })
})

describe('PATCH /account', () => {
  test('changes the language in which the account is told things', async () => {
    const client = await api.account()

    const { status, body } = await client.patch('/account', { language: 'de' })

    expect({ status, language: body.language }).toEqual({ status: 200, language: 'de' })
    expect((await client.get('/account')).body).toEqual(body)
  })

  test('changes the name of the account, which whoever is invited reads', async () => {
    const client = await api.account('Muster', 'de')

    const { status, body } = await client.patch('/account', { name: 'Muster & Söhne' })

    expect({ status, name: body.name, language: body.language }).toEqual({
      status: 200,
      name: 'Muster & Söhne',
      language: 'de',
    })
    expect((await client.get('/account')).body).toEqual(body)
  })

  test('takes back what was read, and changes nothing', async () => {
    const client = await api.account('Muster', 'de')
    const { body: read } = await client.get('/account')

    const { status, body } = await client.patch('/account', read)

    expect({ status, body }).toEqual({ status: 200, body: read })
  })

  test.for([
    { language: 'fr' },
    { language: null },
    { language: 1 },
    { sprache: 'de' },
    { name: '' },
    { name: null },
    { name: 'x'.repeat(101) },
    [],
  ])('refuses %j', async (patch) => {
    const client = await api.account()
    const { body: before } = await client.get('/account')

    const { status, body } = await client.patch('/account', patch)

    expect({ status, code: body.code }).toEqual({ status: 400, code: 'invalid_request' })
    expect((await client.get('/account')).body).toEqual(before)
  })
})

describe('PUT /account/credentials/{type}', () => {
  test('stores them encrypted', async () => {
    const client = await api.account()

    await client.put('/account/credentials/platform-a-24', { key: 'the-consumer-key', secret: 'the-consumer-secret' })

    const [row, ...others] = await credentialsOf(client.accountId)
    expect(others).toEqual([])
    for (const plain of ['the-consumer-key', 'the-consumer-secret', 'key', 'secret']) {
      expect(row?.sealed.includes(plain)).toBe(false)
      expect(row?.row).not.toContain(plain)
    }
  })

  test('replaces the earlier ones', async () => {
    const client = await api.account()
    await client.put('/account/credentials/platform-a-24', { key: 'old', secret: 'old-secret' })

    await client.put('/account/credentials/platform-a-24', { key: 'new', secret: 'new-secret' })

    const rows = await credentialsOf(client.accountId)
    const opened = rows.map(({ type, sealed }) => testSecrets.open(`credentials ${client.accountId} ${type}`, sealed))
    expect(opened.map((text) => JSON.parse(text))).toEqual([{ key: 'new', secret: 'new-secret' }])
  })

  test.for(Object.keys(noCredentials))('of %s are never shown, only that they are there', async (type) => {
    const client = await api.account()

    const put = await client.put(`/account/credentials/${type}`, { key: 'the-key', secret: 'the-secret' })
    const account = await client.get('/account')

    expect(put.body).toEqual({ configured: true, updatedAt: time })
    expect(account.body.credentials).toEqual({ ...noCredentials, [type]: put.body })
    expect(put.text + account.text).not.toMatch(/the-(key|secret)/)
  })

  test.for([
    [{ key: 'k' }, ['/secret']],
    [{ secret: 's' }, ['/key']],
    [{}, ['/key', '/secret']],
    [{ key: '', secret: ' ' }, ['/key', '/secret']],
    [{ key: 1, secret: null }, ['/key', '/secret']],
    [{ key: 'k', secret: 's', token: 't' }, ['/token']],
  ] as const)('%j is refused, and nothing is stored', async ([body, paths]) => {
    const client = await api.account()

    const answer = await client.put('/account/credentials/platform-a-24', body)

    expect(answer.status).toBe(400)
    expect(answer.body.issues.map((issue: { path: string }) => issue.path)).toEqual(paths)
    expect(await credentialsOf(client.accountId)).toEqual([])
  })
})

describe('PUT /account/credentials/{type} of a type without an agreement', () => {
  test.for(['openimmo', 'platform-b', 'unheard-of'])('%s is not there', async (type) => {
    const client = await api.account()

    const answer = await client.put(`/account/credentials/${type}`, { key: 'k', secret: 's' })

    expect(answer).toMatchObject({ status: 404, body: { code: 'route_not_found' } })
    expect(await credentialsOf(client.accountId)).toEqual([])
  })
})

describe('an API key', () => {
  test('works as soon as it is created, and is shown whole only then', async () => {
    const client = await api.account()

    const { status, body } = await client.post('/account/api-keys', { name: 'nightly import' })
    const answer = await withKey(body.key)
    const list = await client.get('/account/api-keys')

    expect(status).toBe(201)
    expect(answer.body.id).toBe(client.accountId)
    const { key, ...shown } = body
    expect(shown).toEqual({
      id: expect.stringMatching(/^\w{20}$/),
      name: 'nightly import',
      prefix: key.slice(0, 12),
      createdAt: time,
    })
    expect(list.body).toEqual([
      {
        id: expect.any(String),
        name: 'first key',
        prefix: client.apiKey.slice(0, 12),
        createdAt: time,
        lastUsedAt: time,
      },
      { ...shown, lastUsedAt: time },
    ])
    expect(list.text).not.toContain(key.slice(12))
  })

  test('is stored as a hash only', async () => {
    const client = await api.account()

    const { body } = await client.post('/account/api-keys', { name: 'import' })

    const row = await api.db.one<{ hash: Buffer; row: string }>(sql`
      select hash, api_keys::text as row from api_keys where account_id = ${client.accountId} and id = ${body.id}`)
    expect(row.hash).toEqual(createHash('sha256').update(body.key).digest())
    expect(row.row).not.toContain(body.key.slice(12))
  })

  test('that was deleted is refused within seconds', async () => {
    const client = await api.account()
    const { body } = await client.post('/account/api-keys', { name: 'import' })
    expect((await withKey(body.key)).status).toBe(200)

    const deletion = await client.delete(`/account/api-keys/${body.id}`)

    expect(deletion.status).toBe(204)
    await vi.waitFor(async () => expect(await withKey(body.key)).toMatchObject({ status: 401 }), { timeout: 5_000 })
    expect((await client.get('/account')).status).toBe(200)
    expect((await client.get('/account/api-keys')).body).toHaveLength(1)
  })

  test('that is the last one cannot be deleted', async () => {
    const client = await api.account()
    const [{ id }] = (await client.get('/account/api-keys')).body

    const answer = await client.delete(`/account/api-keys/${id}`)

    expect(answer).toMatchObject({ status: 409, body: { code: 'last_api_key' } })
    expect((await client.get('/account')).status).toBe(200)
  })

  test('remains, when all of an account are deleted at the same moment', async () => {
    for (let round = 0; round < 10; round++) {
      const client = await api.account()
      for (let count = 0; count < 4; count++) await client.post('/account/api-keys', { name: 'another' })
      const keys = (await client.get('/account/api-keys')).body

      const answers = await Promise.all(keys.map(({ id }: { id: string }) => client.delete(`/account/api-keys/${id}`)))

      expect(answers.filter(({ status }) => status !== 204)).toMatchObject([{ status: 409 }])
    }
  })

  test('of another account is not found', async () => {
    const [owner, stranger] = [await api.account(), await api.account()]
    const { body } = await owner.post('/account/api-keys', { name: 'second' })

    const [theirs, missing] = [
      await stranger.delete(`/account/api-keys/${body.id}`),
      await stranger.delete(`/account/api-keys/${unknownId}`),
    ]

    expect(theirs.status).toBe(404)
    expect(withoutRequestId(theirs)).toEqual(withoutRequestId(missing))
    expect((await withKey(body.key)).status).toBe(200)
  })

  test.for([{}, { name: '' }, { name: ' ' }, { name: 'x'.repeat(101) }, { name: 5 }])(
    'cannot be called %j',
    async (body) => {
      const client = await api.account()

      const answer = await client.post('/account/api-keys', body)

      expect(answer.body.issues).toMatchObject([{ path: '/name' }])
    },
  )
})

describe('a request', () => {
  const unknown = `aushang_${'x'.repeat(40)}`

  test.for([
    ['no Authorization', undefined, 'missing_api_key'],
    ['an empty one', '', 'missing_api_key'],
    ['Basic', `Basic ${Buffer.from('user:password').toString('base64')}`, 'missing_api_key'],
    ['Bearer without a key', 'Bearer ', 'missing_api_key'],
    ['two words', 'Bearer a b', 'missing_api_key'],
    ['an unknown key', `Bearer ${unknown}`, 'unknown_api_key'],
    ['a key that is SQL', `Bearer '--`, 'unknown_api_key'],
    ['a very long key', `Bearer ${'x'.repeat(10_000)}`, 'unknown_api_key'],
  ] as const)('with %s is refused', async ([_what, authorization, code]) => {
    const answer = await api.send({ url: '/account', headers: authorization === undefined ? {} : { authorization } })

    expect(answer).toMatchObject({ status: 401, body: { statusCode: 401, error: 'Unauthorized', code } })
    expect(answer.headers['www-authenticate']).toMatch(/^Bearer realm="Aushang"/)
  })

  test('may spell Bearer as it likes', async () => {
    const { apiKey } = await api.account()

    const answer = await api.send({ url: '/account', headers: { authorization: `bearer  ${apiKey}` } })

    expect(answer.status).toBe(200)
  })
})
