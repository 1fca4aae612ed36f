import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { BadReceiver } from '../../../test/bad-receiver.ts'
import { makeCertificate } from '../../../test/certificate.ts'
import { aClient, aReceiver, aRequest, inShort, names, twoReceivers } from '../../../test/guarded.ts'
import type { GuardedClient } from './guarded-fetch.ts'
import type { Lookup } from './look-up-name.ts'

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
      'https://[::1]/': { reason: 'not_public', host: '::1' },
      'https://inside.example/': { reason: 'not_public', host: 'inside.example' },
      'http://public.example/': { reason: 'not_secure', host: 'public.example' },
      'http://unknown.example/': { reason: 'maybe_not_secure', host: 'unknown.example' },
      'https://a:b@public.example/': { reason: 'unreadable', host: '' },
      'ftp://public.example/': { reason: 'unreadable', host: '' },
      'public.example': { reason: 'unreadable', host: '' },
    }

    const reasons = await Promise.all(
      Object.keys(urls).map(async (url) => [url, await client.whyForbidden('an account', url)]),
    )

    expect(Object.fromEntries(reasons)).toEqual(urls)
  })
})

describe('a server that is opened', () => {
  const httpUrls = (hosts: string[], port: number) => hosts.map((host) => `http://${host}:${port}/ok`)

  test('is reached at its port, by its name and its address, and nothing else is on that machine', async () => {
    const { ipv4, ipv6, port } = await twoReceivers()
    const other = await aReceiver()
    const client = aClient('', names({ localhost: ['::1', '127.0.0.1'], 'sandbox.lan': ['127.0.0.1'] }), [
      { host: '127.0.0.1', port },
    ])
    const hosts = ['127.0.0.1', '127.1', 'localhost', 'sandbox.lan', '[::1]', '127.0.0.2']

    const results = await sendAll(client, httpUrls(hosts, port), aRequest)
    const elsewhere = await sendAll(client, httpUrls(hosts, other.port), aRequest)
    const addresses = await Promise.all(
      [port, other.port].map((each) =>
        client
          .addressOf({ accountId: 'an account', host: 'localhost', port: each })
          .catch(({ code }: { code: string }) => code),
      ),
    )

    expect(Object.values(results)).toEqual([...Array(4).fill('200 fine'), 'blocked_address', 'blocked_address'])
    expect(elsewhere).toEqual(all(httpUrls(hosts, other.port), 'blocked_address'))
    expect(addresses).toEqual(['127.0.0.1', 'blocked_address'])
    await Promise.all([expectUntouched(ipv6), expectUntouched(other)])
    expect(ipv4.connections).toBeGreaterThan(0)
  })

  test('by name is reached wherever that is, but for addresses that are never opened', async () => {
    const receiver = await aReceiver()
    const known = names({ 'inside.lan': ['127.0.0.1'], 'other.lan': ['127.0.0.1'], 'trap.lan': ['169.254.169.254'] })
    const { port } = receiver
    const client = aClient('', known, [
      { host: 'inside.lan', port },
      { host: 'trap.lan', port },
    ])

    const results = await sendAll(client, httpUrls(['inside.lan', 'other.lan', 'trap.lan'], port), aRequest)

    expect(Object.values(results)).toEqual(['200 fine', 'blocked_address', 'blocked_address'])
  })

  test('is opened to no redirect that leads to another port', async () => {
    const [opened, other] = [await aReceiver(), await aReceiver()]
    const client = aClient('', undefined, [{ host: '127.0.0.1', port: opened.port }])
    const to = encodeURIComponent(`${other.origin}/ok`)

    const result = await client.send(aRequest(`${opened.origin}/redirect?to=${to}`, { redirectsMax: 3 }))

    expect(inShort(result)).toBe('blocked_address, maybe sent')
    await expectUntouched(other)
  })
})

describe('plain http', () => {
  test('is not spoken to public addresses', async () => {
    const client = aClient('loopback', names({ 'public.example': ['8.8.8.8', '2003::1'] }))

    const result = await client.send(aRequest('http://public.example/'))

    expect(result).toEqual({
      kind: 'failed',
      code: 'blocked_address',
      message: 'public.example must be called by https.',
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
    onTestFinished(() => setDefaultCACertificates(usual))
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
          onTestFinished(() => void server.close())
          await once(server, 'listening')
          return `https://good.example:${(server.address() as AddressInfo).port}/`
        },
      ),
    )
    const client = aClient('loopback', lookup)

    const results = await Promise.all(urls.map((url) => client.send(aRequest(url, { deadlineMs: 2_000 }))))

    expect(results.map(inShort)).toEqual(['connection_failed', 'timeout', 'tls_failed'])
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
