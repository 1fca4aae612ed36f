import type { Target } from '@aushang/model'
import { type OpenImmoPortal, startOpenImmoPortal } from '@aushang/sandbox'
import { pino } from 'pino'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { placesThatHold } from '../../test/everything-stored.ts'
import { type Client, startApi, testSecrets } from '../../test/harness.ts'
import { eventually, startTestWorker } from '../../test/work.ts'
import { getTargetRow, openCredentials } from './targets.store.ts'

const logged: string[] = []
const api = startApi({ loggerInstance: pino({ level: 'trace' }, { write: (line) => void logged.push(line) }) })
let portal: OpenImmoPortal
beforeAll(async () => {
  portal = await startOpenImmoPortal({ host: '127.0.0.1', ftpPort: 0, sftpPort: 0, password: secret })
})
afterAll(() => portal.close())

const secret = 'Geheimnis-4711'
const shown = () => ({
  protocol: 'sftp',
  host: '127.0.0.1',
  port: portal.sftpPort,
  username: 'muster',
  providerNumber: 'KD-4711',
  directory: '.',
})
const login = () => ({ ...shown(), password: secret })

async function newTarget(client: Client, credentials: object = login()): Promise<Target> {
  const answer = await client.post('/targets', { type: 'openimmo', credentials })
  expect(answer.status).toBe(201)
  return answer.body
}

const stored = async ({ accountId }: Client, { id }: Target) =>
  openCredentials(testSecrets, await getTargetRow(api.db, accountId, id))

const authorized = (client: Client, { id }: Target, authorizationStatus = 'authorized') =>
  eventually(async () => expect((await client.get(`/targets/${id}`)).body).toMatchObject({ authorizationStatus }))

describe('the credentials of a target', () => {
  test('are shown but for what is secret, and the secret is in no answer, event, log or place', async () => {
    startTestWorker(api)
    const client = await api.account()
    const target = await newTarget(client)
    await authorized(client, target)

    const wrong = await client.patch(`/targets/${target.id}`, { credentials: { password: `${secret}!` } })
    await authorized(client, target, 'failed')
    const answers = [
      target,
      wrong.body,
      (await client.get(`/targets/${target.id}`)).body,
      (await client.get('/targets')).body,
      (await client.post(`/targets/${target.id}/check`)).body,
      (await client.get('/events')).body,
    ]

    expect(target.credentials).toEqual(shown())
    expect(answers[2].credentials).toEqual(shown())
    expect(answers[3]).toMatchObject([{ credentials: shown() }])
    expect(logged.length).toBeGreaterThan(0)
    expect(JSON.stringify([answers, logged])).not.toContain(secret)
    expect(await placesThatHold(api, [secret])).toEqual([])
  })

  test('bear no failure of the login before while the portal is asked about them', async () => {
    const worker = startTestWorker(api)
    const client = await api.account()
    const target = await newTarget(client, { ...login(), password: 'falsch' })
    await authorized(client, target, 'failed')
    await worker.stop()

    const { body } = await client.patch(`/targets/${target.id}`, { credentials: { password: secret } })

    expect(body.authorizationStatus).toBe('pending')
    for (const member of ['failureCode', 'failureMessage', 'portalMessage']) expect(body).not.toHaveProperty(member)
  })

  test.for([
    ['a member', { directory: 'in' }, { directory: 'in' }],
    ['the user', { username: 'other' }, { username: 'other' }],
    ['nothing beside the password', { password: 'neu' }, { password: 'neu' }],
    ['a server, with the password', { host: 'localhost', password: 'neu' }, { host: 'localhost', password: 'neu' }],
  ] as const)('PATCH changes %s, and keeps the rest', async ([_what, credentials, changed]) => {
    const client = await api.account()
    const target = await newTarget(client)

    const { status, body } = await client.patch(`/targets/${target.id}`, { credentials })

    const { password: _password, ...shownOfChanged } = { password: '', ...changed }
    expect(status).toBe(200)
    expect(body).toMatchObject({ authorizationStatus: 'pending', credentials: { ...shown(), ...shownOfChanged } })
    expect(await stored(client, target)).toEqual({ ...login(), ...changed })
  })

  test('PATCH takes one away with null', async () => {
    const client = await api.account()
    const target = await newTarget(client)

    const { body } = await client.patch(`/targets/${target.id}`, { credentials: { directory: null } })

    const { directory: _directory, ...rest } = login()
    expect(await stored(client, target)).toEqual(rest)
    expect(body.credentials).not.toHaveProperty('directory')
  })

  test.for([
    { host: 'thief.example.org' },
    { port: 2222 },
    { protocol: 'ftp' },
    { host: 'thief.example.org', username: 'x' },
  ])('a stored password is not taken along to %j', async (credentials) => {
    const client = await api.account()
    const target = await newTarget(client)

    const answers = [
      await client.patch(`/targets/${target.id}`, { credentials }),
      await client.put(`/targets/${target.id}`, { credentials: { ...shown(), ...credentials } }),
    ]

    for (const { status, body } of answers) {
      expect(status).toBe(400)
      expect(body.issues).toEqual([
        {
          path: '/credentials/password',
          code: 'required',
          message: expect.stringMatching(/It is not taken along to another protocol, host or port: give it again\.$/),
        },
      ])
    }
    expect(await stored(client, target)).toEqual(login())
  })

  test('are checked as a whole, and as a new login', async () => {
    startTestWorker(api)
    const client = await api.account()
    const target = await newTarget(client)
    await authorized(client, target)

    const misspelt = await client.patch(`/targets/${target.id}`, { credentials: { directroy: 'in', password: null } })
    await client.patch(`/targets/${target.id}`, { credentials: { directory: 'nowhere' } })
    await authorized(client, target, 'failed')
    const { body } = await client.get(`/targets/${target.id}`)
    await client.patch(`/targets/${target.id}`, { credentials: { directory: '.' } })
    await authorized(client, target)

    expect(misspelt.body.issues.map(({ path }: { path: string }) => path)).toEqual([
      '/credentials/directroy',
      '/credentials/password',
    ])
    expect(body).toMatchObject({ failureCode: 'directory_missing' })
    expect(body.failureMessage).toMatch(/^There is no directory “nowhere” that this login may enter\./)
  })

  test('what was read may be written back, and changes nothing; another name is no other login', async () => {
    startTestWorker(api)
    const client = await api.account()
    const target = await newTarget(client)
    await authorized(client, target)
    const read = await client.get(`/targets/${target.id}`)

    const same = [
      await client.put(`/targets/${target.id}`, read.body),
      await client.patch(`/targets/${target.id}`, read.body),
    ]
    const named = await client.put(`/targets/${target.id}`, { ...read.body, name: 'Anders' })

    expect(same.map(({ headers }) => headers['etag'])).toEqual([read.headers['etag'], read.headers['etag']])
    expect(named.body).toMatchObject({ name: 'Anders', authorizationStatus: 'authorized', credentials: shown() })
    expect(await stored(client, target)).toEqual(login())
  })

  test('the host key that was seen first stays known when only the directory changes', async () => {
    startTestWorker(api)
    const client = await api.account()
    const target = await newTarget(client)
    await authorized(client, target)
    const facts = async () =>
      (await api.db.one<{ facts: object }>(sql`select facts from targets where account_id = ${client.accountId}`)).facts
    const known = await facts()

    await client.patch(`/targets/${target.id}`, { credentials: { directory: 'nowhere' } })
    const afterDirectory = await facts()
    await client.patch(`/targets/${target.id}`, { credentials: { password: 'another' } })

    expect(Object.keys(known)).toHaveLength(1)
    expect(afterDirectory).toEqual(known)
    expect(await facts()).toEqual({})
  })

  test('given again as they are, they take the host key that has changed', async () => {
    startTestWorker(api)
    const client = await api.account()
    const target = await newTarget(client)
    await authorized(client, target)
    await api.db.run(sql`
      update targets set facts = replace(facts::text, 'SHA256:', 'SHA256:another')::json where account_id = ${client.accountId}`)

    const refused = (await client.post(`/targets/${target.id}/check`)).body
    await client.patch(`/targets/${target.id}`, { credentials: { username: 'muster' } })
    const still = (await client.post(`/targets/${target.id}/check`)).body
    await client.patch(`/targets/${target.id}`, { credentials: { password: secret } })

    expect(refused.failureMessage).toMatch(
      /127\.0\.0\.1 identifies itself differently than before.*enter the login again/,
    )
    expect(still).toEqual(refused)
    await authorized(client, target)
  })

  test('of a target whose user grants access on the portal, nothing is shown', async () => {
    const client = await api.account()
    await client.put('/account/credentials/platform-a-24-sandbox', { key: 'k', secret })

    const { body } = await client.post('/targets', { type: 'platform-a-24-sandbox' })

    expect(body).not.toHaveProperty('credentials')
  })
})
