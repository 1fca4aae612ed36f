import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { eventually } from '../../../test/eventually.ts'
import { type Sandbox, startSandbox } from '../index.ts'

const redirectUri = 'https://client.example.org/back'
const client = { client_id: 'sandbox-client', client_secret: 'sandbox-secret' }

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox({ host: '127.0.0.1', port: 0 })
})
afterAll(() => sandbox.stop())

interface Tokens {
  access_token: string
  refresh_token: string
  expires_in: number
}

/** The way of a user to the portal and back, and of a client to its tokens. */
async function consent(overrides: Record<string, string> = {}, at = sandbox) {
  const verifier = randomBytes(32).toString('base64url')
  const form = {
    response_type: 'code',
    client_id: client.client_id,
    redirect_uri: redirectUri,
    scope: 'clim:listings:* clim:medias:create',
    state: 'abc',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    user: 'anna',
    decision: 'allow',
    ...overrides,
  }
  const answer = await fetch(`${at.url}/oauth2/authorize`, {
    method: 'POST',
    body: new URLSearchParams(form),
    redirect: 'manual',
  })
  return { status: answer.status, back: new URL(answer.headers.get('location') ?? 'about:blank'), verifier }
}

async function askForTokens(form: Record<string, string>, at = sandbox) {
  const body = new URLSearchParams({ ...client, ...form })
  const answer = await fetch(`${at.url}/oauth2/token`, { method: 'POST', body })
  return { status: answer.status, body: (await answer.json()) as Tokens & { error?: string } }
}

async function signIn(overrides: Record<string, string> = {}, at = sandbox): Promise<Tokens> {
  const { back, verifier } = await consent(overrides, at)
  const code = back.searchParams.get('code') ?? ''
  const form = { grant_type: 'authorization_code', code, redirect_uri: redirectUri, code_verifier: verifier }
  return (await askForTokens(form, at)).body
}

async function call({ access_token: token }: Tokens, method: string, path: string, body?: unknown, at = sandbox) {
  const answer = await fetch(`${at.url}/clim/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${token}` },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  // oxlint-disable-next-line typescript/no-explicit-any -- the portal's own shape
  return { status: answer.status, body: (await answer.json()) as any }
}

function listing(offererEstateId: string, data: object = {}, rest: object = {}) {
  return {
    data: {
      estateType: 'PLOT',
      distributionType: 'BUY',
      location: { postalcode: '10115', city: 'Berlin', country: 'DEU', isAddressVisible: false },
      prices: { purchasePrice: 100_000 },
      spaces: { unit: 'SQUARE_METER', plotSpace: 500 },
      texts: { de: { headline: 'Bauland' } },
      ...data,
    },
    metadata: { source: { offererMarketingKey: 'K', offererEstateId } },
    ...rest,
  }
}

function statusOf(tokens: Tokens, id: string, expected: string) {
  return eventually(async () => {
    const { body } = await call(tokens, 'GET', `/listings/${id}`)
    expect(body.status).toBe(expected)
    return body
  })
}

describe('what people see of the calls', () => {
  test('is what was sent and answered, as text, and no secrets', async () => {
    const tokens = await signIn()
    await call(
      tokens,
      'POST',
      '/listings',
      listing('seen', { texts: { de: { headline: '<script>alert(1)</script>' } } }),
    )
    const page = async (path: string) => {
      const answer = await fetch(`${sandbox.url}${path}`, { headers: { accept: 'text/html' } })
      return { status: answer.status, text: await answer.text() }
    }

    const list = await page('/platform-c/log?limit=2')
    const [ofListing = '', ofTokens = ''] = list.text.match(/\/platform-c\/log\/[\w-]+/g) ?? []
    const [shown, shownTokens] = [await page(ofListing), await page(ofTokens)]

    expect(shown.text).toContain('&#60;script&#62;alert(1)')
    expect(shown.text).toContain('requestId')
    expect(shownTokens.text).toContain('grant_type=authorization_code')
    for (const { text } of [list, shown, shownTokens]) {
      expect(text).not.toContain('<script>alert')
      expect(text).not.toContain(tokens.access_token)
      expect(text).not.toContain(tokens.refresh_token)
      expect(text).not.toContain(client.client_secret)
    }
    expect((await page('/platform-c/log/elsewhere')).status).toBe(404)
  })
})

test('a switch exhausts the quota: no listing is taken any more, and those that are there can be changed', async () => {
  const tokens = await signIn({ user: 'full' })
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

  expect([refused.status, refused.body.errors[0].code, changed.status]).toEqual([400, 'QUOTA_EXCEEDED', 202])
  expect((await call(tokens, 'POST', '/listings', listing('new'))).status).toBe(202)
})

describe('access', () => {
  test('is granted for a code and its verifier, once', async () => {
    const { back, verifier } = await consent()
    const code = back.searchParams.get('code') ?? ''
    const form = { grant_type: 'authorization_code', code, redirect_uri: redirectUri }

    const wrong = await askForTokens({ ...form, code_verifier: 'x'.repeat(43) })
    const late = await askForTokens({ ...form, code_verifier: verifier })

    expect(back.searchParams.get('state')).toBe('abc')
    expect([wrong.body.error, late.body.error]).toEqual(['invalid_grant', 'invalid_grant'])
    expect(await signIn()).toMatchObject({ expires_in: 900 })
  })

  test('is renewed by a refresh token, which works once; the old access token goes with it', async () => {
    const first = await signIn()
    const form = { grant_type: 'refresh_token', refresh_token: first.refresh_token }

    const renewed = await askForTokens(form)
    const again = await askForTokens(form)

    expect([renewed.status, again.status, again.body.error]).toEqual([200, 400, 'invalid_grant'])
    expect((await call(first, 'GET', '/listings')).status).toBe(401)
    expect((await call(renewed.body, 'GET', '/listings')).status).toBe(200)
  })

  test('expires after the time that the user has chosen', async () => {
    const tokens = await signIn({ lifetime: '1' })
    expect((await call(tokens, 'GET', '/listings')).status).toBe(200)

    await eventually(async () => expect((await call(tokens, 'GET', '/listings')).status).toBe(401))
  })

  test.for([
    ['client_id', { client_id: 'nobody' }],
    ['redirect_uri', { redirect_uri: 'javascript:alert(1)' }],
    ['scope', { scope: 'CLIM:listings:*' }],
    ['code_challenge_method', { code_challenge_method: 'plain' }],
    ['code_challenge', { code_challenge: 'short' }],
  ] as const)('is not asked for with a wrong %s', async ([, overrides]) => {
    const { status, back } = await consent(overrides)

    expect([status, back.href]).toEqual([400, 'about:blank'])
  })

  test('is refused to strangers and beyond its scopes', async () => {
    const reader = await signIn({ scope: 'clim:listings:read' })

    const stranger = await askForTokens({ client_secret: 'wrong', grant_type: 'refresh_token', refresh_token: 'x' })

    expect([stranger.status, stranger.body.error]).toEqual([401, 'invalid_client'])
    expect((await call(reader, 'GET', '/listings')).status).toBe(200)
    expect((await call(reader, 'POST', '/listings', listing('S-1'))).status).toBe(403)
  })
})

describe('a listing', () => {
  test('is taken at once and decided later, is changed, and is deleted', async () => {
    const tokens = await signIn({ user: 'berta' })

    const taken = await call(tokens, 'POST', '/listings', listing('L 1/a'))
    const early = await call(tokens, 'GET', '/listings/L%201%2Fa')
    const created = await statusOf(tokens, 'L%201%2Fa', 'CREATED')
    const twice = await call(tokens, 'POST', '/listings', listing('L 1/a'))
    await call(tokens, 'PUT', '/listings/L%201%2Fa', listing('L 1/a', { texts: { de: { headline: 'Mehr Bauland' } } }))
    await statusOf(tokens, 'L%201%2Fa', 'UPDATED')
    const page = await (await fetch(created.publicUrl)).text()
    await call(tokens, 'DELETE', '/listings/L%201%2Fa')
    await statusOf(tokens, 'L%201%2Fa', 'DELETED')

    expect(taken).toMatchObject({
      status: 202,
      body: { externalListingId: 'L 1/a', warnings: [{ type: 'LOCATION_IMPRECISE' }] },
    })
    expect(['RECEIVED', 'CREATING']).toContain(early.body.status)
    expect([twice.status, twice.body.errors[0].code]).toEqual([409, 'ALREADY_EXISTS'])
    expect(page).toContain('<h1>Mehr Bauland</h1>')
    expect((await fetch(created.publicUrl)).status).toBe(404)
    expect((await call(tokens, 'DELETE', '/listings/L%201%2Fa')).status).toBe(404)
    expect((await call(tokens, 'GET', '/listings')).body.externalListingIds).toEqual([])
  })

  test('is refused with every reason at once, and with members that nobody knows', async () => {
    const tokens = await signIn()
    const wrong = listing('W-1', {
      estateType: 'CASTLE',
      colour: 'red',
      location: { postalcode: '10115', country: 'DEU', isAddressVisible: 'no' },
      spaces: { unit: 'SQUARE_METER', plotSpace: -1 },
    })

    const { status, body } = await call(tokens, 'POST', '/listings', {
      ...wrong,
      media: [{ type: 'PICTURE', title: ' ' }],
    })

    expect(status).toBe(400)
    expect(body.errors.map(({ field, code }: { field: string; code: string }) => `${field} ${code}`)).toEqual([
      'data.colour UNKNOWN_MEMBER',
      'data.estateType NOT_ALLOWED',
      'data.location.city MISSING',
      'data.location.isAddressVisible WRONG_TYPE',
      'data.spaces.plotSpace OUT_OF_RANGE',
      'media[0].title EMPTY',
    ])
  })

  test('cannot become one of another type, and is no stranger’s', async () => {
    const tokens = await signIn({ user: 'clara' })
    const stranger = await signIn({ user: 'doris' })
    await call(tokens, 'POST', '/listings', listing('T-1'))

    const house = { estateType: 'HOUSE', structure: { rooms: { numberOfRooms: 4 } } }
    const spaces = { unit: 'SQUARE_METER', plotSpace: 500, residential: { livingSpace: 90 } }
    const changed = await call(tokens, 'PUT', '/listings/T-1', listing('T-1', { ...house, spaces }))

    expect(changed.body.errors).toMatchObject([{ field: 'data.estateType', code: 'IMMUTABLE' }])
    expect((await call(stranger, 'GET', '/listings/T-1')).status).toBe(404)
  })

  test('is listed in pages', async () => {
    const tokens = await signIn({ user: 'emil' })
    const ids = Array.from({ length: 120 }, (_, n) => `P-${n}`)
    for (const id of ids) await call(tokens, 'POST', '/listings', listing(id))

    const first = await call(tokens, 'GET', '/listings')
    const second = await call(tokens, 'GET', `/listings?nextPageToken=${first.body.nextPageToken}`)

    expect([first, second].flatMap(({ body }) => body.externalListingIds)).toEqual(ids)
    expect(second.body).not.toHaveProperty('nextPageToken')
  })
})

describe('a file', () => {
  const media = { type: 'PICTURE', externalMediaId: 'M-1' }

  test('is uploaded to its address, named by a listing, and goes with it', async () => {
    const tokens = await signIn({ user: 'fritz' })
    const { body } = await call(tokens, 'POST', '/medias', { externalMediaId: 'M-1', fileName: 'F-1_1.jpg' })
    const early = await call(tokens, 'POST', '/listings', listing('F-1', {}, { media: [media] }))
    const uploaded = await fetch(body.presignedURL, { method: 'PUT', body: 'the picture' })
    await call(tokens, 'POST', '/listings', listing('F-1', {}, { media: [media] }))
    await statusOf(tokens, 'F-1', 'CREATED')

    const shown = await fetch(`${sandbox.url}/platform-c/media/fritz/M-1`)
    await call(tokens, 'PUT', '/listings/F-1', listing('F-1'))
    await statusOf(tokens, 'F-1', 'UPDATED')

    expect(early.body.errors).toMatchObject([{ field: 'media[0].externalMediaId', code: 'MEDIA_UNKNOWN' }])
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
  const tokens = await signIn({}, before)
  await call(tokens, 'POST', '/listings', listing('R-1'), before)
  await before.stop()

  const after = await startSandbox({ host: '127.0.0.1', port: 0, dataDir })
  onTestFinished(() => after.stop())

  expect((await call(tokens, 'GET', '/listings/R-1', undefined, after)).body.externalListingId).toBe('R-1')
})

test.for([
  ['/clim/v1/listings', 401],
  ['/clim/v1/listings?nextPageToken=%F0', 401],
  ['/clim/v1/uploads/x', 401],
  ['/clim/v1/nowhere', 401],
  ['/clim/v1/health', 200],
  ['/platform-c/expose/1e999', 404],
  ['/platform-c/media/..%2f..%2fx/y', 404],
  ['/platform-c?page=NaN', 200],
  ['/platform-c/log?limit=-1&externalId=%F0%9F', 200],
  ['/oauth2/authorize?client_id[]=x', 400],
] as const)('%s is answered with %i', async ([path, status]) => {
  expect((await fetch(sandbox.url + path)).status).toBe(status)
})
