import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { defineConnector, type PortalSession } from '@aushang/connectors'
import { closed, HttpUrl, propertyTypes, type Target } from '@aushang/model'
import sql, { raw } from 'sql-template-tag'
import type { Static } from 'typebox'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type Client, startApi } from '../../test/harness.ts'
import { listed, listingOnce } from '../../test/portal.ts'
import { eventually, hasten, startTestWorker } from '../../test/work.ts'

/** A portal that has what it was sent, and lists what it likes. */
const adverts = new Set<string>()
/** Those of a kind that we have no property for. */
const garages = new Set<string>()
interface Page {
  numbers: string[]
  hasNext: boolean
  next?: string
  total?: number
}
/** What it calls an advert. */
let idOf: (number: string) => string
/** The adverts that it was asked for one by one. */
const asked: string[] = []
/** What it answers whoever asks for an advert that it has. */
let advertStatus: number
let pageOf: (page: number) => Page | number
const portal = createServer((request, response) => {
  const { method = '', url = '' } = request
  const number = decodeURIComponent(url.replace('/adverts/', ''))
  request.resume()
  if (method === 'PUT') adverts.add(number)
  if (method === 'DELETE') adverts.delete(number)
  if (method !== 'GET') return response.writeHead(204).end()
  if (url.startsWith('/adverts/')) {
    asked.push(number)
    return response
      .writeHead(adverts.has(number) ? advertStatus : 404)
      .end(garages.has(number) ? 'GARAGE' : 'APARTMENT')
  }
  const page = pageOf(Number(url.replace('/pages/', '')))
  if (typeof page === 'number') return response.writeHead(page).end()
  return response.writeHead(200).end(JSON.stringify(page))
})

const Credentials = closed({ url: HttpUrl })
type Session = PortalSession<unknown, Static<typeof Credentials>>

const call = async ({ http, credentials }: Session, method: 'GET' | 'PUT' | 'DELETE', path: string) => {
  const answer = await http.send({ method, url: credentials.url + path })
  return answer.kind === 'answer' ? answer : { status: 503, body: Buffer.alloc(0) }
}
const unavailable = { kind: 'unavailable', sentence: { key: 'portalInTrouble' } } as const
const busy = { ...unavailable, retryAfterMs: 600_000 } as const
const pathOf = (number: string) => `/adverts/${encodeURIComponent(number)}`

const lister = defineConnector({
  type: 'lister',
  name: { de: 'Lister', en: 'Lister' },
  description: { de: 'Ein Portal zum Testen.', en: 'A portal of a test.' },
  propertyTypes,
  authorization: {
    kind: 'login',
    credentials: Credentials,
    credentialWords: {
      url: {
        name: { de: 'Adresse', en: 'Address' },
        explanation: { de: 'Des Portals.', en: 'Of the portal.' },
      },
    },
  },
  options: closed({}),
  optionWords: {},
  images: () => ({ edgeMax: 1_000, bytesMax: 1_000_000 }),
  attachmentCountMax: () => 0,
  check: () => ({ problems: [], warnings: [] }),
  documents: () => [],
  checkLogin: async () => ({ kind: 'authorized' }),
  async publish({ placement: { externalId } }, session) {
    await call(session, 'PUT', pathOf(externalId))
    return { kind: 'published', portalId: idOf(externalId) }
  },
  async withdraw({ externalId }, session) {
    await call(session, 'DELETE', pathOf(externalId))
    return { kind: 'withdrawn' }
  },
  async listAdverts(from, session) {
    const { status, body } = await call(session, 'GET', `/pages/${from ?? '0'}`)
    if (status === 401) return { kind: 'unauthorized', sentence: { key: 'accessRevoked' } }
    if (status !== 200) return status === 429 ? busy : unavailable
    const { numbers, hasNext, next, total } = JSON.parse(body.toString()) as Page
    const adverts = numbers.map((externalId) => ({ portalId: idOf(externalId), externalId, changeMark: 'first' }))
    const page = { kind: 'page', adverts, ...(total !== undefined && { total }) } as const
    return hasNext ? { ...page, next: next ?? String(Number(from ?? 0) + 1) } : page
  },
  async readAdvert({ portalId: name = '', externalId = name }, session) {
    const { status, body } = await call(session, 'GET', pathOf(externalId))
    if (status === 404) return { kind: 'gone' }
    if (status !== 200) return status === 429 ? busy : unavailable
    const kind = body.toString()
    if (kind === 'GARAGE') return { kind: 'unreadable', sentence: { key: 'advertOfOtherKind', params: { kind } } }
    const property = { type: 'apartmentRent', fields: {} } as const
    const portalId = idOf(externalId)
    return { kind: 'read', portalId, isShown: true, property, contact: null, attachments: [], unread: [] }
  },
})

const api = startApi({ connectors: [lister] })
let url: string

beforeAll(async () => {
  portal.listen(0, '127.0.0.1')
  await once(portal, 'listening')
  url = `http://127.0.0.1:${(portal.address() as AddressInfo).port}`
})
afterAll(() => portal.close())
beforeEach(async () => {
  idOf = (number) => number
  advertStatus = 200
  asked.length = 0
  adverts.clear()
  garages.clear()
  // What an earlier test has left to be done asks the same portal.
  for (const table of [raw('comparisons'), raw('differences')]) await api.db.run(sql`update ${table} set due_at = null`)
})

async function anAgency(listings: number): Promise<{ client: Client; target: Target; ids: string[] }> {
  const client = await api.account()
  const { body: target } = await client.post('/targets', { type: 'lister', credentials: { url } })
  await eventually(async () =>
    expect((await client.get(`/targets/${target.id}`)).body.authorizationStatus).toBe('authorized'),
  )
  const ids: string[] = []
  for (let number = 0; number < listings; number++) ids.push((await listed(client, target, `OBJ ${number}`)).listing.id)
  for (const id of ids) await listingOnce(client, id, { status: 'published' })
  return { client, target, ids }
}

async function comparison(client: Client, target: Target, status: string) {
  await client.post(`/targets/${target.id}/compare`)
  return eventually(async () => {
    const { body } = await client.get(`/targets/${target.id}/comparison`)
    expect(body.status).toBe(status)
    return body
  })
}

const missing = async (client: Client) =>
  (await client.get('/listings')).body.filter((listing: object) => 'missingSince' in listing)

test('one that lists nothing because it is ill is not believed: nothing is gone', async () => {
  startTestWorker(api)
  const { client, target } = await anAgency(7)
  pageOf = () => ({ numbers: [], hasNext: false })

  const { failureCode, failureMessage } = await comparison(client, target, 'failed')

  expect([failureCode, failureMessage]).toEqual(['portal_unavailable', expect.stringContaining('7 adverts')])
  expect(await missing(client)).toEqual([])
  expect((await client.get(`/targets/${target.id}/differences`)).body).toEqual([])
})

test('one whose list lacks many is not believed either when the first that it is asked for are really gone', async () => {
  startTestWorker(api)
  const { client, target } = await anAgency(12)
  for (let number = 0; number < 10; number++) adverts.delete(`OBJ ${number}`)
  pageOf = () => ({ numbers: [], hasNext: false })

  const { failureMessage } = await comparison(client, target, 'failed')

  expect(failureMessage).toContain('12 adverts')
  expect(await missing(client)).toEqual([])
})

test('one whose pages have shifted has lost nothing either, and what is really gone is found beside it', async () => {
  startTestWorker(api)
  const { client, target, ids } = await anAgency(3)
  adverts.delete('OBJ 2')
  pageOf = () => ({ numbers: ['OBJ 0'], hasNext: false })

  const { open } = await comparison(client, target, 'succeeded')

  expect(open).toMatchObject({ missing: 1, unknown: 0 })
  expect(await missing(client)).toMatchObject([{ id: ids[2] }])
})

test('what is on none of its pages, and of a kind that we do not know by now, is there: it is asked for once', async () => {
  startTestWorker(api)
  const { client, target } = await anAgency(2)
  pageOf = () => ({ numbers: ['OBJ 0', 'OBJ 1'], hasNext: false })
  await comparison(client, target, 'succeeded')
  garages.add('OBJ 1')
  pageOf = () => ({ numbers: ['OBJ 0'], hasNext: false })

  const { open } = await comparison(client, target, 'succeeded')

  expect(asked).toEqual(['OBJ 1'])
  expect(open).toMatchObject({ missing: 0, changed: 0, unknown: 0 })
  expect(await missing(client)).toEqual([])
})

test('one that gives adverts long names is asked for each once, and what is gone is found', async () => {
  startTestWorker(api)
  idOf = (number) => number.padEnd(3_000, 'x')
  const { client, target, ids } = await anAgency(3)
  adverts.delete('OBJ 1')
  pageOf = () => ({ numbers: ['OBJ 0'], hasNext: false })

  const { open } = await comparison(client, target, 'succeeded')

  expect(asked).toEqual(['OBJ 1', 'OBJ 2'])
  expect(open).toMatchObject({ missing: 1, changed: 0, unknown: 0 })
  expect(await missing(client)).toMatchObject([{ id: ids[1] }])
})

test('one that calls an advert by what no database takes, when it is asked for it, is asked once', async () => {
  startTestWorker(api)
  const { client, target } = await anAgency(1)
  idOf = () => 'A\0B'
  pageOf = () => ({ numbers: [], hasNext: false })

  const { open } = await comparison(client, target, 'succeeded')

  expect(asked).toEqual(['OBJ 0'])
  expect(open).toMatchObject({ missing: 0, unknown: 0 })
})

test('a list that breaks off is read on from where it was; nothing follows from half of it', async () => {
  startTestWorker(api)
  const { client, target } = await anAgency(2)
  const pages: number[] = []
  pageOf = (page) => {
    pages.push(page)
    if (page === 0) return { numbers: ['OBJ 0'], hasNext: true }
    return pages.filter((each) => each === 1).length < 2 ? 503 : { numbers: ['OBJ 1'], hasNext: false }
  }

  await client.post(`/targets/${target.id}/compare`)
  await eventually(() => expect(pages).toContain(1))
  await eventually(async () => {
    await api.db.run(
      sql`update comparisons set due_at = now() where target_id = ${target.id} and failures = 1 and lease_until is null`,
    )
    expect((await client.get(`/targets/${target.id}/comparison`)).body.status).toBe('succeeded')
  })

  expect(pages).toEqual([0, 1, 1])
  expect(await missing(client)).toEqual([])
})

test('one that waits for its next try is taken up at once by whoever asks for it', async () => {
  startTestWorker(api)
  const { client, target } = await anAgency(1)
  pageOf = () => 503
  await client.post(`/targets/${target.id}/compare`)
  await eventually(() =>
    api.db.one(sql`
      update comparisons set due_at = now() + interval '1 hour'
      where target_id = ${target.id} and failures = 1 and lease_until is null returning id`),
  )
  pageOf = () => ({ numbers: ['OBJ 0'], hasNext: false })

  const { open } = await comparison(client, target, 'succeeded')

  expect(open).toMatchObject({ missing: 0 })
})

/** Lets the time of the next try come, and the time for which the portal wants to be left alone be over. */
async function hastenTry(client: Client, table: string): Promise<void> {
  await api.db.run(sql`update targets set quiet_until = null where account_id = ${client.accountId}`)
  await hasten(api, client, table)
}

test('one that puts us off for ever is given up at last', async () => {
  startTestWorker(api)
  const { client, target } = await anAgency(1)
  pageOf = () => 429

  await client.post(`/targets/${target.id}/compare`)

  await eventually(async () => {
    await hastenTry(client, 'comparisons')
    expect((await client.get(`/targets/${target.id}/comparison`)).body).toMatchObject({
      status: 'failed',
      failureCode: 'portal_unavailable',
    })
  })
})

test('one that puts us off at each of its pages is read to the end', async () => {
  startTestWorker(api)
  const { client, target } = await anAgency(1)
  let calls = 0
  pageOf = (page) => (calls++ % 2 === 0 ? 429 : { numbers: [`OBJ ${page}`], hasNext: page < 7 })

  await client.post(`/targets/${target.id}/compare`)

  await eventually(async () => {
    await hastenTry(client, 'comparisons')
    expect((await client.get(`/targets/${target.id}/comparison`)).body).toMatchObject({
      status: 'succeeded',
      advertsRead: 8,
    })
  })
})

test('an advert whose portal puts us off for ever is not adopted', async () => {
  startTestWorker(api)
  const { client, target } = await anAgency(0)
  adverts.add('STRANGE')
  advertStatus = 429

  await client.post(`/targets/${target.id}/adopt`, { portalIds: ['STRANGE'] })

  await eventually(async () => {
    await hastenTry(client, 'differences')
    expect((await client.get(`/targets/${target.id}/differences`)).body).toMatchObject([
      { status: 'failed', failureCode: 'portal_unavailable' },
    ])
  })
})

test('an advert that is to be adopted once more says no longer why it was not', async () => {
  const worker = startTestWorker(api)
  const { client, target } = await anAgency(0)
  const adopt = () => client.post(`/targets/${target.id}/adopt`, { portalIds: ['GONE'] })
  const differences = async () => (await client.get(`/targets/${target.id}/differences`)).body
  await adopt()
  await eventually(async () => expect(await differences()).toMatchObject([{ failureCode: 'advert_unreadable' }]))
  await worker.stop()

  await adopt()

  const [difference] = await differences()
  expect(difference).toMatchObject({ status: 'mending' })
  expect(difference).not.toHaveProperty('failureCode')
})

test('a token that is revoked in the middle ends it, and nothing follows from half of the list', async () => {
  startTestWorker(api)
  const { client, target } = await anAgency(2)
  pageOf = (page) => (page === 0 ? { numbers: ['STRANGE'], hasNext: true } : 401)

  const { failureCode } = await comparison(client, target, 'failed')

  expect(failureCode).toBe('unauthorized')
  expect((await client.get(`/targets/${target.id}`)).body.authorizationStatus).toBe('revoked')
  expect((await client.get(`/targets/${target.id}/differences`)).body).toEqual([])
  expect(await missing(client)).toEqual([])
})

test('a page that leads to itself does not go on for ever', async () => {
  startTestWorker(api)
  const { client, target } = await anAgency(1)
  pageOf = (page) => ({ numbers: ['OBJ 0'], hasNext: page < 39 })

  const { advertsRead } = await comparison(client, target, 'succeeded')

  expect(advertsRead).toBe(40)
})

// `LISTED=100000 npx vitest run server/src/comparing/ill-portal.test.ts -t thousands` for as many as no agency has.
const total = Number(process.env['LISTED'] ?? 5_000)

test(
  'one that lists thousands is read a page at a time, and all that is unknown is found',
  { timeout: 900_000 },
  async () => {
    startTestWorker(api)
    const { client, target } = await anAgency(2)
    pageOf = (page) => ({
      numbers: Array.from({ length: 1_000 }, (_, index) => `OBJ ${page * 1_000 + index}`),
      hasNext: (page + 1) * 1_000 < total,
    })

    await client.post(`/targets/${target.id}/compare`)
    const { advertsRead, open, startedAt, endedAt } = await vi.waitFor(
      async () => {
        const { body } = await client.get(`/targets/${target.id}/comparison`)
        expect(body.status).toBe('succeeded')
        return body
      },
      { timeout: 800_000, interval: 100 },
    )

    if (total > 5_000) {
      const seconds = (Date.parse(endedAt) - Date.parse(startedAt)) / 1_000
      const megabytes = Math.round(process.memoryUsage().rss / 1e6)
      process.stdout.write(`${total} adverts listed: compared in ${seconds} s; the process has ${megabytes} MB.\n`)
    }
    expect([advertsRead, open]).toEqual([total, expect.objectContaining({ missing: 0, unknown: total - 2 })])
  },
)

test('one that lists numbers which there cannot be, and very many, is read all the same', async () => {
  startTestWorker(api)
  const { client, target } = await anAgency(1)
  const many = Array.from({ length: 2_000 }, (_, number) => `STRANGE ${number}`)
  pageOf = () => ({ numbers: ['OBJ 0', 'A\0B', '\0', 'x'.repeat(100_000), ...many], hasNext: false })

  const { open } = await comparison(client, target, 'succeeded')

  expect(open).toMatchObject({ missing: 0, unknown: 2_000 })
})

test.for([
  ['leads on by what no database takes', { hasNext: true, next: 'A\0B' }],
  ['leads on by a megabyte', { hasNext: true, next: 'x'.repeat(1_000_000) }],
  ['counts more than there are on earth', { hasNext: false, total: 1e20 }],
] as const)('one whose page %s is tried again, and given up at last', async ([, page]) => {
  startTestWorker(api)
  const { client, target } = await anAgency(1)
  pageOf = () => ({ numbers: ['OBJ 0'], ...page })

  await client.post(`/targets/${target.id}/compare`)

  await eventually(async () => {
    await hasten(api, client, 'comparisons')
    expect((await client.get(`/targets/${target.id}/comparison`)).body).toMatchObject({
      status: 'failed',
      failureCode: 'portal_unavailable',
    })
  })
})
