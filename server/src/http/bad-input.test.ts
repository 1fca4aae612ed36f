import { STATUS_CODES } from 'node:http'
import { gzipSync } from 'node:zlib'
import type { InjectOptions } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { aContact, type Answer, aProperty, type Client, startApi } from '../../test/harness.ts'

const api = startApi()
const id = '0000000000000000000A'
let client: Client

beforeAll(async () => {
  client = await api.account()
})

/** What an error says, and whether it has the shape that every error has. */
const told = ({ status, headers, body: { statusCode, error, code, message, requestId, issues } }: Answer) => ({
  status,
  code,
  paths: issues?.map((issue: { path: string }) => issue.path).toSorted(),
  shape: [statusCode, error, message.endsWith('.'), headers['content-type']],
  isFirstSaid: issues === undefined || message.startsWith(issues[0].message),
  isLogged: requestId.length === 20 && requestId === headers['x-request-id'],
})

const refusal = (status: number, code: string, paths?: string[]) => ({
  status,
  code,
  paths: paths?.toSorted(),
  shape: [status, STATUS_CODES[status], true, 'application/json; charset=utf-8'],
  isFirstSaid: true,
  isLogged: true,
})

const json = JSON.stringify
const aField = (name: string, raw: string) => json(aProperty({ fields: { [name]: '@' } })).replace('"@"', raw)
const lists = (levels: number, inside = '') => '['.repeat(levels) + inside + ']'.repeat(levels)
const objects = (levels: number, inside = '1') => '{"a":'.repeat(levels) + inside + '}'.repeat(levels)
const { fields: _fields, ...fieldless } = aProperty()

describe('POST /properties refuses', () => {
  /** A body, and the paths of its faults; none when it is not even JSON. */
  const bodies: Record<string, [payload: string | Buffer, ...paths: string[]]> = {
    'a wrong type': [aField('livingArea', '"84"'), '/fields/livingArea'],
    'null for a member': [aField('floor', 'null'), '/fields/floor'],
    'no fields': [json(fieldless), '/fields'],
    'an unknown member': [json({ ...aProperty(), colour: 'red' }), '/colour'],
    'an unknown field': [aField('colour', '"red"'), '/fields/colour'],
    'several faults, all named': [
      json({ ...aProperty({ fields: { title: 5, floor: 1.5, colour: 1 } }), contactId: 'x', attachments: [{}], id }),
      '/fields/title',
      '/fields/floor',
      '/fields/colour',
      '/contactId',
      '/attachments/0/url',
      '/id',
    ],
    'an unknown member with a slash': [json({ ...aProperty(), 'a/b~c': 1 }), '/a~1b~0c'],
    'a member __proto__': [`{"__proto__":{"a":1},${json(aProperty()).slice(1)}`, '/__proto__'],
    '__proto__ instead of members': [`{"__proto__":${json(aProperty())}}`, '/__proto__', '/fields', '/type'],
    'constructor and toString': [json({ ...aProperty(), constructor: 1, toString: 1 }), '/constructor', '/toString'],
    'a member twice': [aField('title', '"a","title":"b"'), '/fields/title'],
    'a member twice with the same value': [`{"type":"apartmentRent",${json(aProperty()).slice(1)}`, '/type'],
    'a member twice, once escaped': [aField('title', String.raw`"a","t\u0069tle":"b"`), '/fields/title'],
    'a member three times': [aField('title', '"a","title":"b","title":"c"'), '/fields/title'],
    'a member twice in a list': [
      json({ ...aProperty(), links: ['@', '@@'] }).replace(
        '"@@"',
        '{"url":"https://a.example","url":"https://b.example"}',
      ),
      '/links/1/url',
    ],
    'a member twice, deep in an unknown one': [
      aField('colour', objects(50, '{"a/b":1,"a/b":2}')),
      `/fields/colour${'/a'.repeat(50)}/a~1b`,
    ],
    '__proto__ twice': [`{"__proto__":1,"__proto__":2,${json(aProperty()).slice(1)}`, '/__proto__'],
    'constructor twice': [`{"constructor":1,"constructor":2,${json(aProperty()).slice(1)}`, '/constructor'],
    'members twice in several places': [
      aField('title', '"a","title":"b"').replace('{', '{"type":"plotBuy",'),
      '/fields/title',
      '/type',
    ],
    'an empty name twice': [aField('', '1,"":2'), '/fields/'],
    'a country that does not exist': [
      aField('address', json({ ...aProperty().fields.address, country: 'XX' })),
      '/fields/address/country',
    ],
    'a country in small letters': [
      aField('address', json({ ...aProperty().fields.address, country: 'de' })),
      '/fields/address/country',
    ],
    'half a body': ['{"type":"plotBuy",'],
    'a trailing comma': ['{"type":"plotBuy",}'],
    'single quotes': ["{'type':'plotBuy'}"],
    NaN: [aField('livingArea', 'NaN')],
    'an empty body': ['', ''],
    'blanks only': ['  \n'],
    'a list': ['[]', ''],
    null: ['null', ''],
    'a text': ['"property"', ''],
    'a number': ['5', ''],
    'a NUL in a text': [aField('title', String.raw`"a\u0000b"`), '/fields/title'],
    'a NUL in the name of a member': [aField('xy', '1').replace('"xy"', String.raw`"x\u0000y"`), '/fields/xy'],
    'a NUL in an unknown member': [json({ a: { b: ['\0'] } }), '/a/b/0'],
    'a NUL as it is': [aField('title', '"a\0b"')],
    'the first half of a surrogate pair': [aField('title', String.raw`"a\ud83d"`), '/fields/title'],
    'the second half of a surrogate pair': [aField('title', String.raw`"\uDE00b"`), '/fields/title'],
    'half a surrogate pair in a name': [aField('x', '1').replace('"x"', String.raw`"x\ud83d"`), '/fields/x\ufffd'],
    'half a surrogate pair in UTF-8': [
      Buffer.from(aField('title', '"@"')).fill(Buffer.from([0xed, 0xa0, 0xbd]), 40, 43),
    ],
    'Latin-1': [Buffer.from(aField('title', '"Straße"'), 'latin1')],
    'UTF-16': [Buffer.from(json(aProperty()), 'utf16le')],
    'the number 1e400': [aField('livingArea', '1e400'), '/fields/livingArea'],
    'the number -1e400': [aField('floor', '-1e400'), '/fields/floor'],
    'the number 1e21': [aField('baseRent', '1e21'), '/fields/baseRent'],
    'a number of 100,000 digits': [aField('baseRent', '9'.repeat(100_000)), '/fields/baseRent'],
    '100,000 lists in each other': [lists(100_000), ''],
    '100,000 objects in each other': [objects(100_000), ''],
    '65 lists in a field': [aField('title', lists(65)), ''],
    '62 lists in a field': [aField('title', lists(62)), '/fields/title'],
    '100,000 lists in an unknown member': [aField('colour', lists(100_000)), ''],
    '100,000 lists around a NUL': [lists(100_000, String.raw`"\u0000"`), ''],
    'more values than any property has': [aField('colour', json(Array(5_001).fill(0))), ''],
    'brackets in a text, which are no nesting': [aField('title', json('['.repeat(200))), '/fields/title'],
    'a member with a name of a million characters, of which it repeats a hundred': [
      json({ ...aProperty(), ['x'.repeat(1_000_000)]: 1 }),
      `/${'x'.repeat(100)}…`,
    ],
    'a text of a million characters': [aField('title', json('x'.repeat(1_000_000))), '/fields/title'],
  }

  test.for(Object.entries(bodies))('%s', async ([_what, [payload, ...paths]]) => {
    const headers = { 'content-type': 'application/json' }
    const answer = await client.send({ method: 'POST', url: '/properties', headers, payload })

    expect(told(answer)).toEqual(
      paths.length > 0 ? refusal(400, 'invalid_request', paths) : refusal(400, 'malformed_json'),
    )
  })

  test.for([
    ['values', { ['x'.repeat(50_000)]: Array.from({ length: 100_000 }, () => '\0') }],
    ['names', Object.fromEntries(Array.from({ length: 100_000 }, (_, index) => [`\0${index}`, 1]))],
  ] as const)('a hundred thousand NULs in %s, with an answer of ordinary size', async ([_where, body]) => {
    const answer = await client.post('/properties', body)

    expect(answer.status).toBe(400)
    expect(answer.text.length).toBeLessThan(100_000)
  })

  test('every one of thousands of unknown members, although it does not name them all', async () => {
    const many = Object.fromEntries(Array.from({ length: 3000 }, (_, index) => [`unknown${index}`, index]))

    const answers = [
      await client.post('/properties', { ...aProperty(), ...many }),
      await client.post('/properties', aProperty({ fields: many })),
      await client.post('/contacts', { ...aContact(), ...many }),
    ]

    for (const { status, body } of answers) {
      expect(status).toBe(400)
      expect(body.issues[0].code).toBe('unknown_member')
      expect(body.issues.length).toBeLessThanOrEqual(101)
    }
  })
})

test('PATCH refuses null for a member that there is not, and takes it for one that is left out', async () => {
  const other = await api.account()
  const credentials = {
    protocol: 'ftp',
    host: 'localhost',
    username: 'agency',
    password: 'sandbox',
    providerNumber: '1',
  }
  const created = {
    properties: await other.post('/properties', aProperty()),
    contacts: await other.post('/contacts', aContact()),
    targets: await other.post('/targets', { type: 'openimmo', credentials }),
    webhooks: await other.post('/webhooks', { url: 'https://example.org', events: ['request.created'] }),
  }
  const pathOf = (noun: keyof typeof created) => `/${noun}/${created[noun].body.id}`
  const patches: [path: string, unknown: object, absent: object, ...paths: string[]][] = [
    [
      pathOf('properties'),
      { contactID: null, fields: { heatingTyp: null, address: { ciudad: null } } },
      { contactId: null, fields: { heatingType: null, address: { district: null } } },
      '/contactID',
      '/fields/heatingTyp',
      '/fields/address/ciudad',
    ],
    [pathOf('contacts'), { phnoe: null, address: { ctiy: null } }, { fax: null }, '/phnoe', '/address/ctiy'],
    [
      pathOf('targets'),
      { nmae: null, options: { foo: null }, credentials: { hots: null } },
      { redirectUrl: null, options: { contactId: null }, credentials: { port: null } },
      '/nmae',
      '/options/foo',
      '/credentials/hots',
    ],
    [pathOf('webhooks'), { enabeld: null }, { description: null, failingSince: null }, '/enabeld'],
    ['/account', { nmae: null }, {}, '/nmae'],
  ]

  for (const [path, unknown, absent, ...paths] of patches) {
    const answer = await other.patch(path, unknown)
    expect(answer.status).toBe(400)
    expect(answer.body.issues).toMatchObject(paths.map((each) => ({ path: each, code: 'unknown_member' })))
    expect((await other.patch(path, absent)).status).toBe(200)
  }
})

describe('what would take the service down is refused at once', () => {
  const deep = lists(100_000)

  test.for([
    ['PATCH', '/properties', objects(100_000)],
    ['PATCH', '/contacts', objects(10_000)],
    [
      'POST',
      '/properties',
      json(aProperty({ fields: { recommendedUse: '@' } }, 'plotBuy')).replace('"@"', `[${deep},${deep}]`),
    ],
  ] as const)('%s %s with something nested thousands of levels deep', async ([method, path, payload]) => {
    const other = await api.account()
    const { body } = await other.post(path, path === '/properties' ? aProperty() : aContact())

    const url = method === 'POST' ? path : `${path}/${body.id}`
    const answer = await other.send({ method, url, headers: { 'content-type': 'application/json' }, payload })

    expect(answer.status).toBe(400)
  })

  test('twenty thousand repeated items, before they are compared with each other', async () => {
    const recommendedUse = Array.from({ length: 20_000 }, () => 'garden')

    const { status, body } = await client.post('/properties', aProperty({ fields: { recommendedUse } }, 'plotBuy'))

    expect(status).toBe(400)
    expect(body.issues).toEqual([expect.objectContaining({ path: '', code: 'too_many' })])
  })
})

describe('a body is refused', () => {
  const body = json(aContact())
  const large = json(aContact({ company: 'x'.repeat(2 * 1024 * 1024) }))
  const requests: Record<
    string,
    [headers: Record<string, string>, payload: string | Buffer, status: number, code: string]
  > = {
    'without a content type': [{}, body, 415, 'unsupported_media_type'],
    'as text/plain': [{ 'content-type': 'text/plain' }, body, 415, 'unsupported_media_type'],
    'as a form': [{ 'content-type': 'application/x-www-form-urlencoded' }, 'lastName=x', 415, 'unsupported_media_type'],
    'as multipart': [{ 'content-type': 'multipart/form-data; boundary=x' }, '--x--', 415, 'unsupported_media_type'],
    'as application/jsonx': [{ 'content-type': 'application/jsonx' }, body, 415, 'unsupported_media_type'],
    'as nonsense': [{ 'content-type': ';;;' }, body, 415, 'unsupported_media_type'],
    'over 2 MB': [{ 'content-type': 'application/json' }, large, 413, 'payload_too_large'],
    gzipped: [
      { 'content-type': 'application/json', 'content-encoding': 'gzip' },
      gzipSync(body),
      415,
      'unsupported_media_type',
    ],
  }
  const places = [
    { method: 'POST', url: '/properties' },
    { method: 'POST', url: '/contacts' },
    { method: 'POST', url: '/account/api-keys' },
    { method: 'PUT', url: '/account/credentials/platform-a-24' },
    { method: 'PUT', url: `/contacts/${id}` },
    { method: 'PATCH', url: `/properties/${id}` },
  ] as const

  test.for(Object.entries(requests))('%s', async ([_what, [headers, payload, status, code]]) => {
    for (const place of places) {
      const answer = await client.send({ ...place, headers, payload })

      expect(told(answer)).toEqual(refusal(status, code))
    }
  })

  test('when there is none where one is needed', async () => {
    for (const place of places.slice(0, 4)) {
      const answer = await client.send(place)

      expect(told(answer)).toEqual(refusal(400, 'invalid_request', ['']))
    }
  })
})

describe('a call that takes no body', () => {
  const calls = [
    ['POST', `/targets/${id}/check`],
    ['POST', `/targets/${id}/compare`],
    ['POST', `/targets/${id}/sync`],
    ['POST', `/listings/${id}/retry`],
    ['DELETE', `/contacts/${id}`],
  ] as const
  const headers = { 'content-type': 'application/json' }

  test.for(calls)('%s %s refuses one with members', async ([method, url]) => {
    const answer = await client.send({ method, url, headers, payload: json({ foo: 1, bar: 2 }) })

    expect(told(answer)).toEqual(refusal(400, 'invalid_request', ['/foo', '/bar']))
    expect(answer.body.issues[0].code).toBe('unknown_member')
  })

  test.for(calls)('%s %s takes an empty one, or none', async ([method, url]) => {
    for (const request of [{ headers, payload: '{}' }, { headers, payload: '' }, { headers }, {}]) {
      const answer = await client.send({ method, url, ...request })

      expect(told(answer)).toEqual(refusal(404, 'not_found'))
    }
  })
})

describe('a path', () => {
  const requests: [what: string, request: InjectOptions, status: number, code: string, allow?: string][] = [
    ['that is unknown', { url: '/castles' }, 404, 'route_not_found'],
    ['that is unknown, with a body', { method: 'POST', url: '/castles', payload: {} }, 404, 'route_not_found'],
    ['that has too many parts', { url: `/properties/${id}/pictures` }, 404, 'route_not_found'],
    ['in capitals', { url: '/Properties' }, 404, 'route_not_found'],
    ['with a NUL', { url: '/properties/%00' }, 404, 'not_found'],
    ['with a NUL in the id', { url: `/properties/${id.slice(1)}%00` }, 404, 'not_found'],
    ['with the method QUERY, and no type of body', { method: 'QUERY', url: '/castles' }, 404, 'route_not_found'],
    ['with a slash in the id', { url: '/properties/a%2Fb' }, 404, 'not_found'],
    ['with an emoji for an id', { method: 'DELETE', url: '/contacts/%F0%9F%98%80' }, 404, 'not_found'],
    ['with SQL for an id', { url: `/contacts/${encodeURIComponent("' or 1=1 --")}` }, 404, 'not_found'],
    ['with __proto__ for an id', { url: '/contacts/__proto__' }, 404, 'not_found'],
    ['with no id', { url: '/properties/' }, 404, 'not_found'],
    ['with a very long id', { url: `/properties/${'x'.repeat(5000)}` }, 404, 'not_found'],
    [
      'of all properties, with DELETE',
      { method: 'DELETE', url: '/properties' },
      405,
      'method_not_allowed',
      'POST, GET, HEAD',
    ],
    [
      'of one property, with POST',
      { method: 'POST', url: `/properties/${id}`, payload: {} },
      405,
      'method_not_allowed',
      'GET, HEAD, PUT, PATCH, DELETE',
    ],
    [
      'of the account, with PUT',
      { method: 'PUT', url: '/account', payload: {} },
      405,
      'method_not_allowed',
      'GET, HEAD, PATCH',
    ],
    ['of the credentials, with GET', { url: '/account/credentials/platform-a-24' }, 405, 'method_not_allowed', 'PUT'],
    [
      'of unknown credentials',
      { method: 'PUT', url: '/account/credentials/platform-z', payload: {} },
      404,
      'route_not_found',
    ],
  ]

  test.for(requests)('%s is refused', async ([_what, request, status, code, allow]) => {
    const answer = await client.send(request)

    expect(told(answer)).toEqual(refusal(status, code))
    expect(answer.headers['allow']).toBe(allow)
  })

  test.for(['/properties/%', '/properties/%E0%A4%A', '/%ff', '/contacts/%zz?limit=1'])(
    '%s, which is badly encoded, is refused',
    async (url) => {
      const response = await api.app.inject({ url, headers: { authorization: `Bearer ${client.apiKey}` } })

      expect(response.statusCode).toBe(400)
      expect(response.json()).toMatchObject({
        statusCode: 400,
        error: 'Bad Request',
        code: 'invalid_request',
        requestId: expect.any(String),
        issues: [{ path: '/path', code: 'wrong_format' }],
      })
    },
  )
})

test('what a portal sends along may be encoded as it likes', async () => {
  const answer = await api.app.inject({ url: '/authorizations/none/callback?error_description=Zugriff+f%FCr+Sie' })

  expect(answer.headers['content-type']).toMatch('text/html')
})

test.for([
  ['a NUL in a text', '/changes?path=a%00b', '/query/path'],
  ['a NUL in words to look for', '/contacts?q=%00', '/query/q'],
  ['a byte that is no UTF-8', '/properties?limit=1&q=%E4', '/query/q'],
  ['a % that begins nothing', '/properties?externalId=%ZZ', '/query/externalId'],
  [
    'no number in a cursor',
    `/properties?sort=price&after=${cursorOf('[1e999,"0TkW4rYx00aB3dE5fG7h"]')}`,
    '/query/after',
  ],
] as const)('%s in a query is refused', async ([_what, url, path]) => {
  expect(told(await client.get(url))).toEqual(refusal(400, 'invalid_request', [path]))
})

function cursorOf(text: string): string {
  return Buffer.from(text).toString('base64url')
}

test('a byte order mark before a body is passed over', async () => {
  const other = await api.account()
  const headers = { 'content-type': 'application/json' }
  const payload = `\ufeff${json(aContact())}`

  expect((await other.send({ method: 'POST', url: '/contacts', headers, payload })).status).toBe(201)
})

test('of a body that is far longer than ours are, the message does not say where it stops being JSON', async () => {
  const headers = { 'content-type': 'application/json' }
  const payload = `{"lastName":"${String.raw`\n`.repeat(100_000)}"}}`
  const { body } = await client.send({ method: 'POST', url: '/properties', headers, payload })

  expect(body).toMatchObject({ code: 'malformed_json', message: 'The body is not JSON.' })
})

test('whoever has not signed in may send less than others', async () => {
  const payload = { email: 'anna@example.org', password: 'x'.repeat(20_000) }

  expect(told(await api.send({ method: 'POST', url: '/session', payload }))).toEqual(refusal(413, 'payload_too_large'))
})

test.for([
  ['{', 'in line 1, column 2, it ends too early'],
  ['{"lastName":', 'in line 1, column 13, it ends too early'],
  ['{"lastName":"Mu', 'in line 1, column 16, it ends too early'],
  ['[1,\n2', 'in line 2, column 2, it ends too early'],
  ['{"a":1}}', 'in line 1, column 8, “}” was not expected'],
] as const)('of %j, the message says where it stops being JSON', async ([payload, where]) => {
  const headers = { 'content-type': 'application/json' }
  const { body } = await client.send({ method: 'POST', url: '/contacts', headers, payload })

  expect(body.message).toBe(`The body is not JSON: ${where}.`)
})

test('nothing of all this was stored', async () => {
  for (const path of ['/properties', '/contacts']) expect((await client.get(path)).text).toBe('[]')
  expect((await client.get('/account/api-keys')).body).toHaveLength(1)
})
