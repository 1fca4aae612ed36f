import fc from 'fast-check'
import Type from 'typebox'
import { describe, expect, test } from 'vitest'
import { checkInWords } from '../test/check-in-words.ts'
import { check, fits } from './check.ts'
import { namesIn, pointer } from './json-pointer.ts'
import { ContactDraft } from './contact.ts'
import { formats } from './formats.ts'
import { PropertyDraft } from './property/property.ts'
import { closed, oneOfWords } from './schema.ts'

const Flat = closed({
  kind: oneOfWords(['loft', 'attic', 'cellar']),
  name: Type.Optional(Type.String({ minLength: 1, maxLength: 5 })),
  motto: Type.Optional(Type.String({ minLength: 3 })),
  code: Type.Optional(Type.String({ minLength: 4, maxLength: 4 })),
  floor: Type.Optional(Type.Integer({ minimum: -1, maximum: 9 })),
  area: Type.Optional(Type.Number({ exclusiveMinimum: 0 })),
  hasLift: Type.Optional(Type.Boolean()),
  pets: Type.Optional(Type.Union([Type.Boolean(), Type.Literal('negotiable')])),
  email: Type.Optional(Type.String({ format: 'email' })),
  site: Type.Optional(Type.String({ format: 'http-url' })),
  sign: Type.Optional(Type.String({ pattern: '^[A-Z]+$', examples: ['AB'] })),
  uses: Type.Optional(Type.Array(Type.String(), { minItems: 1, maxItems: 2, uniqueItems: true })),
  address: Type.Optional(closed({ city: Type.String(), 'a/b~c': Type.Optional(Type.Boolean()) })),
})

const flat = (members: object) => ({ kind: 'loft', ...members })

const faults: [value: unknown, path: string, code: string, message: string][] = [
  [{}, '/kind', 'required', 'kind is missing: give "loft", "attic" or "cellar".'],
  [flat({ kind: 'castle' }), '/kind', 'not_allowed', 'kind must be "loft", "attic" or "cellar".'],
  [flat({ address: {} }), '/address/city', 'required', 'city is missing.'],
  [flat({ address: { city: 'B', zip: 1 } }), '/address/zip', 'unknown_member', 'There is no member zip here.'],
  [
    flat({ address: { city: 'B', 'a/b~c': 1 } }),
    '/address/a~1b~0c',
    'wrong_type',
    'a/b~c must be true or false, not 1.',
  ],
  [flat({ 'x/y~z': 1 }), '/x~1y~0z', 'unknown_member', 'There is no member x/y~z here.'],
  [flat({ name: 5 }), '/name', 'wrong_type', 'name must be a text, not 5.'],
  [flat({ name: null }), '/name', 'wrong_type', 'name must be a text, not null.'],
  [flat({ name: '' }), '/name', 'too_short', 'name must not be empty.'],
  [flat({ name: 'sixsix' }), '/name', 'too_long', 'name must have at most 5 characters; it has 6.'],
  [flat({ name: '😀'.repeat(6) }), '/name', 'too_long', 'name must have at most 5 characters; it has 6.'],
  [flat({ motto: 'ab' }), '/motto', 'too_short', 'motto must have at least 3 characters; it has 2.'],
  [flat({ code: 'abc' }), '/code', 'too_short', 'code must have exactly 4 characters; it has 3.'],
  [flat({ code: 'abcde' }), '/code', 'too_long', 'code must have exactly 4 characters; it has 5.'],
  [flat({ floor: 1.5 }), '/floor', 'wrong_type', 'floor must be a whole number, not 1.5.'],
  [flat({ floor: -2 }), '/floor', 'too_small', 'floor must be -1 or more.'],
  [flat({ floor: 10 }), '/floor', 'too_large', 'floor must be 9 or less.'],
  [flat({ area: 0 }), '/area', 'too_small', 'area must be more than 0.'],
  [flat({ area: '84,5' }), '/area', 'wrong_type', 'area must be a number, not a text: write 84.5 without quotes.'],
  [flat({ area: '1.200,50' }), '/area', 'wrong_type', 'area must be a number, not a text.'],
  [flat({ floor: '3' }), '/floor', 'wrong_type', 'floor must be a whole number, not a text: write 3 without quotes.'],
  [flat({ floor: '3.5' }), '/floor', 'wrong_type', 'floor must be a whole number, not a text.'],
  [
    flat({ hasLift: 'true' }),
    '/hasLift',
    'wrong_type',
    'hasLift must be true or false, not a text: write true without quotes.',
  ],
  [flat({ area: Infinity }), '/area', 'wrong_type', 'area must be a number of ordinary size.'],
  [flat({ hasLift: 'yes' }), '/hasLift', 'wrong_type', 'hasLift must be true or false, not a text.'],
  [flat({ pets: 'maybe' }), '/pets', 'not_allowed', 'pets must be true, false or "negotiable".'],
  [flat({ email: 'anna' }), '/email', 'wrong_format', 'email must be an e-mail address such as anna@example.org.'],
  [
    flat({ site: 'https://example.org/a picture.jpg' }),
    '/site',
    'wrong_format',
    'site must not contain a space: in an address, it is written as %20.',
  ],
  [
    flat({ site: 'example.org' }),
    '/site',
    'wrong_format',
    'site must be an address that begins with http:// or https://, without a user name or a password.',
  ],
  [flat({ sign: 'ab' }), '/sign', 'wrong_format', 'sign must be written as in this example: AB.'],
  [flat({ uses: 'garden' }), '/uses', 'wrong_type', 'uses must be a list, not a text.'],
  [flat({ uses: [1] }), '/uses/0', 'wrong_type', 'uses[0] must be a text, not 1.'],
  [flat({ uses: [] }), '/uses', 'too_few', 'uses must not be empty.'],
  [flat({ uses: ['a', 'b', 'c'] }), '/uses', 'too_many', 'uses must have at most 2 items; it has 3.'],
  [flat({ uses: ['a', 'a'] }), '/uses', 'repeated', 'uses must not name the same item twice.'],
  [flat({ address: ['Berlin'] }), '/address', 'wrong_type', 'address must be an object, not a list.'],
  [[], '', 'wrong_type', 'The body must be an object, not a list.'],
  ['flat', '', 'wrong_type', 'The body must be an object, not a text.'],
]

describe('the sentence of a fault', () => {
  test.for(faults)('%j → %s %s', ([value, path, code, message]) => {
    expect(checkInWords(Flat, value)).toEqual([{ path, code, message }])
  })

  test('all faults are told, one for each place', () => {
    const issues = check(Flat, { name: '', floor: 1.5, uses: [1, 2], colour: 'red' })

    expect(issues.map((issue) => issue.path).toSorted()).toEqual([
      '/colour',
      '/floor',
      '/kind',
      '/name',
      '/uses/0',
      '/uses/1',
    ])
  })
})

describe('an unknown member', () => {
  test.for([
    ['knd', 'kind'],
    ['kindd', 'kind'],
    ['kimd', 'kind'],
    ['knid', 'kind'],
    ['haslift', 'hasLift'],
    ['EMAIL', 'email'],
  ])('%s: did you mean %s?', ([sent, meant]) => {
    expect(checkInWords(Flat, flat({ [sent as string]: 1 }))).toEqual([
      { path: `/${sent}`, code: 'unknown_member', message: `There is no member ${sent} here; did you mean ${meant}?` },
    ])
  })

  test('that resembles nothing gets no advice', () => {
    expect(checkInWords(Flat, flat({ toString: 1 }))[0]?.message).toBe('There is no member toString here.')
  })

  test('with a very long name is told by its beginning', () => {
    const [issue] = checkInWords(Flat, flat({ ['x'.repeat(10_000)]: 1 }))

    expect(issue).toMatchObject({
      path: `/${'x'.repeat(100)}…`,
      message: `There is no member ${'x'.repeat(100)}… here.`,
    })
  })

  test('called __proto__ is unknown like any other', () => {
    expect(check(Flat, JSON.parse('{"kind":"loft","__proto__":{"name":"x"}}'))).toMatchObject([{ path: '/__proto__' }])
  })

  test('is refused also among thousands', () => {
    const many = Object.fromEntries(Array.from({ length: 3000 }, (_, index) => [`unknown${index}`, index]))

    expect(check(Flat, flat(many)).length).toBeGreaterThanOrEqual(100)
    expect(fits(Flat, flat({ address: { city: 'Berlin', ...many } }))).toBe(false)
  })
})

describe('check', () => {
  test.for([
    ['PropertyDraft', PropertyDraft],
    ['ContactDraft', ContactDraft],
  ] as const)('bears any JSON value as a %s', ([_name, schema]) => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
        const issues = checkInWords(schema, value)

        expect(issues.length).toBeGreaterThan(0)
        for (const { path, message } of issues)
          expect([path, message]).toEqual([expect.stringMatching(/^(\/|$)/), expect.stringMatching(/[.?]$/)])
      }),
    )
  })

  test.for(['type', 'fields', 'attachments', 'links', 'contactId', 'externalId'])(
    'bears any JSON value as %s',
    (member) => {
      fc.assert(
        fc.property(fc.jsonValue(), (value) => {
          const draft = { type: 'plotBuy', fields: { recommendedUse: value, address: value }, [member]: value }

          expect(check(PropertyDraft, draft).length).toBeGreaterThan(0)
        }),
      )
    },
  )

  test('takes no longer for a text that is far too long', () => {
    const long = '1'.repeat(1_000_000)

    const issues = check(ContactDraft, {
      lastName: 'Muster',
      email: `a@${'b.'.repeat(500_000)}@`,
      phone: `${long}x`,
      website: long,
    })

    expect(issues.map(({ path, code }) => [path, code])).toEqual([
      ['/email', 'too_long'],
      ['/phone', 'too_long'],
      ['/website', 'too_long'],
    ])
  })
})

describe('a format', () => {
  const table: [format: string, good: string[], bad: string[]][] = [
    [
      'email',
      ['anna@example.org', 'ä@müller.de'],
      ['anna', 'a@b', 'a b@c.de', 'a@b.de\n', 'A <a@b.de>', 'a@b.de,c@d.de'],
    ],
    ['date', ['2024-02-29'], ['2026-02-29', '2026-2-1', '01.02.2026', '2026-02-01T00:00:00Z']],
    [
      'date-time',
      ['2026-01-31T12:00:00.000Z', '2026-01-31T12:00:00+01:00'],
      [
        '2026-02-30T12:00:00Z',
        '2026-01-31T25:00:00Z',
        '2026-01-31',
        '0000-01-01T00:00:00Z',
        '9999-12-31T23:59:59-14:00',
      ],
    ],
    [
      'http-url',
      ['https://example.org/ä', 'HTTP://EXAMPLE.ORG'],
      [
        'ftp://example.org',
        'javascript:1',
        'http://',
        'http://a b',
        'https://exa\nmple.org',
        'https://user:word@x.org',
      ],
    ],
    [
      'postgres-url',
      ['postgres://a:b@host/c', 'postgresql://host', 'postgres://a:b@one:5432,two:5433/c'],
      ['mysql://host', 'localhost/aushang', 'postgres://a@one:x,two/c', 'postgres://one:1,two:99999/c'],
    ],
    [
      'smtp-url',
      ['smtp://mail.example.org', 'smtps://user:p%40ss@mail.example.org:465'],
      ['https://mail.example.org', 'mail.example.org', 'smtp://mail.example.org/path', 'smtp://'],
    ],
    [
      's3-url',
      ['s3://bucket', 's3://my.bucket/a/b?region=eu-central-1&endpoint=http://127.0.0.1:9000'],
      ['https://bucket', 's3://B', 's3://bucket?key=secret', 's3://bucket?endpoint=host', 's3://bucket?region='],
    ],
    ['key', ['0Af9'.repeat(16)], ['0af9', 'x'.repeat(64)]],
    ['keys', ['0Af9'.repeat(16), `${'0a'.repeat(32)}, ${'f9'.repeat(32)}`], ['', '0af9', `${'0a'.repeat(32)},`]],
    ['external-id', ['A/b_9#+:@ -x'], ['', ' A', 'A ', 'Ä', 'A\n']],
    ['country-code', ['DE', 'GB', 'AX', 'XK'], ['de', 'DEU', 'XX', 'UK', 'EU', 'SU', 'ZZ', '']],
    ['phone', ['+49 (30) 23125-000', '030/23.12'], ['+', 'call me', '']],
    ['not-blank', ['x'], [' ', '\n\t']],
    ['one-line', ['Muster & Söhne', ''], ['A\r\nDELE', '\u0000', '\u007f']],
    ['id', ['0TkW4rYx00aB3dE5fG7h'], ['0TkW4rYx00aB3dE5fG7', '0TkW4rYx00aB3dE5fG7-']],
  ]

  test.for(table)('%s takes %j and refuses %j', ([format, good, bad]) => {
    const Text = Type.String({ format })

    expect(good.filter((text) => !fits(Text, text))).toEqual([])
    expect(bad.filter((text) => fits(Text, text))).toEqual([])
  })

  test('of every kind is in the table', () => {
    expect(table.map(([format]) => format).toSorted()).toEqual(Object.keys(formats).toSorted())
  })
})

test('a pointer escapes what has a meaning in it', () => {
  expect(pointer('fields', 'a/b~c', 3)).toBe('/fields/a~1b~0c/3')
})

test('a pointer is read as what it was made of', () => {
  for (const names of [[], [''], ['fields', 'a/b~c', '3'], ['~1', '~01', '/~0']]) {
    expect(namesIn(pointer(...names))).toEqual(names)
  }
})
