import { readdir } from 'node:fs/promises'
import { hash } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { startApi } from '../../test/harness.ts'

const api = startApi()

describe('a page', () => {
  test.for([
    ['/docs/', 200],
    ['/docs/webhooks', 200],
    [`/authorizations/${'x'.repeat(32)}`, 404],
    [`/authorizations/${'x'.repeat(32)}/callback?state=1`, 404],
  ] as const)('such as %s is shown in nobody’s frame and loads nothing from elsewhere', async ([url, status]) => {
    const page = await api.send({ url })
    const policy = String(page.headers['content-security-policy']).split('; ')

    expect(page).toMatchObject({
      status,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'x-frame-options': 'DENY',
        'referrer-policy': 'no-referrer',
      },
    })
    expect(policy).toEqual(
      expect.arrayContaining(["default-src 'none'", "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'"]),
    )
    expect(policy.join()).not.toMatch(/https?:|\*|unsafe-eval|script-src[^,]*unsafe-inline/)
  })

  test('of the documentation runs the scripts that it bears, and none besides', async () => {
    const { text, headers } = await api.send({ url: '/docs/' })
    const [inline] = [...text.matchAll(/<script type="text\/javascript">([^]*?)<\/script>/g)].map(
      ([, script]) => script,
    )

    expect(headers['content-security-policy']).toContain(
      `script-src 'self' 'sha256-${hash('sha256', inline ?? '', 'base64')}';`,
    )
    expect((await api.send({ url: '/docs/js/scalar.js' })).headers['content-type']).toContain('javascript')
  })

  test('of the documentation is found without its last slash', async () => {
    expect(await api.send({ url: '/docs' })).toMatchObject({ status: 301, headers: { location: '/docs/' } })
  })

  test('of the documentation bears our name and sign', async () => {
    const [reference, guide] = [await api.send({ url: '/docs/' }), await api.send({ url: '/docs/errors' })]

    expect(reference.text).toContain('<title>Aushang API</title>')
    expect(guide.text).toContain('<title>Errors · Aushang</title>')
    expect(guide.text).toContain('href="/favicon.svg"')
    expect(reference.text).toContain('/favicon.svg')
    expect((await api.send({ url: '/favicon.svg' })).headers['content-type']).toContain('image/svg+xml')
  })
})

describe.for(['/openapi.json', '/docs/js/scalar.js'])('%s', (url) => {
  const ask = (headers = {}) => api.app.inject({ url, headers })

  test('is compressed for those who can read that', async () => {
    const [plain, zipped, refused] = [
      await ask(),
      await ask({ 'accept-encoding': 'br, gzip' }),
      await ask({ 'accept-encoding': 'gzip;q=0' }),
    ]

    expect(zipped.headers).toMatchObject({
      'content-encoding': 'gzip',
      vary: expect.stringContaining('accept-encoding'),
    })
    expect(zipped.headers['content-type']).toBe(plain.headers['content-type'])
    expect(gunzipSync(zipped.rawPayload).equals(plain.rawPayload)).toBe(true)
    expect([plain, refused].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, undefined])
  })

  test('is not sent to those who have it', async () => {
    for (const how of [{}, { 'accept-encoding': 'gzip' }]) {
      const { headers } = await ask(how)
      const again = await ask({ ...how, 'if-none-match': headers.etag })

      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', headers.etag])
    }
  })
})

describe('the guides', () => {
  test('are found from the first page', async () => {
    expect((await api.send({ url: '/docs/introduction' })).text).toContain('<a href="/docs/webhooks">')
  })

  test('are all named on each of them, by addresses that are there', async () => {
    const { text } = await api.send({ url: '/docs/introduction' })
    const addresses = new Set([...text.matchAll(/href="(\/docs\/[^"#]+)/g)].map(([, address = '']) => address))

    const files = await readdir(new URL('../../../docs/', import.meta.url))
    const guides = files.flatMap((file) => /^([a-z-]+)\.md$/.exec(file)?.[1] ?? [])
    expect([...addresses].filter((url) => !url.endsWith('/')).toSorted()).toEqual(
      guides.map((name) => `/docs/${name}`).toSorted(),
    )
    for (const url of addresses) expect([url, (await api.send({ url })).status]).toEqual([url, 200])
  })

  test('link to no page that is not there', async () => {
    const files = await readdir(new URL('../../../docs/', import.meta.url), { recursive: true })
    const guides = files.flatMap((file) => /^((?:properties\/)?[a-z][\w-]*)\.md$/.exec(file)?.[1] ?? [])
    expect(guides).toEqual(expect.arrayContaining(['webhooks', 'properties', 'properties/plotBuy']))

    for (const guide of guides) {
      const page = `/docs/${guide}`
      const { status, text } = await api.send({ url: page })
      const links = [...text.matchAll(/href="([^"#:]+)[#"]/g)].map(([, link]) => new URL(link ?? '', `http://x${page}`))
      const answers = await Promise.all(
        [...new Set(links.map(({ pathname }) => pathname))].map(async (url) => [url, (await api.send({ url })).status]),
      )

      expect([page, status, answers.filter(([, found]) => found !== 200)]).toEqual([page, 200, []])
    }
  })

  test.for([
    '/docs/nothing',
    '/docs/properties/nothing',
    '/docs/properties/..%2fwebhooks',
    '/docs/..%2fREADME',
    '/docs/adr',
    '/docs/examples/..%2fwebhooks.md',
    '/docs/examples/x.jpg',
  ])('do not lead elsewhere: %s', async (url) => {
    expect(await api.send({ url })).toMatchObject({ status: 404, body: { code: 'route_not_found' } })
  })
})
