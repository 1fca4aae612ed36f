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
const create = (json: unknown, query = '') => client.send('POST', path + query, { json })
const idOf = ({ json }: Received) => String(json['common.messages'][0].message.id)
const read = async (id: string, query = ''): Promise<Tree> =>
  (await client.send('GET', `${path}/${id}${query}`)).json['realestates.apartmentRent']

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

  const schemaFaults: [string, string, string][] = [
    [
      'an element out of order',
      flatXml({ last: '<floor>1</floor>' }),
      "cvc-complex-type.2.4.d: Invalid content was found starting with element 'floor'. No child element is expected at this point.",
    ],
    [
      'an unknown element',
      flatXml({ first: '<pool>true</pool>' }),
      "cvc-complex-type.2.4.a: Invalid content was found starting with element 'pool'. One of '{contact, publishChannels, apartmentType,",
    ],
    [
      'a missing element',
      flatXml().replace('<showAddress>true</showAddress>', ''),
      "2.4.a: Invalid content was found starting with element 'baseRent'. One of '{apiSearchData, realEstateState,",
    ],
    [
      'an incomplete document',
      flatXml().replace(/<courtage>.*<\/courtage>/, ''),
      "cvc-complex-type.2.4.b: The content of element 'r:apartmentRent' is not complete. One of '{energyPerformanceCertificate, energyEfficiencyClass, builtInKitchen, balcony, certificateOfEligibilityNeeded, garden, courtage}' is expected.",
    ],
    [
      'a value outside an enumeration',
      flatXml({ first: '<apartmentType>CASTLE</apartmentType>' }),
      "cvc-enumeration-valid: Value 'CASTLE' is not facet-valid with respect to enumeration '[ROOF_STOREY, LOFT,",
    ],
    [
      'a text that is too long',
      flatXml().replace('Helle Wohnung', 'x'.repeat(101)),
      "with length = '101' is not facet-valid with respect to maxLength '100'",
    ],
    [
      'a number that is none',
      flatXml().replace('900', 'viel'),
      "cvc-datatype-valid.1.2.1: 'viel' is not a valid value for 'double'.",
    ],
    [
      'a number out of range',
      flatXml({ first: '<floor>-2</floor>' }),
      "cvc-minInclusive-valid: Value '-2' is not facet-valid with respect to minInclusive '-1'",
    ],
    [
      'children with a namespace',
      flatXml().replaceAll('title>', 'r:title>'),
      "Invalid content was found starting with element 'r:title'.",
    ],
    [
      'an unknown root',
      flatXml().replaceAll('apartmentRent', 'castleRent'),
      "cvc-elt.1: Cannot find the declaration of element 'r:castleRent'.",
    ],
    ['another namespace', flatXml().replace('realestates/1.0', 'realestates/2.0'), 'cvc-elt.1'],
    [
      'two years',
      flatXml({
        living: '<constructionYear>1990</constructionYear><constructionYearUnknown>true</constructionYearUnknown>',
      }),
      "starting with element 'constructionYearUnknown'",
    ],
  ]
  test.for(schemaFaults)('refuses XML with %s, in the words of its validator', async ([, xml, says]) => {
    const refused = await client.send('POST', path, { xml })

    expect([refused.status, refused.codes]).toEqual([412, ['ERROR_COMMON_SCHEMA_VALIDATION_FAILED']])
    expect(refused.texts[0]).toMatch(/^The request is not schema valid\. \[MESSAGE: /)
    expect(refused.texts[0]).toContain(says)
  })

  const certified = { energyCertificateAvailability: 'AVAILABLE', energyCertificateCreationDate: 'FROM_01_MAY_2014' }
  const rules: [string, Record<string, unknown>, string[]][] = [
    ['no rooms', { numberOfRooms: undefined }, ['numberOfRooms : null : MANDATORY_FIELD_EMPTY']],
    ['an empty title', { title: '' }, ['title :  : MANDATORY_FIELD_EMPTY']],
    ['no address', { address: undefined }, ["field 'address' is required"]],
    [
      'no house number',
      { address: { ...address, houseNumber: '' } },
      ['address.houseNumber :  : MANDATORY_FIELD_EMPTY'],
    ],
    [
      'several faults',
      { numberOfRooms: undefined, livingSpace: undefined },
      ['livingSpace : null : MANDATORY_FIELD_EMPTY', 'numberOfRooms : null : MANDATORY_FIELD_EMPTY'],
    ],
    [
      'a commission without words',
      { courtage: { hasCourtage: 'YES' } },
      ['courtageInformation.courtage :  : COURTAGE_EMPTY'],
    ],
    [
      'an undecided commission',
      { courtage: { hasCourtage: 'NOT_APPLICABLE' } },
      ['hasCourtage is mandatory: YES or NO'],
    ],
    ['a year of before', { constructionYear: 999 }, ['constructionYear : 999 : YEAR_INVALID']],
    ['a long title', { title: 'x'.repeat(101) }, [`title : ${'x'.repeat(101)} : LENGTH_EXCEEDED`]],
    [
      'a note of too many bytes',
      { otherNote: 'ä'.repeat(2_000) },
      [`otherNote : ${'ä'.repeat(2_000)} : LENGTH_EXCEEDED`],
    ],
    ['no energy at all', { thermalCharacteristic: 0 }, ['thermalCharacteristic : 0 : NUMBER_IS_OUT_OF_RANGE']],
    ['too many rooms', { numberOfRooms: 1000 }, ['numberOfRooms : 1000 : NUMBER_IS_OUT_OF_RANGE']],
    ['an unknown contact', { contact: { '@id': '1' } }, ['contact.id : 1 : Contact invalid']],
    [
      'heating costs nobody places',
      { heatingCosts: 70 },
      ['heatingCostsInServiceCharge : null : MANDATORY_FIELD_EMPTY'],
    ],
    [
      'another country',
      { address: { ...address, internationalCountryRegion: { country: 'AUT', region: 'Wien' } } },
      ['address.internationalCountryRegion.country : AUT : COUNTRY_NOT_ALLOWED'],
    ],
    [
      'a class without a certificate',
      { energyCertificate: { energyEfficiencyClass: 'C' } },
      ['energyCertificateInformation.energyEfficiencyClass : C : EV_EFFICIENCY_CLASS_NOT_VALID_FOR_THIS_CERTIFICATE'],
    ],
    [
      'warm water without energy',
      { energyConsumptionContainsWarmWater: 'YES' },
      ['energyConsumptionContainsWarmWater : YES : ENERGY_CONSUMPTION_CONTAINS_WARM_WATER_WITHOUT_ENERGY_CONSUMPTION'],
    ],
    [
      'warm water of today',
      {
        energyCertificate: certified,
        buildingEnergyRatingType: 'ENERGY_CONSUMPTION',
        thermalCharacteristic: 90,
        energyConsumptionContainsWarmWater: 'YES',
      },
      ['energyConsumptionContainsWarmWater : YES : EV_WARM_WATER_FIELD_NOT_VALID_FOR_THIS_CERTIFICATE'],
    ],
    [
      'values of a certificate that is not there',
      { energyCertificate: { energyCertificateAvailability: 'NOT_REQUIRED' }, thermalCharacteristic: 90 },
      [
        'energyCertificateInformation.energyCertificateAvailability : NOT_REQUIRED : EV_NOT_AVAILABLE_BUT_FIELDS_FILLED',
      ],
    ],
  ]
  test.for(rules)('refuses %s, field by field', async ([, more, details]) => {
    const refused = await create(flat(more))

    expect(refused.status).toBe(412)
    expect(refused.codes).toEqual(details.map(() => 'ERROR_RESOURCE_VALIDATION'))
    expect(refused.texts).toEqual(
      details.map((detail) => `Error while validating input for the resource. [MESSAGE: ${detail}]`),
    )
  })

  test('knows no place without a German postcode, unless it is told where', async () => {
    const nowhere = { ...address, postcode: 'A-1010' }

    const refused = await create(flat({ address: nowhere }))
    const taken = await create(flat({ address: { ...nowhere, wgs84Coordinate: { latitude: 48.2, longitude: 16.4 } } }))

    expect([refused.status, refused.codes]).toEqual([412, ['ERROR_GEOCODING_FAILED']])
    expect((await read(idOf(taken))).address.wgs84Coordinate).toEqual({ latitude: 48.2, longitude: 16.4 })
  })

  test('takes the newer sources of energy only from those who say they know them', async () => {
    const json = flat({ energySourcesEnev2014: { energySourceEnev2014: 'BIO_ENERGY' } })
    const knowing = '?usenewenergysourceenev2014values=true'

    const refused = await create(json)
    const id = idOf(await create(json, knowing))

    expect([refused.status, refused.texts]).toEqual([
      412,
      ['ERROR_RESOURCE_VALIDATION, parameters: [EnergySourceEnev2014 value [BIO_ENERGY] is not allowed.]'],
    ])
    expect((await read(id, knowing)).energySourcesEnev2014).toEqual({ energySourceEnev2014: 'BIO_ENERGY' })
    expect(await read(id)).not.toHaveProperty('energySourcesEnev2014')
  })

  const sites: [string, string, Record<string, unknown>, number][] = [
    ['for sale', 'livingBuySite', { commercializationType: 'BUY' }, 201],
    ['for sale, though to let', 'livingBuySite', { commercializationType: 'RENT' }, 412],
    ['on a heritable lease without a term', 'livingBuySite', { commercializationType: 'LEASEHOLD' }, 412],
    ['on a heritable lease', 'livingBuySite', { commercializationType: 'LEASEHOLD', tenancy: 99 }, 201],
    ['to lease', 'livingRentSite', { commercializationType: 'LEASE' }, 201],
    ['without a price', 'livingRentSite', { commercializationType: 'LEASE', price: undefined }, 412],
  ]
  test.for(sites)('looks at a plot %s', async ([, type, more, status]) => {
    const { houseNumber: _, ...withoutNumber } = address
    const object = {
      title: 'Grundstück',
      address: withoutNumber,
      price: { value: 1, currency: 'EUR' },
      plotArea: 500,
      ...more,
    }

    const answer = await create({ [`realestates.${type}`]: object })

    expect(answer.status).toBe(status)
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

  const malformed: { name: string; headers: Record<string, string>; xml: string; status: number; code: string }[] = [
    { name: 'nothing', headers: {}, xml: '', status: 400, code: 'ERROR_COMMON_BAD_REQUEST' },
    { name: 'half a document', headers: {}, xml: '<a>', status: 400, code: 'ERROR_COMMON_BAD_REQUEST' },
    {
      name: 'half a JSON',
      headers: { 'content-type': 'application/json' },
      xml: '{"a":',
      status: 400,
      code: 'ERROR_COMMON_BAD_REQUEST',
    },
    {
      name: 'an entity',
      headers: {},
      xml: '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>',
      status: 400,
      code: 'ERROR_COMMON_BAD_REQUEST',
    },
    {
      name: 'plain text',
      headers: { 'content-type': 'text/plain' },
      xml: 'Haus',
      status: 415,
      code: 'ERROR_COMMON_MEDIA_TYPE_UNSUPPORTED',
    },
    {
      name: 'an office',
      headers: { 'content-type': 'application/json' },
      xml: '{"realestates.office":{}}',
      status: 412,
      code: 'ERROR_RESOURCE_VALIDATION',
    },
  ]
  test.for(malformed)('makes nothing of $name', async ({ headers, xml, status, code }) => {
    const answer = await client.send('POST', path, { xml, headers })

    expect([answer.status, answer.codes]).toEqual([status, [code]])
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
