import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import sql from 'sql-template-tag'
import { startApi, testPublicUrl } from '../../test/harness.ts'
import { type MailServer, startMailServer } from '../../test/outgoing-mail.ts'
import {
  aBrowser,
  aPerson,
  type Browser,
  browserWith,
  cookieOf,
  password,
  sendJson,
  signInWith,
} from '../../test/people.ts'
import { eventually } from '../../test/work.ts'
import { createInvitation } from './invitations.store.ts'

let mailServer: MailServer
beforeAll(async () => {
  mailServer = await startMailServer()
})
afterAll(() => mailServer.stop())
const api = startApi({ mailer: { send: (mail) => mailServer.mailer.send(mail), close: () => {} } })
const byHand = startApi()

const unknownId = '0000000000000000000A'
const acceptance = { name: 'Bernd', language: 'en', password }
let count = 0

const tokenOf = (url: string) => url.split('#token=')[1] ?? ''
const accept = (token: string, more: object = {}, at = api) =>
  sendJson(at, 'POST', `/invitations/${token}/accept`, { ...acceptance, ...more })

async function invite(browser: Browser, more: object = {}) {
  const draft = { email: `guest-${++count}@example.org`, role: 'member', language: 'de', ...more }
  const answer = await browser.post('/account/invitations', draft)
  return { answer, draft }
}

/** With the token of its mail. */
async function inviteByMail(browser: Browser, more: object = {}) {
  const { answer, draft } = await invite(browser, more)
  return { answer, draft, token: await mailServer.tokenMailedTo(draft.email) }
}

describe('an invitation', () => {
  test('goes out by mail, is shown to nobody else, and makes a person of the account', async () => {
    const owner = await aPerson(api)
    const browser = await aBrowser(api, owner)

    const { answer, draft, token } = await inviteByMail(browser)
    const shown = await api.send({ url: `/invitations/${token}` })
    const accepted = await accept(token)

    expect(answer).toMatchObject({ status: 201, body: { ...draft, isMailed: true } })
    expect(answer.text).not.toContain(token)
    expect(answer.body).not.toHaveProperty('url')
    expect(shown.body).toEqual({ accountName: 'Muster', ...draft, expiresAt: answer.body.expiresAt })
    expect(accepted).toMatchObject({
      status: 201,
      body: { account: { id: owner.accountId }, user: { email: draft.email, role: 'member', name: 'Bernd' } },
    })
    expect((await browserWith(api, cookieOf(accepted)).get('/session')).status).toBe(200)
    expect(mailServer.mails).toContainEqual({
      to: [draft.email],
      from: 'aushang@example.org',
      subject: 'Einladung zu Muster',
      text: expect.stringContaining(`${testPublicUrl}/invitation#token=${token}`),
    })
  })

  test('is listed until it is accepted, without its link', async () => {
    const browser = await aBrowser(api, await aPerson(api))
    const { answer, token } = await inviteByMail(browser)
    const { isMailed: _isMailed, ...stored } = answer.body

    const before = await browser.get('/account/invitations')
    await accept(token)

    expect(before.body).toEqual([stored])
    expect((await browser.get('/account/invitations')).body).toEqual([])
  })

  test('is good once, also for two who come at the same time', async () => {
    const { token } = await inviteByMail(await aBrowser(api, await aPerson(api)))

    const both = await Promise.all([accept(token), accept(token)])
    const late = await accept(token)

    expect(both.map(({ status }) => String(status)).toSorted()).toEqual(['201', '404'])
    expect(late).toMatchObject({ status: 404, body: { code: 'link_not_good' } })
  })

  test.for(['it is too old', 'it was taken back', 'the address was invited again', 'it never was'])(
    'is not good when %s',
    async (how) => {
      const browser = await aBrowser(api, await aPerson(api))
      const { answer, draft, token } = await inviteByMail(browser)
      const spoil: Record<string, () => Promise<unknown>> = {
        'it is too old': () => api.db.run(sql`update invitations set expires_at = now() where id = ${answer.body.id}`),
        'it was taken back': () => browser.delete(`/account/invitations/${answer.body.id}`),
        'the address was invited again': () => invite(browser, draft),
      }
      await spoil[how]?.()
      const tried = how === 'it never was' ? 'x'.repeat(40) : token

      const answers = [await api.send({ url: `/invitations/${tried}` }), await accept(tried)]

      expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
        [404, 'link_not_good'],
        [404, 'link_not_good'],
      ])
    },
  )

  test('for an address of another account looks like all others, and whoever accepts is told', async () => {
    const [owner, stranger] = [await aPerson(api), await aPerson(api)]

    const { answer, token } = await inviteByMail(await aBrowser(api, owner), { email: stranger.email })
    const accepted = await accept(token)

    expect(answer.status).toBe(201)
    expect(accepted).toMatchObject({ status: 409, body: { code: 'email_taken' } })
    const { accountId } = await api.db.one<{ accountId: string }>(sql`
      select account_id as "accountId" from users where email = ${stranger.email}`)
    expect(accountId).toBe(stranger.accountId)
  })

  test('for somebody of the account is refused', async () => {
    const owner = await aPerson(api)

    const { answer } = await invite(await aBrowser(api, owner), { email: owner.email.toUpperCase() })

    expect(answer).toMatchObject({ status: 409, body: { code: 'email_taken' } })
  })

  test('with a password that will not do stays good', async () => {
    const { draft, token } = await inviteByMail(await aBrowser(api, await aPerson(api)))

    const refused = [await accept(token, { password: 'short' }), await accept(token, { password: draft.email })]

    expect(refused.map(({ status, body }) => [status, body.issues[0].path])).toEqual([
      [400, '/password'],
      [400, '/password'],
    ])
    expect((await accept(token)).status).toBe(201)
  })

  test('of another account cannot be taken back, like one that is not there', async () => {
    const { answer, token } = await inviteByMail(await aBrowser(api, await aPerson(api)))
    const stranger = await aBrowser(api, await aPerson(api))

    const theirs = await stranger.delete(`/account/invitations/${answer.body.id}`)
    const missing = await stranger.delete(`/account/invitations/${unknownId}`)

    expect(theirs.status).toBe(404)
    expect({ ...theirs.body, requestId: '' }).toEqual({ ...missing.body, requestId: '' })
    expect((await accept(token)).status).toBe(201)
  })

  test('may be made with an API key, and once for an Idempotency-Key', async () => {
    const client = await api.account()
    const draft = { email: 'machine@example.org', role: 'owner', language: 'en' }

    const first = await client.post('/account/invitations', draft, { 'idempotency-key': 'one' })
    const second = await client.post('/account/invitations', draft, { 'idempotency-key': 'one' })

    expect(first.status).toBe(201)
    expect(second.body).toEqual(first.body)
    expect((await accept(await mailServer.tokenMailedTo(draft.email))).body.user.role).toBe('owner')
  })

  test('goes out soon, although another account invites many and the mail server is slow', async () => {
    const [busy, modest] = [await api.account(), await api.account()]
    const release = mailServer.hold()
    const draft = (email: string) => ({ email, role: 'reader', language: 'de' })

    for (let n = 0; n < 8; n++) await busy.post('/account/invitations', draft(`turn-${n}@example.org`))
    await modest.post('/account/invitations', draft('turn-modest@example.org'))
    release()

    const order = await eventually(() => {
      const sent = mailServer.mails.flatMap(({ to }) => to).filter((to) => to.startsWith('turn-'))
      expect(sent).toHaveLength(9)
      return sent
    })
    expect(order.indexOf('turn-modest@example.org')).toBeLessThan(4)
  })

  test('is one of a hundred at the most', async () => {
    const client = await api.account()
    await api.db.run(sql`
      insert into invitations (account_id, id, email, role, language, hash, expires_at)
      select ${client.accountId}, lpad(n::text, 20, '0'), n || '@example.org', 'reader', 'de', sha256((n || ${client.accountId})::bytea), now() + interval '1 day'
      from generate_series(1, 100) n`)

    const answer = await client.post('/account/invitations', { email: 'x@example.org', role: 'reader', language: 'de' })

    expect(answer).toMatchObject({ status: 409, body: { code: 'too_many_invitations' } })
  })
})

describe('an invitation that is handed on, where no mail goes out,', () => {
  test('is a link in the answer, and makes a person of the account', async () => {
    const { answer, draft } = await invite(await aBrowser(byHand, await aPerson(byHand)))
    const accepted = await accept(tokenOf(answer.body.url), {}, byHand)

    expect(answer).toMatchObject({ status: 201, body: { ...draft, isMailed: false } })
    expect(answer.body.url).toMatch(/^https:\/\/aushang\.example\.org\/invitation#token=\w{40}$/)
    expect(accepted).toMatchObject({ status: 201, body: { user: { email: draft.email } } })
  })

  test('is no way to try thousands of addresses', async () => {
    const browser = await aBrowser(byHand, await aPerson(byHand))
    for (let time = 0; time < 100; time += 1) await invite(browser, { email: 'guest@example.org' })

    const answers = [(await invite(browser)).answer, (await invite(browser)).answer]

    expect(answers.map(({ body }) => body.code)).toContain('rate_limited')
  })

  test('keeps an address from nobody who proves that it is theirs', async () => {
    const email = 'victim@example.org'
    const [owner, other] = [await aPerson(byHand), await aPerson(byHand)]
    const squatting = await aBrowser(byHand, owner)
    const { answer } = await invite(squatting, { email, role: 'owner' })
    const squatter = await accept(tokenOf(answer.body.url), {}, byHand)
    const ofSquatter = browserWith(byHand, cookieOf(squatter))
    const { body: key } = await ofSquatter.post('/account/api-keys', { name: 'of the squatter' })
    const { answer: later } = await invite(ofSquatter)
    const { token } = await byHand.db.transaction((tx) =>
      createInvitation(tx, other.accountId, { email, role: 'member', language: 'de' }, { provesEmail: true }),
    )

    const shown = await byHand.send({ url: `/invitations/${token}` })
    const accepted = await accept(token, { password: 'another good password' }, byHand)

    expect(shown.body).toMatchObject({ email, endsAccessTo: 'Muster' })
    expect(accepted).toMatchObject({ status: 201, body: { account: { id: other.accountId } } })
    expect((await ofSquatter.get('/session')).body.code).toBe('session_ended')
    expect((await signInWith(byHand, { email, password })).status).toBe(401)
    const authorization = `Bearer ${key.key}`
    expect((await byHand.send({ url: '/account', headers: { authorization } })).status).toBe(401)
    expect((await accept(tokenOf(later.body.url), {}, byHand)).body.code).toBe('link_not_good')
  })

  test('takes no address from anybody who has proved it, nor who came first', async () => {
    const [owner, proved, first] = [await aPerson(byHand), await aPerson(byHand), await aPerson(byHand)]
    await byHand.db.run(sql`update users set is_email_proved = false where id = ${first.id}`)
    const browser = await aBrowser(byHand, owner)

    const answers = [proved, first].map(async ({ email }) => {
      const { answer } = await invite(browser, { email })
      const shown = await byHand.send({ url: `/invitations/${tokenOf(answer.body.url)}` })
      return [shown.body.endsAccessTo, (await accept(tokenOf(answer.body.url), {}, byHand)).body.code]
    })

    expect(await Promise.all(answers)).toEqual([
      [undefined, 'email_taken'],
      [undefined, 'email_taken'],
    ])
  })
})
