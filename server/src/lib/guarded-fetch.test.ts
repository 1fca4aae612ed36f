import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { badAnswers, type BadAnswer, type BadReceiver, startBadReceiver } from '../../test/bad-receiver.ts'
import { makeCertificate } from '../../test/certificate.ts'
import { type AddressRanges, parseAddressRanges } from './addresses.ts'
import type { Lookup } from './guarded-connector.ts'
import { type GuardedClient, makeGuardedClient, type OutgoingRequest, type OutgoingResult } from './guarded-fetch.ts'

let cleanUps: (() => unknown)[]

beforeEach(() => {
  cleanUps = []
})

afterEach(async () => {
  for (const cleanUp of cleanUps.toReversed()) await cleanUp()
})

function aClient(allow: string, lookup?: Lookup): GuardedClient {
  const client = makeGuardedClient({ allow: opened(allow), ...(lookup && { lookup }) })
  cleanUps.push(client.close)
  return client
}

async function aReceiver(options?: Parameters<typeof startBadReceiver>[0]): Promise<BadReceiver> {
  const receiver = await startBadReceiver(options)
  cleanUps.push(receiver.close)
  return receiver
}

/** Two receivers at one port, so that a name or an address decides which one is reached. */
async function twoReceivers(): Promise<{ ipv4: BadReceiver; ipv6: BadReceiver; port: number }> {
  const ipv4 = await aReceiver({ host: '127.0.0.1' })
  return { ipv4, ipv6: await aReceiver({ host: '::1', port: ipv4.port }), port: ipv4.port }
}

function opened(text: string): AddressRanges {
  const read = parseAddressRanges(text)
  if ('issues' in read) throw new Error(read.issues.join(' '))
  return read.ranges
}

function aRequest(url: string, more: Partial<OutgoingRequest> = {}): OutgoingRequest {
  return { method: 'GET', url, deadlineMs: 5_000, bodyBytesMax: 16_384, longerBody: 'cut', ...more }
}

function names(known: Record<string, string[]>): Lookup {
  return async (host) => {
    const addresses = known[host]
    if (addresses === undefined) throw Object.assign(new Error('not found'), { code: 'ENOTFOUND' })
    return addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
  }
}

/** What a test has to say about a result, in a word or two. */
function inShort(result: OutgoingResult): string {
  if (result.kind === 'failed') return result.maybeSent ? `${result.code}, maybe sent` : result.code
  return `${result.status} ${result.body.length > 40 ? result.body.length : result.body.toString()}${result.cut ? ', cut' : ''}`
}

const lookup = names({
  localhost: ['127.0.0.1', '::1'],
  'localhost.': ['127.0.0.1'],
  'inside.example': ['127.0.0.1'],
  'inside6.example': ['::1'],
  'mixed.example': ['10.0.0.1', '127.0.0.1', '::ffff:127.0.0.1'],
  'zone.example': ['fe80::1%lo', '::1%lo'],
})

/** Every one of these means 127.0.0.1 or something that ends there. */
const ipv4Corpus = [
  '127.0.0.1',
  '127.1',
  '127.0.1',
  '127.0.0.1.',
  '2130706433',
  '017700000001',
  '0177.0.0.1',
  '0x7f000001',
  '0x7f.0.0.1',
  '0x7f.1',
  '127.000.000.001',
  '１２７.０.０.１',
  '①②⑦.0.0.1',
  '127。0。0。1',
  '127．0．0．1',
  '127｡0｡0｡1',
  '%31%32%37.0.0.1',
  '127.0.0.1%2e',
  '0',
  '0.0.0.0',
  '0x0',
  '127.255.255.254',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[0:0:0:0:0:ffff:127.0.0.1]',
  '[::FFFF:7F00:0001]',
  '[::ffff:0:127.0.0.1]',
  '[::127.0.0.1]',
  '[64:ff9b::127.0.0.1]',
  '[64:ff9b::7f00:1]',
  '[64:ff9b:1::7f00:1]',
  '[2002:7f00:1::]',
  'localhost',
  'LOCALHOST',
  'localhost.',
  'inside.example',
  'INSIDE.example',
  'ⓘnside.example',
  'mixed.example',
]

const ipv6Corpus = ['[::1]', '[0:0:0:0:0:0:0:1]', '[0000::0001]', '[::0.0.0.1]', '[::]', '[0::0]', 'inside6.example']

const otherCorpus = [
  '10.0.0.1',
  '172.16.0.1',
  '192.168.1.1',
  '100.64.0.1',
  '169.254.169.254',
  '2852039166',
  '0xa9fea9fe',
  '[::ffff:169.254.169.254]',
  '[64:ff9b::a9fe:a9fe]',
  '[2002:a9fe:a9fe::1]',
  '[fd00:ec2::254]',
  '168.63.129.16',
  '224.0.0.1',
  '255.255.255.255',
  '[fe80::1]',
  '[fec0::1]',
  '[fc00::1]',
  '[ff02::1]',
  '[2001::1]',
  '[2001:db8::1]',
  '[3fff::1]',
  '[5f00::1]',
  '[100::1]',
  'zone.example',
]

const unreadable = [
  '[fe80::1%25lo]',
  '[::1%25lo]',
  '[::1%lo]',
  '[::1',
  '127.0.0.1.1',
  '127.0.0.256',
  '0x7f.0.0.0.1',
  '4294967296',
  '1.2.3.4.5',
  '[127.0.0.1]',
  '[::ffff:127.0.0.1.]',
  'user@127.0.0.1',
  'user:secret@inside.example',
  'public.example@127.0.0.1',
  ':secret@[::1]',
  'in side.example',
  'inside.example<',
  '',
]

function urlsOf(hosts: string[], port: number): string[] {
  return hosts.flatMap((host) => [`http://${host}:${port}/secret`, `https://${host}:${port}/secret`])
}

async function sendAll(client: GuardedClient, urls: string[], request = aRequest): Promise<Record<string, string>> {
  const results = await Promise.all(urls.map(async (url) => [url, inShort(await client.send(request(url)))]))
  return Object.fromEntries(results) as Record<string, string>
}

function all(urls: string[], what: string): Record<string, string> {
  return Object.fromEntries(urls.map((url) => [url, what]))
}

function inAscii(url: string): string {
  return url.replaceAll(/[^!-~]/g, encodeURIComponent)
}

/** A connection that comes after all the others would have come. */
async function expectUntouched(receiver: BadReceiver): Promise<void> {
  expect(inShort(await aClient('loopback').send(aRequest(`${receiver.origin}/ok`)))).toBe('200 fine')
  expect(receiver.connections).toBe(1)
}

describe('a closed address', () => {
  test('gets no connection, however it is written', async () => {
    const { ipv4, ipv6, port } = await twoReceivers()
    const closed = urlsOf([...ipv4Corpus, ...ipv6Corpus, ...otherCorpus], port)
    const invalid = urlsOf(unreadable, port)
    const client = aClient('', lookup)

    const results = await sendAll(client, [...closed, ...invalid])

    expect(results).toEqual({ ...all(closed, 'blocked_address'), ...all(invalid, 'invalid_url') })
    await expectUntouched(ipv4)
    await expectUntouched(ipv6)
  })

  test.each(['127.0.0.1', '::1'])('gets no connection by a redirect from %s', async (host) => {
    const receivers = await twoReceivers()
    const [from, to] = host === '::1' ? [receivers.ipv6, receivers.ipv4] : [receivers.ipv4, receivers.ipv6]
    const corpus = host === '::1' ? ipv4Corpus : ipv6Corpus
    const hosts = [...corpus.filter((each) => each !== 'localhost' && each !== 'LOCALHOST'), ...otherCorpus]
    const closed = urlsOf(hosts, to.port)
    const invalid = urlsOf(unreadable, to.port)
    const client = aClient(host, lookup)

    const results = await sendAll(client, [...closed, ...invalid], (url) =>
      aRequest(`${from.origin}/redirect?to=${encodeURIComponent(inAscii(url))}`, { redirectsMax: 3 }),
    )

    expect(results).toEqual({
      ...all(closed, 'blocked_address, maybe sent'),
      ...all(invalid, 'invalid_url, maybe sent'),
    })
    await expectUntouched(to)
  })

  test('is left out where a name has others too', async () => {
    const { ipv4, ipv6, port } = await twoReceivers()
    const client = aClient('127.0.0.1', names({ 'both.example': ['10.0.0.1', '::1', '127.0.0.1', '169.254.169.254'] }))

    const result = await client.send(aRequest(`http://both.example:${port}/ok`))

    expect(inShort(result)).toBe('200 fine')
    expect([ipv4.connections, ipv6.connections]).toEqual([1, 0])
  })

  test('gets no connection when a name changes its mind', async () => {
    const { ipv4, ipv6, port } = await twoReceivers()
    const answers = [{ address: '127.0.0.1', family: 4 }]
    const lookup = vi.fn<Lookup>(async () => [answers.pop() ?? { address: '::1', family: 6 }])
    const client = aClient('127.0.0.1', lookup)
    const request = aRequest(`http://rebinding.example:${port}/ok-and-close`)

    const first = await client.send(request)
    const lookupsOfFirst = lookup.mock.calls.length
    const second = await client.send(request)

    expect([inShort(first), inShort(second)]).toEqual(['200 fine', 'blocked_address'])
    expect(lookupsOfFirst).toBe(1)
    expect([ipv4.connections, ipv6.connections]).toEqual([1, 0])
  })

  test('is known to be closed before anything is sent', async () => {
    const client = aClient('127.0.0.1', names({ 'inside.example': ['10.0.0.1'], 'public.example': ['8.8.8.8'] }))
    const urls = {
      'http://127.0.0.1:3000/hook': null,
      'https://public.example/': null,
      'https://[2003::1]/': null,
      'https://unknown.example/': null,
      'https://[::1]/': '::1 is not at a public address, nor at one that OUTBOUND_ALLOW opens.',
      'https://inside.example/': 'inside.example is not at a public address, nor at one that OUTBOUND_ALLOW opens.',
      'http://public.example/':
        'public.example must be called by https: plain http is for addresses that OUTBOUND_ALLOW opens.',
      'https://a:b@public.example/': 'The URL must not hold a user name or a password.',
      'ftp://public.example/': 'The URL must begin with https://.',
      'public.example': 'The URL cannot be read.',
    }

    const reasons = await Promise.all(Object.keys(urls).map(async (url) => [url, await client.whyForbidden(url)]))

    expect(Object.fromEntries(reasons)).toEqual(urls)
  })
})

describe('plain http', () => {
  test('is not spoken to public addresses', async () => {
    const client = aClient('loopback', names({ 'public.example': ['8.8.8.8', '2003::1'] }))

    const result = await client.send(aRequest('http://public.example/'))

    expect(result).toEqual({
      kind: 'failed',
      code: 'blocked_address',
      message: 'public.example must be called by https: plain http is for addresses that OUTBOUND_ALLOW opens.',
      maybeSent: false,
    })
  })

  test('goes to the opened address of a name that has a public one too', async () => {
    const receiver = await aReceiver()
    const client = aClient('loopback', names({ 'public.example': ['8.8.8.8', '127.0.0.1'] }))

    const result = await client.send(aRequest(`http://public.example:${receiver.port}/ok`))

    expect(inShort(result)).toBe('200 fine')
  })
})

describe('https', () => {
  const good = makeCertificate({ names: ['good.example'] })
  const lookup = names({ 'good.example': ['127.0.0.1'], 'other.example': ['127.0.0.1'] })

  beforeEach(() => {
    const usual = getCACertificates('default')
    setDefaultCACertificates([...usual, good.cert])
    cleanUps.push(() => setDefaultCACertificates(usual))
  })

  test.each([
    ['a good certificate', good, 'good.example', '200 fine'],
    ['the certificate of another name', good, 'other.example', 'tls_failed'],
    ['a certificate that nobody knows', makeCertificate({ names: ['good.example'] }), 'good.example', 'tls_failed'],
    [
      'a certificate of long ago',
      makeCertificate({ names: ['good.example'], validFrom: new Date('2020-01-01') }),
      'good.example',
      'tls_failed',
    ],
  ])('with %s', async (_, certificate, host, expected) => {
    const receiver = await aReceiver({ certificate })
    const client = aClient('loopback', lookup)

    const result = await client.send(aRequest(`https://${host}:${receiver.port}/ok`))

    expect(inShort(result)).toBe(expected)
    expect(receiver.received.length).toBe(expected === '200 fine' ? 1 : 0)
  })

  test('with a receiver that does not know how', async () => {
    const urls = await Promise.all(
      [(socket: Socket) => socket.end(), () => {}, (socket: Socket) => socket.write('HTTP/1.1 400 Bad\r\n\r\n')].map(
        async (onConnection) => {
          const server = createServer(onConnection).listen(0, '127.0.0.1')
          cleanUps.push(() => server.close())
          await once(server, 'listening')
          return `https://good.example:${(server.address() as AddressInfo).port}/`
        },
      ),
    )
    const client = aClient('loopback', lookup)

    const results = await Promise.all(urls.map((url) => client.send(aRequest(url, { deadlineMs: 200 }))))

    expect(results.map(inShort)).toEqual(['connection_failed', 'timeout', 'tls_failed'])
  })
})

describe('a bad answer', () => {
  const deadlineMs = 300
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
    continue: 'malformed_answer, maybe sent',
    'early-hints': '200 fine',
    'switching-protocols': 'malformed_answer, maybe sent',
  }

  test.each(Object.keys(badAnswers) as BadAnswer[])('has a result within the deadline: %s', async (name) => {
    const receiver = await aReceiver()
    const client = aClient('loopback')
    const url = `${receiver.origin}/${name}?code=307&bytes=16384&to=/ok`
    const secret = { authorization: 'Bearer secret', cookie: 'secret' }

    const started = performance.now()
    const result = await client.send(
      aRequest(url + '&token=secret', { method: 'POST', headers: secret, body: 'secret', deadlineMs }),
    )
    const tookMs = performance.now() - started

    expect(inShort(result)).toBe(expected[name])
    expect(tookMs).toBeLessThan(deadlineMs + 1_000)
    expect(result.kind === 'failed' ? result.message : 'None.').toMatch(/^(?!.*secret).+\.$/)
    const mayStayOpen = result.kind === 'answer' && !result.cut
    await vi.waitFor(() => expect(mayStayOpen || receiver.open() === 0).toBe(true), { interval: 5 })
  })

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

    await vi.waitFor(() => expect(receiver.open()).toBe(0), { interval: 5 })
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

describe('a redirect', () => {
  test('is followed as often as is allowed', async () => {
    const receiver = await aReceiver()
    const client = aClient('loopback')
    const twice = `${receiver.origin}/redirect?to=${encodeURIComponent('redirect?code=308&to=/ok')}`

    const results = await Promise.all(
      [0, 1, 2].map((redirectsMax) => client.send(aRequest(twice, { redirectsMax, longerBody: 'fail' }))),
    )
    const loop = await client.send(aRequest(`${receiver.origin}/redirect-loop`, { redirectsMax: 5 }))
    const endless = await client.send(
      aRequest(`${receiver.origin}/redirect-endless-body`, { redirectsMax: 1, longerBody: 'fail' }),
    )

    expect(results.map(inShort)).toEqual(['302 ', 'too_many_redirects, maybe sent', '200 fine'])
    expect(results[2]).toMatchObject({ url: `${receiver.origin}/ok` })
    expect(inShort(loop)).toBe('too_many_redirects, maybe sent')
    expect(inShort(endless)).toBe('200 fine')
  })

  test('of anything but GET and HEAD is an answer', async () => {
    const receiver = await aReceiver()
    const client = aClient('loopback')

    const results = await Promise.all(
      ['POST', 'PUT', 'DELETE', 'HEAD'].map((method) =>
        client.send(aRequest(`${receiver.origin}/redirect?code=307&to=/status?code=204`, { method, redirectsMax: 1 })),
      ),
    )

    expect(results.map(inShort)).toEqual(['307 ', '307 ', '307 ', '204 '])
  })

  test('does not carry the headers to another origin', async () => {
    const receiver = await aReceiver()
    const other = await aReceiver()
    const client = aClient('loopback')
    const headers = { Authorization: 'secret', 'X-Api-Key': 'secret', Accept: 'image/*', 'User-Agent': 'Aushang' }

    await client.send(aRequest(`${receiver.origin}/redirect?to=/ok`, { headers, redirectsMax: 1 }))
    await client.send(aRequest(`${receiver.origin}/redirect?to=${other.origin}/ok`, { headers, redirectsMax: 1 }))

    expect(receiver.received[1]?.headers).toMatchObject({ authorization: 'secret', 'x-api-key': 'secret' })
    expect(other.received[0]?.headers).toEqual({
      host: `127.0.0.1:${other.port}`,
      connection: 'keep-alive',
      accept: 'image/*',
      'user-agent': 'Aushang',
      'accept-encoding': 'identity',
    })
  })

  test('leads nowhere but to http and https', async () => {
    const receiver = await aReceiver()
    const client = aClient('loopback')
    const urls = ['file:///etc/passwd', 'ftp://127.0.0.1/', 'data:,x', 'javascript:1', 'http://', '//user@127.0.0.1/']

    const results = await Promise.all(
      urls.map((url) => client.send(aRequest(`${receiver.origin}/redirect?to=${url}`, { redirectsMax: 1 }))),
    )

    expect(results.map(inShort)).toEqual(urls.map(() => 'invalid_url, maybe sent'))
  })
})

describe('the deadline', () => {
  test('holds while a name is looked up, and another host is not held up', async () => {
    const receiver = await aReceiver()
    const found = names({ 'quick.example': ['127.0.0.1'] })
    const lookup = vi.fn<Lookup>((host) => (host === 'hanging.example' ? new Promise(() => {}) : found(host)))
    const client = aClient('loopback', lookup)
    const hanging = Array.from({ length: 20 }, () =>
      client.send(aRequest('https://hanging.example/', { deadlineMs: 200 })),
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
      client.send(aRequest(`${receiver.origin}/silence`, { deadlineMs: 500 })),
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
      aRequest(`${receiver.origin}/slow-redirect-loop`, { redirectsMax: 20, deadlineMs: 200 }),
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
    await vi.waitFor(() => expect([receiver.connections, receiver.open()]).toEqual([1, 0]), { interval: 5 })
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
    await vi.waitFor(() => expect(receiver.received.length).toBe(2))

    during.abort()
    const results = await Promise.all([client.send(aRequest(`${receiver.origin}/ok`, { signal: before })), ...running])

    expect(results.map(inShort)).toEqual(['aborted', 'aborted, maybe sent', 'aborted, maybe sent', 'aborted'])
    await vi.waitFor(() => expect(receiver.open()).toBe(0), { interval: 5 })
  })

  test('ends when the client is closed', async () => {
    const receiver = await aReceiver()
    const client = aClient('loopback', (host) => (host === 'hanging.example' ? new Promise(() => {}) : names({})(host)))
    const running = [`${receiver.origin}/silence`, 'https://hanging.example/'].map((url) => client.send(aRequest(url)))
    await vi.waitFor(() => expect(receiver.received.length).toBe(1))

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
    await vi.waitFor(() => expect(receiver.open()).toBe(0), { timeout: 6_000 })
  })

  test('that is refused, or to a name that nobody knows', async () => {
    const receiver = await aReceiver()
    await receiver.close()
    cleanUps.pop()
    const client = aClient('loopback', names({}))

    const results = await Promise.all(
      [receiver.origin, 'https://unknown.example/'].map((url) => client.send(aRequest(url))),
    )

    expect(results.map(inShort)).toEqual(['connection_refused', 'dns_failed'])
  })
})
