import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApi, testPublicUrl } from '../../test/harness.ts'
import { type MailServer, startMailServer } from '../../test/outgoing-mail.ts'
import {
  aBrowser,
  aPerson,
  browserWith,
  cookieOf,
  exhaust,
  guessOften,
  password,
  sendJson,
  signInWith,
} from '../../test/people.ts'
import { eventually, waitingForLocks } from '../../test/work.ts'
import { countMail, countMailRequest } from './guesses.store.ts'
import { createPasswordReset, deletePasswordResets } from './password-resets.store.ts'
import { hashPassword } from './passwords.ts'
import { endSessionsOfUser } from './sessions.store.ts'
import { lockUser, updateUser } from './users.store.ts'

let mailServer: MailServer
beforeAll(async () => {
  mailServer = await startMailServer()
})
afterAll(() => mailServer.stop())
const mailer = { send: (mail: Parameters<MailServer['mailer']['send']>[0]) => mailServer.mailer.send(mail), close() {} }
const api = startApi({ mailer, isSignUpOpen: true })
const without = startApi()

const newPassword = 'a quite different password'
let networks = 0

/** Each from a network of its own, so that nobody waits. */
const ask = (path: '/password-resets' | '/sign-up', email: string) =>
  sendJson(api, 'POST', path, { email, language: 'en' }, { 'x-forwarded-for': `203.0.113.${++networks}` })
const mailsTo = (email: string) => mailServer.mails.filter(({ to }) => to.includes(email))
const reset = (token: string, body: object = { password: newPassword }) =>
  sendJson(api, 'POST', `/password-resets/${token}`, body)

const mailedToken = (email: string, nth?: number) => mailServer.tokenMailedTo(email, nth)

describe('a forgotten password', () => {
  test('is replaced by a link in a mail, which ends all sessions and begins one', async () => {
    const person = await aPerson(api)
    const browser = await aBrowser(api, person)

    const asked = await ask('/password-resets', person.email)
    const token = await mailedToken(person.email)
    const answer = await reset(token)

    expect(asked).toMatchObject({ status: 202, body: { status: 'accepted' } })
    expect(mailsTo(person.email)).toMatchObject([
      { subject: 'Neues Passwort für Aushang', from: 'aushang@example.org' },
    ])
    expect(answer).toMatchObject({ status: 200, body: { user: { id: person.id } } })
    expect((await browserWith(api, cookieOf(answer)).get('/session')).status).toBe(200)
    expect((await browser.get('/session')).status).toBe(401)
    expect((await signInWith(api, { email: person.email, password })).status).toBe(401)
    expect((await signInWith(api, { email: person.email, password: newPassword })).status).toBe(200)
  })

  test('of nobody is answered the same, before anything is looked up or sent', async () => {
    const person = await aPerson(api)
    const release = mailServer.hold()

    const [known, unknown] = [
      await ask('/password-resets', person.email),
      await ask('/password-resets', 'nobody@example.org'),
    ]

    expect(mailsTo(person.email)).toEqual([])
    release()
    await mailedToken(person.email)
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text])
    expect(mailsTo('nobody@example.org')).toEqual([])
  })

  test('is replaced once, by the newest link, within an hour', async () => {
    const person = await aPerson(api)
    await ask('/password-resets', person.email)
    const older = await mailedToken(person.email)
    await ask('/password-resets', person.email)
    const newer = await mailedToken(person.email, 1)
    await ask('/password-resets', person.email)
    const late = await mailedToken(person.email, 2)

    const isGood = async (token: string) => (await sendJson(api, 'POST', '/links/check', { token })).body.isGood
    const refused = [await reset(older), await reset(newer)]
    const weak = await reset(late, { password: person.email })
    const before = [await isGood(older), await isGood(late)]
    const both = await Promise.all([reset(late), reset(late)])
    await ask('/password-resets', person.email)
    const old = await mailedToken(person.email, 3)
    await api.db.run(sql`update password_resets set expires_at = now() where user_id = ${person.id}`)

    expect(refused.map(({ body }) => body.code)).toEqual(['link_not_good', 'link_not_good'])
    expect([weak.status, weak.body.issues[0].path]).toEqual([400, '/password'])
    expect(both.map(({ status }) => String(status)).toSorted()).toEqual(['200', '404'])
    expect((await reset(old)).body.code).toBe('link_not_good')
    expect(before).toEqual([false, true])
    expect([await isGood(late), await isGood(old), await isGood('nobodys')]).toEqual([false, false, false])
  })

  test('is worth nothing any more to whoever had it checked while it was replaced', async () => {
    const person = await aPerson(api)
    const { accountId, id, email } = person
    const browser = await aBrowser(api, person)
    const hashed = await hashPassword(newPassword, 'the tests')
    const [replaced, commit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const replacing = api.db.transaction(async (tx) => {
      await updateUser(tx, accountId, id, { password: hashed })
      await endSessionsOfUser(tx, accountId, id)
      replaced.resolve()
      await commit.promise
    })
    await replaced.promise

    const signingIn = signInWith(api, { email, password })
    const changing = browser.patch('/session/user', { password: 'a third one, of a thief', currentPassword: password })
    await eventually(async () => expect(await waitingForLocks(api)).toBe(2))
    commit.resolve()
    await replacing

    expect(await signingIn).toMatchObject({ status: 401, body: { code: 'wrong_credentials' } })
    expect(await changing).toMatchObject({
      status: 400,
      body: { issues: [{ path: '/currentPassword', code: 'invalid' }] },
    })
    expect(await api.db.many(sql`select id from sessions where user_id = ${id}`)).toEqual([])
    expect((await signInWith(api, { email, password: newPassword })).status).toBe(200)
  })

  test('is not replaced by a link while the person changes it, and neither is kept from it', async () => {
    const person = await aPerson(api)
    const { accountId, id } = person
    await ask('/password-resets', person.email)
    const token = await mailedToken(person.email)
    const [locked, change] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    // As somebody does who changes their own password.
    const changing = api.db.transaction(async (tx) => {
      await lockUser(tx, accountId, id)
      locked.resolve()
      await change.promise
      await deletePasswordResets(tx, accountId, id)
    })
    await locked.promise

    const resetting = reset(token)
    await eventually(async () => expect(await waitingForLocks(api)).toBe(1))
    change.resolve()

    await expect(changing).resolves.toBeUndefined()
    expect((await resetting).body.code).toBe('link_not_good')
  })

  test('proves by its link whose the address is', async () => {
    const person = await aPerson(api)
    const proved = async () =>
      (await api.db.one<{ is: boolean }>(sql`select is_email_proved as is from users where id = ${person.id}`)).is
    await api.db.run(sql`update users set is_email_proved = false where id = ${person.id}`)
    const byOperator = await api.db.transaction((tx) =>
      createPasswordReset(tx, testPublicUrl, person.email, { provesEmail: false }),
    )

    await reset(byOperator?.url.split('#token=')[1] ?? '')
    const before = await proved()
    await ask('/password-resets', person.email)
    await reset(await mailedToken(person.email))

    expect([before, await proved()]).toEqual([false, true])
  })

  test('lets the person in who was made to wait by others who guessed', async () => {
    const person = await aPerson(api)
    await guessOften(api, person)
    expect((await signInWith(api, { email: person.email, password })).status).toBe(429)

    await ask('/password-resets', person.email)
    await reset(await mailedToken(person.email))

    expect((await signInWith(api, { email: person.email, password: newPassword })).status).toBe(200)
  })

  test('fills nobody’s mailbox, and is asked for from one address so often at the most', async () => {
    const [person, other] = [await aPerson(api), await aPerson(api)]
    const here = '198.51.100.77'
    await exhaust(api, () => Promise.all([countMail(api.db, person.email), countMailRequest(api.db, here)]))

    const quiet = await ask('/password-resets', person.email)
    await ask('/password-resets', other.email)
    const body = { email: other.email, language: 'de' }
    const refused = await sendJson(api, 'POST', '/password-resets', body, { 'x-forwarded-for': here })

    expect(quiet.status).toBe(202)
    expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
    await mailedToken(other.email)
    expect(mailsTo(person.email)).toEqual([])
  })

  test('cannot be replaced by mail where there is no mail server, and the page can know', async () => {
    const answer = await sendJson(without, 'POST', '/password-resets', { email: 'a@example.org', language: 'de' })
    const options = await without.send({ url: '/session/options' })

    expect(answer).toMatchObject({ status: 409, body: { code: 'no_outgoing_mail' } })
    expect(options.body).toEqual({ isSetUp: false, canSignUp: false, canResetPassword: false })
  })
})

describe('POST /sign-up', () => {
  const setup = { accountName: 'Neu', password, name: 'Nora', language: 'de' }

  test('sends a link to an account of one’s own, for this address', async () => {
    const email = 'nora@example.org'

    const asked = await ask('/sign-up', email)
    const token = await mailedToken(email)
    const other = await sendJson(api, 'POST', '/setup', { ...setup, token, email: 'else@example.org' })
    const opened = await sendJson(api, 'POST', '/setup', { ...setup, token, email: 'Nora@example.org' })
    const again = await sendJson(api, 'POST', '/setup', { ...setup, token, email })

    expect(asked.status).toBe(202)
    expect([other.status, other.body.issues[0].path]).toEqual([400, '/email'])
    expect(opened).toMatchObject({ status: 201, body: { user: { email, role: 'owner' }, account: { name: 'Neu' } } })
    expect(again.body.code).toBe('link_not_good')
  })

  test('tells the mailbox, and not the one who asks, that the address has an account', async () => {
    const person = await aPerson(api)

    const [known, unknown] = [await ask('/sign-up', person.email), await ask('/sign-up', 'new@example.org')]

    await eventually(() => expect(mailsTo(person.email)).toHaveLength(1))
    expect(mailsTo(person.email)[0]?.text).toContain('You have one already')
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text])
  })

  test('is open to whoever has an address that somebody else uses without having proved it', async () => {
    const squatter = await aPerson(api, 'owner')
    await api.db.run(sql`update users set is_email_proved = false where id = ${squatter.id}`)

    await ask('/sign-up', squatter.email)
    const token = await mailedToken(squatter.email)
    const opened = await sendJson(api, 'POST', '/setup', { ...setup, token, email: squatter.email })

    expect(mailsTo(squatter.email)[0]?.text).toContain('there is access to Muster with your address already')
    expect(opened).toMatchObject({ status: 201, body: { user: { email: squatter.email } } })
    expect((await signInWith(api, { email: squatter.email, password })).body.user.id).toBe(opened.body.user.id)
  })

  test('is closed unless the operator opens it', async () => {
    const answer = await sendJson(without, 'POST', '/sign-up', { email: 'a@example.org', language: 'de' })

    expect(answer).toMatchObject({ status: 403, body: { code: 'sign_up_closed' } })
  })
})
