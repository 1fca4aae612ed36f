import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Event } from '@aushang/model'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { openWakes } from '../lib/background-work/wake.ts'
import { openDatabase } from '../lib/database/db.ts'
import { type Client, startApi } from '../../test/harness.ts'
import { threadTurns } from '../lib/slots/thread-turns.ts'
import { appendEvents } from './events.store.ts'

const api = startApi()
const webhookId = '0TkW4rYx00gH7jK9mN1p'
let url: string

beforeAll(async () => {
  url = await api.app.listen({ port: 0, host: '127.0.0.1' })
})

const happens = (client: Client, count = 1) =>
  api.db.transaction((tx) =>
    appendEvents(
      tx,
      client.accountId,
      Array.from({ length: count }, () => ({ name: 'webhook.ping' as const, payload: { webhookId } })),
    ),
  )

/** Reads a stream, event by event. */
async function follow(
  client: Client,
  { query = '', headers = {}, from = url }: { query?: string; headers?: object; from?: string } = {},
) {
  const stop = new AbortController()
  const response = await fetch(`${from}/events/stream${query}`, {
    headers: { authorization: `Bearer ${client.apiKey}`, ...headers },
    signal: stop.signal,
  })
  const events: Event[] = []
  let lastId: string | undefined
  const ended = (async () => {
    let rest = ''
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const messages = (rest + chunk).split('\n\n')
      rest = messages.pop() ?? ''
      for (const message of messages) {
        lastId = /^id: (\w+)$/m.exec(message)?.[1] ?? lastId
        const [, id, data] = /^id: (\w+)\ndata: (.+)$/.exec(message) ?? []
        // Anything else, such as a heartbeat, is no event.
        if (data !== undefined) events.push({ ...(JSON.parse(data) as Event), eventId: id ?? '' })
      }
    }
  })().catch(() => 'cut')
  return { response, events, ended, lastId: () => lastId, stop: () => stop.abort() }
}

describe('GET /events/stream', () => {
  test('sends what happens from now on, as GET /events has it, and nothing of another account', async () => {
    const [client, stranger] = [await api.account(), await api.account()]
    await happens(client)
    const stream = await follow(client)

    await happens(stranger)
    await happens(client, 2)

    await vi.waitFor(() => expect(stream.events).toHaveLength(2), { timeout: 4_000 })
    expect(stream.events).toEqual((await client.get('/events')).body.slice(1))
    expect(stream.response.headers.get('content-type')).toBe('text/event-stream')
    stream.stop()
  })

  test('tells nothing any more to whoever is not let in any more', async () => {
    const client = await api.account()
    const { body: second } = await client.post('/account/api-keys', { name: 'second' })
    const stream = await follow({ ...client, apiKey: second.key })
    await happens(client)
    await vi.waitFor(() => expect(stream.events).toHaveLength(1), { timeout: 4_000 })

    await client.delete(`/account/api-keys/${second.id}`)
    await sleep(2_100) // for so long a key may be remembered
    await happens(client)

    await stream.ended
    expect(stream.events).toHaveLength(1)
  })

  test('goes on after the event that Last-Event-ID or after names, however many there are', async () => {
    const client = await api.account()
    const [first] = await happens(client, 230)
    const all = (await client.get('/events')).body

    const streams = [
      await follow(client, { headers: { 'last-event-id': first?.id } }),
      await follow(client, { query: `?after=${first?.id}` }),
      await follow(client, { query: `?after=${'0'.repeat(20)}` }), // forgotten long ago
    ]

    const expected = [all.slice(1), all.slice(1), all]
    await vi.waitFor(() => expect(streams.map(({ events }) => events)).toEqual(expected), { timeout: 10_000 })
    for (const { stop } of streams) stop()
  })

  test('that reads a long log is held back when others wait', async () => {
    const client = await api.account()
    await happens(client, 10_000)

    const stream = await follow(client, { query: `?after=${'0'.repeat(20)}` })

    await vi.waitFor(() => expect(stream.events).toHaveLength(10_000), { timeout: 30_000, interval: 5 })
    expect(threadTurns.next(client.accountId)).toBeInstanceOf(Promise)
    stream.stop()
  })

  test.for([0, 3])(
    'says where it begins, for whoever comes again before anything happened: after %i events',
    async (count) => {
      const client = await api.account()
      if (count > 0) await happens(client, count)
      const before = await follow(client)
      await vi.waitFor(() => expect(before.lastId()).toBeDefined(), { timeout: 4_000 })
      before.stop()
      await happens(client, 2)

      const stream = await follow(client, { headers: { 'last-event-id': before.lastId() } })

      await vi.waitFor(() => expect(stream.events).toHaveLength(2), { timeout: 4_000 })
      expect(stream.events).toEqual((await client.get('/events')).body.slice(count))
      expect(before.events).toEqual([])
      stream.stop()
    },
  )

  test('hears of what another process did', async () => {
    const client = await api.account()
    const stream = await follow(client)
    const wakes = openWakes(api.url, () => {})
    const db = openDatabase({ url: api.url, onWake: wakes.send })

    await vi.waitFor(
      async () => {
        await db.transaction((tx) =>
          appendEvents(tx, client.accountId, [{ name: 'webhook.ping', payload: { webhookId } }]),
        )
        expect(stream.events.length).toBeGreaterThan(0)
      },
      { timeout: 4_000, interval: 200 },
    )
    stream.stop()
    await db.close()
    await wakes.close()
  })

  test('is open ten times for an account, and again once one is closed', async () => {
    const [client, other] = [await api.account(), await api.account()]
    const streams = await Promise.all(Array.from({ length: 10 }, () => follow(client)))

    const refused = await client.get('/events/stream')
    const ofOther = await follow(other)
    streams[0]?.stop()

    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_lists' } })
    expect(ofOther.response.status).toBe(200)
    await vi.waitFor(async () => {
      const again = await follow(client)
      again.stop()
      expect(again.response.status).toBe(200)
    }, 20_000)
    for (const { stop } of [...streams, ofOther]) stop()
  })

  test.for([
    ['?after=x', {}],
    ['?since=1', {}],
    ['', { 'last-event-id': 'x' }],
  ] as const)('refuses %s %o', async ([query, headers]) => {
    const client = await api.account()

    expect(await client.get(`/events/stream${query}`, headers)).toMatchObject({ status: 400 })
  })

  test('a reader that reads nothing holds up nobody, and what it is sent stays in the log', async () => {
    const client = await api.account()
    const [first] = await happens(client, 2_000)
    const { port } = new URL(url)
    const socket = connect(Number(port), '127.0.0.1')
    await once(socket, 'connect')
    socket.pause()
    socket.write(
      `GET /events/stream?after=${first?.id} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${client.apiKey}\r\n\r\n`,
    )

    const stream = await follow(client, { query: `?after=${first?.id}` })

    await vi.waitFor(() => expect(stream.events).toHaveLength(1_999), { timeout: 10_000 })
    socket.destroy()
    stream.stop()
  })
})

describe('GET /events/stream of a service that stops', () => {
  const stopping = startApi()

  test('ends', async () => {
    const from = await stopping.app.listen({ port: 0, host: '127.0.0.1' })
    const stream = await follow(await stopping.account(), { from })

    await stopping.app.close()

    expect(await stream.ended).toBeUndefined()
  })
})
