import sql from 'sql-template-tag'
import { afterEach, describe, expect, test } from 'vitest'
import { startApi, testPublicUrl, testSecrets } from '../../test/harness.ts'
import { aPerson, browserWith, cookieOf, password, sendJson } from '../../test/people.ts'
import { makeSecrets } from '../lib/secrets.ts'
import { forgetOldSessionsAndLinks } from './forget-old.ts'
import { createSetupLink } from './setup.store.ts'

const api = startApi()
const setup = { accountName: 'Muster Immobilien', email: 'anna@example.org', password, name: 'Anna', language: 'de' }
const setUp = (token: string, more: object = {}) => sendJson(api, 'POST', '/setup', { token, ...setup, ...more })

async function aLink(): Promise<string> {
  return (await createSetupLink(api.db, testPublicUrl))?.split('#token=')[1] ?? ''
}

afterEach(() => api.db.run(sql`delete from users`))

describe('POST /setup', () => {
  test('makes the first person the owner of a new account, with its first API key, and signs them in', async () => {
    const answer = await setUp(await aLink())

    const { body } = answer
    expect(answer.status).toBe(201)
    expect(body).toMatchObject({ user: { email: setup.email, role: 'owner' }, account: { name: setup.accountName } })
    expect((await browserWith(api, cookieOf(answer)).get('/session')).body.user.id).toBe(body.user.id)
    const withKey = await api.send({ url: '/account', headers: { authorization: `Bearer ${body.apiKey}` } })
    expect(withKey.body.id).toBe(body.account.id)
  })

  test('takes the newest link, once', async () => {
    const [older, link] = [await aLink(), await aLink()]

    const old = await setUp(older)
    const first = await setUp(link)
    const again = await setUp(link, { email: 'other@example.org' })

    expect([old.status, old.body.code]).toEqual([404, 'link_not_good'])
    expect(first.status).toBe(201)
    expect([again.status, again.body.code]).toEqual([404, 'link_not_good'])
    expect(await createSetupLink(api.db, testPublicUrl)).toBeNull()
  })

  test('takes no link that is older than a day', async () => {
    const link = await aLink()
    await api.db.run(sql`update setup_links set expires_at = expires_at - interval '1 day'`)

    expect((await setUp(link)).body.code).toBe('link_not_good')
  })

  test('takes the one link that all processes name which start with the same key, until it ends', async () => {
    const begin = (secrets = testSecrets) => createSetupLink(api.db, testPublicUrl, secrets)
    const [first, ...others] = await Promise.all([begin(), begin(), begin()])
    const ofOtherKey = await begin(makeSecrets(Buffer.alloc(32, 8)))
    const next = await begin()
    await api.db.run(sql`update setup_links set expires_at = now()`)
    const nextDay = await begin()

    expect(others).toEqual([first, first])
    expect(new Set([first, ofOtherKey, next, nextDay]).size).toBe(4)
    expect(await api.db.many(sql`select from setup_links`)).toHaveLength(1)
  })

  test('takes no link any more once somebody has come in by an invitation', async () => {
    const link = await aLink()
    await aPerson(api)

    const late = await setUp(link)

    expect([late.status, late.body.code]).toEqual([404, 'link_not_good'])
  })

  test('takes no link that was there before somebody was, when everybody has gone again', async () => {
    const link = await aLink()
    await aPerson(api)
    await api.db.run(sql`delete from users`)

    const late = await setUp(link)

    expect([late.status, late.body.code]).toEqual([404, 'link_not_good'])
    expect((await setUp(await aLink())).status).toBe(201)
  })

  test('takes no link that was made while somebody came in, when everybody has gone again', async () => {
    const link = await aLink()
    await api.db.transaction(async (tx) => {
      const links = await tx.many<{ hash: Buffer }>(sql`select hash from setup_links`)
      await aPerson(api)
      await tx.run(sql`
        insert into setup_links (hash, expires_at)
        select unnest(${links.map(({ hash }) => hash)}::bytea[]), now() + interval '1 day'`)
    })
    await forgetOldSessionsAndLinks(api.db)
    await api.db.run(sql`delete from users`)

    expect((await setUp(link)).status).toBe(404)
  })

  test('lets one of those in who come at the same time', async () => {
    const link = await aLink()
    const everybody = [0, 1, 2, 3].map((each) => setUp(link, { email: `person${each}@example.org` }))

    const statuses = (await Promise.all(everybody)).map(({ status }) => String(status))

    expect(statuses.toSorted()).toEqual(['201', '404', '404', '404'])
    expect(await api.db.many(sql`select from users`)).toHaveLength(1)
  })

  test.for([
    [{ password: 'too short' }, ['/password']],
    [{ password: 'x'.repeat(201) }, ['/password']],
    [{ password: 'ANNA@example.org' }, ['/password']],
    [{ email: 'nobody', language: 'fr', name: ' ', accountName: '' }, ['/accountName', '/email', '/language', '/name']],
  ] as const)('refuses %j, and the link stays good', async ([more, paths]) => {
    const link = await aLink()

    const answer = await setUp(link, more)

    expect(answer.status).toBe(400)
    expect(answer.body.issues.map(({ path }: { path: string }) => path).toSorted()).toEqual(paths)
    expect((await setUp(link)).status).toBe(201)
  })

  test('does not keep a token that could be read', async () => {
    const link = await aLink()

    const rows = await api.db.many<{ row: string }>(sql`select setup_links::text as row from setup_links`)

    expect(rows.map(({ row }) => row).join()).not.toContain(link)
  })
})
