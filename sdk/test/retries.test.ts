import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { AushangError, type Client, createClient, type Listing } from '@aushang/sdk'
import { describe, expect, expectTypeOf, onTestFinished, test } from 'vitest'

/** What becomes of each request in turn: an answer, a connection that breaks, or silence. */
type Turn = { status: number; headers?: Record<string, string>; body?: string } | 'break' | 'silence'

const contact = { id: '0TkW4rYx00aB3dE5fG7h', lastName: 'Muster' }
const done: Turn = { status: 200, body: JSON.stringify(contact) }
const away: Turn = { status: 503, headers: { 'retry-after': '0' }, body: JSON.stringify(errorBody('unavailable')) }
const busy: Turn = { ...away, body: JSON.stringify(errorBody('busy')) }
const limited: Turn = { ...away, status: 429, body: JSON.stringify(errorBody('rate_limited')) }
const draft = { lastName: 'Muster', email: 'anna.muster@example.org' }

function errorBody(code: string) {
  return { statusCode: 503, error: 'Service Unavailable', message: 'Later.', code, requestId: 'r1' }
}

/** A service that misbehaves as told, and a client of it. */
async function against(turns: Turn[], options: { timeoutMs?: number; retries?: number } = {}) {
  const requests: IncomingMessage[] = []
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const turn = turns[requests.push(request) - 1]
    if (turn === 'silence') return
    if (turn === undefined || turn === 'break') request.socket.destroy()
    else response.writeHead(turn.status, { 'content-type': 'application/json', ...turn.headers }).end(turn.body)
  }
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  const keys = () => requests.map(({ headers }) => headers['idempotency-key'])
  return { requests, keys, client: createClient({ baseUrl, apiKey: 'key', ...options }) }
}

describe('a call that did not get through', () => {
  test('is tried again, a POST with the same key', async () => {
    const { client, keys } = await against([away, 'break', done])

    expect(await client.createContact(draft)).toEqual(contact)

    expect(keys()).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), keys()[0], keys()[0]])
  })

  test('has a key of its own for each call, unless it is named', async () => {
    const { client, keys } = await against([done, done, done])

    await client.createContact(draft)
    await client.createContact(draft)
    await client.createContact(draft, { idempotencyKey: 'import-1' })

    expect(new Set(keys()).size).toBe(3)
    expect(keys()[2]).toBe('import-1')
  })

  test('is given up after the last retry, with what the service said', async () => {
    const { client, requests } = await against([away, away, away])

    const error = await client.getAccount().catch((error: unknown) => error)

    expect(error).toBeInstanceOf(AushangError)
    expect(error).toMatchObject({ code: 'unavailable', status: 503, requestId: undefined, retryAfterMs: 0 })
    expect(requests).toHaveLength(3)
  })

  test('waits as long as the service asks for', async () => {
    const soon: Turn = { ...limited, headers: { 'retry-after': '1' } }
    const { client } = await against([soon, done])
    const begin = performance.now()

    await client.getAccount()

    expect(performance.now() - begin).toBeGreaterThan(990)
  })

  test('is not held for an hour: the error says when to come back', async () => {
    const late: Turn = { ...limited, headers: { 'retry-after': '3600' } }
    const { client, requests } = await against([late, done])

    await expect(client.getAccount()).rejects.toMatchObject({ retryAfterMs: 3_600_000 })

    expect(requests).toHaveLength(1)
  })

  test.for([
    ['connection_failed', 'break'],
    ['unavailable', away],
  ] as const)('with If-Match is not repeated after %s, for the first may have succeeded', async ([code, lost]) => {
    const { client, requests } = await against([lost, done])

    const call = client.patchContact(contact.id, { phone: '+49 30 1234567' }, { ifMatch: '"3"' })
    await expect(call).rejects.toMatchObject({ code })

    expect(requests).toHaveLength(1)
    expect(requests[0]?.headers['if-match']).toBe('"3"')
  })

  test('is repeated without a key, or with If-Match, where the service had refused to begin', async () => {
    const { client, requests } = await against([limited, done, busy, done, limited, done, busy, done])

    for (const _refusal of ['limited', 'busy']) await client.signIn({ email: draft.email, password: 'secret' })
    for (const _refusal of ['limited', 'busy']) {
      await client.patchContact(contact.id, { phone: '+49 30 1234567' }, { ifMatch: '"3"' })
    }

    expect(requests).toHaveLength(8)
  })

  test('is not repeated without a key when it may have been done', async () => {
    const { client, requests } = await against([away, done])

    const call = client.signIn({ email: draft.email, password: 'secret' })
    await expect(call).rejects.toMatchObject({ code: 'unavailable' })

    expect(requests).toHaveLength(1)
  })

  test('and deleted something is done when the repetition finds nothing', async () => {
    const gone: Turn = { status: 404, body: JSON.stringify(errorBody('not_found')) }

    for (const lost of ['break', { status: 502 }, away, { status: 504 }] satisfies Turn[]) {
      await expect((await against([lost, gone])).client.deleteContact(contact.id)).resolves.toBeUndefined()
    }
    await expect((await against([gone])).client.deleteContact(contact.id)).rejects.toMatchObject({ code: 'not_found' })
  })

  test('and took a listing down gives none when the repetition finds nothing, as its type says', async () => {
    const gone: Turn = { status: 404, body: JSON.stringify(errorBody('not_found')) }
    const { client } = await against(['break', gone])

    const listing = await client.deleteListing(contact.id)

    expectTypeOf(listing).toEqualTypeOf<Listing | undefined>()
    expect(listing).toBeUndefined()
  })

  test('and would have deleted something finds nothing where the service had refused to begin', async () => {
    const gone: Turn = { status: 404, body: JSON.stringify(errorBody('not_found')) }
    const { client } = await against([limited, gone])

    await expect(client.deleteContact(contact.id)).rejects.toMatchObject({ code: 'not_found' })
  })
})

describe('a call', () => {
  test('ends when no answer comes in time', async () => {
    const { client, requests } = await against(['silence', 'silence'], { timeoutMs: 50, retries: 1 })

    await expect(client.getAccount()).rejects.toMatchObject({ code: 'timeout' })

    expect(requests).toHaveLength(2)
  })

  test('ends when it is aborted, under way or waiting to be tried again', async () => {
    const reason = new Error('the page was left')
    const waiting: Turn = { ...away, headers: { 'retry-after': '30' } }
    const { client, requests } = await against(['silence', waiting])
    const aborted = async () => {
      const before = requests.length
      const controller = new AbortController()
      const call = client.getAccount({ signal: controller.signal })
      const outcome = call.catch((error: unknown) => error)
      await expect.poll(() => requests.length).toBe(before + 1)
      controller.abort(reason)
      return outcome
    }

    expect([await aborted(), await aborted()]).toEqual([reason, reason])

    expect(requests).toHaveLength(2)
  })

  test('says what came when it is not an answer of the service', async () => {
    const page = '<h1>Bad Gateway</h1>'
    const proxy: Turn = { status: 502, body: page }
    const { client } = await against([proxy], { retries: 0 })

    await expect(client.getAccount()).rejects.toMatchObject({ code: 'unexpected_answer', status: 502, cause: page })
  })

  test.for([
    ['a page', '<h1>Login</h1>', (client: Client) => client.createContact(draft)],
    ['nothing', '', (client: Client) => client.getAccount()],
    ['an object for a list', '{"error":"no"}', (client: Client) => client.listContacts().all()],
  ] as const)('that succeeds with %s is no answer of the service, and not repeated', async ([_what, body, call]) => {
    const { client, requests } = await against([{ status: 200, body }])

    await expect(call(client)).rejects.toMatchObject({
      name: 'AushangError',
      code: 'unexpected_answer',
      status: 200,
      cause: body,
    })

    expect(requests).toHaveLength(1)
  })

  test.for([
    ['a list', (client: Client) => client.listContacts().all()],
    ['a resource', (client: Client) => client.getAccount()],
  ] as const)('for %s that succeeds without content is no answer of the service', async ([_what, call]) => {
    const { client } = await against([{ status: 204, body: '' }])

    await expect(call(client)).rejects.toMatchObject({ code: 'unexpected_answer', status: 204 })
  })

  test('whose answer breaks off is tried again', async () => {
    const { client, requests } = await against([{ ...done, headers: { 'content-length': '1000' } }, done], {
      timeoutMs: 1_000,
    })

    expect(await client.getContact(contact.id)).toEqual(contact)
    expect(requests).toHaveLength(2)
  })

  test.for([
    ['a stream of Node', () => Readable.from(['file']), /^A stream cannot be sent again\..*Blob/],
    ['a stream of the web', () => new Blob(['file']).stream(), /^A stream cannot be sent again\..*Blob/],
  ] as const)('with %s for a file is refused at once, and says what to pass', async ([_what, body, message]) => {
    const { client, requests } = await against([done])

    const call = client.createUpload(body() as unknown as Blob)

    await expect(call).rejects.toThrow(message)
    await expect(call).rejects.toBeInstanceOf(TypeError)
    expect(requests).toHaveLength(0)
  })

  test.for(['localhost:8080', 'aushang.example', 'ftp://aushang.example', 'http://', 'http://me:secret@localhost'])(
    'has no client where the service is said to be at %s',
    (baseUrl) => {
      expect(() => createClient({ baseUrl })).toThrow(/^baseUrl is not an address such as https:/)
    },
  )

  test('that cannot be put into HTTP fails at once, and nothing is asked', async () => {
    const { client, requests } = await against([done])
    const headers = { 'x-price': '9 €' }

    await expect(client.createContact(draft, { idempotencyKey: '€' })).rejects.toBeInstanceOf(TypeError)
    await expect(client.getAccount({ headers })).rejects.toBeInstanceOf(TypeError)
    await expect(client.streamEvents({ headers }).next()).rejects.toBeInstanceOf(TypeError)

    expect(requests).toHaveLength(0)
  })

  test('bears the key and the language, or the cookie of a browser instead of a key', async () => {
    const inits: RequestInit[] = []
    const fetch = async (_url: string, init: RequestInit) => {
      inits.push(init)
      return Response.json({})
    }

    await createClient({ baseUrl: '', apiKey: 'k1', language: 'de', fetch }).getAccount()
    await createClient({ baseUrl: '', fetch }).getAccount()

    const sent = inits.map(({ headers, credentials }) => ({ ...Object.fromEntries(new Headers(headers)), credentials }))
    expect(sent).toEqual([
      {
        accept: expect.any(String),
        authorization: 'Bearer k1',
        'accept-language': 'de',
        credentials: undefined,
      },
      { accept: expect.any(String), credentials: 'include' },
    ])
  })
})
