import { generateKeyPairSync } from 'node:crypto'
import { Readable } from 'node:stream'
import { createServer } from 'node:net'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { type OpenImmoPortal, startOpenImmoPortal } from '@aushang/sandbox'
import ssh2 from 'ssh2'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeCertificate } from '../../../server/test/certificate.ts'
import { aFileSession, type FileSession } from '../../test/file-session.ts'
import { freePorts } from '../../../test/free-ports.ts'
import { anAttachment, aPublication } from '../../test/openimmo-publication.ts'
import { ForbiddenAddress } from '../portal-session.ts'
import { openImmo } from './index.ts'

const host = '127.0.0.1'
const certificate = makeCertificate({ names: ['localhost'] })
const trusted = getCACertificates('default')
let server: OpenImmoPortal

beforeAll(async () => {
  server = await startOpenImmoPortal({ host, ftpPort: 0, ftpsPort: 0, sftpPort: 0, certificate })
  setDefaultCACertificates([...trusted, certificate.cert])
})
afterAll(async () => {
  setDefaultCACertificates(trusted)
  await server.close()
})

type Protocol = 'ftp' | 'ftps' | 'ftps-implicit' | 'sftp'

function sessionFor(protocol: Protocol, given: object = {}, options: object = {}): FileSession {
  const port = { ftp: server.ftpPort, ftps: server.ftpPort, 'ftps-implicit': server.ftpsPort, sftp: server.sftpPort }[
    protocol
  ]
  const login = { username: 'agency', password: 'sandbox', providerNumber: 'KD-4711' }
  return aFileSession({ protocol, host: 'localhost', port, ...login, ...given }, options)
}

/** Large enough for the faults of the sandbox, which come after 10,000 bytes. */
const publication = () => aPublication({ attachments: [anAttachment(1, { content: Buffer.alloc(50_000, 1) })] })

describe.for(['ftp', 'sftp'] as const)('over %s', (protocol) => {
  test('a host that does not exist', async () => {
    const session = sessionFor(protocol, { host: 'nowhere.invalid' })

    expect(await openImmo.publish(publication(), session)).toMatchObject({
      kind: 'unavailable',
      sentence: { key: 'hostNotFound', params: { host: 'nowhere.invalid' } },
    })
  })

  test('an address that we must not reach', async () => {
    const session = sessionFor(protocol)
    session.resolveHost = () => Promise.reject(new ForbiddenAddress('localhost is an address of our own network.'))

    expect(await openImmo.checkLogin(session)).toMatchObject({
      kind: 'unauthorized',
      code: 'portal_address_blocked',
      sentence: { key: 'portalAddressBlocked', params: { host: 'localhost' } },
    })
  })

  test('a closed port', async () => {
    const [port = 0] = await freePorts(1)
    const session = sessionFor(protocol, { port })

    expect(await openImmo.publish(publication(), session)).toMatchObject({
      kind: 'unavailable',
      sentence: { key: 'hostTakesNoConnection', params: { host: 'localhost' } },
    })
  })

  test('a full disk', async () => {
    const outcome = await openImmo.publish(publication(), sessionFor(protocol, { username: 'FULL-1' }))

    expect(outcome).toMatchObject({
      kind: 'unavailable',
      sentence: { key: protocol === 'ftp' ? 'hostFull' : 'hostCannotNow', params: { host: 'localhost' } },
    })
  })

  test('no right to rename: the file goes under its own name, now and later', async () => {
    const session = sessionFor(protocol, { username: `NO-RENAME-${protocol}` })

    const outcomes = [await openImmo.publish(publication(), session), await openImmo.publish(publication(), session)]

    expect(outcomes).toMatchObject([{ kind: 'published' }, { kind: 'published' }])
    expect(session.facts).toMatchObject({ 'renaming on localhost': 'refused' })
    await server.settled()
    const taken = server.reports().filter(({ username }) => username === `NO-RENAME-${protocol}`)
    expect(taken.map(({ faults }) => faults)).toEqual([[], []])
  })

  test('a connection that is cut in the middle, and then no more', async () => {
    const session = sessionFor(protocol, { username: `CUT-ONCE-${protocol}` })

    const first = await openImmo.publish(publication(), session)
    const second = await openImmo.publish(publication(), session)

    expect(first).toMatchObject({
      kind: 'unavailable',
      sentence: { key: 'hostBrokeOff', params: { host: 'localhost' } },
    })
    expect(second).toMatchObject({ kind: 'published' })
    await server.settled()
    const taken = server.reports().filter(({ username }) => username === `CUT-ONCE-${protocol}`)
    expect(taken.map(({ faults }) => faults)).toEqual([[]])
  })

  test('a connection that is cut before the renaming is confirmed', async () => {
    const outcome = await openImmo.publish(publication(), sessionFor(protocol, { username: `CUT-RENAME-${protocol}` }))

    expect(outcome).toMatchObject({
      kind: 'unknown',
      sentence: { key: 'fileMaybeDelivered' },
    })
  })

  test('a connection that is cut while the file goes under its own name', async () => {
    const session = sessionFor(protocol, { username: `CUT-${protocol}` }, { renameAfterUpload: false })

    expect(await openImmo.publish(publication(), session)).toMatchObject({ kind: 'unknown' })
  })

  test('a server that never answers, until the time is up', async () => {
    const silent = createServer(() => {})
    await new Promise<void>((resolve) => silent.listen(0, host, resolve))
    const session = sessionFor(protocol, { port: (silent.address() as { port: number }).port })

    const outcome = openImmo.publish(publication(), session)
    await new Promise((resolve) => silent.once('connection', resolve))
    session.abort()

    expect(await outcome).toMatchObject({ kind: 'unavailable', sentence: { key: 'portalSilent' } })
    expect(await openImmo.publish(publication(), session)).toMatchObject({ kind: 'unavailable' })
    silent.close()
  })

  test('a picture of ours that cannot be read is no answer of the portal', async () => {
    const broken = {
      ...anAttachment(1),
      open: async () =>
        Readable.from(
          (async function* () {
            yield Buffer.from('x')
            throw new Error('bad disk')
          })(),
        ),
    }
    const username = `broken-${protocol}`

    await expect(
      openImmo.publish(aPublication({ attachments: [broken] }), sessionFor(protocol, { username })),
    ).rejects.toThrow('bad disk')

    await server.settled()
    expect(server.reports().filter((report) => report.username === username)).toEqual([])
  })
})

describe('certificates', () => {
  test.for([
    [
      'expired',
      { validFrom: new Date('2020-01-01'), validTo: new Date('2021-01-01') },
      { kind: 'unavailable', sentence: { key: 'certificateOutdated', params: { host: 'localhost' } } },
    ],
    [
      'made out to another name',
      { names: ['other.example.org'] },
      {
        kind: 'unauthorized',
        code: 'connection_insecure',
        sentence: { key: 'certificateOfAnother', params: { host: 'localhost' } },
      },
    ],
  ] as const)('%s', async ([, given, expected]) => {
    const bad = makeCertificate(given as never)
    setDefaultCACertificates([...trusted, certificate.cert, bad.cert])
    const portal = await startOpenImmoPortal({ host, ftpPort: 0, ftpsPort: 0, sftpPort: 0, certificate: bad })

    const outcomes = [
      await openImmo.checkLogin(sessionFor('ftps', { port: portal.ftpPort })),
      await openImmo.checkLogin(sessionFor('ftps-implicit', { port: portal.ftpsPort })),
    ]

    expect(outcomes).toMatchObject([expected, expected])
    await portal.close()
  })

  test('of nobody whom we trust', async () => {
    const portal = await startOpenImmoPortal({
      host,
      ftpPort: 0,
      ftpsPort: 0,
      sftpPort: 0,
      certificate: makeCertificate(),
    })

    const expected = {
      kind: 'unauthorized',
      code: 'connection_insecure',
      sentence: { key: 'certificateUntrusted', params: { host: 'localhost' } },
    }
    expect(await openImmo.checkLogin(sessionFor('ftps', { port: portal.ftpPort }))).toMatchObject(expected)
    expect(await openImmo.checkLogin(sessionFor('ftps-implicit', { port: portal.ftpsPort }))).toMatchObject(expected)
    await portal.close()
  })

  test('that the server does not have: the password is not sent in the clear instead', async () => {
    const portal = await startOpenImmoPortal({ host, ftpPort: 0, sftpPort: 0 })

    expect(await openImmo.checkLogin(sessionFor('ftps', { port: portal.ftpPort }))).toMatchObject({
      kind: 'unauthorized',
      code: 'connection_insecure',
      sentence: { key: 'tlsNotOffered', params: { host: 'localhost' } },
    })
    await portal.close()
  })
})

describe('host keys', () => {
  test('are remembered at first, and a changed one is refused', async () => {
    const session = sessionFor('sftp')
    expect(await openImmo.checkLogin(session)).toEqual({ kind: 'authorized' })
    const [name = '', known = ''] = Object.entries(session.facts)[0] ?? []
    expect(known).toMatch(/^ecdsa-sha2-nistp256 SHA256:[\w+/]{43}$/)
    expect(await openImmo.checkLogin(session)).toEqual({ kind: 'authorized' })

    await session.rememberFact(name, 'ssh-ed25519 SHA256:another')

    const outcome = await openImmo.publish(publication(), session)
    const params = { host: 'localhost', known: 'ssh-ed25519 SHA256:another', shown: known }
    expect(outcome).toMatchObject({
      kind: 'unauthorized',
      code: 'host_key_changed',
      sentence: { key: 'hostKeyChanged', params },
    })
  })
})

describe('keys instead of passwords', () => {
  const keys = ssh2.utils.generateKeyPairSync('ecdsa', { bits: 256 })

  test.for([
    ['of OpenSSH', keys.private],
    [
      'of RSA, as PEM',
      generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ type: 'pkcs1', format: 'pem' }),
    ],
  ] as const)('%s', async ([, privateKey]) => {
    expect(await openImmo.checkLogin(sessionFor('sftp', { password: undefined, privateKey }))).toEqual({
      kind: 'authorized',
    })
  })

  test.for([
    ['nonsense'],
    [ssh2.utils.generateKeyPairSync('ecdsa', { bits: 256, passphrase: 'x', cipher: 'aes256-ctr', rounds: 1 }).private],
  ])('that cannot be read', async ([privateKey]) => {
    expect(await openImmo.checkLogin(sessionFor('sftp', { password: undefined, privateKey }))).toMatchObject({
      kind: 'unauthorized',
      code: 'private_key_unreadable',
      sentence: { key: 'privateKeyUnreadable' },
    })
  })
})

test('a target that waits for the report is pending after the upload', async () => {
  const session = sessionFor('ftp', {}, { waitForReport: true })

  const outcome = await openImmo.publish(publication(), session)

  expect(outcome).toMatchObject({ kind: 'pending', portalId: expect.stringMatching(/^OAUS/) })
  expect(session.transfers).toEqual([expect.stringMatching(/^KD-4711_.*\.zip$/)])
})

test.for([
  ['kept as a reference', false, [true]],
  ['deleted if its property goes', true, []],
] as const)('what is taken down from a portal with references is %s', async ([, isForGood, references]) => {
  const externalId = isForGood ? 'GOES' : 'STAYS'
  const whole = aPublication({ externalId, placement: { externalId, isForGood } })
  const session = sessionFor('ftp', {}, { deleteAs: 'REFERENZ' })
  await openImmo.publish(whole, session)

  expect(await openImmo.withdraw(whole.placement, session, whole)).toMatchObject({ kind: 'withdrawn' })

  await server.settled()
  const left = server.adverts().filter(({ number }) => number === externalId)
  expect(left.map(({ isReference }) => isReference)).toEqual(references)
})

test('a publication without a contact is rejected before anything is sent', async () => {
  const session = sessionFor('ftp')

  expect(await openImmo.publish(aPublication({ contact: null }), session)).toMatchObject({
    kind: 'rejected',
    problems: [{ path: '/contactId' }],
  })
  expect(session.opened).toBe(0)
})

test('a stock of nothing, or with an object that cannot be sent, is not sent', async () => {
  const session = sessionFor('ftp')

  expect(await openImmo.sync?.([], session)).toMatchObject({ kind: 'rejected' })
  expect(await openImmo.sync?.([aPublication(), aPublication({ contact: null })], session)).toMatchObject({
    kind: 'rejected',
  })
  expect(session.opened).toBe(0)
})
