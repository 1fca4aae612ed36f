import { connect } from 'node:net'
import { once } from 'node:events'
import { get } from 'node:http'
import { text } from 'node:stream/consumers'
import { check } from '@aushang/model'
import { pino } from 'pino'
import { beforeAll, describe, expect, test } from 'vitest'
import { eventually } from '../../../test/eventually.ts'
import { aContact, type Client, startApi } from '../../test/harness.ts'
import { ErrorBody } from './errors.ts'

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

describe('a client that reads nothing before all of its body is sent', () => {
  test.for([
    ['too long a body', 413, 'keep-alive', null],
    ['too long a body', 413, 'close', null],
    ['no right to send it', 401, 'close', 'a key that nobody has'],
  ] as const)('is told of %s (%s, %s)', async ([_what, status, connection, otherKey]) => {
    const socket = connect(port, '127.0.0.1')
    socket.write(
      `POST /contacts HTTP/1.1\r\nHost: localhost\r\nConnection: ${connection}\r\nAuthorization: Bearer ${otherKey ?? client.apiKey}\r\n` +
        `Content-Type: application/json\r\nContent-Length: ${8 * 1024 * 1024}\r\n\r\n`,
    )
    for (let count = 0; count < 8; count++) {
      await new Promise((sent) => socket.write(Buffer.alloc(1024 * 1024, ' '), sent))
    }

    expect(await text(socket)).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  })
})

describe('what is refused before it is a request', () => {
  async function sendRaw(words: string): Promise<string> {
    const socket = connect(port, '127.0.0.1')
    socket.write(words)
    return text(socket)
  }

  test.for([
    ['that is no HTTP', 'Good morning!\r\n\r\n', 400, 'invalid_request'],
    ['with too large headers', `GET / HTTP/1.1\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`, 431, 'headers_too_large'],
    ['with a method that nobody knows', 'FOO /contacts HTTP/1.1\r\nHost: localhost\r\n\r\n', 501, 'method_unknown'],
    ['with a method in small letters', 'get /contacts HTTP/1.1\r\nHost: localhost\r\n\r\n', 501, 'method_unknown'],
    ['with what cannot be a method', 'G@T /contacts HTTP/1.1\r\nHost: localhost\r\n\r\n', 400, 'invalid_request'],
    ['that does not end', 'GET / HTTP/1.1\r\n', 408, 'request_timeout'],
  ] as const)('%s is answered like everything else', async ([_name, words, status, code]) => {
    log.length = 0
    const { server } = api.app
    if (status === 408) {
      // Node would wait for a minute.
      const late = Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
      server.once('connection', (socket) => server.emit('clientError', late, socket))
    }

    const [head = '', body = ''] = (await sendRaw(words)).split('\r\n\r\n')

    const answer = JSON.parse(body) as ErrorBody
    expect(head).toContain(`HTTP/1.1 ${status} `)
    expect(head).toContain(`X-Request-Id: ${answer.requestId}`)
    for (const header of Object.entries(api.app.securityHeaders)) expect(head).toContain(header.join(': '))
    expect(check(ErrorBody, answer)).toEqual([])
    expect(answer).toMatchObject({ statusCode: status, code })
    expect(log).toMatchObject([{ level: 30, requestId: answer.requestId }])
  })

  test('the rest of a body that is longer than was said is not taken for a method', async () => {
    const answers = await sendRaw('POST /nowhere HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\n\r\n{}x {}')

    expect(answers).toContain('"code":"invalid_request"')
    expect(answers).not.toContain('method_unknown')
  })

  test.for(['PROPFIND', 'MKCOL', 'TRACE', 'SEARCH', 'QUERY'])(
    '%s, which others know, is told what is allowed',
    async (method) => {
      const answers = ['', 'Content-Type: application/xml\r\nContent-Length: 4\r\n'].map((headers) =>
        sendRaw(
          `${method} /contacts HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${headers}\r\n${headers && '<a/>'}`,
        ),
      )

      for (const answer of await Promise.all(answers)) {
        expect(answer).toMatch(/^HTTP\/1\.1 405 /)
        expect(answer).toMatch(/^allow: POST, GET, HEAD\r$/m)
        expect(answer).toContain(`not ${method}.`)
      }
    },
  )
})
