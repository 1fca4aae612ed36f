import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Client, type Received, signIn, type Tree } from '../../../test/platform-a/client.ts'
import { address, flat, flatXml } from '../../../test/platform-a/documents.ts'
import { type Sandbox, startSandbox } from '../../index.ts'

let sandbox: Sandbox
let client: Client
beforeAll(async () => {
  sandbox = await startSandbox({ host: '127.0.0.1', port: 0, rateLimitPerMinute: 1_000_000 })
  client = await signIn(sandbox.url)
})
afterAll(() => sandbox.stop())

const path = '/user/me/realestate'
const create = (json: unknown) => client.send('POST', path, { json })
const idOf = ({ json }: Received) => String(json['common.messages'][0].message.id)
const read = async (id: string): Promise<Tree> =>
  (await client.send('GET', `${path}/${id}`)).json['realestates.apartmentRent']

describe('POST realestate', () => {
  test('takes XML, and answers in XML', async () => {
    const xml = flatXml({ externalId: 'x-1' })

    const created = await client.send('POST', `${path}/`, { xml, accept: 'application/xml' })
    const read = await client.send('GET', `${path}/ext-x-1`, { accept: 'application/xml' })

    expect([created.status, created.codes]).toEqual([201, ['MESSAGE_RESOURCE_CREATED']])
    const id = /<id>(\d+)<\/id>/.exec(created.text)?.[1]
    expect(created.headers.get('location')).toBe(`${sandbox.url}/restapi/api/offer/v1.0/user/me/realestate/${id}`)
    expect(read.headers.get('content-type')).toBe('application/xml;charset=UTF-8')
    expect(read.headers.get('l-is24-resourceid')).toBe('ext-x-1')
    expect(read.text).toMatch(new RegExp(`^<\\?xml.*\n<realestates:apartmentRent xmlns:[^>]* id="${id}">`))
    expect(read.text).toContain('<baseRent>900.00</baseRent>')
    expect(read.text).toContain('<livingSpace>70.50</livingSpace><numberOfRooms>3</numberOfRooms>')
  })

  test('takes JSON in any order, with strings for numbers, and fills in what is not said', async () => {
    const created = await create(
      flat({
        lift: true,
        baseRent: '950.555',
        floor: '2',
        energySourcesEnev2014: { energySourceEnev2014: ['OIL', 'GAS'] },
      }),
    )
    const id = idOf(created)

    const object = await read(id)

    expect(object).toEqual({
      '@id': id,
      externalId: id,
      title: 'Helle Wohnung',
      creationDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      address: {
        ...address,
        wgs84Coordinate: { latitude: expect.any(Number), longitude: expect.any(Number) },
        geoHierarchy: expect.objectContaining({ country: { geoCodeId: 276, fullGeoCodeId: '1276' } }),
      },
      realEstateState: 'INACTIVE',
      attachments: [{ '@xlink.href': `${sandbox.url}/restapi/api/offer/v1.0/user/me/realestate/${id}/attachment` }],
      showAddress: 'true',
      contact: { '@id': expect.stringMatching(/^\d+$/) },
      'common.publishChannels': [],
      apartmentType: 'NO_INFORMATION',
      floor: 2,
      lift: 'true',
      cellar: 'NOT_APPLICABLE',
      handicappedAccessible: 'NOT_APPLICABLE',
      condition: 'NO_INFORMATION',
      constructionYearUnknown: 'false',
      firingTypes: [{ firingType: ['GAS', 'OIL'] }],
      energySourcesEnev2014: { energySourceEnev2014: ['GAS', 'OIL'] },
      energyConsumptionContainsWarmWater: 'NOT_APPLICABLE',
      guestToilet: 'NOT_APPLICABLE',
      baseRent: 950.56,
      heatingCostsInServiceCharge: 'NOT_APPLICABLE',
      petsAllowed: 'NO_INFORMATION',
      useAsFlatshareRoom: 'NOT_APPLICABLE',
      livingSpace: 70,
      numberOfRooms: 3,
      builtInKitchen: 'false',
      balcony: 'false',
      certificateOfEligibilityNeeded: 'false',
      garden: 'false',
      courtage: { hasCourtage: 'NO' },
    })
  })

  test('passes over comments and processing instructions in XML, and reads what is marked as text', async () => {
    const xml = flatXml({ externalId: 'x-2', first: '<!-- a --><?b c?><floor>1</floor>' }).replace(
      'Helle Wohnung',
      'Hell<!-- d --><![CDATA[ & <ruhig>]]>',
    )

    const created = await client.send('POST', path, { xml })

    expect(created.status).toBe(201)
    expect(await read(idOf(created))).toMatchObject({ title: 'Hell & <ruhig>', floor: 1 })
  })

  test('escapes every slash of its JSON', async () => {
    const id = idOf(await create(flat({ freeFrom: '1/2027' })))

    const { text } = await client.send('GET', `${path}/${id}`)

    expect(text).toContain('"freeFrom":"1\\/2027"')
  })

  test('takes an external id once', async () => {
    await create(flat({ externalId: 'once' }))

    const again = await create(flat({ externalId: 'once' }))
    const elsewhere = await (
      await signIn(sandbox.url, 'elsewhere')
    ).send('POST', path, { json: flat({ externalId: 'once' }) })

    expect([again.status, again.texts]).toEqual([
      412,
      ['Error while validating input for the resource. [MESSAGE: RealEstate already exists for external id.]'],
    ])
    expect(elsewhere.status).toBe(201)
  })
})

describe('an object', () => {
  test('is replaced as a whole by PUT', async () => {
    const id = idOf(await create(flat({ externalId: 'whole/1 ü', floor: 3, lift: true })))

    const updated = await client.send('PUT', `${path}/ext-whole%2F1%20%C3%BC`, { json: flat({ title: 'Neu' }) })

    expect(updated.json['common.messages'][0].message).toEqual({
      messageCode: 'MESSAGE_RESOURCE_UPDATED',
      message: 'Resource [realestate] with id [(externalId) whole/1 ü] has been updated.',
      id,
    })
    const object = await read(id)
    expect(object).toMatchObject({
      title: 'Neu',
      externalId: 'whole/1 ü',
      lift: 'false',
      lastModificationDate: expect.any(String),
    })
    expect(object).not.toHaveProperty('floor')
  })

  test('keeps its external id and its type', async () => {
    const id = idOf(await create(flat({ externalId: 'kept' })))
    const put = (json: unknown) => client.send('PUT', `${path}/${id}`, { json })

    const renamed = await put(flat({ externalId: 'other' }))
    const retyped = await put({ 'realestates.houseBuy': { title: 'Haus', address, buildingType: 'OTHER' } })

    expect(renamed.texts).toEqual([
      'Error while validating input for the resource. [MESSAGE: Given RealEstate external ID (other) does not match existing one (kept)]',
    ])
    expect([renamed.status, retyped.status]).toEqual([412, 412])
  })

  test('is gone after DELETE, for its owner as for everybody else before', async () => {
    const id = idOf(await create(flat()))
    const other = await signIn(sandbox.url, 'stranger')

    const foreign = await other.send('GET', `${path}/${id}`)
    const deleted = await client.send('DELETE', `${path}/${id}`)
    const gone = await client.send('DELETE', `${path}/${id}`)
    const odd = await client.send('GET', `${path}/abc`)

    expect(deleted.texts).toEqual([`Resource [realestate] with id [${id}] has been deleted.`])
    for (const answer of [foreign, gone, odd]) {
      expect([answer.status, answer.codes, answer.texts]).toEqual([
        404,
        ['ERROR_RESOURCE_NOT_FOUND'],
        ['Resource was not found.'],
      ])
    }
  })

  test('is not found by those who accept neither XML nor JSON', async () => {
    const id = idOf(await create(flat()))

    const answer = await client.send('GET', `${path}/${id}`, { accept: 'text/csv' })

    expect(answer.status).toBe(404)
  })

  test('has no other methods, and no other user', async () => {
    const deleted = await client.send('DELETE', path)
    const foreign = await client.send('GET', '/user/somebody/realestate')
    const unknown = await client.send('GET', '/user/me/castles')

    expect([deleted.status, deleted.codes]).toEqual([405, ['ERROR_COMMON_METHOD_NOT_ALLOWED']])
    expect([foreign.status, foreign.codes]).toEqual([403, ['ERROR_COMMON_ACCESS_DENIED']])
    expect([unknown.status, unknown.codes]).toEqual([404, ['ERROR_COMMON_RESOURCE_NOT_FOUND']])
  })
})

describe('GET realestate', () => {
  test('lists page by page, newest first, with links where there is more', async () => {
    const lister = await signIn(sandbox.url, 'lister')
    for (const n of [1, 2, 3]) await lister.send('POST', path, { json: flat({ externalId: `l-${n}` }) })
    const page = async (query: string) => (await lister.send('GET', `${path}?${query}`)).json['realestates.realEstates']
    const externalIds = (list: Tree) => list.realEstateList.realEstateElement?.map((each: Tree) => each.externalId)

    const first = await page('pagesize=2')
    const second = await page('pagesize=2&pagenumber=2')
    const third = await page('pagesize=2&pagenumber=3')

    expect(first.Paging).toEqual({
      next: { '@xlink.href': expect.stringContaining('pagesize=2&pagenumber=2') },
      pageNumber: 1,
      pageSize: 2,
      numberOfPages: 2,
      numberOfHits: 3,
    })
    expect([externalIds(first), externalIds(second), externalIds(third)]).toEqual([['l-3', 'l-2'], ['l-1'], undefined])
    expect(second.Paging).not.toHaveProperty('next')
    expect(second.Paging.previous['@xlink.href']).toContain('pagenumber=1')
  })

  test('tells the published from the others', async () => {
    const lister = await signIn(sandbox.url, 'publisher')
    const ids: string[] = []
    for (const n of [1, 2]) ids.push(idOf(await lister.send('POST', path, { json: flat({ externalId: `p-${n}` }) })))
    const publishObject = { realEstate: { '@id': ids[0] }, publishChannel: { '@id': 10000 } }
    await lister.send('POST', '/publish', { json: { 'common.publishObject': publishObject } })

    const hits = async (query: string) =>
      (await lister.send('GET', `${path}?${query}`)).json['realestates.realEstates'].realEstateList.realEstateElement

    expect(await hits('publishchannel=IS24')).toMatchObject([
      {
        externalId: 'p-1',
        realEstateState: 'ACTIVE',
        'common.publishChannels': [{ publishChannel: { '@id': '10000' } }],
      },
    ])
    expect(await hits('notinpublishchannel=IS24')).toMatchObject([{ externalId: 'p-2', realEstateState: 'INACTIVE' }])
  })

  test.for(['pagesize=101', 'pagesize=0', 'pagenumber=x'])('refuses %s', async (query) => {
    const answer = await client.send('GET', `${path}?${query}`)

    expect([answer.status, answer.codes]).toEqual([412, ['ERROR_COMMON_URL_PARAMETER_VALIDATION_FAILED']])
  })
})
