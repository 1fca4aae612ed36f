import { describe, expect, test } from 'vitest'
import { advertisingWarnings } from './advertising-warnings.ts'
import { renderMessage } from '../sentences/message.ts'
import { propertyExamples } from './examples.ts'
import type { FieldsOf, PropertyType } from './types.ts'

const at = new Date('2026-11-15T12:00:00Z')
const certificate = {
  type: 'consumption',
  energySource: 'gas',
  energyConsumption: 100,
  energyClass: 'C',
  issuedOn: '2020-01-31',
}

/** Of the example of the type, with these members. */
function warned(type: PropertyType, fields: object): string[] {
  const {
    energyCertificateStatus: _1,
    residentialEnergyCertificate: _2,
    ...rest
  } = propertyExamples[type].fields as FieldsOf<'apartmentRent'>
  const property = { type, fields: { ...rest, ...fields } } as unknown as Parameters<typeof advertisingWarnings>[0]
  return advertisingWarnings(property, at).map(
    ({ path, code, message }) => `${path.replace('/fields/', '')}: ${code}: ${renderMessage(message, 'en')}`,
  )
}

describe('§ 87 GEG', () => {
  const wanted = (member: string, what: string) =>
    `${member}: field_missing: ${what} is missing. Once there is an energy certificate, an advert must state it (§ 87 GEG).`
  const inCertificate = (member: string, what: string) => wanted(`residentialEnergyCertificate/${member}`, what)

  test.for([
    ['nothing missing', {}, {}, []],
    ['no value', { energyConsumption: undefined }, {}, [inCertificate('energyConsumption', 'The energy consumption')]],
    ['the value of a need', { type: 'need', energyNeed: 99, energyConsumption: undefined }, {}, []],
    ['no class', { energyClass: undefined }, {}, [inCertificate('energyClass', 'The energy efficiency class')]],
    ['no year', {}, { constructionYear: undefined }, [wanted('constructionYear', 'The year of construction')]],
    ['an unknown year', {}, { constructionYear: undefined, constructionYearUnknown: true }, []],
    ['the year of the certificate', { constructionYear: 1990 }, { constructionYear: undefined }, []],
    [
      'a status that denies it',
      {},
      { energyCertificateStatus: 'notRequired' },
      [
        'energyCertificateStatus: field_doubtful: According to its status, no energy certificate is needed, but its details are given. Please check both.',
      ],
    ],
    ['another country', { energyConsumption: undefined }, { address: { country: 'AT' } }, []],
  ] as const)('with %s', ([, parts, others, expected]) => {
    const residentialEnergyCertificate = { ...certificate, ...parts }

    expect(warned('apartmentRent', { residentialEnergyCertificate, ...others })).toEqual(expected)
  })

  test('wants what the certificate says, once there is one', () => {
    expect(warned('apartmentRent', { energyCertificateStatus: 'present' })).toEqual([
      'residentialEnergyCertificate: field_missing: According to its status, there is an energy certificate, but its details are missing. An advert must state them (§ 87 GEG).',
    ])
    expect(warned('apartmentRent', { energyCertificateStatus: 'notYetAvailable' })).toEqual([])
    expect(warned('plotRent', {})).toEqual([])
  })

  test.for([
    ['until today', { validUntil: '2026-11-15' }, undefined],
    ['until yesterday', { validUntil: '2026-11-14' }, ['validUntil', '14 November 2026']],
    ['for ten years from its issue', { issuedOn: '2016-11-14' }, ['issuedOn', '14 November 2026']],
    ['for ten years, to the day', { issuedOn: '2016-11-15' }, undefined],
    [
      'no more, if it is from before May 2014',
      { issuedOn: undefined, prior2014: true },
      ['prior2014', '30 April 2024'],
    ],
    [
      'no more, if it is from before May 2014, whatever it says',
      { issuedOn: undefined, prior2014: true, validUntil: '2030-01-01' },
      ['validUntil', '30 April 2024'],
    ],
  ] as const)('a certificate holds %s', ([, parts, expired]) => {
    const [warning] = warned('apartmentRent', { residentialEnergyCertificate: { ...certificate, ...parts } })

    expect(warning).toBe(
      expired &&
        `residentialEnergyCertificate/${expired[0]}: field_doubtful: The energy certificate was valid until ${expired[1]}. An advert needs one that is valid today.`,
    )
  })
})

test('a sale says whether a buyer pays a commission', () => {
  const warning = [
    expect.stringMatching(/^commissionDue: field_missing: It is not said whether a buyer pays a commission/),
  ]

  const unsaid = { commissionDue: undefined, commission: undefined, energyCertificateStatus: 'notYetAvailable' }
  expect(warned('houseBuy', unsaid)).toEqual(warning)
  expect(warned('plotBuy', unsaid)).toEqual(warning)
  expect(warned('houseBuy', { ...unsaid, commissionDue: false })).toEqual([])
  expect(warned('houseBuy', { ...unsaid, commission: '3 %' })).toEqual([])
  expect(warned('houseRent', unsaid)).toEqual([])
})

describe('what the law or common sense asks for', () => {
  const said = { energyCertificateStatus: 'notYetAvailable' }
  const paths = (type: PropertyType, fields: object) =>
    warned(type, { ...said, ...fields }).map((warning) => warning.split(': ').slice(0, 2).join(': '))
  const rent = { baseRent: 900, additionalCosts: 150, heatingCosts: 80, totalRent: 1130, deposit: '2700 €' }

  test.for<[string, PropertyType, object, string[]]>([
    ['nothing', 'apartmentRent', rent, []],
    [
      'a tenant’s commission',
      'apartmentRent',
      { ...rent, commission: '2 Kaltmieten' },
      ['commissionDue: field_doubtful'],
    ],
    ['no commission, in words', 'apartmentRent', { ...rent, commission: 'provisionsfrei' }, []],
    ['a commission without VAT', 'plotBuy', { commission: '3 % zzgl. MwSt.' }, ['commission: field_doubtful']],
    ['a commission with VAT', 'plotBuy', { commission: '3,57 % inkl. MwSt.' }, []],
    ['a total below its parts', 'apartmentRent', { ...rent, totalRent: 1129 }, ['totalRent: field_doubtful']],
    [
      'heating that is in the costs already',
      'apartmentRent',
      { ...rent, totalRent: 1050, additionalCostsIncludeHeatingCosts: true },
      [],
    ],
    ['a deposit above three rents', 'houseRent', { ...rent, deposit: '2.700,50 €' }, ['deposit: field_doubtful']],
    ['a deposit that may be rents', 'houseRent', { ...rent, deposit: '3' }, ['deposit: field_doubtful']],
    ['a deposit in words', 'houseRent', { ...rent, deposit: '3 Kaltmieten' }, []],
    [
      'a year ahead without a phase',
      'apartmentRent',
      { ...rent, constructionYear: 2028 },
      ['constructionPhase: field_missing'],
    ],
    ['a year ahead', 'apartmentRent', { ...rent, constructionYear: 2028, constructionPhase: 'projected' }, []],
    [
      'no word on the certificate',
      'apartmentRent',
      { ...rent, energyCertificateStatus: undefined },
      ['energyCertificateStatus: field_missing'],
    ],
    [
      'no word on the certificate of a listed one',
      'apartmentRent',
      { ...rent, energyCertificateStatus: undefined, isListed: true },
      [],
    ],
    [
      'no certificate needed',
      'apartmentRent',
      { ...rent, energyCertificateStatus: 'notRequired' },
      ['energyCertificateStatus: field_doubtful'],
    ],
    [
      'no certificate needed by a listed one',
      'apartmentRent',
      { ...rent, energyCertificateStatus: 'notRequired', isListed: true },
      [],
    ],
    [
      'a class that does not fit its value',
      'apartmentRent',
      {
        ...rent,
        energyCertificateStatus: 'present',
        residentialEnergyCertificate: { ...certificate, energyConsumption: 180 },
      },
      ['residentialEnergyCertificate/energyClass: field_doubtful'],
    ],
    [
      'a class at its border',
      'apartmentRent',
      {
        ...rent,
        energyCertificateStatus: 'present',
        residentialEnergyCertificate: { ...certificate, energyConsumption: 100.4 },
      },
      [],
    ],
  ])('is warned of: %s', ([, type, fields, expected]) => {
    expect(paths(type, fields)).toEqual(expected)
  })
})
