import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { eventually } from '../../../test/eventually.ts'
import { type Sandbox, startSandbox } from '../index.ts'

const secret = 'sandbox-secret'
const userAgent = 'aushang/1.0 tests/1.0 node/24'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox({ host: '127.0.0.1', port: 0 })
})
afterAll(() => sandbox.stop())

interface Bearer {
  access_token: string
}

async function askForToken(body: object, at = sandbox, headers: Record<string, string> = { 'user-agent': userAgent }) {
  const answer = await fetch(`${at.url}/oauth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({
      client_id: 'sandbox-client',
      client_secret: secret,
      grant_type: 'client_credentials',
      audience: `${at.url}/clim/v1`,
      scope: 'clim:listings:* clim:medias:*',
      ...body,
    }),
  })
  return { status: answer.status, body: (await answer.json()) as Bearer & { error?: string } }
}

async function signIn(clientId = 'sandbox-client', at = sandbox): Promise<Bearer> {
  return (await askForToken({ client_id: clientId }, at)).body
}

async function call({ access_token: token }: Bearer, method: string, path: string, body?: unknown, at = sandbox) {
  const answer = await fetch(`${at.url}/clim/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'user-agent': userAgent },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  // oxlint-disable-next-line typescript/no-explicit-any -- the portal's own shape
  return { status: answer.status, body: (await answer.json()) as any }
}

const berlin = {
  postalcode: '10115',
  city: 'Berlin',
  street: 'Ackerstraße',
  houseNumber: '12a',
  country: 'DEU',
  geometry: { type: 'Point', coordinates: [13.405, 52.52] },
}

/** The smallest that the portal's pages have, with what a test adds. */
function listing(offererEstateId: string, data: object = {}, rest: object = {}) {
  return {
    data: { estateType: 'PLOT', distributionType: 'BUY', location: berlin, prices: {}, ...data },
    metadata: { source: { offererMarketingKey: 'HH-1', offererEstateId } },
    ...rest,
  }
}

function statusOf(token: Bearer, id: string, expected: string) {
  return eventually(async () => {
    const { body } = await call(token, 'GET', `/listings/${id}/statuses`)
    expect(body.status).toBe(expected)
    return body
  })
}

async function pageAt(url: string): Promise<string> {
  const answer = await fetch(url, { headers: { accept: 'text/html' } })
  return (await answer.text()).replaceAll('\u00a0', ' ')
}

describe('what people see of the calls', () => {
  test('is what was sent and answered, as text, and no secrets', async () => {
    const tokens = await signIn()
    await call(
      tokens,
      'POST',
      '/listings',
      listing('seen', { texts: { headline: { de: '<script>alert(1)</script>' } } }),
    )
    const page = async (path: string) => {
      const answer = await fetch(`${sandbox.url}${path}`, { headers: { accept: 'text/html' } })
      return { status: answer.status, text: await answer.text() }
    }

    const list = await page('/platform-c/log?limit=2')
    const [ofListing = '', ofToken = ''] = list.text.match(/\/platform-c\/log\/[\w-]+/g) ?? []
    const [shown, shownToken] = [await page(ofListing), await page(ofToken)]

    expect(shown.text).toContain('&#60;script&#62;alert(1)')
    expect(shown.text).toContain('requestId')
    expect(shownToken.text).toContain('client_credentials')
    for (const { text } of [list, shown, shownToken]) {
      expect(text).not.toContain('<script>alert')
      expect(text).not.toContain(tokens.access_token)
      expect(text).not.toContain(secret)
    }
    expect((await page('/platform-c/log/elsewhere')).status).toBe(404)
  })
})

test('a switch exhausts the quota: no listing is taken any more, and those that are there can be changed', async () => {
  const tokens = await signIn('full')
  const turn = (form: Record<string, string>) =>
    fetch(`${sandbox.url}/platform-c/failures`, {
      method: 'POST',
      body: new URLSearchParams({ user: 'full', ...form }),
    })
  await call(tokens, 'POST', '/listings', listing('there'))
  await statusOf(tokens, 'there', 'CREATED')

  await turn({ on: 'full' })
  const refused = await call(tokens, 'POST', '/listings', listing('new'))
  const changed = await call(tokens, 'PUT', '/listings/there', listing('there'))
  await turn({ off: 'full' })

  expect([refused.status, refused.body.type, changed.status]).toEqual([
    400,
    'urn:listings-management:problem:quota-exceeded',
    202,
  ])
  expect((await call(tokens, 'POST', '/listings', listing('new'))).status).toBe(202)
})

describe('access', () => {
  test('is a token for a day, and no refresh token', async () => {
    const { status, body } = await askForToken({})

    expect([status, Object.keys(body), body]).toEqual([
      200,
      ['access_token', 'expires_in', 'token_type'],
      { access_token: expect.any(String), expires_in: 86_400, token_type: 'Bearer' },
    ])
    expect((await call(body, 'GET', '/listings')).status).toBe(200)
  })

  test('has the scopes that were asked for, and no others', async () => {
    const { body: reader } = await askForToken({ scope: 'clim:listings:read CLIM:listings:*' })
    const { body: nothing } = await askForToken({ scope: undefined })

    expect((await call(reader, 'GET', '/listings')).status).toBe(200)
    expect((await call(reader, 'POST', '/listings', listing('S-1'))).status).toBe(403)
    expect((await call(nothing, 'GET', '/listings')).status).toBe(403)
  })

  test.for([
    [{ client_secret: 'wrong' }, 401, 'invalid_client'],
    [{ client_id: 'Not A Client' }, 401, 'invalid_client'],
    [{ grant_type: 'password' }, 400, 'unsupported_grant_type'],
    [{ audience: 'https://elsewhere.example.org' }, 403, 'access_denied'],
    [{ audience: undefined }, 403, 'access_denied'],
  ] as const)('is refused with %j', async ([wrong, status, error]) => {
    expect(await askForToken(wrong)).toEqual({ status, body: { error } })
  })

  test('is refused to programs that do not say who they are, as software, tool and system', async () => {
    const { access_token: token } = await signIn()
    const headers = { authorization: `Bearer ${token}`, 'user-agent': 'Aushang' }

    const answer = await fetch(`${sandbox.url}/clim/v1/listings`, { headers })

    expect([answer.status, await answer.json()]).toMatchObject([403, { errorSource: 'header' }])
    expect((await askForToken({}, sandbox, { 'user-agent': 'Aushang' })).status).toBe(403)
  })

  test('ends for those who are turned away, and is there again when they are not', async () => {
    const token = await signIn('gustav')
    const turn = (form: Record<string, string>) =>
      fetch(`${sandbox.url}/platform-c/failures`, {
        method: 'POST',
        body: new URLSearchParams({ user: 'gustav', ...form }),
      })

    await turn({ on: 'refused' })
    const refused = await call(token, 'GET', '/listings')
    const { body } = await askForToken({ client_id: 'gustav' })
    await turn({ off: 'refused' })

    expect([refused.status, body.error]).toEqual([401, 'invalid_client'])
    expect((await call(token, 'GET', '/listings')).status).toBe(200)
  })

  test('is shown with its tokens, which can be ended there', async () => {
    const token = await signIn('heinz')

    const shown = await pageAt(`${sandbox.url}/platform-c/access`)
    await fetch(`${sandbox.url}/platform-c/access`, { method: 'POST', body: new URLSearchParams({ expire: 'heinz' }) })

    expect(shown).toContain('heinz')
    expect(shown).not.toContain(token.access_token)
    expect((await call(token, 'GET', '/listings')).status).toBe(401)
  })
})

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const contact = {
  salutation: 'Ms',
  firstName: 'Ida',
  lastName: 'Beispiel',
  emailAddress: 'ida@example.org',
  phoneNumber: '0301234567',
  userHomepage: 'https://example.org',
  postalCode: '10115',
  city: 'Berlin',
}

const everything = {
  estateType: 'HOUSE',
  estateSubType: { house: 'SEMIDETACHED_HOUSE' },
  prices: {
    currency: 'EUR',
    buy: { price: { amount: 498_000, priceInformation: 'BASIS_FOR_NEGOTIATION' } },
    brokerageFee: { hasFee: 'YES', feeFor: 'SHARED', feePercentage: 3.57, feeNote: { de: 'je zur Hälfte' } },
  },
  spaces: { spaceMeasureUnit: 'SQUARE_METER', plotSpace: 500, residential: { livingSpace: 120.5 } },
  structure: {
    rooms: { numberOfRooms: 4.5, numberOfBedRooms: 2, numberOfBathRooms: 1 },
    building: { cellar: 'PART', elevator: { person: 'NO' }, kitchen: { kitchenType: { builtIn: true } } },
    parkingLots: { carport: 1 },
  },
  features: { aircondition: 'YES', furnished: 'PART', garden: { private: true }, internet: { anything: 1 } },
  conditions: { buildState: 'TO_REFURBISH', yearOfConstruction: 1928 },
  management: { heritageProtected: 'YES', marketStatus: 'RESERVED', availableFrom: '2027-05-24T00:00:00.000Z' },
  energy: {
    energyType: { heatMethod: 'CENTRAL', energyGeneration: { heatpump: true } },
    countrySpecific: {
      de: {
        energyCertificates: [
          { type: 'NEED', value: 87.5, efficiencyClass: 'C', energySources: ['ENVIRONMENTAL_HEAT'] },
        ],
      },
    },
  },
  texts: { headline: { de: 'Haus mit Garten', en: 'House with garden' }, description: { de: 'Ruhig.' } },
}

describe('a listing', () => {
  test('is taken at once and decided later, is changed, and is deleted', async () => {
    const tokens = await signIn('berta')

    const taken = await call(tokens, 'POST', '/listings', listing('L 1/a'))
    const early = await call(tokens, 'GET', '/listings/L%201%2Fa/statuses')
    const created = await statusOf(tokens, 'L%201%2Fa', 'CREATED')
    const twice = await call(tokens, 'POST', '/listings', listing('L 1/a'))
    await call(tokens, 'PUT', '/listings/L%201%2Fa', listing('L 1/a', { texts: { headline: { de: 'Mehr Bauland' } } }))
    await statusOf(tokens, 'L%201%2Fa', 'UPDATED')
    const read = await call(tokens, 'GET', '/listings/L%201%2Fa')
    const page = await (await fetch(created.publicUrl)).text()
    const deleted = await call(tokens, 'DELETE', '/listings/L%201%2Fa')
    await statusOf(tokens, 'L%201%2Fa', 'DELETED')

    expect(taken).toEqual({
      status: 202,
      body: {
        requestId: expect.stringMatching(uuid),
        listingId: expect.stringMatching(uuid),
        externalListingId: 'L 1/a',
        warnings: [],
      },
    })
    expect(['RECEIVING', 'RECEIVED', 'CREATING']).toContain(early.body.status)
    expect([twice.status, twice.body.title]).toEqual([409, 'Conflict'])
    expect(read.body).toEqual({
      listing: {
        ...listing('L 1/a', { texts: { headline: { de: 'Mehr Bauland' } } }),
        metadata: {
          source: { offererMarketingKey: 'HH-1', offererEstateId: 'L 1/a' },
          portalWebKey: expect.any(String),
        },
        media: [],
      },
    })
    expect(page).toContain('<h1>Mehr Bauland</h1>')
    expect(Object.keys(deleted.body)).toEqual(['requestId', 'listingId', 'externalListingId'])
    expect((await fetch(created.publicUrl)).status).toBe(404)
    expect((await call(tokens, 'DELETE', '/listings/L%201%2Fa')).status).toBe(404)
    expect((await call(tokens, 'GET', '/listings/L%201%2Fa')).status).toBe(404)
    expect((await call(tokens, 'GET', '/listings')).body.externalListingIds).toEqual([])
  })

  test('whose house number is none that is on a map is remarked', async () => {
    const { body } = await call(
      await signIn(),
      'POST',
      '/listings',
      listing('V-1', { location: { ...berlin, houseNumber: '-' } }),
    )

    expect(body.warnings).toEqual([{ type: 'LOCATION_IMPRECISE', message: expect.any(String) }])
  })

  test('with every part that the portal knows is taken, and shown', async () => {
    const tokens = await signIn('ida')
    await call(tokens, 'POST', '/listings', listing('FULL', everything, { contact }))
    const { publicUrl } = await statusOf(tokens, 'FULL', 'CREATED')

    const page = await pageAt(publicUrl)

    for (const words of [
      'Haus zum Kauf',
      'Reserviert',
      '498.000 €, VB',
      'Doppelhaushälfte',
      'Ackerstraße 12a, 10115 Berlin',
      'sanierungsbedürftig',
      'Wärmepumpe',
      'Klimaanlage',
      'Denkmalschutz',
      'Bedarfsausweis',
      '87,5 kWh',
      'HH-1',
      'Ida Beispiel',
    ])
      expect(page).toContain(words)
  })

  test('that hides its address is shown without its street', async () => {
    const tokens = await signIn('ida')
    await call(tokens, 'POST', '/listings', listing('HIDDEN', { location: { ...berlin, showAddress: false } }))
    const { publicUrl } = await statusOf(tokens, 'HIDDEN', 'CREATED')

    const page = await pageAt(publicUrl)

    expect(page).toContain('10115 Berlin')
    expect(page).not.toContain('Ackerstraße')
  })

  test('is refused with every reason at once, and with members that nobody knows', async () => {
    const tokens = await signIn()
    const { city: _city, geometry: _geometry, ...nowhere } = berlin
    const wrong = listing('W-1', {
      estateType: 'CHALET',
      estateSubType: { house: 'CHALET', apartment: 'LOFT' },
      colour: 'red',
      location: { ...nowhere, showAddress: 'no', floorNumber: 1.5 },
      spaces: { plotSpace: -1 },
      energy: { countrySpecific: { de: { energyCertificates: [{}] } } },
    })

    const { status, body } = await call(tokens, 'POST', '/listings', {
      ...wrong,
      media: [{ mediaType: 'PICTURE', title: ' ', url: 'https://example.org/1.jpg' }],
      contact: { salutation: 'MS' },
    })

    const { errors, ...problem } = body
    expect(status).toBe(400)
    expect(problem).toEqual({
      type: 'about:blank',
      title: 'Bad Request',
      status: 400,
      detail: expect.stringContaining('/data/colour additional properties are not allowed.'),
      instance: '/clim/v1/listings',
      errorSource: 'body',
    })
    expect(errors.map(({ name }: { name: string }) => name)).toEqual([
      '/data/colour',
      '/data/estateType',
      '/data/estateSubType',
      '/data/location/city',
      '/data/location/floorNumber',
      '/data/location/geometry',
      '/data/location/showAddress',
      '/data/spaces/spaceMeasureUnit',
      '/data/spaces/plotSpace',
      '/data/energy/countrySpecific/de/energyCertificates/0',
      '/media/0/title',
      '/contact/salutation',
    ])
  })

  test('is refused with a kind of another type, and with a medium that is nowhere', async () => {
    const tokens = await signIn()

    const { body } = await call(
      tokens,
      'POST',
      '/listings',
      listing('W-2', { estateSubType: { house: 'VILLA' } }, { media: [{ mediaType: 'PICTURE' }] }),
    )

    expect(body.errors.map(({ name }: { name: string }) => name)).toEqual([
      '/data/estateSubType',
      '/media/0/externalMediaId',
    ])
  })

  test('cannot become one of another type, and is no stranger’s', async () => {
    const tokens = await signIn('clara')
    const stranger = await signIn('doris')
    await call(tokens, 'POST', '/listings', listing('T-1'))

    const changed = await call(tokens, 'PUT', '/listings/T-1', listing('T-1', { estateType: 'HOUSE' }))

    expect(changed.body.errors).toEqual([{ name: '/data/estateType', reason: 'cannot change' }])
    expect((await call(stranger, 'GET', '/listings/T-1')).status).toBe(404)
  })

  test.for([
    ['UNRECEIVED-1', 'RECEIVING_FAILED'],
    ['BROKEN-1', 'CREATING_FAILED'],
    ['LATER-1', 'CREATING_FAILED'],
    ['BLURRED-1', 'CREATED_WITH_MEDIA_ERROR'],
  ] as const)('that is called %s ends as %s', async ([id, status]) => {
    const tokens = await signIn('ernst')
    await call(tokens, 'POST', '/listings', listing(id))

    const { reasons, actionRequired } = await statusOf(tokens, id, status)

    expect([reasons.length, actionRequired]).toEqual(id === 'LATER-1' ? [2, true] : [0, false])
  })

  test('is listed in pages', async () => {
    const tokens = await signIn('emil')
    const ids = Array.from({ length: 120 }, (_, n) => `P-${n}`)
    for (const id of ids) await call(tokens, 'POST', '/listings', listing(id))

    const first = await call(tokens, 'GET', '/listings')
    const second = await call(tokens, 'GET', `/listings?nextPageToken=${first.body.nextPageToken}`)

    expect([first, second].flatMap(({ body }) => body.externalListingIds)).toEqual(ids)
    expect(second.body.nextPageToken).toBeNull()
  })
})

describe('a file', () => {
  const media = { mediaType: 'PICTURE', externalMediaId: 'M-1' }

  test('is uploaded to its address, named by a listing, and goes with it', async () => {
    const tokens = await signIn('fritz')
    const { body } = await call(tokens, 'POST', '/medias', { externalMediaId: 'M-1', fileName: 'F-1_1.jpg' })
    const early = await call(tokens, 'POST', '/listings', listing('F-1', {}, { media: [media] }))
    const uploaded = await fetch(body.presignedURL, { method: 'PUT', body: 'the picture' })
    await call(tokens, 'POST', '/listings', listing('F-1', {}, { media: [media] }))
    await statusOf(tokens, 'F-1', 'CREATED')

    const shown = await fetch(`${sandbox.url}/platform-c/media/fritz/M-1`)
    await call(tokens, 'PUT', '/listings/F-1', listing('F-1'))
    await statusOf(tokens, 'F-1', 'UPDATED')

    expect(body.externalMediaId).toBe('M-1')
    expect(early.body.errors).toEqual([{ name: '/media/0/externalMediaId', reason: 'was not uploaded' }])
    expect([uploaded.status, await shown.text()]).toEqual([200, 'the picture'])
    expect((await fetch(`${sandbox.url}/platform-c/media/fritz/M-1`)).status).toBe(404)
  })

  test('is refused at an address that is outdated', async () => {
    const tokens = await signIn()
    const { body } = await call(tokens, 'POST', '/medias', { externalMediaId: 'M-2', fileName: 'EXPIRED-1_1.jpg' })

    const answer = await fetch(body.presignedURL, { method: 'PUT', body: 'the picture' })

    expect([answer.status, await answer.text()]).toEqual([403, 'Request has expired'])
  })
})

test('everything is there again after a restart', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'aushang-sandbox-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  const before = await startSandbox({ host: '127.0.0.1', port: 0, dataDir })
  const tokens = await signIn('sandbox-client', before)
  await call(tokens, 'POST', '/listings', listing('R-1'), before)
  await before.stop()

  const after = await startSandbox({ host: '127.0.0.1', port: 0, dataDir })
  onTestFinished(() => after.stop())

  const { body } = await call(tokens, 'GET', '/listings/R-1', undefined, after)
  expect(body.listing.metadata.source.offererEstateId).toBe('R-1')
})

test.for([
  ['/clim/v1/listings', 401],
  ['/clim/v1/listings?nextPageToken=%F0', 401],
  ['/clim/v1/uploads/x', 401],
  ['/clim/v1/nowhere', 401],
  ['/clim/v1/health', 200],
  ['/oauth/token', 404],
  ['/platform-c/expose/1e999', 404],
  ['/platform-c/media/..%2f..%2fx/y', 404],
  ['/platform-c?page=NaN', 200],
  ['/platform-c/log?limit=-1&externalId=%F0%9F', 200],
] as const)('%s is answered with %i', async ([path, status]) => {
  const headers = { 'user-agent': userAgent }
  expect((await fetch(sandbox.url + path, { headers })).status).toBe(status)
})
