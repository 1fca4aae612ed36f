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
      'no word on a commission',
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
