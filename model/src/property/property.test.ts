import type { TSchema } from 'typebox'
import { describe, expect, test } from 'vitest'
import { checkInWords } from '../../test/check-in-words.ts'
import { fits } from '../check.ts'
import { pointer } from '../json-pointer.ts'
import { propertyExamples } from './examples.ts'
import { PropertyDraft } from './property.ts'
import { fieldsByType, propertyTypes } from './types.ts'

type Json = Record<string, unknown>
type ObjectSchema = TSchema & {
  required: string[]
  properties: Record<string, TSchema & { enum?: string[]; items?: TSchema }>
}

/** The example of the type with one member set, or taken away. */
function exampleWith(type: keyof typeof fieldsByType, path: (string | number)[], value?: unknown): unknown {
  const draft = structuredClone(propertyExamples[type]) as unknown as Json
  const last = path.at(-1) as string
  let place = draft
  for (const [index, name] of path.slice(0, -1).entries()) {
    place = (place[name] ??= typeof path[index + 1] === 'number' ? [] : {}) as Json
  }
  if (value === undefined) delete place[last]
  else place[last] = value
  return draft
}

function requiredMembers(schema: TSchema, path: string[] = ['fields']): string[][] {
  const { required, properties } = schema as ObjectSchema
  return required.flatMap((name) => {
    const inner = properties[name] as TSchema
    return [[...path, name], ...('properties' in inner ? requiredMembers(inner, [...path, name]) : [])]
  })
}

function enumerations(
  schema: TSchema,
  path: (string | number)[] = ['fields'],
): { path: (string | number)[]; values: string[] }[] {
  return Object.entries((schema as ObjectSchema).properties).flatMap(([name, member]) => {
    if (member.enum) return [{ path: [...path, name], values: member.enum }]
    if ('properties' in member) return enumerations(member, [...path, name])
    const { enum: values } = (member.items ?? {}) as { enum?: string[] }
    return values ? [{ path: [...path, name, 0], values }] : []
  })
}

const certificate = (members: object) =>
  exampleWith('houseRent', ['fields', 'residentialEnergyCertificate'], { energySource: 'gas', ...members })

const times = (count: number, item: unknown) => Array.from({ length: count }, () => item)

describe.for(propertyTypes)('%s', (type) => {
  test('takes its example', () => {
    expect(checkInWords(PropertyDraft, propertyExamples[type])).toEqual([])
  })

  test.for(requiredMembers(fieldsByType[type]).map((path) => [pointer(...path), path] as const))(
    'names %s when it is missing',
    ([path, names]) => {
      const issues = checkInWords(PropertyDraft, exampleWith(type, names))

      expect(issues).toEqual([{ path, code: 'required', message: `${names.at(-1)} is missing.` }])
    },
  )

  test('names fields when they are missing', () => {
    expect(checkInWords(PropertyDraft, { type })).toEqual([
      { path: '/fields', code: 'required', message: 'fields is missing.' },
    ])
  })

  test.for(enumerations(fieldsByType[type]).map(({ path, values }) => [pointer(...path), path, values] as const))(
    'takes only the words that %s has, and names them',
    ([pointer, path, values]) => {
      const issueOf = (word: string) =>
        checkInWords(PropertyDraft, exampleWith(type, path, word)).find(
          (issue) => issue.path === pointer && issue.code !== 'contradiction',
        )

      expect(issueOf('nonsense')).toMatchObject({ code: 'not_allowed' })
      for (const word of values) expect(issueOf('nonsense')?.message).toContain(JSON.stringify(word))
      for (const word of values) expect(issueOf(word)).toBeUndefined()
    },
  )

  test('has no members of the other types', () => {
    const foreign = propertyTypes
      .flatMap((other) => Object.keys(fieldsByType[other].properties))
      .filter((name) => !(name in fieldsByType[type].properties))

    for (const name of foreign) {
      const issues = checkInWords(PropertyDraft, exampleWith(type, ['fields', name], true))
      expect(issues).toMatchObject([{ path: `/fields/${name}`, code: 'unknown_member' }])
    }
  })
})

describe('what contradicts itself', () => {
  test.for([
    ['houseBuy', { commissionDue: false, commission: '3 %' }, 'commission', 'contradiction'],
    ['houseBuy', { isLeasehold: undefined }, 'leaseholdUntil', 'contradiction'],
    ['houseBuy', { isLeasehold: false }, 'groundRent', 'contradiction'],
    ['plotBuy', { leaseholdUntil: '2099-01-01' }, 'leaseholdUntil', 'contradiction'],
    ['houseBuy', { leaseholdUntil: '2020-01-01' }, 'leaseholdUntil', 'in_the_past'],
    ['houseRent', { fixedTermUntil: '2020-01-01' }, 'fixedTermUntil', 'in_the_past'],
    ['houseRent', { fixedTermUntil: 'bald' }, 'fixedTermUntil', 'wrong_format'],
    ['houseRent', { constructionYear: 1990, constructionYearUnknown: true }, 'constructionYear', 'contradiction'],
    ['houseRent', { hasBalcony: false, numberOfBalconies: 1 }, 'numberOfBalconies', 'contradiction'],
    [
      'houseRent',
      { additionalCosts: 100, heatingCosts: 101, additionalCostsIncludeHeatingCosts: true },
      'heatingCosts',
      'contradiction',
    ],
  ] as const)('%s with %j is told at %s', ([type, members, member, code]) => {
    const draft = structuredClone(propertyExamples[type]) as unknown as { fields: Json }
    for (const [name, value] of Object.entries(members)) {
      if (value === undefined) delete draft.fields[name]
      else draft.fields[name] = value
    }

    const issue = checkInWords(PropertyDraft, draft).find(({ path }) => path === `/fields/${member}`)

    expect(issue).toMatchObject({ code, message: expect.stringContaining(member) })
  })

  test('is not the day on which something ends, nor a certificate that has expired', () => {
    const today = new Date().toISOString().slice(0, 10)
    const expired = { type: 'need', energySource: 'oil', validUntil: '2020-01-01' }

    expect(checkInWords(PropertyDraft, exampleWith('houseRent', ['fields', 'fixedTermUntil'], today))).toEqual([])
    expect(
      checkInWords(PropertyDraft, exampleWith('houseRent', ['fields', 'residentialEnergyCertificate'], expired)),
    ).toEqual([])
  })

  test('is no district of 200 characters: that is only too long', () => {
    expect(
      checkInWords(PropertyDraft, exampleWith('houseRent', ['fields', 'address', 'district'], 'x'.repeat(200))),
    ).toEqual([
      {
        path: '/fields/address/district',
        code: 'too_long',
        message: 'district must have at most 100 characters; it has 200.',
      },
    ])
  })
})

describe('the type', () => {
  const named = propertyTypes.map((type) => JSON.stringify(type))

  test.for([{}, { type: 'castle' }, { type: null }, { type: 'toString' }])(
    'of %j is refused, with all six named',
    (given) => {
      const [issue] = checkInWords(PropertyDraft, given)

      expect(issue?.path).toBe('/type')
      for (const type of named) expect(issue?.message).toContain(type)
    },
  )

  test('that is unknown does not hide the other faults', () => {
    const draft = {
      type: 'castle',
      fields: { title: 5, address: { city: 'Berlin' }, moat: true },
      contactId: 'x',
      foo: 1,
    }

    const issues = checkInWords(PropertyDraft, draft)

    expect(issues.map((issue) => issue.path)).toEqual(
      expect.arrayContaining([
        '/type',
        '/fields/title',
        '/fields/address/postalCode',
        '/fields/moat',
        '/contactId',
        '/foo',
      ]),
    )
    expect(issues).toHaveLength(6)
  })
})

describe.for(['apartmentBuy', 'houseBuy', 'plotBuy'] as const)('the price of a %s', (type) => {
  const { purchasePrice: _1, purchasePriceOnRequest: _2, ...unpriced } = propertyExamples[type].fields
  const missing = {
    path: '/fields/purchasePrice',
    code: 'required',
    message: 'purchasePrice is missing: give a price, or set purchasePriceOnRequest to true.',
  }

  test.for([
    [{}, [missing]],
    [{ purchasePriceOnRequest: false }, [missing]],
    [{ purchasePriceOnRequest: true }, []],
    [{ purchasePrice: 0 }, []],
    [{ purchasePrice: 1, purchasePriceOnRequest: false }, []],
  ] as const)('%j → %j', ([price, issues]) => {
    expect(checkInWords(PropertyDraft, { type, fields: { ...unpriced, ...price } })).toEqual(issues)
  })
})

describe('an energy certificate', () => {
  test.for([
    ['need', 'energyConsumption', 'energyNeed'],
    ['consumption', 'energyNeed', 'energyConsumption'],
  ])('of type %s does not take %s', ([type, wrong, right]) => {
    expect(checkInWords(PropertyDraft, certificate({ type, [wrong as string]: 90 }))).toEqual([
      {
        path: `/fields/residentialEnergyCertificate/${wrong}`,
        code: 'contradiction',
        message: `${wrong} does not belong in a certificate of type "${type}": give ${right}.`,
      },
    ])
    expect(checkInWords(PropertyDraft, certificate({ type, [right as string]: 90 }))).toEqual([])
  })

  test('has a value above 0', () => {
    expect(checkInWords(PropertyDraft, certificate({ type: 'need', energyNeed: 0 }))).toMatchObject([
      { path: '/fields/residentialEnergyCertificate/energyNeed', message: 'energyNeed must be more than 0.' },
    ])
  })
})

describe('the limits', () => {
  const url = 'https://example.org/1'

  test.for([
    [
      '/attachments',
      ['attachments'],
      times(150, { url }),
      times(151, { url }),
      'attachments must have at most 150 items; it has 151.',
    ],
    [
      '/links',
      ['links'],
      times(10, { title: 'Tour', url }),
      times(11, { title: 'Tour', url }),
      'links must have at most 10 items; it has 11.',
    ],
    [
      '/contactId',
      ['contactId'],
      'a'.repeat(20),
      'a'.repeat(19),
      'contactId must have exactly 20 characters; it has 19.',
    ],
    [
      '/contactId',
      ['contactId'],
      'a'.repeat(20),
      'a'.repeat(21),
      'contactId must have exactly 20 characters; it has 21.',
    ],
    [
      '/externalId',
      ['externalId'],
      'A'.repeat(50),
      'A'.repeat(51),
      'externalId must have at most 50 characters; it has 51.',
    ],
    ['/externalId', ['externalId'], 'A', '', 'externalId must not be empty.'],
    [
      '/fields/title',
      ['fields', 'title'],
      '😀'.repeat(100),
      '😀'.repeat(101),
      'title must have at most 100 characters; it has 101.',
    ],
    [
      '/fields/description',
      ['fields', 'description'],
      'ß'.repeat(3999),
      'ß'.repeat(4000),
      'description must have at most 3999 characters; it has 4000.',
    ],
    [
      '/fields/address/country',
      ['fields', 'address', 'country'],
      'AT',
      'Austria',
      'country must be the code of a country in ISO 3166-1 alpha-2, two capital letters such as DE.',
    ],
  ] as const)('%s', ([path, names, good, bad, message]) => {
    expect(fits(PropertyDraft, exampleWith('plotBuy', [...names], good))).toBe(true)
    expect(checkInWords(PropertyDraft, exampleWith('plotBuy', [...names], bad))).toMatchObject([{ path, message }])
  })
})
