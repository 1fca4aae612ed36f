import { connect } from 'node:net'
import { once } from 'node:events'
import { get } from 'node:http'
import { text } from 'node:stream/consumers'
import { pino } from 'pino'
import { beforeAll, describe, expect, test } from 'vitest'
import { eventually } from '../../../test/eventually.ts'
import { aContact, type Client, startApi } from '../../test/harness.ts'

const log: { level: number; msg: string }[] = []
const api = startApi({ loggerInstance: pino({ level: 'info' }, { write: (line) => log.push(JSON.parse(line)) }) })
let client: Client
let port: number

beforeAll(async () => {
  client = await api.account()
  for (let count = 0; count < 3; count++) await client.post('/contacts', aContact())
  port = Number(new URL(await api.app.listen({ port: 0, host: '127.0.0.1' })).port)
})

/** What a proxy sends, and whoever takes us for one: the whole address, not only its path. */
async function getAbsolute(target: string) {
  const headers = { authorization: `Bearer ${client.apiKey}` }
  const [response] = await once(get({ host: '127.0.0.1', port, path: target, headers }), 'response')
  return { status: response.statusCode, link: response.headers.link, body: await text(response) }
}

describe('a request for a whole address', () => {
  test.for(['http://aushang.example.org', 'HTTP://127.0.0.1:8080', 'https://[::1]', 'http://elsewhere.example:1'])(
    'at %s is answered like one for its path',
    async (origin) => {
      const page = await getAbsolute(`${origin}/contacts?limit=2`)
      const next = String(page.link).match(
        /^<https:\/\/aushang\.example\.org(\/contacts\?limit=2&after=\w{20})>; rel="next"$/,
      )

      expect(page.status).toBe(200)
      expect(JSON.parse(page.body)).toHaveLength(2)
      expect(JSON.parse((await getAbsolute(origin + next?.[1])).body)).toHaveLength(1)
    },
  )

  test('that nothing is behind is told so by its path', async () => {
    const answer = await getAbsolute('http://aushang.example.org/castles?limit=1')

    expect(answer.status).toBe(404)
    expect(answer.body).toContain('There is no path /castles;')
    expect((await getAbsolute('http://aushang.example.org')).body).toContain('There is no path /;')
  })
})

describe('a client that goes away in the middle of its body', () => {
  test.for([
    ['/properties', 'application/json'],
    ['/uploads', 'image/jpeg'],
    ['/uploads', 'multipart/form-data; boundary=x'],
    [`/inbound/${'A'.repeat(20)}`, 'message/rfc822'],
  ] as const)('of POST %s as %s is not our fault', async ([path, type]) => {
    log.length = 0
    const key = path.startsWith('/inbound') ? 'the-inbound-secret-of-the-tests' : client.apiKey
    const socket = connect(port, '127.0.0.1')
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${key}\r\n` +
        `Content-Type: ${type}\r\nContent-Length: 1000\r\n\r\n{"type":`,
      () => setTimeout(() => socket.resetAndDestroy(), 50),
    )

    await eventually(() => expect(log).toHaveLength(1))

    expect(log).toEqual([expect.objectContaining({ level: 30, msg: 'the client went away in the middle of its body' })])
  })
})
