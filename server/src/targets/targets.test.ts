import { Ajv } from 'ajv'
import { describe, expect, test } from 'vitest'
import sql from 'sql-template-tag'
import { eventsOf } from '../../test/events.ts'
import { startApi, testConsumer, testPublicUrl, testRequestsDomain } from '../../test/harness.ts'
import { clickOnPortal, connectedTarget, newListing, newProperty, newTarget, visitPortal } from '../../test/portal.ts'
import { eventually, waitingForLocks } from '../../test/work.ts'

const api = startApi()

describe('GET /target-types', () => {
  test('has schemas of consumers that all go into one validator', async () => {
    const client = await api.account()
    const validator = new Ajv({ strict: false, validateFormats: false })

    const { body } = await client.get('/target-types')

    const schemas = (body as { consumer?: object }[]).flatMap(({ consumer }) => consumer ?? [])
    expect(schemas.map((schema) => validator.validate(schema, {}))).toEqual(schemas.map(() => false))
    expect(schemas.length).toBeGreaterThan(1)
  })

  test('describes every type: how it is connected, what it takes', async () => {
    const client = await api.account()

    const { status, body } = await client.get('/target-types')

    expect(status).toBe(200)
    expect(body.map((each: { type: string }) => each.type)).toEqual(
      expect.arrayContaining(['platform-a-24', 'platform-a-24-sandbox']),
    )
    expect(body[0]).toMatchObject({ authorization: 'oauth', options: { type: 'object' } })
    expect(body[0].propertyTypes).toHaveLength(6)
    const examples = body.map((each: { type: string; consumer?: { examples: object[] } }) => [
      each.type,
      each.consumer?.examples,
    ])
    expect(examples).toEqual(
      expect.arrayContaining([
        ['platform-a-24', []],
        ['platform-a-24-sandbox', [testConsumer]],
      ]),
    )
  })
})

describe('POST /targets', () => {
  test('answers with the address for inquiries and the address where the user grants access', async () => {
    const client = await api.account()
    await client.put('/account/credentials/platform-a-24-sandbox', testConsumer)

    const { status, body, headers } = await client.post('/targets', { type: 'platform-a-24-sandbox', name: 'Berlin' })

    expect(status).toBe(201)
    expect(headers).toMatchObject({ location: `/targets/${body.id}`, etag: expect.stringMatching(/^"1\..+"$/) })
    expect(body).toMatchObject({ name: 'Berlin', authorizationStatus: 'pending', options: {} })
    expect(body.emailId).toMatch(/^[0-9a-z]{20}$/)
    expect(body.emailAddress).toBe(`${body.emailId}@${testRequestsDomain}`)
    expect(body.authorizationUrl).toMatch(/^https:\/\/aushang\.example\.org\/authorizations\/\w{32}$/)
    expect((await client.get(`/targets/${body.id}`)).body).toEqual(body)
    expect((await client.get('/targets')).body).toEqual([body])
  })

  test('needs the consumer credentials of the account first', async () => {
    const client = await api.account()

    const answer = await client.post('/targets', { type: 'platform-a-24-sandbox' })

    expect(answer).toMatchObject({ status: 409, body: { code: 'credentials_missing' } })
    expect((await client.get('/targets')).body).toEqual([])
  })

  test.each([
    ['an unknown type', { type: 'platform-z' }, ['/type']],
    ['no type', {}, ['/type']],
    [
      'credentials where a user grants access',
      { type: 'platform-a-24-sandbox', credentials: { a: 1 } },
      ['/credentials'],
    ],
    ['an unknown option', { type: 'platform-a-24-sandbox', options: { speed: 9 } }, ['/options/speed']],
    ['a member that there is not', { type: 'platform-a-24-sandbox', colour: 'red' }, ['/colour']],
    ['an address that is none', { type: 'platform-a-24-sandbox', redirectUrl: 'javascript:1' }, ['/redirectUrl']],
    ['not an object', 'target', ['']],
  ])('refuses %s', async (_what, body, paths) => {
    const client = await api.account()
    await client.put('/account/credentials/platform-a-24-sandbox', testConsumer)

    const answer = await client.post('/targets', body)

    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_request' } })
    expect(answer.body.issues.map((issue: { path: string }) => issue.path)).toEqual(paths)
    expect((await client.get('/targets')).body).toEqual([])
  })
})

describe('the way to the portal and back', () => {
  test('ends in an authorized target, and the link is spent', async () => {
    const client = await api.account()
    const target = await newTarget(client)

    const shown = await visitPortal(api, target)

    expect(shown).toMatchObject({ status: 200, text: expect.stringContaining('Connected') })
    const { body } = await client.get(`/targets/${target.id}`)
    expect(body.authorizationStatus).toBe('authorized')
    expect(body.authorizationUrl).toBeUndefined()
    const again = await api.send({ url: (target.authorizationUrl ?? '').replace(testPublicUrl, '') })
    expect(again.status).toBe(404)
  })

  test('leads back to the client with the outcome', async () => {
    const client = await api.account()
    const redirectUrl = 'https://example.org/portals?tab=1'
    const granted = await newTarget(client, { redirectUrl })
    const refused = await newTarget(client, { redirectUrl })

    const yes = await visitPortal(api, granted)
    const no = await visitPortal(api, refused, 'deny')

    const outcomes = [yes, no].map(({ headers }) => Object.fromEntries(new URL(headers['location'] ?? '').searchParams))
    expect(outcomes).toEqual([
      { tab: '1', targetId: granted.id, authorizationStatus: 'authorized' },
      {
        tab: '1',
        targetId: refused.id,
        authorizationStatus: 'failed',
        failureCode: 'unauthorized',
        failureMessage: 'Access was refused on Portal A. Open the link once more, and agree there.',
      },
    ])
    expect((await client.get(`/targets/${refused.id}`)).body).toMatchObject({
      authorizationStatus: 'failed',
      failureCode: 'unauthorized',
    })
  })

  test('may be gone again after a refusal, by the same link', async () => {
    const client = await api.account()
    const target = await newTarget(client)
    await visitPortal(api, target, 'deny')

    await visitPortal(api, target)

    const { body } = await client.get(`/targets/${target.id}`)
    expect(body.authorizationStatus).toBe('authorized')
    expect(body.failureCode).toBeUndefined()
  })

  test('says so when the consumer key is not the portal’s', async () => {
    const client = await api.account()
    await client.put('/account/credentials/platform-a-24-sandbox', { key: 'nobody', secret: 'nothing' })
    const { body: target } = await client.post('/targets', { type: 'platform-a-24-sandbox' })

    const shown = await api.send({ url: target.authorizationUrl.replace(testPublicUrl, '') })

    expect(shown).toMatchObject({ status: 200, text: expect.stringContaining('Not connected') })
    expect((await client.get(`/targets/${target.id}`)).body.authorizationStatus).toBe('failed')
    expect(await eventsOf(api, client, 'target.unauthorized')).toHaveLength(1)
  })

  test('shows the reason of the last refusal, and tells of the first', async () => {
    const client = await api.account()
    await client.put('/account/credentials/platform-a-24-sandbox', { key: 'nobody', secret: 'nothing' })
    const { body } = await client.post('/targets', { type: 'platform-a-24-sandbox' })
    await api.send({ url: body.authorizationUrl.replace(testPublicUrl, '') })
    await client.put('/account/credentials/platform-a-24-sandbox', testConsumer)

    await visitPortal(api, body, 'deny')
    const denied = await client.get(`/targets/${body.id}`)
    await visitPortal(api, body, 'deny')
    const deniedAgain = await client.get(`/targets/${body.id}`)

    expect(denied.body).toMatchObject({
      authorizationStatus: 'failed',
      failureCode: 'unauthorized',
      failureMessage: expect.stringContaining('Access was refused on Portal A'),
    })
    expect(denied.body.portalMessage).toBeUndefined()
    expect(deniedAgain.headers['etag']).toBe(denied.headers['etag'])
    expect(await eventsOf(api, client, 'target.unauthorized')).toMatchObject([{ failureCode: 'consumer_key_refused' }])
  })

  test('decides nothing in a tab that another one has overtaken', async () => {
    const client = await api.account()
    const target = await newTarget(client)
    const [first, second] = [await clickOnPortal(api, target, 'deny'), await clickOnPortal(api, target)]

    const overtaken = await api.send({ url: first })
    const { body: meanwhile } = await client.get(`/targets/${target.id}`)
    await api.send({ url: second })

    expect(overtaken).toMatchObject({ status: 409, text: expect.stringContaining('in the other window') })
    expect(meanwhile.authorizationStatus).toBe('pending')
    expect((await client.get(`/targets/${target.id}`)).body.authorizationStatus).toBe('authorized')
    expect(await eventsOf(api, client, 'target.unauthorized')).toEqual([])
  })

  test('leads nowhere for a link with a NUL in it', async () => {
    for (const url of ['/authorizations/%00', '/authorizations/%00/callback']) {
      expect(await api.send({ url })).toMatchObject({
        status: 404,
        text: expect.stringContaining('This link has expired'),
      })
    }
  })

  test.each(['made up', 'used'])('leads nowhere for a link that is %s, and says so to a person', async (what) => {
    const client = await api.account()
    const target = await newTarget(client)
    const way = `/authorizations/${'x'.repeat(32)}`
    const back = what === 'used' ? await clickOnPortal(api, target) : `${way}/callback?oauth_token=1`
    const there = what === 'used' ? (target.authorizationUrl ?? '').replace(testPublicUrl, '') : way
    if (what === 'used') await api.send({ url: back })

    for (const url of [there, back]) {
      const shown = await api.send({ url })

      expect(shown).toMatchObject({ status: 404, text: expect.stringContaining('<h1>This link has expired</h1>') })
    }
  })
})

describe('a target', () => {
  test('is replaced and patched, but never changes its type', async () => {
    const client = await api.account()
    const target = await newTarget(client)

    const patched = await client.patch(`/targets/${target.id}`, {
      name: 'Hamburg',
      redirectUrl: 'https://example.org/a',
    })
    const replaced = await client.put(`/targets/${target.id}`, { name: 'Kiel' })
    const changed = await client.patch(`/targets/${target.id}`, { type: 'platform-a-24' })

    expect(patched.body).toMatchObject({ name: 'Hamburg', redirectUrl: 'https://example.org/a' })
    expect(replaced.body.name).toBe('Kiel')
    expect(replaced.body.redirectUrl).toBeUndefined()
    expect(changed).toMatchObject({ status: 400, body: { issues: [{ path: '/type', code: 'unchangeable' }] } })
  })

  test('is changed only as it was read, with If-Match', async () => {
    const client = await api.account()
    const target = await newTarget(client)

    const late = await client.patch(`/targets/${target.id}`, { name: 'Kiel' }, { 'if-match': '"7"' })

    expect(late.status).toBe(412)
  })

  test('publishes nothing anew when the edit is refused because another came first', async () => {
    const client = await api.account()
    const target = await connectedTarget(api, client)
    const property = await newProperty(client)
    await newListing(client, property.id, target.id)
    const wantedVersion = () =>
      api.db.one(sql`select wanted_version, due_at from listings where account_id = ${client.accountId}`)
    const before = await wantedVersion()
    const { headers } = await client.get(`/targets/${target.id}`)

    const edit = await api.db.transaction(async (tx) => {
      await tx.run(sql`update targets set version = version + 1 where account_id = ${client.accountId}`)
      const options = { onWithdraw: 'delete' }
      const asRead = { 'if-match': String(headers['etag']) }
      const answer = client.patch(`/targets/${target.id}`, { options }, asRead)
      await eventually(async () => expect(await waitingForLocks(api)).toBe(1))
      return { answer }
    })

    expect((await edit.answer).status).toBe(412)
    expect(await wantedVersion()).toEqual(before)
  })

  test('is deleted, but not while it has listings', async () => {
    const client = await api.account()
    const target = await connectedTarget(api, client)
    const property = await newProperty(client)
    await newListing(client, property.id, target.id)

    const used = await client.delete(`/targets/${target.id}`)
    await api.db.run(sql`delete from listings where account_id = ${client.accountId}`)
    const free = await client.delete(`/targets/${target.id}`)

    expect(used).toMatchObject({ status: 409, body: { code: 'target_has_listings' } })
    expect(free.status).toBe(204)
    expect((await client.get(`/targets/${target.id}`)).status).toBe(404)
  })

  test('of another account looks like one that is missing', async () => {
    const [owner, other] = [await api.account(), await api.account()]
    const target = await newTarget(owner)
    const missing = `${target.id.slice(0, -1)}${target.id.endsWith('0') ? '1' : '0'}`

    for (const ask of [
      (id: string) => other.get(`/targets/${id}`),
      (id: string) => other.patch(`/targets/${id}`, { name: 'x' }),
      (id: string) => other.delete(`/targets/${id}`),
      (id: string) => other.post(`/targets/${id}/check`),
    ]) {
      const [theirs, none] = [await ask(target.id), await ask(missing)]
      expect(theirs.status).toBe(404)
      expect({ ...theirs.body, requestId: '' }).toEqual({ ...none.body, requestId: '' })
    }
  })

  test('shows no secret, and none lies in the database in the clear', async () => {
    const client = await api.account()
    const target = await connectedTarget(api, client)

    const { text } = await client.get(`/targets/${target.id}`)
    const row = await api.db.one<{ row: string }>(sql`
      select (targets.*)::text as row from targets where account_id = ${client.accountId}`)

    for (const where of [text, row.row]) expect(where).not.toMatch(/sandbox-secret|"secret"|"token"/)
  })
})

describe('POST /targets/{id}/check', () => {
  test('says whether the portal accepts us', async () => {
    const client = await api.account()
    const [waiting, connected] = [await newTarget(client), await connectedTarget(api, client)]

    expect((await client.post(`/targets/${connected.id}/check`)).body).toEqual({ ok: true })
    expect((await client.post(`/targets/${waiting.id}/check`)).body).toMatchObject({
      ok: false,
      failureCode: 'unauthorized',
    })
    expect((await client.get(`/targets/${waiting.id}`)).body.authorizationStatus).toBe('pending')
  })

  test('notices that access was taken back, and tells once', async () => {
    const client = await api.account()
    const target = await connectedTarget(api, client)
    await client.put('/account/credentials/platform-a-24-sandbox', { key: 'sandbox-key', secret: 'changed' })

    const answers = [await client.post(`/targets/${target.id}/check`), await client.post(`/targets/${target.id}/check`)]

    for (const { body } of answers) expect(body).toMatchObject({ ok: false, failureCode: 'unauthorized' })
    const { body } = await client.get(`/targets/${target.id}`)
    expect(body).toMatchObject({ authorizationStatus: 'revoked', failureCode: 'unauthorized' })
    expect(body.authorizationUrl).toBeDefined()
    expect(await eventsOf(api, client, 'target.unauthorized')).toHaveLength(1)
  })
})
