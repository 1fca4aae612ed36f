import { messageOf } from '@aushang/model'
import sql from 'sql-template-tag'
import { describe, expect, test } from 'vitest'
import { aContact, aProperty, type Client, startApi } from '../../test/harness.ts'
import { aMailClient, anInquiry, receive, requestsOf } from '../../test/mails/mails.ts'
import { aBrowser, aPerson } from '../../test/people.ts'
import { connected, newListing, newProperty } from '../../test/portal.ts'
import { aWebhook, eventually, startTestWorker, waitingForLocks } from '../../test/work.ts'

const api = startApi()

const resources = [
  ['/properties', aProperty(), { fields: { title: 'Neu' } }, aProperty({ fields: { title: 'Anders' } })],
  ['/contacts', aContact(), { company: 'Neu' }, aContact({ company: 'Anders' })],
] as const

async function created(path: string, draft: object) {
  const client = await api.account()
  const { body, text, headers } = await client.post(path, draft)
  return { client, one: `${path}/${body.id}`, text, etag: headers['etag'] ?? '' }
}

describe.for(resources)('the ETag in %s', ([path, draft, patch, other]) => {
  test('is the same from POST and GET, and new after PUT and PATCH', async () => {
    const { client, one, etag } = await created(path, draft)

    const get = await client.get(one)
    const put = await client.put(one, other)
    const patched = await client.patch(one, patch)
    const after = await client.get(one)

    expect(etag).toMatch(/^"\S+"$/)
    expect(get.headers['etag']).toBe(etag)
    expect(new Set([etag, put.headers['etag'], patched.headers['etag']]).size).toBe(3)
    expect(after.headers['etag']).toBe(patched.headers['etag'])
  })

  test.for(['put', 'patch', 'delete'] as const)('lets %s through when If-Match names it', async (method) => {
    for (const form of ['"0"', '*', '"x", "0"', '"0","x"', 'W/"0"']) {
      const { client, one, etag } = await created(path, draft)

      const headers = { 'if-match': form.replace('"0"', etag) }
      const answer = await change(client, method, one, draft, patch, headers)

      expect([headers, answer.status]).toEqual([headers, method === 'delete' ? 204 : 200])
    }
  })

  test.for(['put', 'patch', 'delete'] as const)(
    'stops %s when If-Match names another, and all stays as it was',
    async (method) => {
      const { client, one, etag, text } = await created(path, draft)

      for (const wrong of ['"999"', 'W/"999"', '"x", "y"', '""']) {
        const answer = await change(client, method, one, draft, patch, { 'if-match': wrong })

        expect([wrong, answer.status, answer.body.code]).toEqual([wrong, 412, 'precondition_failed'])
        expect(answer.headers['etag']).toBe(etag)
      }
      expect(await client.get(one)).toMatchObject({ text, headers: { etag } })
    },
  )

  test.for(['put', 'patch', 'delete'] as const)('is told from what is no ETag when %s is asked for', async (method) => {
    const { client, one, etag, text } = await created(path, draft)

    for (const wrong of ['abc', etag.replaceAll('"', ''), `${etag}, abc`, '"', '']) {
      const answer = await change(client, method, one, draft, patch, { 'if-match': wrong })

      expect([wrong, answer.status, answer.body.issues]).toMatchObject([
        wrong,
        400,
        [{ path: '/headers/If-Match', code: 'wrong_format' }],
      ])
    }
    expect(await client.get(one)).toMatchObject({ text })
  })

  test('lets only one of twenty through that all mean the same version', async () => {
    const { client, one, etag } = await created(path, draft)

    const answers = await Promise.all(Array.from({ length: 20 }, () => client.patch(one, patch, { 'if-match': etag })))

    const refused = answers.filter(({ status }) => status !== 200)
    expect(refused.map(({ status }) => status)).toEqual(Array(19).fill(412))
  })

  test('of a missing one is not asked for', async () => {
    const client = await api.account()

    const answer = await client.patch(`${path}/0000000000000000000A`, patch, { 'if-match': '"1"' })

    expect(answer.status).toBe(404)
  })
})

/** Whoever may read and change something, where it is, what changes it, and what somebody else may do to it before. */
const elsewhere: Record<string, () => Promise<Changed>> = {
  'DELETE of a webhook': async () => {
    const client = await api.account()
    const path = `/webhooks/${(await aWebhook(client, 'http://127.0.0.1:1/')).id}`
    return { client, path, method: 'delete', disturb: () => client.patch(path, { description: 'Neu' }) }
  },
  'DELETE of a listing': deletingAListing,
  'DELETE of a listing that has failed': async () => {
    const { client, path } = await aListing()
    await failListing(path)
    return { client, path, method: 'delete', disturb: () => client.post(`${path}/retry`) }
  },
  'PATCH of the account': async () => {
    const client = await api.account()
    const disturb = () => client.patch('/account', { name: 'Anders' })
    return { client, path: '/account', method: 'patch', body: { language: 'de' }, disturb }
  },
  'PUT of how long inquiries are kept': async () => {
    const client = await api.account()
    const path = '/account/request-retention'
    return { client, path, method: 'put', body: { days: 30 }, disturb: () => client.put(path, { days: 60 }) }
  },
  'PATCH of an inquiry': async () => {
    const { client, path } = await anInquiryThere()
    const disturb = () => client.patch(path, { read: true })
    return { client, path, method: 'patch', body: { read: false }, disturb }
  },
  'DELETE of an inquiry': async () => {
    const { client, path } = await anInquiryThere()
    return { client, path, method: 'delete', disturb: () => client.patch(path, { read: true }) }
  },
  'PATCH of oneself': changingOneself,
}

interface Changed {
  client: Pick<Client, 'get' | 'put' | 'patch' | 'delete'>
  path: string
  method: 'put' | 'patch' | 'delete'
  body?: object
  disturb(): Promise<unknown>
}

async function deletingAListing(): Promise<Changed> {
  const { client, path } = await aListing()
  return { client, path, method: 'delete', disturb: () => failListing(path) }
}

async function changingOneself(): Promise<Changed> {
  const browser = await aBrowser(api, await aPerson(api))
  const path = '/session/user'
  const json = { 'content-type': 'application/json' }
  const client: Changed['client'] = {
    get: (url, headers = {}) => browser.send({ url, headers }),
    patch: (url, body, headers = {}) =>
      browser.send({ method: 'PATCH', url, headers: { ...json, ...headers }, payload: JSON.stringify(body) }),
    put: browser.patch,
    delete: browser.delete,
  }
  const disturb = () => browser.patch(path, { name: 'Anders' })
  return { client, path, method: 'patch', body: { language: 'en' }, disturb }
}

async function aListing() {
  const { client, target } = await connected(api)
  const { id } = await newListing(client, (await newProperty(client)).id, target.id)
  return { client, path: `/listings/${id}` }
}

async function failListing(path: string): Promise<void> {
  const message = JSON.stringify(messageOf({ key: 'hostUnreachable', params: { host: 'portal.example.org' } }))
  await api.db.run(sql`
    update listings set has_failed = true, failure_code = 'portal_unavailable', failure_message = ${message}
    where id = ${path.split('/').at(-1)}`)
}

async function anInquiryThere() {
  const { client, target } = await aMailClient(api)
  const worker = startTestWorker(api)
  await receive(api, client, target, anInquiry())
  const [{ id }] = await requestsOf(client)
  await worker.stop()
  return { client, path: `/requests/${id}` }
}

describe.for(Object.entries(elsewhere))('If-Match of a %s', ([_what, make]) => {
  test('lets it through when it names what was read', async () => {
    const { client, path, method, body = {} } = await make()
    const { headers } = await client.get(path, { 'accept-language': 'de' })

    const answer = await change(client, method, path, body, body, { 'if-match': headers['etag'] ?? '' })

    expect(answer.status).toBeLessThan(300)
    const after = method === 'delete' ? undefined : (await client.get(path)).headers['etag']
    expect(answer.headers['etag']).toBe(after)
  })

  test('lets it through when a proxy that compressed the answer made the tag a weak one', async () => {
    const { client, path, method, body = {} } = await make()
    const { headers } = await client.get(path)

    const answer = await change(client, method, path, body, body, { 'if-match': `W/${headers['etag']}` })

    expect(answer.status).toBeLessThan(300)
  })

  test('stops it when it has changed since, and all stays as it was', async () => {
    const { client, path, method, body = {}, disturb } = await make()
    const { headers } = await client.get(path)
    await disturb()
    const before = await client.get(path)

    const answer = await change(client, method, path, body, body, { 'if-match': headers['etag'] ?? '' })

    expect([answer.status, answer.body.code]).toEqual([412, 'precondition_failed'])
    expect(answer.headers['etag']).toBe(before.headers['etag'])
    expect(await client.get(path)).toMatchObject({ text: before.text, headers: { etag: before.headers['etag'] } })
  })
})

test.for([
  [
    'DELETE of a listing',
    deletingAListing,
    sql`update listings set has_failed = true, failure_code = 'portal_unavailable'`,
  ],
  ['PATCH of oneself', changingOneself, sql`update users set name = 'Anders'`],
] as const)(
  'If-Match of a %s waits for a change that is not committed yet, and stops it',
  async ([_what, make, changing]) => {
    const { client, path, method, body = {} } = await make()
    const { headers } = await client.get(path)

    const waiting = await api.db.transaction(async (tx) => {
      await tx.run(changing)
      const answer = change(client, method, path, body, body, { 'if-match': headers['etag'] ?? '' })
      await eventually(async () => expect(await waitingForLocks(api)).toBe(1))
      return { answer }
    })

    expect(await waiting.answer).toMatchObject({ status: 412, body: { code: 'precondition_failed' } })
  },
)

describe('changes at the same time without If-Match', () => {
  test('to different members all survive', async () => {
    const { client, one } = await created('/properties', aProperty())

    const answers = await Promise.all([
      client.patch(one, { fields: { baseRent: 1290 } }),
      client.patch(one, { fields: { description: 'Neu' } }),
    ])

    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect((await client.get(one)).body.fields).toMatchObject({ baseRent: 1290, description: 'Neu' })
  })

  test('survive also when there are thirty', async () => {
    const texts = [
      'title',
      'description',
      'locationDescription',
      'furnishingDescription',
      'availableFrom',
      'commission',
    ]
    const flags = ['hasCellar', 'hasGuestToilet', 'hasGarden', 'hasBalcony', 'hasLift', 'isListed', 'isAccessible']
    const counts = ['numberOfRooms', 'numberOfBedrooms', 'numberOfBathrooms', 'numberOfFloors', 'floor']
    const sums = ['baseRent', 'totalRent', 'heatingCosts', 'additionalCosts', 'parkingSpaceRent', 'livingArea']
    const changes = Object.entries({
      ...Object.fromEntries(texts.map((name) => [name, 'Neu'])),
      ...Object.fromEntries(flags.map((name) => [name, true])),
      ...Object.fromEntries([...counts, ...sums].map((name) => [name, 7])),
      usableArea: 7,
      numberOfParkingSpaces: 7,
      requiresWBS: true,
      hasBuiltInKitchen: true,
      deposit: '7',
      miscellaneousDescription: 'Neu',
    })
    expect(changes).toHaveLength(30)
    const { client, one } = await created('/properties', aProperty())

    const answers = await Promise.all(changes.map(([name, value]) => client.patch(one, { fields: { [name]: value } })))

    expect(answers.map(({ status }) => status)).toEqual(changes.map(() => 200))
    expect((await client.get(one)).body.fields).toMatchObject(Object.fromEntries(changes))
  })
})

function change(
  client: Changed['client'],
  method: 'put' | 'patch' | 'delete',
  path: string,
  draft: object,
  patch: object,
  headers: Record<string, string>,
) {
  if (method === 'delete') return client.delete(path, headers)
  return client[method](path, method === 'put' ? draft : patch, headers)
}

describe('If-None-Match', () => {
  test.for([
    ['/properties', aProperty()],
    ['/contacts', aContact()],
    ['/webhooks', { url: 'http://127.0.0.1:1/hook', events: ['request.created'] }],
  ] as const)('of what is in %s still is answered 304, and else with all of it', async ([path, draft]) => {
    const { client, one, etag, text } = await created(path, draft)

    for (const known of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
      const answer = await client.get(one, { 'if-none-match': known })

      expect([known, answer.status, answer.text]).toEqual([known, 304, ''])
      expect(answer.headers['etag']).toBe(etag)
    }
    for (const other of ['"x"', '"1"', '']) {
      expect(await client.get(one, { 'if-none-match': other })).toMatchObject({ status: 200, text })
    }
  })

  test('names what is shown: it is another one when the property was processed, and If-Match goes by the version still', async () => {
    const { client, one, etag } = await created('/properties', aProperty())
    await api.db.run(sql`update properties set processing_status = 'succeeded', due_at = null`)

    const after = await client.get(one, { 'if-none-match': etag })
    const edited = await client.patch(one, { fields: { title: 'Neu' } }, { 'if-match': etag })

    expect(after.status).toBe(200)
    expect(after.headers['etag']).not.toBe(etag)
    expect(edited.status).toBe(200)
  })

  test('works for whatever is read as a whole', async () => {
    const client = await api.account()
    for (const path of ['/account', '/account/request-retention']) {
      const { headers } = await client.get(path)

      expect((await client.get(path, { 'if-none-match': headers['etag'] ?? '' })).status).toBe(304)
    }
  })
})

describe('a condition that a call cannot keep to', () => {
  test.for([
    ['put', '/account/credentials/platform-a-24-sandbox', { 'if-match': '"1"' }, '/headers/If-Match'],
    ['put', '/account/credentials/platform-a-24-sandbox', { 'if-none-match': '*' }, '/headers/If-None-Match'],
    ['patch', `/account/users/${'0'.repeat(20)}`, { 'if-match': '"1"' }, '/headers/If-Match'],
    ['post', '/contacts', { 'if-none-match': '*' }, '/headers/If-None-Match'],
  ] as const)('is refused: %s %s with %j', async ([method, path, headers, where]) => {
    const client = await api.account()

    const answer = await client[method](path, { key: 'a', secret: 'b' }, headers)

    expect(answer).toMatchObject({ status: 400, body: { issues: [{ path: where, code: 'not_allowed' }] } })
    expect((await client.get('/account')).body.credentials['platform-a-24-sandbox']).toEqual({ configured: false })
  })

  test('of which a call keeps to another is not said to be without versions', async () => {
    const { client, one, etag } = await created('/contacts', aContact())

    const { status, body } = await client.patch(one, { lastName: 'Neu' }, { 'if-none-match': etag })

    expect([status, body.issues]).toMatchObject([400, [{ path: '/headers/If-None-Match', code: 'not_allowed' }]])
    expect(body.issues[0].message).toMatch(/^If-None-Match counts only .* If-Match/)
  })

  test('is none when any version will do', async () => {
    const client = await api.account()
    const path = '/account/credentials/platform-a-24-sandbox'

    expect((await client.put(path, { key: 'a', secret: 'b' }, { 'if-match': '*' })).status).toBe(200)
  })
})
