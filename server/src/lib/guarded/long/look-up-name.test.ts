import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { startDnsServer } from '../../../../test/dns-server.ts'
import { aClient, aReceiver, aRequest, inShort } from '../../../../test/guarded.ts'
import { type Lookup, makeLookup } from '../look-up-name.ts'
import { openNameFiles } from '../name-files.ts'

/** A machine whose files say this of names. */
async function someFiles({ hosts = '', resolver = '' }: { hosts?: string; resolver?: string } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'aushang-names-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const paths = { hosts: join(folder, 'hosts'), resolver: join(folder, 'resolv.conf') }
  const write = async (name: 'hosts' | 'resolver', text: string) => writeFile(paths[name], text)
  await write('hosts', hosts)
  await write('resolver', resolver)
  return { files: openNameFiles(paths), write }
}

/** The addresses, or the code of the failure, and after how long. */
async function found(lookup: Lookup, name: string): Promise<{ what: string; ms: number }> {
  const begun = performance.now()
  const what = await lookup(name).then(
    (addresses) => addresses.map(({ address, family }) => `${family}:${address}`).join(' '),
    ({ code }: NodeJS.ErrnoException) => String(code),
  )
  return { what, ms: performance.now() - begun }
}

describe('a name', () => {
  test.for([
    ['both.example', '4:192.0.2.1 4:192.0.2.2 6:2001:db8::1'],
    ['BOTH.example', '4:192.0.2.1 4:192.0.2.2 6:2001:db8::1'],
    ['both.example.', '4:192.0.2.1 4:192.0.2.2 6:2001:db8::1'],
    ['old.example', '4:192.0.2.3'],
    ['new.example', '6:2001:db8::2'],
    ['half.example', '4:192.0.2.4'],
    ['empty.example', 'ENODATA'],
    ['unknown.example', 'ENOTFOUND'],
    ['127.1', 'ENOTFOUND'],
    ['a..example', 'EBADNAME'],
    [`${'a'.repeat(64)}.example`, 'EBADNAME'],
    [`${'abcdefgh.'.repeat(40)}example`, 'EBADNAME'],
    ['', 'ENOTFOUND'],
    ['.', 'ENOTFOUND'],
    ['in side.example', 'EBADNAME'],
    ['\0.example', 'ENOTFOUND'],
    ['bücher.example', '4:192.0.2.5'],
  ] as const)('%s is found as the servers have it: %s', async ([name, expected]) => {
    const dns = await startDnsServer({
      'both.example': ['2001:db8::1', '192.0.2.1', '192.0.2.2'],
      'old.example': ['192.0.2.3'],
      'new.example': ['2001:db8::2'],
      'half.example': { ipv4: ['192.0.2.4'], ipv6: 'silent' },
      'empty.example': [],
      'xn--bcher-kva.example': ['192.0.2.5'],
    })
    const { files } = await someFiles()

    expect(await found(makeLookup({ servers: [dns.address], files }), name)).toMatchObject({ what: expected })
  })

  test('that nobody answers for is given up after less than three seconds, and holds up no other', async () => {
    const dns = await startDnsServer({ 'known.example': ['192.0.2.1'] })
    const { files } = await someFiles({ resolver: 'search one.example two.example three.example' })
    const lookup = makeLookup({ servers: [dns.address], files })
    const silent = Promise.all(Array.from({ length: 64 }, (_, each) => found(lookup, `silent-${each}.example`)))

    const first = await Promise.race([found(lookup, 'known.example'), silent])

    expect(first).toMatchObject({ what: '4:192.0.2.1' })
    const all = await silent
    expect(new Set(all.map(({ what }) => what))).toEqual(new Set(['ETIMEOUT']))
    expect(Math.min(...all.map(({ ms }) => ms))).toBeGreaterThan(2_000)
    expect(Math.max(...all.map(({ ms }) => ms))).toBeLessThan(6_000) // a busy machine notices late
    expect(dns.asked.filter((name) => name === 'silent-0.example').length).toBeGreaterThan(2)
  })

  test('is asked for at the next server when the first is silent', async () => {
    const dns = await startDnsServer({ 'known.example': ['192.0.2.1'] })
    const dead = await startDnsServer({ 'known.example': 'silent' })
    const { files } = await someFiles()

    const { what } = await found(makeLookup({ servers: [dead.address, dns.address], files }), 'known.example')

    expect(what).toBe('4:192.0.2.1')
    expect(dead.asked).not.toEqual([])
  })
})

describe('the hosts file', () => {
  test('is asked first, and read again when it has changed', async () => {
    const dns = await startDnsServer({ 'portal.example': ['192.0.2.1'] })
    const { files, write } = await someFiles({
      hosts:
        '# names\n192.0.2.7\tportal.example  Portal # ours\n\n2001:db8::7 portal.example\nnonsense portal.example\n',
    })
    const lookup = makeLookup({ servers: [dns.address], files })

    const names = ['portal.example', 'PORTAL.', 'portal']
    const before = await Promise.all(names.map(async (name) => (await found(lookup, name)).what))
    const askedBefore = [...dns.asked]
    await write('hosts', '192.0.2.8 other.example\n')
    const after = await Promise.all(
      ['portal.example', 'other.example'].map(async (name) => (await found(lookup, name)).what),
    )

    expect(before).toEqual(['4:192.0.2.7 6:2001:db8::7', '4:192.0.2.7', '4:192.0.2.7'])
    expect(askedBefore).toEqual([])
    expect(after).toEqual(['4:192.0.2.1', '4:192.0.2.8'])
  })

  test.for([
    ['', 'localhost', '4:127.0.0.1 6:::1'],
    ['', 'LOCALHOST.', '4:127.0.0.1 6:::1'],
    ['', 'sandbox.localhost', '4:127.0.0.1 6:::1'],
    ['127.0.0.1 localhost', 'localhost', '4:127.0.0.1'],
    ['', 'notlocalhost', 'ENOTFOUND'],
  ] as const)('that says "%s" leaves %s at %s', async ([hosts, name, expected]) => {
    const dns = await startDnsServer()
    const { files } = await someFiles({ hosts })

    expect(await found(makeLookup({ servers: [dns.address], files }), name)).toMatchObject({ what: expected })
  })

  test('that is not there is empty', async () => {
    const dns = await startDnsServer({ 'known.example': ['192.0.2.1'] })
    const files = openNameFiles({ hosts: '/nowhere/hosts', resolver: '/nowhere/resolv.conf' })

    expect(await found(makeLookup({ servers: [dns.address], files }), 'known.example')).toMatchObject({
      what: '4:192.0.2.1',
    })
  })
})

describe('the search list', () => {
  test.for([
    ['search office.example', 'crm', ['crm.office.example']],
    ['domain office.example', 'crm', ['crm.office.example']],
    ['search a.example office.example', 'crm', ['crm.a.example', 'crm.office.example']],
    ['search office.example', 'crm.', ['crm']],
    ['search office.example', 'crm.team', ['crm.team', 'crm.team.office.example']],
    ['search office.example\noptions ndots:5 timeout:1', 'crm.team', ['crm.team.office.example']],
    ['; search office.example', 'crm', ['crm']],
  ] as const)('of "%s" completes %s', async ([resolver, name, expected]) => {
    const dns = await startDnsServer({
      'crm.office.example': ['192.0.2.1'],
      'crm.team.office.example': ['192.0.2.2'],
    })
    const { files } = await someFiles({ resolver })

    await found(makeLookup({ servers: [dns.address], files }), name)

    expect([...new Set(dns.asked)]).toEqual(expected)
  })
})

describe('the lookups of an account', () => {
  test('that hang hold up none of another account, and fail by themselves in time', async () => {
    const dns = await startDnsServer({ 'known.example': ['127.0.0.1'] })
    const { files } = await someFiles()
    const receiver = await aReceiver()
    const client = aClient('loopback', makeLookup({ servers: [dns.address], files }))
    const url = `http://known.example:${receiver.port}/ok`
    const hanging = Array.from({ length: 100 }, (_, each) =>
      client.send(aRequest(`http://silent-${each}.example/`, { accountId: 'greedy', deadlineMs: 15_000 })),
    )
    let failedCount = 0
    for (const each of hanging) void each.then(() => failedCount++)

    const results = await Promise.all([
      client.send(aRequest(url, { accountId: 'modest' })),
      client.whyForbidden('modest', url),
      client.addressOf({ accountId: 'modest', host: 'known.example', port: 22 }),
    ])
    const [failedByThen, askedByThen] = [failedCount, new Set(dns.asked)]
    const behind = await client.send(aRequest(url, { accountId: 'greedy', deadlineMs: 15_000 }))
    const failed = await Promise.all(hanging)

    expect(results).toMatchObject([{ kind: 'answer', status: 200 }, null, '127.0.0.1'])
    expect(failedByThen).toBe(0)
    expect(inShort(behind)).toBe('200 fine')
    expect(failed[0]).toEqual({
      kind: 'failed',
      code: 'dns_failed',
      message: 'The name silent-0.example could not be resolved in time.',
      maybeSent: false,
    })
    expect(new Set(failed.map(inShort))).toEqual(new Set(['dns_failed']))
    // Whoever means well asks for 64 names at once; the others come after those.
    expect(askedByThen.size).toBeLessThanOrEqual(64 + 1)
  })
})
