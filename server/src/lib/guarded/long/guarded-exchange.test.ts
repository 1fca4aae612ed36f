import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test, vi } from 'vitest'
import { eventually } from '../../../../../test/eventually.ts'
import { badAnswers, type BadAnswer, startBadReceiver } from '../../../../test/bad-receiver.ts'
import { aClient, aReceiver, aRequest, inShort, names } from '../../../../test/guarded.ts'
import type { Lookup } from '../look-up-name.ts'
import type { OutgoingRequest } from '../guarded-fetch.ts'

describe('a bad answer', () => {
  const expected: Record<BadAnswer, string> = {
    ok: '200 fine',
    'ok-and-close': '200 fine',
    status: '307 ',
    body: '200 16384',
    redirect: '307 ',
    'redirect-loop': '302 ',
    'slow-redirect-loop': '302 ',
    'redirect-endless-body': '302 16384, cut',
    'repeated-headers': '200 ',
    silence: 'timeout, maybe sent',
    'drip-head': 'timeout, maybe sent',
    'drip-body': 'timeout, maybe sent',
    'endless-body': '200 16384, cut',
    'endless-body-of-tiny-chunks': '200 16384, cut',
    'endless-informational': 'malformed_answer, maybe sent',
    'endless-reason': 'timeout, maybe sent',
    'endless-line-breaks': 'timeout, maybe sent',
    'endless-chunk-extension': 'timeout, maybe sent',
    'endless-trailer': 'malformed_answer, maybe sent',
    'gzip-bomb': '200 9750',
    close: 'connection_lost, maybe sent',
    'close-in-head': 'malformed_answer, maybe sent',
    'close-in-body': 'connection_lost, maybe sent',
    'close-in-last-body': 'connection_lost, maybe sent',
    'close-in-chunks': 'connection_lost, maybe sent',
    reset: 'connection_lost, maybe sent',
    'reset-in-head': 'connection_lost, maybe sent',
    'reset-in-body': 'connection_lost, maybe sent',
    'longer-than-announced': '200 fine',
    'second-answer': '200 fine',
    'two-lengths': 'malformed_answer, maybe sent',
    'length-and-chunks': 'malformed_answer, maybe sent',
    'negative-length': 'malformed_answer, maybe sent',
    'enormous-length': 'malformed_answer, maybe sent',
    'bad-chunk-size': 'malformed_answer, maybe sent',
    garbage: 'malformed_answer, maybe sent',
    'garbage-status': 'malformed_answer, maybe sent',
    'http-0.9': 'malformed_answer, maybe sent',
    'http-2': 'malformed_answer, maybe sent',
    smtp: 'malformed_answer, maybe sent',
    'header-without-colon': 'malformed_answer, maybe sent',
    'huge-header': 'malformed_answer, maybe sent',
    'many-headers': 'malformed_answer, maybe sent',
    continue: '200 fine',
    'continue-empty': '204 ',
    'continue-in-pieces': '200 fine',
    'endless-continue': 'malformed_answer, maybe sent',
    'early-hints': '200 fine',
    'switching-protocols': 'malformed_answer, maybe sent',
  }

  /** The head is one, and the body does not come to its end. */
  const unfinished: Partial<Record<BadAnswer, string>> = {
    'drip-body': 'xxx',
    'endless-chunk-extension': '',
    'endless-trailer': '',
    'close-in-body': 'only this',
    'close-in-last-body': 'only this',
    'close-in-chunks': 'only this',
    'reset-in-body': 'only',
    'bad-chunk-size': '',
  }

  test.each(Object.keys(badAnswers) as BadAnswer[])('has a result within the deadline: %s', async (name) => {
    const receiver = await aReceiver()
    const client = aClient('loopback')
    const url = `${receiver.origin}/${name}?code=307&bytes=16384&to=/ok`
    const secret = { authorization: 'Bearer secret', cookie: 'secret' }
    // Who has an answer to give may be on a busy machine.
    const deadlineMs = expected[name].startsWith('timeout') ? 1_000 : 20_000

    const started = performance.now()
    const result = await client.send(
      aRequest(url + '&token=secret', {
        method: 'POST',
        headers: secret,
        body: 'secret',
        deadlineMs,
        longerBody: name in unfinished ? 'fail' : 'cut',
      }),
    )
    const tookMs = performance.now() - started

    expect(inShort(result)).toBe(expected[name])
    expect(tookMs).toBeLessThan(deadlineMs + 5_000)
    expect(result.kind === 'failed' ? result.message : 'None.').toMatch(/^(?!.*secret).+\.$/)
    const mayStayOpen = result.kind === 'answer' && !result.cut
    await eventually(() => expect(mayStayOpen || receiver.open() === 0).toBe(true))
  })

  test('is not waited for to the deadline when only the rest of its body is late, and may be cut', async () => {
    const receiver = await aReceiver()
    const started = performance.now()

    const result = await aClient('loopback').send(
      aRequest(`${receiver.origin}/drip-body`, { deadlineMs: 60_000, longerBody: 'cut' }),
    )

    expect(result).toMatchObject({ kind: 'answer', status: 200, cut: true })
    expect(performance.now() - started).toBeLessThan(20_000)
  })

  test.each(Object.entries(unfinished))(
    'is an answer as far as it came, where it may be cut: %s',
    async (name, body) => {
      const receiver = await aReceiver()
      const client = aClient('loopback')

      const result = await client.send(aRequest(`${receiver.origin}/${name}`, { deadlineMs: 1_000 }))

      expect(result).toMatchObject({ kind: 'answer', status: 200, cut: true })
      expect(result.kind === 'answer' && result.body.toString().slice(0, body.length)).toBe(body)
      await eventually(() => expect(receiver.open()).toBe(0))
    },
  )

  test.each<BadAnswer>([
    'endless-body',
    'endless-body-of-tiny-chunks',
    'redirect-endless-body',
    'endless-informational',
    'endless-trailer',
  ])('is not read much further than is wanted: %s', async (name) => {
    const receiver = await aReceiver()
    const client = aClient('loopback')

    await client.send(aRequest(`${receiver.origin}/${name}`))

    await eventually(() => expect(receiver.open()).toBe(0))
    // Nearly all of it is what the kernel holds of a connection; undisturbed, it would be hundreds of megabytes.
    expect(receiver.bytesWritten()).toBeLessThan(20_000_000)
  })

  test('to one request is never taken for the answer to the next', async () => {
    const receiver = await aReceiver()
    const client = aClient('loopback')

    const results: string[] = []
    for (const name of ['second-answer', 'ok', 'longer-than-announced', 'ok', 'endless-body', 'ok']) {
      results.push(inShort(await client.send(aRequest(`${receiver.origin}/${name}`))))
    }

    expect(results).toEqual(['200 fine', '200 fine', '200 fine', '200 fine', '200 16384, cut', '200 fine'])
  })

  test('in many tiny chunks takes no more memory than its bytes', async () => {
    const receiver = await aReceiver()
    const client = aClient('loopback')
    const before = process.memoryUsage()

    const result = await client.send(
      aRequest(`${receiver.origin}/endless-body-of-tiny-chunks`, { bodyBytesMax: 500_000, deadlineMs: 20_000 }),
    )

    const after = process.memoryUsage()
    expect(inShort(result)).toBe('200 500000, cut')
    expect(after.arrayBuffers - before.arrayBuffers).toBeLessThan(10_000_000)
  })
})

describe('a body', () => {
  test.each([
    [0, 0, '200 '],
    [20, 20, '200 xxxxxxxxxxxxxxxxxxxx'],
    [21, 20, 'body_too_large, maybe sent'],
    [1, 0, 'body_too_large, maybe sent'],
    [300_000, 300_000, '200 300000'],
    [300_001, 300_000, 'body_too_large, maybe sent'],
  ])('of %i bytes where %i may come', async (bytes, bodyBytesMax, expected) => {
    const receiver = await aReceiver()
    const client = aClient('loopback')

    const result = await client.send(
      aRequest(`${receiver.origin}/body?bytes=${bytes}`, { bodyBytesMax, longerBody: 'fail' }),
    )

    expect(inShort(result)).toBe(expected)
  })

  test('is asked for and given as it is', async () => {
    const receiver = await aReceiver()
    const client = aClient('loopback')

    const result = await client.send(
      aRequest(`${receiver.origin}/gzip-bomb`, { headers: { 'Accept-Encoding': 'gzip', 'X-Own': 'ä' } }),
    )

    expect(receiver.received[0]?.headers).toMatchObject({ 'accept-encoding': 'identity', 'x-own': 'ä' })
    expect(result).toMatchObject({ headers: { 'content-encoding': 'gzip' }, body: expect.any(Buffer) })
  })
})

describe('headers', () => {
  test('of the answer are lower case, and joined when repeated', async () => {
    const receiver = await aReceiver()
    const client = aClient('loopback')

    const result = await client.send(aRequest(`${receiver.origin}/repeated-headers`))

    expect(result.kind === 'answer' && Object.entries(result.headers)).toEqual([
      ['x-many', 'a, b'],
      ['set-cookie', 'c=1, d=2'],
      ['__proto__', 'e'],
      ['content-length', '0'],
    ])
  })

  test.each<[string, Partial<OutgoingRequest>]>([
    ['a line break in a value', { headers: { 'x-a': 'b\r\nx-c: d' } }],
    ['a line feed in a value', { headers: { 'x-a': 'b\nx-c: d' } }],
    ['a NUL in a value', { headers: { 'x-a': '\0' } }],
    ['a line break in a name', { headers: { 'x-a: b\r\nx-c': 'd' } }],
    ['a blank in a name', { headers: { 'x a': 'b' } }],
    ['an empty name', { headers: { '': 'b' } }],
    ['another host', { headers: { Host: 'other.example' } }],
    ['a length of its own', { method: 'POST', body: 'four', headers: { 'content-length': '2' } }],
    ['chunks', { method: 'POST', body: 'four', headers: { 'Transfer-Encoding': 'chunked' } }],
    ['an upgrade', { headers: { upgrade: 'websocket' } }],
    ['a line break in the method', { method: 'GET / HTTP/1.1\r\nx-c: d' }],
    ['a tunnel', { method: 'CONNECT' }],
  ])('of a request may not smuggle: %s', async (_, more) => {
    const receiver = await aReceiver()
    const client = aClient('loopback')

    const result = await client.send(aRequest(`${receiver.origin}/ok`, more))

    expect(inShort(result)).toBe('invalid_request')
    expect(receiver.received).toEqual([])
  })

  test('cannot be smuggled in by the URL', async () => {
    const receiver = await aReceiver()
    const client = aClient('loopback')

    await client.send(aRequest(`${receiver.origin}/ok?a=b HTTP/1.1\r\nx-c: d\r\n\r\n\u010d\u010a#e`))

    expect(receiver.received).toMatchObject([{ path: '/ok?a=b%20HTTP/1.1x-c:%20d%C4%8D%C4%8A' }])
    expect(receiver.received[0]?.headers).not.toHaveProperty('x-c')
  })
})

describe('the deadline', () => {
  test('holds while a name is looked up, and another host is not held up', async () => {
    const receiver = await aReceiver()
    const found = names({ 'quick.example': ['127.0.0.1'] })
    const lookup = vi.fn<Lookup>((host) => (host === 'hanging.example' ? new Promise(() => {}) : found(host)))
    const client = aClient('loopback', lookup)
    const hanging = Array.from({ length: 20 }, () =>
      client.send(aRequest('https://hanging.example/', { deadlineMs: 2_000 })),
    )

    const quick = await client.send(aRequest(`http://quick.example:${receiver.port}/ok`))
    const first = await Promise.race([...hanging, Promise.resolve('none')])
    const results = await Promise.all(hanging)

    expect([inShort(quick), first]).toEqual(['200 fine', 'none'])
    expect(results.map(inShort)).toEqual(hanging.map(() => 'timeout'))
    expect(lookup).toHaveBeenCalledTimes(2)
  })

  test('of those who wait for a hanging host holds up nobody else', async () => {
    const receiver = await aReceiver()
    const client = aClient('loopback')
    const hanging = Array.from({ length: 100 }, () =>
      client.send(aRequest(`${receiver.origin}/silence`, { deadlineMs: 2_000 })),
    )

    const quick = await client.send(aRequest(`${receiver.origin}/ok`))
    const first = await Promise.race([...hanging, Promise.resolve('none')])

    expect([inShort(quick), first]).toEqual(['200 fine', 'none'])
    expect(new Set((await Promise.all(hanging)).map(inShort))).toEqual(new Set(['timeout, maybe sent']))
  })

  test('is one for all redirects', async () => {
    const receiver = await aReceiver()
    const client = aClient('loopback')

    const result = await client.send(
      aRequest(`${receiver.origin}/slow-redirect-loop`, { redirectsMax: 20, deadlineMs: 600 }),
    )

    expect(inShort(result)).toBe('timeout, maybe sent')
  })

  test('that passes before there is a connection leaves the request unsent', async () => {
    const receiver = await aReceiver()
    const client = aClient('loopback', async () => {
      await sleep(100)
      return [{ address: '127.0.0.1', family: 4 }]
    })

    const result = await client.send(aRequest(`http://slow.example:${receiver.port}/ok`, { deadlineMs: 50 }))

    expect(inShort(result)).toBe('timeout')
    await eventually(() => expect([receiver.connections, receiver.open()]).toEqual([1, 0]))
    expect(receiver.received).toEqual([])
  })
})

describe('a call that is given up', () => {
  test('ends at once, and says whether it may have been sent', async () => {
    const receiver = await aReceiver()
    const client = aClient('loopback', (host) => (host === 'hanging.example' ? new Promise(() => {}) : names({})(host)))
    const before = AbortSignal.abort()
    const during = new AbortController()
    const running = [`${receiver.origin}/silence`, `${receiver.origin}/drip-body`, 'https://hanging.example/'].map(
      (url) => client.send(aRequest(url, { signal: during.signal })),
    )
    await eventually(() => expect(receiver.received.length).toBe(2))

    during.abort()
    const results = await Promise.all([client.send(aRequest(`${receiver.origin}/ok`, { signal: before })), ...running])

    expect(results.map(inShort)).toEqual(['aborted', 'aborted, maybe sent', 'aborted, maybe sent', 'aborted'])
    await eventually(() => expect(receiver.open()).toBe(0))
  })

  test('ends when the client is closed', async () => {
    const receiver = await aReceiver()
    const client = aClient('loopback', (host) => (host === 'hanging.example' ? new Promise(() => {}) : names({})(host)))
    const running = [`${receiver.origin}/silence`, 'https://hanging.example/'].map((url) => client.send(aRequest(url)))
    await eventually(() => expect(receiver.received.length).toBe(1))

    await client.close()
    const results = await Promise.all([...running, client.send(aRequest(`${receiver.origin}/ok`))])

    expect(results.map(inShort)).toEqual(['aborted, maybe sent', 'aborted', 'aborted'])
  })
})

describe('a connection', () => {
  test('serves one request after the other, and is closed a few seconds later', async () => {
    const receiver = await aReceiver()
    const client = aClient('loopback')

    for (let i = 0; i < 20; i++) await client.send(aRequest(`${receiver.origin}/ok`))

    // Undici takes a turn of the event loop until it trusts a connection again; somebody quicker gets a second one.
    expect(receiver.connections).toBeLessThanOrEqual(2)
    expect(receiver.open()).toBe(receiver.connections)
    await vi.waitFor(() => expect(receiver.open()).toBe(0), { timeout: 10_000 })
  })

  test('serves the next request after an unasked 100 Continue, too', async () => {
    const receiver = await aReceiver()
    const client = aClient('loopback')
    const body = 'x'.repeat(100_000)

    const results = []
    for (const path of ['continue', 'ok', 'continue-empty', 'continue-in-pieces', 'continue-empty', 'ok']) {
      results.push(inShort(await client.send(aRequest(`${receiver.origin}/${path}`, { method: 'POST', body }))))
    }

    expect(results).toEqual(['200 fine', '200 fine', '204 ', '200 fine', '204 ', '200 fine'])
    expect(receiver.connections).toBeLessThanOrEqual(2)
  })

  test('that is refused, or to a name that nobody knows', async () => {
    const receiver = await startBadReceiver()
    await receiver.close()
    const client = aClient('loopback', names({}))

    const results = await Promise.all(
      [receiver.origin, 'https://unknown.example/'].map((url) => client.send(aRequest(url))),
    )

    expect(results.map(inShort)).toEqual(['connection_refused', 'dns_failed'])
  })
})
