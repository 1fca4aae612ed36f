import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Sandbox, startSandbox } from './index.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox({ host: '127.0.0.1', port: 0, fileServers: { ftpPort: 0, sftpPort: 0 } })
})
afterAll(() => sandbox.stop())

const long = 'x'.repeat(3_000)
const signed = '/restapi/api/offer/v1.0/user/me/realestate'
const form = { 'content-type': 'application/x-www-form-urlencoded' }

test.for<[string, { path: string; method?: string; headers?: Record<string, string>; body?: string }]>([
  ['a path that is no text', { path: '/openimmo/%ED%A0%80' }],
  ['a percent sign alone', { path: '/openimmo/%' }],
  ['a NUL in the path', { path: '/openimmo/a%00b/c%00d' }],
  ['a path that leads out', { path: '/openimmo/..%2f..%2f..%2fetc/passwd' }],
  ['a file that leads out', { path: '/platform-a/files/..%2f..%2fjournal.jsonl' }],
  ['a path of 3,000 characters', { path: `/openimmo/${long}` }],
  ['a number that is none', { path: '/expose/1e999' }],
  ['a page that is none', { path: '/platform-a?page=NaN&page[]=1&__proto__=x' }],
  ['a log from the end of time', { path: '/platform-a/log?sinceMs=1e400&limit=-1&externalId=%F0%9F' }],
  ['a mail of another number', { path: '/openimmo/mails/-0.5/raw' }],
  ['a cookie that is none', { path: '/openimmo', headers: { cookie: 'forward-to=%E0%A4%A' } }],
  ['an address that is none', { path: '/', headers: { host: '' } }],
  ['a form of a megabyte', { path: '/expose/1/contact', method: 'POST', headers: form, body: long.repeat(350) }],
  [
    'a key for a name of emoji',
    { path: '/platform-a/access/keys', method: 'POST', headers: form, body: `name=${'🏠'.repeat(99)}` },
  ],
  [
    'consent to nothing',
    { path: '/restapi/security/oauth/confirm_access', method: 'POST', headers: form, body: '%=%&=&user' },
  ],
  ['a call that is not signed', { path: signed }],
  ['a signature of nothing', { path: signed, headers: { authorization: 'OAuth ,,=,"' } }],
  ['a signature of 3,000 parts', { path: signed, headers: { authorization: `OAuth ${'a="%",'.repeat(2_000)}` } }],
  ['XML where a form is expected', { path: '/restapi/security/oauth/access_token', method: 'POST', body: '<a/>' }],
  ['a body of another kind', { path: signed, method: 'POST', headers: { 'content-type': ';;' }, body: long }],
])('%s gets an answer, and the next one too', async ([, { path, method = 'GET', headers = {}, body }]) => {
  const status = await statusOf(path, method, headers, body)

  expect(status).toBeGreaterThanOrEqual(200)
  expect(status).toBeLessThan(500)
  expect(await statusOf('/', 'GET', {})).toBe(200)
})

/** Sends the path as it is written, which fetch does not. */
async function statusOf(path: string, method: string, headers: object, body?: string): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const { hostname, port } = new URL(sandbox.url)
  request({ host: hostname, port, path, method, headers: { ...headers }, agent: false })
    .on('response', (response) => {
      text(response).then(() => resolve(response.statusCode ?? 0), reject)
    })
    .on('error', reject)
    .end(body)
  return promise
}
