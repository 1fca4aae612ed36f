import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Settings } from '../src/call.ts'
import { readStream } from '../src/streams.ts'

/** A service that answers one request after the other as told. */
async function serving(turns: ((response: ServerResponse) => void)[]) {
  const addresses: string[] = []
  const server = createServer((request, response) => {
    const turn = turns[addresses.push(request.url ?? '') - 1]
    response.setHeader('content-type', 'text/event-stream')
    if (turn) turn(response)
    else
      response.writeHead(401, { 'content-type': 'application/json' }).end('{"code":"unknown_api_key","message":"No."}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const settings: Settings = { baseUrl, headers: {}, fetch, timeoutMs: 5_000, retries: 2 }
  const operation = { method: 'GET', path: '/events/stream', gives: 'events' } as const
  const read = (signal?: AbortSignal) =>
    readStream(settings, { operation, ids: [], body: undefined, options: { signal }, query: {} })
  return { addresses, read }
}

const message = (id: string) => `id: ${id}\ndata: {"eventId":"${id}"}\n\n`

test('a stream that ends or breaks is opened again where it ended, and nothing is told twice', async () => {
  const { addresses, read } = await serving([
    // In the middle of a message, and after a comment.
    (response) => {
      response.write(`: hello\n\n${message('a')}${message('b').slice(0, 9)}`)
      setTimeout(() => response.end(message('b').slice(9)), 50)
    },
    (response) => {
      response.write(message('c'), () => response.destroy())
    },
    // Longer than a call is repeated: it is being started anew.
    ...Array.from({ length: 4 }, () => (response: ServerResponse) => {
      response.writeHead(503, { 'retry-after': '0' }).end()
    }),
    (response) => response.end(message('d')),
  ])

  const told: unknown[] = []
  const outcome = (async () => {
    for await (const event of read()) told.push(event)
  })().catch((error: unknown) => error)

  // What is refused for good ends it.
  expect(await outcome).toMatchObject({ code: 'unknown_api_key' })
  expect(told).toEqual(['a', 'b', 'c', 'd'].map((eventId) => ({ eventId })))
  expect(addresses.map((address) => address.slice('/events/stream'.length))).toEqual([
    '',
    '?after=b',
    ...Array.from({ length: 5 }, () => '?after=c'),
    '?after=d',
  ])
})

test('a stream that ended before anything happened is opened again where it began', async () => {
  const { addresses, read } = await serving([
    (response) => response.end('id: a\nretry: 1000\n\n: nothing new\n\n'),
    (response) => response.write(message('b')),
  ])

  const { value } = await read().next()

  expect(value).toEqual({ eventId: 'b' })
  expect(addresses[1]).toBe('/events/stream?after=a')
})

test('a stream says where it begins before anything has happened, and then tells what does', async () => {
  let tell = () => {}
  const { addresses, read } = await serving([
    (response) => {
      response.write(': hello\n\nid: a\nretry: 1000\n\n')
      tell = () => response.write(message('b'))
    },
  ])
  const stream = read()

  const places = [await stream.open(), await stream.open()]
  tell()
  const { value } = await stream.next()

  expect(places).toEqual(['a', 'a'])
  expect(value).toEqual({ eventId: 'b' })
  expect(addresses).toHaveLength(1)
  await stream.return()
})

test('a stream that was only opened ends when nobody wants to read it', async () => {
  const closed = Promise.withResolvers<void>()
  const { read } = await serving([
    (response) => {
      response.once('close', closed.resolve)
      response.write('id: a\n\n')
    },
  ])
  const stream = read()
  await stream.open()

  await stream.return()
  await closed.promise

  expect(await stream.next()).toEqual({ value: undefined, done: true })
})

test('a stream that cannot be opened says so to whoever opens it and to whoever reads it', async () => {
  const stream = (await serving([])).read()

  await expect(stream.open()).rejects.toMatchObject({ code: 'unknown_api_key' })
  await expect(stream.next()).rejects.toMatchObject({ code: 'unknown_api_key' })
})

test.for([
  ['is none, such as the page of a proxy,', { 'content-type': 'text/html' }, '<html>Login</html>'],
  ['bears what is no event', {}, 'id: a\ndata: {broken\n\n'],
  ['does not say where it begins', {}, 'data: {}\n\n'],
] as const)('a stream that %s is refused, and not opened again', async ([_what, headers, body]) => {
  const { addresses, read } = await serving([(response) => response.writeHead(200, headers).end(body)])

  await expect(read().next()).rejects.toMatchObject({ name: 'AushangError', code: 'unexpected_answer', status: 200 })

  expect(addresses).toHaveLength(1)
})

test('a stream ends when its reader has enough, and when it is aborted', async () => {
  const { read, addresses } = await serving([
    (response) => response.write(message('a')),
    (response) => response.write(message('a')),
  ])
  const reason = new Error('the page was left')
  const controller = new AbortController()

  for await (const event of read()) {
    expect(event).toEqual({ eventId: 'a' })
    break
  }
  const stream = read(controller.signal)
  await stream.next()
  controller.abort(reason)

  await expect(stream.next()).rejects.toBe(reason)
  expect(addresses).toHaveLength(2)
})

test('a stream in which not even a comment comes any more is opened again where it was', async () => {
  const { read, addresses } = await serving([
    (response) => response.write(message('a')),
    (response) => response.write(message('b')),
  ])
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const stream = read()
  await stream.next()
  const next = stream.next()

  await vi.advanceTimersByTimeAsync(44_000)
  expect(addresses).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1_000)
  await vi.waitFor(() => expect(addresses).toHaveLength(2), { interval: 50, timeout: 10_000 })

  expect((await next).value).toEqual({ eventId: 'b' })
  expect(addresses[1]).toBe('/events/stream?after=a')
  await stream.return()
})
