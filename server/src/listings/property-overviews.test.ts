import type { PropertyOverview } from '@aushang/model'
import sql from 'sql-template-tag'
import { beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../lib/ids.ts'
import { aContact, aProperty, type Client, startApi } from '../../test/harness.ts'

const api = startApi()
let client: Client
let stranger: Client
const targets: string[] = []
const properties: string[] = []

async function aTarget(authorizationStatus: string): Promise<string> {
  const id = newId()
  await api.db.run(sql`
    insert into targets (account_id, id, type, name, email_id, options, auto_collect_requests, authorization_status)
    values (${client.accountId}, ${id}, 'openimmo', 'Portal', ${id.toLowerCase()}, '{}', false, ${authorizationStatus})`)
  return id
}

const listed = (property: number, target: number) =>
  sql`property_id = ${properties[property] ?? ''} and target_id = ${targets[target] ?? ''}`

beforeAll(async () => {
  ;[client, stranger] = [await api.account(), await api.account()]
  targets.push(await aTarget('authorized'), await aTarget('revoked'))
  for (let count = 0; count < 5; count++) {
    const { body } = await client.post('/properties', aProperty({ externalId: `WHG-${count}` }))
    properties.push(body.id)
  }
  await api.db.run(sql`update properties set processing_status = 'succeeded', due_at = null`)
  const pairs = [
    [0, 0],
    [1, 0],
    [1, 1],
    [2, 0],
  ] as const
  for (const [property, target] of pairs) {
    await client.post('/listings', { propertyId: properties[property], targetId: targets[target] })
  }
  await api.db.run(sql`
    update listings set published_version = 1, portal_id = '325500001', public_url = 'https://portal.example.org/1'
    where ${listed(0, 0)}`)
  await api.db.run(sql`
    update listings set has_failed = true, failure_code = 'field_missing', failure_message = '"Baujahr fehlt."',
      problems = '[{"path":"/fields/yearBuilt","code":"field_missing","message":"Baujahr fehlt."}]'
    where ${listed(2, 0)}`)
})

const numbers = async (query: string, by = client) => {
  const [overviews, whole] = [await by.get(`/properties/overview?${query}`), await by.get(`/properties?${query}`)]
  const found = overviews.body.map(({ externalId }: PropertyOverview) => Number(externalId.at(-1)))
  expect(whole.body.map(({ externalId }: PropertyOverview) => Number(externalId.at(-1)))).toEqual(found)
  return found
}

describe('GET /properties/overview', () => {
  test('shows each property in a line, with its listings', async () => {
    const { body } = await client.get('/properties/overview')

    expect(body).toHaveLength(5)
    const { fields } = aProperty()
    expect(body[0]).toMatchObject({
      title: fields.title,
      city: fields.address.city,
      listings: [{ targetId: targets[0], status: 'published', portalId: '325500001' }],
    })
    expect(body[1].listings.map(({ status }: { status: string }) => status)).toEqual(['pending', 'pending'])
    expect(body[2].listings).toMatchObject([{ status: 'failed', problems: [{ path: '/fields/yearBuilt' }] }])
    expect(body[3].listings).toEqual([])
  })

  test('has the price of all of a plot that is offered by the square metre', async () => {
    const owner = await api.account()
    const draft = {
      type: 'plotBuy',
      fields: {
        title: 'Baugrund',
        address: { postalCode: '10115', city: 'Berlin' },
        plotArea: 900,
        purchasePricePerSquareMetre: 250,
      },
    }
    expect((await owner.post('/properties', draft)).status).toBe(201)

    expect((await owner.get('/properties/overview')).body).toMatchObject([{ price: 225_000 }])
  })

  test('has the price, unless it is on request, and the first picture that is ready', async () => {
    const attachments = [1, 2, 3, 4].map((number) => ({ url: `http://127.0.0.1:1/${number}.jpg` }))
    const { body: house } = await client.post(
      '/properties',
      aProperty({ externalId: 'HAUS-9', attachments, fields: { purchasePrice: 400_000 } }, 'houseBuy'),
    )
    const states = [
      { type: 'image', status: 'failed' },
      { type: 'image', status: 'succeeded', isFloorPlan: true },
      { type: 'document', status: 'succeeded' },
      { type: 'image', status: 'succeeded' },
    ]
    const shown = house.attachments.map((each: object, index: number) => ({ ...each, ...states[index] }))
    await api.db.run(sql`update properties set attachments = ${JSON.stringify(shown)} where id = ${house.id}`)
    const overview = async () => (await client.get('/properties/overview?q=HAUS-9')).body[0]
    expect(await overview()).toMatchObject({ price: 400_000, titlePictureId: house.attachments[3].id })

    await client.patch(`/properties/${house.id}`, {
      fields: { purchasePrice: null, purchasePriceOnRequest: true },
      attachments: [],
    })

    expect(Object.keys(await overview())).not.toEqual(expect.arrayContaining(['price']))
    expect(Object.keys(await overview())).not.toEqual(expect.arrayContaining(['titlePictureId']))
    await client.delete(`/properties/${house.id}`)
  })

  test('filters by the state of listings, on a target or on any, like GET /properties', async () => {
    const [accessible, revoked] = targets

    expect(await numbers('listingStatus=published')).toEqual([0])
    expect(await numbers('listingStatus=pending')).toEqual([1])
    expect(await numbers(`listingStatus=pending&targetId=${revoked}&sort=price`)).toEqual([1])
    expect(await numbers(`listingStatus=failed&targetId=${accessible}`)).toEqual([2])
    expect(await numbers(`listingStatus=failed&targetId=${revoked}`)).toEqual([])
    expect(await numbers(`targetId=${accessible}&order=desc&limit=2`)).toEqual([2, 1])
    expect(await numbers('listingStatus=none')).toEqual([3, 4])
    expect(await numbers(`listingStatus=none&targetId=${revoked}`)).toEqual([0, 2, 3, 4])
    expect(await numbers('listingStatus=published', stranger)).toEqual([])
    expect(await numbers(`listingStatus=none&targetId=${revoked}`, stranger)).toEqual([])
  })

  test('filters by what needs someone: refused, waiting for access, or an attachment that failed', async () => {
    await api.db.run(sql`update properties set processing_status = 'failed' where id = ${properties[4]}`)

    expect(await numbers('needsSomeone=true')).toEqual([1, 2, 4])
    expect(await numbers('needsSomeone=false')).toEqual([0, 3])
    expect((await client.get('/listings?needsSomeone=true')).body).toHaveLength(2)
    expect((await client.get('/listings?needsSomeone=false')).body).toHaveLength(2)
    expect(await numbers('needsSomeone=true', stranger)).toEqual([])
  })

  test('finds by the portal’s number and by contact', async () => {
    const { body: contact } = await client.post('/contacts', aContact())
    await client.patch(`/properties/${properties[3]}`, { contactId: contact.id })

    expect(await numbers('q=325500001')).toEqual([0])
    expect(await numbers('q=325500001', stranger)).toEqual([])
    expect(await numbers('q=3255')).toEqual([])
    const long = 'A'.repeat(60)
    await api.db.run(sql`update listings set portal_id = ${`${long}1`} where ${listed(1, 0)}`)
    expect(await numbers(`q=${long}1`)).toEqual([1])
    expect(await numbers(`q=${long}2`)).toEqual([])
    expect(await numbers(`contactId=${contact.id}`)).toEqual([3])
  })
})
