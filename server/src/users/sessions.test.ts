import sql from 'sql-template-tag'
import { describe, expect, test } from 'vitest'
import { aContact, startApi, testPublicUrl } from '../../test/harness.ts'
import { aBrowser, aPerson, cookieName, cookieOf, ownSite, password, sendJson, signInWith } from '../../test/people.ts'

const api = startApi()
const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)

describe('POST /session', () => {
  test('signs a person in, whatever the case of the address, and every route takes the cookie', async () => {
    const person = await aPerson(api)

    const answer = await signInWith(api, { email: person.email.toUpperCase(), password })
    const account = await api.send({ url: '/account', headers: { cookie: cookieOf(answer) } })

    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({
      user: {
        id: person.id,
        email: person.email,
        name: expect.any(String),
        language: 'de',
        role: 'owner',
        createdAt: time,
        lastSeenAt: time,
      },
      account: { id: person.accountId, name: 'Muster' },
      createdAt: time,
      expiresAt: time,
    })
    expect(account.body.id).toBe(person.accountId)
  })

  test('sets a cookie that scripts cannot read, and other sites cannot send', async () => {
    const { email } = await aPerson(api)

    const { headers } = await signInWith(api, { email, password })

    expect(headers['set-cookie']).toMatch(
      new RegExp(`^${cookieName}=\\w{40}; Path=/; Max-Age=7776000; HttpOnly; SameSite=Lax; Secure$`),
    )
  })

  test('stores nothing of the password and of the cookie but hashes', async () => {
    const person = await aPerson(api)

    const { cookie } = await aBrowser(api, person)

    const rows = await api.db.many<{ row: string }>(sql`
      select users::text || sessions::text as row from users join sessions using (account_id)
      where account_id = ${person.accountId}`)
    expect(rows).toHaveLength(1)
    expect(rows[0]?.row).toContain('$argon2id$v=19$m=19456,t=2,p=1$')
    expect(rows[0]?.row).not.toContain(password)
    expect(rows[0]?.row).not.toContain(cookie.split('=')[1])
  })
})

describe('whoever has not signed in', () => {
  test('is answered six hundred times a minute, from one network', async () => {
    const from = { 'x-forwarded-for': '198.51.100.1' }
    for (let count = 0; count < 600; count++) await api.app.inject({ url: '/session/options', headers: from })

    const [here, elsewhere] = [
      await api.send({ url: '/session/options', headers: from }),
      await api.send({ url: '/session/options', headers: { 'x-forwarded-for': '198.51.100.2' } }),
    ]

    expect(here).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
    expect(elsewhere.status).toBe(200)
  })
})

describe('a session', () => {
  test('ends with DELETE /session, and the browser is told to forget it', async () => {
    const person = await aPerson(api)
    const [browser, other] = [await aBrowser(api, person), await aBrowser(api, person)]

    const out = await browser.delete('/session')
    const after = await browser.get('/session')

    expect(out.status).toBe(204)
    expect(out.headers['set-cookie']).toContain(`${cookieName}=; Path=/; Max-Age=0`)
    expect(after).toMatchObject({ status: 401, body: { code: 'session_ended' } })
    expect(after.headers['set-cookie']).toContain(`${cookieName}=; Path=/; Max-Age=0`)
    expect((await other.get('/session')).status).toBe(200)
  })

  test('whose cookie was copied ends with DELETE /sessions', async () => {
    const person = await aPerson(api)
    const [browser, thief] = [await aBrowser(api, person), await aBrowser(api, person)]
    expect((await thief.get('/properties')).status).toBe(200)

    await browser.delete('/sessions')

    expect((await thief.get('/properties')).body.code).toBe('session_ended')
    expect((await browser.get('/session')).body.code).toBe('session_ended')
  })

  test('ends two weeks after its last use, and three months after it began', async () => {
    const person = await aPerson(api)
    const [idle, used, old] = [await aBrowser(api, person), await aBrowser(api, person), await aBrowser(api, person)]
    const change = (index: number, days: number, agoDays: number) =>
      api.db.run(sql`
      update sessions set created_at = created_at - interval '1 day' * ${agoDays}::int,
        last_seen_at = last_seen_at - interval '1 day' * ${days}::int,
        expires_at = least(expires_at - interval '1 day' * ${days}::int, created_at - interval '1 day' * ${agoDays}::int + interval '90 days')
      where id = (select id from sessions where account_id = ${person.accountId} order by id offset ${index} limit 1)`)

    await change(0, 15, 15)
    await change(1, 13, 80)
    await change(2, 1, 91)

    expect((await idle.get('/session')).status).toBe(401)
    const { body } = await used.get('/session')
    expect(Date.parse(body.expiresAt)).toBeGreaterThan(Date.now() + 9 * 86_400_000)
    expect(Date.parse(body.expiresAt)).toBeLessThan(Date.now() + 11 * 86_400_000)
    expect((await old.get('/session')).status).toBe(401)
  })

  test('takes the place of the one before in the same browser, and leaves nothing in its cache', async () => {
    const person = await aPerson(api)
    const first = await aBrowser(api, person)

    const { status } = await signInWith(api, { email: person.email, password }, { cookie: first.cookie })

    expect(status).toBe(200)
    expect((await first.get('/session')).status).toBe(401)
    const again = await aBrowser(api, person)
    expect((await again.get('/properties')).headers['cache-control']).toBe('no-store')
  })

  test('gives way to an API key', async () => {
    const [person, other] = [await aPerson(api), await aPerson(api)]
    const { cookie } = await aBrowser(api, person)

    const both = { cookie, authorization: `Bearer ${other.apiKey}` }
    const account = await api.send({ url: '/account', headers: both })
    const wrongKey = await api.send({ url: '/account', headers: { cookie, authorization: 'Bearer unknown' } })
    const session = await api.send({ url: '/session', headers: both })
    const changed = await sendJson(api, 'POST', '/contacts', aContact(), { ...both, 'sec-fetch-site': 'cross-site' })

    expect(account.body.id).toBe(other.accountId)
    expect(wrongKey.body.code).toBe('unknown_api_key')
    expect(session).toMatchObject({ status: 403, body: { code: 'session_needed' } })
    expect(changed.status).toBe(201)
  })
})

describe('a request that bears a session', () => {
  test.for([
    [{}, 403],
    [{ origin: testPublicUrl }, 201],
    [{ origin: 'https://evil.example.org' }, 403],
    [{ origin: 'http://aushang.example.org' }, 403],
    [{ origin: 'http://aushang.example.org', host: 'aushang.example.org' }, 403],
    [{ origin: 'https://evil.example.org', 'x-forwarded-host': 'evil.example.org' }, 403],
    [{ origin: 'null' }, 403],
    [{ origin: `${testPublicUrl}.evil.example` }, 403],
    [{ origin: 'http://10.0.0.5:8080', host: '10.0.0.5:8080' }, 201],
    [ownSite, 201],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'none' }, 403],
    [{ 'sec-fetch-site': 'cross-site', origin: testPublicUrl }, 403],
  ] as const)('and changes something, with %j, is answered %i', async ([headers, status]) => {
    const { cookie } = await aBrowser(api, await aPerson(api))

    const request = { method: 'POST', url: '/contacts', payload: JSON.stringify(aContact()) } as const
    const answer = await api.send({
      ...request,
      headers: { cookie, 'content-type': 'application/json', ...headers },
    })

    expect([answer.status, answer.body.code]).toEqual([status, status === 403 ? 'other_site' : undefined])
  })

  test('and looks may come from a link elsewhere', async () => {
    const { cookie } = await aBrowser(api, await aPerson(api))

    const answer = await api.send({ url: '/contacts', headers: { cookie, 'sec-fetch-site': 'cross-site' } })

    expect(answer.status).toBe(200)
  })

  test('must be JSON, as a form of another site cannot be', async () => {
    const { cookie } = await aBrowser(api, await aPerson(api))

    const answer = await api.send({
      method: 'POST',
      url: '/contacts',
      headers: { cookie, ...ownSite, 'content-type': 'text/plain' },
      payload: JSON.stringify(aContact()),
    })

    expect(answer).toMatchObject({ status: 415, body: { code: 'unsupported_media_type' } })
  })

  test('to sign in from another site is refused', async () => {
    const { email } = await aPerson(api)

    const answer = await signInWith(api, { email, password }, { 'sec-fetch-site': 'cross-site' })

    expect(answer).toMatchObject({ status: 403, body: { code: 'other_site' } })
  })
})
