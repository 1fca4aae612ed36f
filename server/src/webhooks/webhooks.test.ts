import sql from 'sql-template-tag'
import { describe, expect, test } from 'vitest'
import { type Answer, startApi } from '../../test/harness.ts'
import { startReceiver } from '../../test/receiver.ts'
import {
  aPublication,
  aWebhook,
  deliveriesTo,
  recordTestEvents,
  settledDelivery,
  startTestWorker,
} from '../../test/work.ts'

const api = startApi()
const unknownId = '0000000000000000000A'
const url = 'http://127.0.0.1:9/hook'
const draft = { url, events: ['publication.succeeded', 'publication.failed'] }

const withoutRequestId = ({ status, body: { requestId: _requestId, ...body } }: Answer) => ({ status, body })

describe('a webhook', () => {
  test.for(['put', 'patch'] as const)(
    'may be written back by %s as it was read, and that changes nothing',
    async (method) => {
      const client = await api.account()
      const { body: webhook } = await client.post('/webhooks', { ...draft, description: 'CRM' })
      const path = `/webhooks/${webhook.id}`
      const read = await client.get(path)

      const written = await client[method](path, read.body)

      expect([written.status, written.body]).toEqual([200, read.body])
      expect(written.headers['etag']).toBe(read.headers['etag'])
      expect((await client.patch(path, {})).headers['etag']).toBe(read.headers['etag'])
    },
  )

  test.for([
    ['everything', { ...draft, envelope: 'legacy', description: 'CRM „Süd“', enabled: false }],
    ['as little as possible', draft],
  ] as const)('with %s comes back as it was sent, the same from POST, GET and the list', async ([_what, draft]) => {
    const client = await api.account()

    const post = await client.post('/webhooks', draft)
    const get = await client.get(`/webhooks/${post.body.id}`)
    const list = await client.get('/webhooks')

    const { id, signingKey: _key, createdAt, updatedAt, ...rest } = post.body
    expect(post.status).toBe(201)
    expect(post.headers['location']).toBe(`/webhooks/${id}`)
    expect(rest).toEqual({ envelope: 'current', enabled: true, ...draft })
    expect(createdAt).toBe(updatedAt)
    expect(get.body).toEqual(post.body)
    expect(get.headers['etag']).toBe(post.headers['etag'])
    expect(list.body).toEqual([post.body])
  })

  test.for([
    ['legacy', {}],
    ['legacy', { envelope: 'legacy' }],
    ['current', { envelope: 'current' }],
  ])('that names events as the earlier envelope does gets the %s one with %j', async ([envelope, said]) => {
    const client = await api.account()
    const earlier = { url, events: ['requestReceived', 'publicationFailed', 'publication.failed'], ...(said as object) }
    const shown = { events: ['request.created', 'publication.failed'], envelope }

    const { status, body } = await client.post('/webhooks', earlier)
    const put = await client.put(`/webhooks/${body.id}`, earlier)

    expect([status, put.status]).toEqual([201, 200])
    expect(body).toMatchObject(shown)
    expect(put.body).toMatchObject(shown)
  })

  test('keeps its envelope when a PATCH names events as the earlier one does', async () => {
    const client = await api.account()
    const { id } = await aWebhook(client, url, { events: ['property.processing_failed'] })

    const { body } = await client.patch(`/webhooks/${id}`, { events: ['publicationSucceeded'] })

    expect(body).toMatchObject({ events: ['publication.succeeded'], envelope: 'current' })
  })

  test.for([['crm'], ['süd crm'], ['hook.example'], ['{id}']])('is found by %s', async ([words = '']) => {
    const client = await api.account()
    const wanted = await aWebhook(client, 'https://hook.example.org/a', { description: 'CRM „Süd“' })
    await aWebhook(client, 'https://other.example.org/b', { description: 'Website' })

    const { body } = await client.get(`/webhooks?q=${encodeURIComponent(words.replace('{id}', wanted.id))}`)

    expect(body).toMatchObject([{ id: wanted.id }])
  })

  test('has a signing key of its own, which does not lie in the table', async () => {
    const client = await api.account()

    const webhooks = [await aWebhook(client, url), await aWebhook(client, url)]

    const keys = webhooks.map(({ signingKey }) => signingKey)
    expect(new Set(keys).size).toBe(2)
    for (const key of keys) {
      expect(key).toMatch(/^whsec_[A-Za-z0-9+/]+=*$/)
      const secret = Buffer.from(key.slice('whsec_'.length), 'base64')
      expect(secret.length).toBeGreaterThanOrEqual(24)
      const { text, stored } = await api.db.one<{ text: string; stored: Buffer }>(sql`
        select webhooks::text as text, signing_key as stored from webhooks
        where signing_key = (select signing_key from webhooks where id = ${webhooks[keys.indexOf(key)]?.id})`)
      expect([stored.includes(secret), stored.includes(key), text.includes(key.slice(6))]).toEqual([
        false,
        false,
        false,
      ])
      expect(text).not.toContain(secret.toString('hex'))
    }
  })

  test('is replaced by PUT and changed by a merge PATCH, and keeps its key', async () => {
    const client = await api.account()
    const { id, signingKey, createdAt } = await aWebhook(client, url, { description: 'CRM' })

    const put = await client.put(`/webhooks/${id}`, { ...draft, description: 'ERP' })
    const patch = await client.patch(`/webhooks/${id}`, {
      description: null,
      enabled: false,
      events: ['request.created'],
    })

    expect(put.body).toMatchObject({ ...draft, id, signingKey, createdAt, description: 'ERP', enabled: true })
    expect(patch.body).toMatchObject({ url, id, signingKey, enabled: false, events: ['request.created'] })
    expect(patch.body).not.toHaveProperty('description')
    expect((await client.get(`/webhooks/${id}`)).body).toEqual(patch.body)
  })

  test('is changed only as the version that If-Match names', async () => {
    const client = await api.account()
    const { headers, body } = await client.post('/webhooks', draft)
    const ifMatch = { 'if-match': headers['etag'] ?? '' }

    const first = await client.patch(`/webhooks/${body.id}`, { description: 'first' }, ifMatch)
    const second = await client.put(`/webhooks/${body.id}`, draft, ifMatch)

    expect([first.status, second.status]).toEqual([200, 412])
    expect(first.headers['etag']).not.toBe(headers['etag'])
    expect(second.headers['etag']).toBe(first.headers['etag'])
    expect((await client.get(`/webhooks/${body.id}`)).body.description).toBe('first')
  })

  test('is deleted with its deliveries', async () => {
    const client = await api.account()
    const webhook = await aWebhook(client, (await startReceiver()).url)
    startTestWorker(api)
    await recordTestEvents(api, client.accountId, [aPublication()])
    const delivery = await settledDelivery(client, webhook)

    const deletion = await client.delete(`/webhooks/${webhook.id}`)

    expect([deletion.status, deletion.text]).toEqual([204, ''])
    expect((await client.get(`/webhooks/${webhook.id}`)).status).toBe(404)
    expect((await client.get(`/deliveries/${delivery.id}`)).status).toBe(404)
    const left = sql`select from delivery_attempts where account_id = ${client.accountId}`
    expect(await api.db.many(left)).toHaveLength(0)
    expect((await client.get('/events')).body).toHaveLength(1)
  })

  test.for([
    [{ events: draft.events }, '/url'],
    [{ url }, '/events'],
    [{ ...draft, events: [] }, '/events'],
    [{ ...draft, events: ['listing.created'] }, '/events/0'],
    [{ ...draft, events: ['webhook.ping'] }, '/events/0'],
    [{ ...draft, events: ['request.created', 'request.created'] }, '/events'],
    [{ ...draft, events: 'request.created' }, '/events'],
    [{ ...draft, envelope: 'legacy', events: ['request.created', 'property.processing_failed'] }, '/events/1'],
    [{ ...draft, envelope: 'legacy', events: ['webhook.disabled'] }, '/events/0'],
    [{ ...draft, envelope: 'legacy', events: ['requestReceived', 'property.processing_failed'] }, '/events/1'],
    [{ ...draft, envelope: 'new' }, '/envelope'],
    [{ ...draft, enabled: 'yes' }, '/enabled'],
    [{ ...draft, description: ' ' }, '/description'],
    [{ ...draft, description: 'x'.repeat(201) }, '/description'],
    [{ ...draft, url: 'example.org/hook' }, '/url'],
    [{ ...draft, url: 'https://' }, '/url'],
    [{ ...draft, url: 'ftp://example.org/hook' }, '/url'],
    [{ ...draft, url: 'file:///etc/passwd' }, '/url'],
    [{ ...draft, url: `https://example.org/${'x'.repeat(2048)}` }, '/url'],
    [{ ...draft, url: 'https://user:secret@127.0.0.1/hook' }, '/url'],
    [{ ...draft, url: 'https://user@127.0.0.1/hook' }, '/url'],
    [{ ...draft, url: 'http://93.184.216.34/hook' }, '/url'],
    [{ ...draft, url: 'https://10.0.0.1/hook' }, '/url'],
    [{ ...draft, url: 'https://192.168.1.1/hook' }, '/url'],
    [{ ...draft, url: 'https://0xa000001/hook' }, '/url'],
    [{ ...draft, url: 'http://169.254.169.254/latest/meta-data' }, '/url'],
    [{ ...draft, url: 'https://[fd00:ec2::254]/' }, '/url'],
    [{ ...draft, url: 'https://[::ffff:10.0.0.1]/' }, '/url'],
  ] as [object, string][])('%j is refused for %s by POST, PUT and PATCH', async ([body, path]) => {
    const client = await api.account()
    const webhook = await aWebhook(client, url)
    const missing = path === '/url' || path === '/events' ? { [path.slice(1)]: null } : {}

    const answers = [
      await client.post('/webhooks', body),
      await client.put(`/webhooks/${webhook.id}`, body),
      await client.patch(`/webhooks/${webhook.id}`, { ...missing, ...body }),
    ]

    for (const answer of answers) {
      expect(answer.status).toBe(400)
      expect(answer.body.issues).toMatchObject([{ path, code: expect.any(String), message: expect.any(String) }])
    }
    expect((await client.get('/webhooks')).body).toEqual([webhook])
  })

  test.for([
    [{ ...draft, signingKey: 'whsec_bXkga2V5' }, '/signingKey'],
    [{ ...draft, id: unknownId }, '/id'],
  ] as [object, string][])('%j is refused for %s by POST, and keeps its own by PUT and PATCH', async ([body, path]) => {
    const client = await api.account()
    const { body: webhook } = await client.post('/webhooks', draft)

    const created = await client.post('/webhooks', body)
    const edited = [
      await client.put(`/webhooks/${webhook.id}`, body),
      await client.patch(`/webhooks/${webhook.id}`, body),
    ]

    expect(created).toMatchObject({ status: 400, body: { issues: [{ path }] } })
    expect(edited.map((answer) => [answer.status, answer.body])).toEqual([
      [200, webhook],
      [200, webhook],
    ])
  })

  test('cannot become legacy by a PATCH while it reacts to events that form does not know', async () => {
    const client = await api.account()
    const { id } = await aWebhook(client, url, { events: ['property.processing_failed'] })

    const answer = await client.patch(`/webhooks/${id}`, { envelope: 'legacy' })

    expect(answer).toMatchObject({ status: 400, body: { issues: [{ path: '/events/0', code: 'not_in_legacy' }] } })
  })

  test('is one of a hundred at the most, also when many are created at once', async () => {
    const client = await api.account()
    const webhooks = []
    for (let count = 0; count < 95; count++) webhooks.push(await aWebhook(client, url))

    const answers = await Promise.all(Array.from({ length: 10 }, () => client.post('/webhooks', draft)))
    await client.delete(`/webhooks/${webhooks[0]?.id}`)
    const instead = await client.post('/webhooks', draft)

    const refused = answers.filter(({ status }) => status !== 201)
    expect(refused).toHaveLength(5)
    for (const refusal of refused) expect(refusal).toMatchObject({ status: 409, body: { code: 'too_many_webhooks' } })
    expect(instead.status).toBe(201)
    expect((await client.get('/webhooks')).body).toHaveLength(100)
  })
})

describe('a webhook of another account', () => {
  test.for([
    ['get', ''],
    ['put', ''],
    ['patch', ''],
    ['delete', ''],
    ['get', '/deliveries'],
    ['post', '/ping'],
    ['post', '/replay'],
    ['get', '/replay'],
    ['post', '/rotate-signing-key'],
  ] as const)('is answered by %s %s like one that does not exist', async ([method, path]) => {
    const [owner, stranger] = [await api.account(), await api.account()]
    const webhook = await aWebhook(owner, url)
    const ask = (id: string) => {
      const body = { put: draft, patch: {}, post: {} }[method as string]
      return stranger.send({ method, url: `/webhooks/${id}${path}`, ...(body && { payload: body }) })
    }

    const [theirs, missing] = [await ask(webhook.id), await ask(unknownId)]

    expect(theirs.status).toBe(404)
    expect(withoutRequestId(theirs)).toEqual(withoutRequestId(missing))
    expect((await owner.get(`/webhooks/${webhook.id}`)).body).toEqual(webhook)
    expect((await owner.get('/events')).body).toEqual([])
  })

  test('has deliveries that nobody else can send again', async () => {
    const [owner, stranger] = [await api.account(), await api.account()]
    const webhook = await aWebhook(owner, url)
    const { body } = await owner.post(`/webhooks/${webhook.id}/ping`)

    const [theirs, missing] = [
      await stranger.post(`/deliveries/${body.id}/redeliver`),
      await stranger.post(`/deliveries/${unknownId}/redeliver`),
    ]

    expect(theirs.status).toBe(404)
    expect(withoutRequestId(theirs)).toEqual(withoutRequestId(missing))
    expect(await deliveriesTo(owner, webhook)).toHaveLength(1)
  })
})
