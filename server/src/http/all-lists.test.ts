import { readFile } from 'node:fs/promises'
import type { Listing, Property } from '@aushang/model'
import sql from 'sql-template-tag'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newId } from '../lib/ids.ts'
import { aContact, aProperty, type Client, startApi, testPublicUrl } from '../../test/harness.ts'
import { aPerson } from '../../test/people.ts'

const api = startApi()
let client: Client
let stranger: Client

interface Operation {
  parameters: { name: string }[]
  responses: Record<string, { content?: Record<string, { schema: { type?: string } }> }>
}

const { paths } = JSON.parse(await readFile(new URL('../../../openapi.json', import.meta.url), 'utf8')) as {
  paths: Record<string, { get?: Operation }>
}

/** What the installation has, and no account adds to; the few sessions of a person, whom an API key is not; a figure of each webhook. */
const fixed = ['/target-types', '/property-types', '/sessions', '/webhooks/health']

const lists = Object.entries(paths).flatMap(([path, { get }]) => {
  const schema = get?.responses['200']?.content?.['application/json']?.schema
  return get === undefined || schema?.type !== 'array' || fixed.includes(path) ? [] : [{ path, get }]
})

/** Of whatever the path names: five of each, made below. */
const ids: Record<string, string> = {}

beforeAll(async () => {
  ;[client, stranger] = [await api.account(), await api.account()]
  const { accountId } = client
  const webhook = { url: 'http://127.0.0.1:1/hook', events: ['publication.succeeded'] }
  for (let count = 0; count < 5; count++) {
    const { body: property } = await client.post('/properties', aProperty({ externalId: `WHG-${count}` }))
    await client.post('/contacts', aContact())
    await client.post('/account/api-keys', { name: `key ${count}` })
    await client.post('/account/invitations', { email: `guest-${count}@example.org`, role: 'reader', language: 'de' })
    await aPerson(api, 'member', { ...client, id: '', email: '' })
    const { body } = await client.post('/webhooks', webhook)
    ids['/webhooks/{id}/deliveries'] ??= body.id
    await client.post(`/webhooks/${ids['/webhooks/{id}/deliveries']}/ping`)
    const targetId = newId()
    await api.db.run(sql`
      insert into targets (account_id, id, type, name, email_id, options, auto_collect_requests)
      values (${accountId}, ${targetId}, 'openimmo', 'Portal', ${targetId.toLowerCase()}, '{}', false)`)
    const { body: listing } = await client.post('/listings', { propertyId: property.id, targetId })
    const listingId = (ids['/listings/{id}/attempts'] ??= listing.id)
    await api.db.run(sql`
      insert into listing_attempts (account_id, listing_id, id, type, version)
      values (${accountId}, ${listingId}, ${newId()}, 'set', 1)`)
    const comparedId = (ids['/targets/{id}/differences'] ??= targetId)
    await api.db.run(sql`
      insert into differences (account_id, id, target_id, subject, kind)
      values (${accountId}, ${newId()}, ${comparedId}, ${`advert ${count}`}, 'unknown')`)
    const mailId = newId()
    await api.db.run(sql`
      insert into mails (account_id, id, target_id, envelope_sender, recipient, hash, raw, due_at, outcome, failure_code)
      values (${accountId}, ${mailId}, ${targetId}, '', '', ${Buffer.from(mailId)}, '', null, 'unreadable', 'no_xml_attachment')`)
    await anInquiry(targetId, { prospect: { lastName: `Beispiel ${count}` } })
  }
})

async function anInquiry(targetId: string, details: object): Promise<string> {
  const { accountId } = client
  const [id, mailId] = [newId(), newId()]
  await api.db.run(sql`
    insert into mails (account_id, id, target_id, envelope_sender, recipient, hash, due_at)
    values (${accountId}, ${mailId}, ${targetId}, '', '', ${Buffer.from(mailId)}, null)`)
  await api.db.run(sql`
    insert into requests (account_id, id, target_id, mail_id, details, hash, received_at)
    values (${accountId}, ${id}, ${targetId}, ${mailId}, ${JSON.stringify(details)}, ${Buffer.from(id)}, now())`)
  return id
}

const pathOf = (path: string) => path.replace('{id}', ids[path] ?? '')

/** Follows the Link headers from this page on. */
async function walk(path: string, by = client): Promise<object[][]> {
  const { body, headers } = await by.get(path)
  const next = /^<(.+)>; rel="next"$/.exec(headers['link'] ?? '')?.[1]
  return [body, ...(next === undefined ? [] : await walk(next.replace(testPublicUrl, ''), by))]
}

test('there are lists to look at', () => {
  expect(lists.length).toBeGreaterThan(8)
})

describe.for(lists)('GET $path', ({ path, get }) => {
  test('says that it takes limit, after and order', () => {
    expect(get.parameters.map(({ name }) => name)).toEqual(expect.arrayContaining(['limit', 'after', 'order']))
  })

  test.for(['asc', 'desc'])('holds the same page by page as at once: %s', async (order) => {
    const { body: all } = await client.get(`${pathOf(path)}?order=${order}`)
    const { body: unordered } = await client.get(pathOf(path))

    const pages = await walk(`${pathOf(path)}?order=${order}&limit=2`)

    expect(all.length).toBeGreaterThanOrEqual(5)
    expect(all).toEqual(order === 'asc' ? unordered : unordered.toReversed())
    expect(pages.flat()).toEqual(all)
    expect(pages.length).toBe(Math.ceil(all.length / 2))
  })

  test('refuses an order that there is not', async () => {
    const answer = await client.get(`${pathOf(path)}?order=up`)

    expect(answer).toMatchObject({ status: 400, body: { issues: [{ path: '/query/order' }] } })
  })
})

describe('GET /properties?sort', () => {
  const prices = [900, 1200, 900, 700, 1200]
  let seller: Client
  let shown: Property[]

  beforeEach(async () => {
    seller = await api.account()
    shown = []
    for (const [index, baseRent] of prices.entries()) {
      const city = ['Köln', 'Ahlen', 'Zwickau', 'Kleve', 'Koblenz'][index]
      const { fields, ...draft } = aProperty({ externalId: `WHG-${index}` })
      const address = { ...fields.address, city }
      const property = { ...draft, fields: { ...fields, baseRent, livingArea: 100 - index, address } }
      shown.push((await seller.post('/properties', property)).body)
    }
  })

  const externalIds = async (path: string) =>
    (await walk(path, seller)).flat().map((each) => (each as Property).externalId)

  test('puts them in the order of price, area, place and last change, page by page, both ways', async () => {
    const byPrice = ['WHG-3', 'WHG-0', 'WHG-2', 'WHG-1', 'WHG-4']
    const byChange = shown
      .toSorted((a, b) => (a.updatedAt === b.updatedAt ? (a.id < b.id ? -1 : 1) : a.updatedAt < b.updatedAt ? -1 : 1))
      .map(({ externalId }) => externalId)
    const expected = {
      price: byPrice,
      area: ['WHG-4', 'WHG-3', 'WHG-2', 'WHG-1', 'WHG-0'],
      city: ['WHG-1', 'WHG-3', 'WHG-4', 'WHG-0', 'WHG-2'],
      updatedAt: byChange,
    }

    for (const [sort, order] of Object.entries(expected)) {
      expect(await externalIds(`/properties?sort=${sort}&limit=2`)).toEqual(order)
      expect(await externalIds(`/properties?sort=${sort}`)).toEqual(order)
      expect(await externalIds(`/properties?sort=${sort}&order=desc&limit=2`)).toEqual(order.toReversed())
    }
  })

  test('goes on where a page ended, although its last one is elsewhere by now', async () => {
    const { headers } = await seller.get('/properties?sort=price&limit=3')
    const next = /^<(.+)>/.exec(headers['link'] ?? '')?.[1]?.replace(testPublicUrl, '') ?? ''
    const { body: all } = await seller.get('/properties?sort=price')
    const last = all[2]
    await seller.patch(`/properties/${last.id}`, { fields: { baseRent: 5000 } })

    const { body } = await seller.get(next)

    expect(body.map((each: Property) => each.externalId)).toEqual(['WHG-1', 'WHG-4', last.externalId])
  })

  test.for(['x', '0TkW4rYx00qL7mN9pR2s', 'WzEsMl0', 'bnVsbA', 'WyJcdTAwMDAiLCIwVGtXNHJZeDAwcUw3bU45cFIycyJd'])(
    'refuses a place to go on from that it has not named: %s',
    async (after) => {
      for (const sort of ['price', 'city', 'updatedAt']) {
        const answer = await seller.get(`/properties?sort=${sort}&after=${after}`)

        expect(answer).toMatchObject({ status: 400, body: { issues: [{ path: '/query/after' }] } })
      }
    },
  )
})

describe('?q', () => {
  const found = async (path: string, words: string, by = client) =>
    (await by.get(`${path}${path.includes('?') ? '&' : '?'}q=${encodeURIComponent(words)}`)).body.map(
      (each: { id: string }) => each.id,
    )

  test('finds a property by title, number, street, place and id, by the beginnings of words', async () => {
    const fields = {
      title: 'Sonniges Häuschen „Am Weiher“',
      address: { street: 'Große Bäckerstraße', streetNumber: '7a', postalCode: '20095', city: 'Überlingen' },
    }
    const { body } = await client.post('/properties', aProperty({ externalId: 'OBJ-0815/b', fields }))

    const words = ['sonnig', 'HAUSCHEN', 'haeuschen', 'weiher', '0815', 'obj-0815/b', 'baeckerstrasse 7a', 'bäckers']
    for (const each of [...words, '20095 über', 'Ueberlingen', body.id, body.id.slice(0, 12)]) {
      expect([each, await found('/properties', each)]).toEqual([each, [body.id]])
      expect([each, await found('/properties', each, stranger)]).toEqual([each, []])
    }
    for (const each of ['815', 'sonnig berlin', 'iger', '!', "'", String.raw`\'`, '*', ':*']) {
      expect([each, await found('/properties', each)]).toEqual([each, []])
    }
    await client.patch(`/properties/${body.id}`, { fields: { title: 'Dunkler Keller' } })
    expect(await found('/properties', 'sonnig')).toEqual([])
    expect(await found('/properties?limit=1&sort=price&type=apartmentRent', 'keller')).toEqual([body.id])
    expect(await found('/properties?type=plotBuy', 'keller')).toEqual([])
  })

  test('finds a contact, a target, a webhook and a key', async () => {
    const { body: contact } = await client.post('/contacts', aContact({ lastName: 'Özdemir', company: 'Hausgold KG' }))
    const { body: webhook } = await client.post('/webhooks', {
      url: 'http://127.0.0.1:1/x',
      events: ['request.created'],
      description: 'Nachtimport',
    })
    const { body: key } = await client.post('/account/api-keys', { name: 'Wochenbericht' })

    expect(await found('/contacts', 'oezdemir haus')).toEqual([contact.id])
    expect(await found('/webhooks', 'nacht')).toEqual([webhook.id])
    expect(await found('/account/api-keys', 'wochen')).toEqual([key.id])
    expect(await found('/targets', 'portal')).toHaveLength(5)
    expect(await found('/targets', 'portal', stranger)).toEqual([])
    expect(await found('/contacts', 'oezdemir', stranger)).toEqual([])
  })

  test('finds an inquiry by name, address and words, until the person is erased', async () => {
    const { body: targets } = await client.get('/targets?limit=1')
    const prospect = { firstName: 'Erika', lastName: 'Grünlich', email: 'erika@posteo.example' }
    const id = await anInquiry(targets[0].id, { prospect, message: 'Darf ein Dackel einziehen?' })

    for (const words of ['gruen', 'erika@posteo', 'dackel']) {
      expect(await found('/requests', words)).toEqual([id])
      expect(await found('/requests', words, stranger)).toEqual([])
    }
    await client.delete(`/requests/${id}`)
    expect(await found('/requests', 'dackel')).toEqual([])
  })
})

describe('GET /requests', () => {
  test('filters by what was read, and by what is about no property', async () => {
    const { body: all } = await client.get('/requests')
    await client.patch(`/requests/${all[0].id}`, { read: true })

    expect((await client.get('/requests?read=true')).body).toHaveLength(1)
    expect((await client.get('/requests?read=false')).body).toHaveLength(all.length - 1)
    expect((await client.get('/requests?matched=false')).body).toHaveLength(all.length)
    expect((await client.get('/requests?matched=true')).body).toEqual([])
  })
})

describe('GET /listings?status', () => {
  test('finds what waits for its property, also after an edit, and what does not', async () => {
    const { body: listings } = await client.get('/listings')
    const [first] = listings as Listing[]
    const propertyId = first?.propertyId ?? ''
    const withStatus = async (status: string) =>
      (await client.get(`/listings?status=${status}&propertyId=${propertyId}`)).body.length
    await api.db.run(sql`
      update listings set published_version = 1, awaits_property = false where property_id = ${propertyId}`)
    await api.db.run(sql`
      update properties set processing_status = 'succeeded', due_at = null where id = ${propertyId}`)
    expect([await withStatus('published'), await withStatus('updating')]).toEqual([1, 0])

    await client.patch(`/properties/${propertyId}`, { fields: { title: 'Neu' } })

    expect([await withStatus('published'), await withStatus('updating')]).toEqual([0, 1])
  })
})
