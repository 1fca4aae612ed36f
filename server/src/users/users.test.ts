import { describe, expect, test } from 'vitest'
import { startApi } from '../../test/harness.ts'
import { aBrowser, aPerson, browserWith, cookieOf, password, sendJson, signInWith } from '../../test/people.ts'
import { lockAsOwner } from './users.store.ts'

const api = startApi()
const unknownId = '0000000000000000000A'
const newPassword = 'a quite different password'

describe('PATCH /session/user', () => {
  test('changes name and language', async () => {
    const browser = await aBrowser(api, await aPerson(api, 'reader'))

    const { status, body } = await browser.patch('/session/user', { name: 'Änne', language: 'en' })

    expect([status, body.name, body.language]).toEqual([200, 'Änne', 'en'])
    expect((await browser.get('/session/user')).body).toEqual(body)
  })

  test('changes the password with the one before, ends all other sessions and goes on with this one', async () => {
    const person = await aPerson(api)
    const [browser, other] = [await aBrowser(api, person), await aBrowser(api, person)]

    const answer = await browser.patch('/session/user', { password: newPassword, currentPassword: password })

    expect(answer.status).toBe(200)
    expect((await other.get('/session')).status).toBe(401)
    expect((await browser.get('/session')).status).toBe(401)
    expect((await browserWith(api, cookieOf(answer)).get('/session')).status).toBe(200)
    expect((await signInWith(api, { email: person.email, password })).status).toBe(401)
    expect((await signInWith(api, { email: person.email, password: newPassword })).status).toBe(200)
  })

  test('changes no password, and ends no session, when If-Match names what is not shown any more', async () => {
    const person = await aPerson(api)
    const browser = await aBrowser(api, person)

    const answer = await browser.send({
      method: 'PATCH',
      url: '/session/user',
      headers: { 'if-match': '"another"' },
      payload: { password: newPassword, currentPassword: password },
    })

    expect(answer).toMatchObject({ status: 412, body: { code: 'precondition_failed' } })
    expect((await browser.get('/session')).status).toBe(200)
    expect((await signInWith(api, { email: person.email, password })).status).toBe(200)
  })

  test('takes two ways to type the same characters for one password', async () => {
    const person = await aPerson(api)
    const composed = 'Straßenbahn-Ä-fährt'
    const browser = await aBrowser(api, person)

    await browser.patch('/session/user', { password: composed, currentPassword: password })

    const decomposed = composed.normalize('NFD')
    expect(decomposed).not.toBe(composed)
    expect((await signInWith(api, { email: person.email, password: decomposed })).status).toBe(200)
  })

  test.for([
    [{ password: newPassword }, '/currentPassword', 'required'],
    [{ password: newPassword, currentPassword: 'wrong' }, '/currentPassword', 'invalid'],
    [{ password: 'short', currentPassword: password }, '/password', 'too_short'],
    [{ role: 'owner' }, '/role', 'unknown_member'],
    [{ name: null }, '/name', 'wrong_type'],
  ] as const)('refuses %j', async ([body, path, code]) => {
    const person = await aPerson(api, 'member')
    const browser = await aBrowser(api, person)

    const answer = await browser.patch('/session/user', body)

    expect(answer.status).toBe(400)
    expect(answer.body.issues).toMatchObject([{ path, code }])
    expect((await signInWith(api, { email: person.email, password })).body.user.role).toBe('member')
  })
})

describe('GET /sessions', () => {
  test('shows where one has signed in, and DELETE /sessions/{id} ends one of them', async () => {
    const person = await aPerson(api)
    const agent = { 'user-agent': 'Firefox', 'x-forwarded-for': '203.0.113.7' }
    const other = browserWith(api, cookieOf(await signInWith(api, { email: person.email, password }, agent)))
    const browser = await aBrowser(api, person)

    const { body } = await browser.get('/sessions')
    const ended = await browser.delete(`/sessions/${body[0].id}`)

    expect(body).toMatchObject([
      { isCurrent: false, userAgent: 'Firefox', address: '203.0.113.7' },
      { isCurrent: true, address: '127.0.0.1' },
    ])
    expect(ended.status).toBe(204)
    expect((await other.get('/session')).status).toBe(401)
    expect((await browser.get('/sessions')).body).toHaveLength(1)
  })

  test('of somebody else cannot be ended, like one that is not there', async () => {
    const owner = await aPerson(api)
    const [colleague, stranger] = [await aPerson(api, 'member', owner), await aPerson(api)]
    const [{ id }] = (await (await aBrowser(api, owner)).get('/sessions')).body
    const browsers = [await aBrowser(api, colleague), await aBrowser(api, stranger)]

    for (const browser of browsers) {
      const [theirs, missing] = [
        await browser.delete(`/sessions/${id}`),
        await browser.delete(`/sessions/${unknownId}`),
      ]
      expect(theirs.status).toBe(404)
      expect({ ...theirs.body, requestId: '' }).toEqual({ ...missing.body, requestId: '' })
    }
  })
})

describe('people of an account', () => {
  test('are listed, for members and readers too', async () => {
    const owner = await aPerson(api)
    const reader = await aPerson(api, 'reader', owner)
    await aPerson(api)

    const { body } = await (await aBrowser(api, reader)).get('/account/users')

    expect(body.map((user: { id: string; role: string }) => [user.id, user.role])).toEqual([
      [owner.id, 'owner'],
      [reader.id, 'reader'],
    ])
    expect(JSON.stringify(body)).not.toContain('argon2')
  })

  test('get another role, which counts at once', async () => {
    const owner = await aPerson(api)
    const member = await aPerson(api, 'member', owner)
    const [ofOwner, ofMember] = [await aBrowser(api, owner), await aBrowser(api, member)]

    const { body } = await ofOwner.patch(`/account/users/${member.id}`, { role: 'reader' })
    const refused = await ofMember.post('/contacts', { lastName: 'A', email: 'a@example.org' })

    expect(body).toMatchObject({ id: member.id, role: 'reader' })
    expect(refused).toMatchObject({ status: 403, body: { code: 'role_too_low' } })
  })

  test('who are taken out are signed out at once, and cannot sign in again', async () => {
    const owner = await aPerson(api)
    const member = await aPerson(api, 'member', owner)
    const [ofOwner, ofMember] = [await aBrowser(api, owner), await aBrowser(api, member)]

    const removal = await ofOwner.delete(`/account/users/${member.id}`)

    expect(removal.status).toBe(204)
    expect((await ofMember.get('/properties')).body.code).toBe('session_ended')
    expect((await signInWith(api, { email: member.email, password })).body.code).toBe('wrong_credentials')
  })

  test('always have an owner among them, also when two take each other out', async () => {
    const owner = await aPerson(api)
    const browser = await aBrowser(api, owner)
    const alone = [
      await browser.delete(`/account/users/${owner.id}`),
      await browser.patch(`/account/users/${owner.id}`, { role: 'member' }),
    ]
    const second = await aPerson(api, 'owner', owner)
    const other = await aBrowser(api, second)

    const both = await Promise.all([
      browser.delete(`/account/users/${second.id}`),
      other.patch(`/account/users/${owner.id}`, { role: 'reader' }),
    ])

    expect(alone.map(({ body }) => body.code)).toEqual(['last_owner', 'last_owner'])
    expect(both.filter(({ status }) => status < 300)).toHaveLength(1)
  })

  test('can be changed and taken out by a key where the account has no owner at all', async () => {
    const member = await aPerson(api, 'member')
    const headers = { authorization: `Bearer ${member.apiKey}` }
    const url = `/account/users/${member.id}`

    const changed = await api.send({ method: 'PATCH', url, headers, payload: { role: 'reader' } })
    const removed = await api.send({ method: 'DELETE', url, headers })

    expect([changed.status, changed.body.role, removed.status]).toEqual([200, 'reader', 204])
  })

  test('of another account are like people who do not exist', async () => {
    const [browser, stranger] = [await aBrowser(api, await aPerson(api)), await aPerson(api)]

    for (const id of [stranger.id, unknownId]) {
      const answers = [
        await browser.patch(`/account/users/${id}`, { role: 'reader' }),
        await browser.delete(`/account/users/${id}`),
      ]
      expect(answers.map(({ status, body }) => [status, body.message])).toEqual([
        [404, 'Diese Person gibt es in diesem Konto nicht.'],
        [404, 'Diese Person gibt es in diesem Konto nicht.'],
      ])
    }
    expect((await signInWith(api, { email: stranger.email, password })).body.user.role).toBe('owner')
  })
})

describe.for(['is taken out of the account', 'is made a member'])('a person who %s', (how) => {
  /** An owner who has made an invitation, a key, and by that key another one and another invitation; then they are none any more. */
  async function aFormerOwner() {
    const owner = await aPerson(api)
    const [person, staying] = [await aPerson(api, 'owner', owner), await aBrowser(api, owner)]
    const browser = await aBrowser(api, person)
    const draft = { role: 'owner', language: 'de' }
    const { body: key } = await browser.post('/account/api-keys', { name: 'theirs' })
    const withKey = clientWith(key.key)
    const { body: second } = await withKey('/account/api-keys', { name: 'of their key' })
    const invitations = [
      await browser.post('/account/invitations', { email: `back-1-${person.id}@example.org`, ...draft }),
      await withKey('/account/invitations', { email: `back-2-${person.id}@example.org`, ...draft }),
    ]
    const { body: other } = await staying.post('/account/api-keys', { name: 'of the other' })
    const url = `/account/users/${person.id}`
    const removed = how === 'is made a member' ? staying.patch(url, { role: 'member' }) : staying.delete(url)
    expect((await removed).status).toBeLessThan(300)
    return { person, staying, keys: [key, second], invitations, other }
  }
  const clientWith = (key: string) => (url: string, body: object) =>
    sendJson(api, 'POST', url, body, { authorization: `Bearer ${key}` })

  test('does not come back by an invitation of their own, nor by a key that they, or a key of theirs, made', async () => {
    const { person, staying, keys, invitations, other } = await aFormerOwner()

    expect(keys.map(({ createdBy }) => createdBy)).toEqual([person.id, person.id])
    const { body: left } = await staying.get('/account/api-keys')
    expect(left.map(({ name }: { name: string }) => name)).toEqual(['first key', other.name])
    expect((await staying.get('/account/invitations')).body).toEqual([])
    const acceptance = { name: 'Back', language: 'de', password }
    for (const { body } of invitations) {
      const token = body.url.split('#token=')[1]
      expect((await sendJson(api, 'POST', `/invitations/${token}/accept`, acceptance)).body.code).toBe('link_not_good')
    }
  })

  test('makes no key and no invitation by a request that was let in before', async () => {
    const { person, keys } = await aFormerOwner()
    const [key] = keys

    // As it is let in for two seconds, and as long as a request waits.
    const asKey = { kind: 'key', id: key.id, name: key.name } as const
    const asUser = { kind: 'user', id: person.id, name: 'Person' } as const
    for (const actor of [asKey, asUser]) {
      const caller = { accountId: person.accountId, language: 'de', actor, role: 'owner' } as const
      await expect(api.db.transaction((tx) => lockAsOwner(tx, caller))).rejects.toMatchObject({ code: 'role_too_low' })
    }
    expect(await clientWith(key.key)('/account/api-keys', { name: 'once more' })).toMatchObject({
      body: { code: expect.stringMatching(/role_too_low|unknown_api_key/) },
    })
  })
})
