import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { startApi } from '../../test/harness.ts'
import { aBrowser, aPerson } from '../../test/people.ts'

const folder = await mkdtemp(join(tmpdir(), 'aushang-dashboard-'))
await mkdir(join(folder, 'assets'))
await writeFile(join(folder, 'index.html'), '<head><meta nonce="__NONCE__"></head><p>the application</p>')
await writeFile(
  join(folder, 'preloads.json'),
  JSON.stringify({
    '/properties': ['assets/properties-a1B2c3D4.css', 'assets/properties.page-a1B2c3D4.js'],
  }),
)
await writeFile(join(folder, 'assets/main-a1B2c3D4.js'), 'the script')
await writeFile(join(folder, 'assets/main-a1B2c3D4.js.br'), 'the script, made small')
afterAll(() => rm(folder, { recursive: true }))

const api = startApi({ dashboardFolder: folder, corsOrigins: ['https://app.example.org'] })
const browser = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' }

test('caches are told that an answer hangs on the origin, too', async () => {
  for (const [url, expected] of [
    ['/contacts', 401],
    ['/assets/main-a1B2c3D4.js', 200],
  ] as const) {
    const { status, headers } = await api.send({ url, headers: { origin: 'https://app.example.org' } })
    expect(status).toBe(expected)
    expect(headers['vary']?.toLowerCase().split(', ')).toEqual(expect.arrayContaining(['origin', 'accept']))
  }
})

describe('a browser on its way to a page', () => {
  test.for(['/', '/properties', '/properties/0TkW4rYx00qL7mN9pR2s', '/settings', '/no/such/page'])(
    'is sent the application at %s',
    async (url) => {
      const page = await api.send({ url, headers: browser })

      expect(page).toMatchObject({
        status: 200,
        headers: { 'content-type': 'text/html; charset=utf-8', vary: expect.stringMatching(/\baccept\b/) },
      })
      expect(page.text).toContain('the application')
    },
  )

  test.for([
    ['/properties?q=berlin', ['/assets/properties-a1B2c3D4.css'], ['/assets/properties.page-a1B2c3D4.js']],
    ['/settings', null, null],
  ] as const)('is told at %s what else it will need', async ([url, styles, scripts]) => {
    const page = await api.send({ url, headers: browser })

    expect(page.text.match(/(?<=stylesheet" crossorigin href=")[^"]+/g)).toEqual(styles)
    expect(page.text.match(/(?<=modulepreload" crossorigin href=")[^"]+/g)).toEqual(scripts)
  })

  test('runs only scripts of ours, and styles that bear the word of this one answer', async () => {
    const [page, next] = [
      await api.send({ url: '/', headers: browser }),
      await api.send({ url: '/', headers: browser }),
    ]
    const policy = String(page.headers['content-security-policy'])
    const nonce = /nonce-([^']+)/.exec(policy)?.[1]

    expect(policy).toContain(
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; script-src 'self'; style-src 'self' 'nonce-",
    )
    expect(policy).not.toMatch(/unsafe|https?:|\*/)
    expect(page.text).toContain(`nonce="${nonce}"`)
    expect(next.text).not.toContain(`nonce="${nonce}"`)
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'x-frame-options': 'DENY' })
  })

  test('is told whether it is signed in, so that it asks for nothing that is refused', async () => {
    const signedIn = await aBrowser(api, await aPerson(api))
    const ended = await aBrowser(api, await aPerson(api))
    await ended.delete('/session')

    const pages = [
      await api.send({ url: '/', headers: browser }),
      await ended.send({ url: '/', headers: browser }),
      await signedIn.send({ url: '/', headers: browser }),
    ]

    expect(pages.map(({ text }) => text.includes('<meta name="signed-out">'))).toEqual([true, true, false])
  })

  test.for([
    ['/docs/', 200, 'text/html', /scalar/],
    ['/openapi.json', 200, 'application/json', /openapi/],
    ['/healthz', 200, 'application/json', /ok/],
    [`/authorizations/${'x'.repeat(32)}`, 404, 'text/html', /^(?!.*the application)/],
  ] as const)('finds %s as it is', async ([url, status, type, text]) => {
    const answer = await api.send({ url, headers: browser })

    expect(answer.status).toBe(status)
    expect(answer.headers['content-type']).toContain(type)
    expect(answer.text).toMatch(text)
  })
})

describe('everybody else', () => {
  test('gets what the API answers', async () => {
    const client = await api.account()

    expect(await client.get('/properties')).toMatchObject({
      status: 200,
      body: [],
      headers: { vary: expect.stringMatching(/\baccept\b/) },
    })
    expect(await client.get('/properties', { accept: 'application/json' })).toMatchObject({ status: 200, body: [] })
    expect(await api.send({ url: '/properties' })).toMatchObject({ status: 401 })
    expect(await api.send({ url: '/settings' })).toMatchObject({ status: 404, body: { code: 'route_not_found' } })
    expect(await api.send({ method: 'POST', url: '/', headers: browser })).toMatchObject({ status: 404 })
    // Where the API has nothing, whoever takes anything finds that we are up.
    expect(await api.send({ url: '/', headers: { accept: '*/*' } })).toMatchObject({ status: 200 })
    expect(await api.send({ url: '/', headers: { accept: 'application/json' } })).toMatchObject({ status: 404 })
  })
})

test.for([
  // Java's own, of HttpURLConnection
  ['text/html, image/gif, image/jpeg, *; q=.2, */*; q=.2', 'page'],
  ['text/html;q=0.9, application/json', 'API'],
  ['application/json;q=0.5, text/html;q=0.9', 'page'],
  ['application/json, text/html', 'API'],
  ['text/html;q=0, */*', 'API'],
  ['text/*', 'page'],
  ['*/*', 'API'],
  ['', 'API'],
] as const)('Accept: %s gets the %s, and with a key always the API', async ([accept, whose]) => {
  const headers = { accept }

  expect(await api.send({ url: '/properties', headers })).toMatchObject({ status: whose === 'page' ? 200 : 401 })
  for (const url of ['/', '/properties', '/no/such/page']) {
    const { status, body } = await api.send({ url, headers: { ...headers, authorization: 'Bearer wrong' } })
    expect(status).toBe(url === '/properties' ? 401 : 404)
    expect(body.code).toBe(url === '/properties' ? 'unknown_api_key' : 'route_not_found')
  }
})

describe('a file of the application', () => {
  const url = '/assets/main-a1B2c3D4.js'

  test('is kept by browsers, and sent compressed to those that can read it', async () => {
    const [small, plain] = [
      await api.send({ url, headers: { 'accept-encoding': 'gzip, br' } }),
      await api.send({ url }),
    ]

    const headers = {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    }
    expect(small).toMatchObject({ text: 'the script, made small', headers: { ...headers, 'content-encoding': 'br' } })
    expect(plain).toMatchObject({ text: 'the script', headers })
  })

  test('is sent as it was when the service started, whatever is built meanwhile', async () => {
    await api.send({ url })
    await rename(join(folder, 'assets'), join(folder, 'older'))
    const answers = [await api.send({ url }), await api.send({ url, headers: { 'accept-encoding': 'br' } })]
    await rename(join(folder, 'older'), join(folder, 'assets'))

    expect(answers).toMatchObject([
      { status: 200, text: 'the script' },
      { status: 200, text: 'the script, made small' },
    ])
  })

  test.for(['/assets/other.js', '/assets/..%2Findex.html', '/assets/built-from'])('%s is not there', async (url) => {
    expect(await api.send({ url })).toMatchObject({ status: 404 })
  })
})
