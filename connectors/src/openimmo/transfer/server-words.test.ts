import { describe, expect, test } from 'vitest'
import { aFileSession } from '../../../test/file-session.ts'
import { startRefusingFtp } from '../../../test/refusing-ftp.ts'
import { startFtp } from '../../../test/silent-servers.ts'
import { aPublication } from '../../../test/openimmo-publication.ts'
import { attachment } from '../../../test/publications.ts'
import { openImmo } from '../index.ts'

describe('a server that lets nobody log in without TLS', () => {
  // As vsftpd, FileZilla, Pure-FTPd, ProFTPD and IIS have it.
  test.for([
    '530 Non-anonymous sessions must use encryption.',
    '530 Anmeldung nur verschlüsselt möglich.',
    '503 Use AUTH first.',
    '421 Sorry, cleartext sessions and weak ciphers are not accepted on this server.',
    '550 SSL/TLS required on the control channel',
    '534 Policy requires SSL.',
  ])('%s', async (answer) => {
    const credentials = { ...(await startFtp(['220 welcome', answer])), password: 'Geheim+1' }

    const outcomes = [
      await openImmo.checkLogin(aFileSession(credentials)),
      await openImmo.publish(aPublication(), aFileSession(credentials)),
    ]

    const told = {
      kind: 'unauthorized',
      code: 'connection_insecure',
      sentence: { key: 'loginNeedsTls', params: { host: '127.0.0.1' } },
      said: { status: Number(answer.slice(0, 3)), words: answer },
    }
    expect(outcomes).toEqual([told, told])
  })

  test('is told from one that does not know the user, or is busy', async () => {
    const wrong = await startFtp(['220 welcome', '331 password', '530 Login incorrect.'])
    const busy = await startFtp(['220 welcome', '421 Too many connections.'])

    expect(await openImmo.checkLogin(aFileSession(wrong))).toMatchObject({
      kind: 'unauthorized',
      code: 'unauthorized',
      sentence: { key: 'loginRefused', params: { host: '127.0.0.1' } },
      said: { status: 530, words: '530 Login incorrect.' },
    })
    expect(await openImmo.checkLogin(aFileSession(busy))).toMatchObject({ kind: 'unavailable', said: { status: 421 } })
  })
})

describe('a server that breaks an upload off and then says why', () => {
  const large = () => aPublication({ attachments: [attachment({ content: Buffer.alloc(20_000_000) })] })

  test.for([
    ['452 Insufficient storage space', 'unavailable', 'hostFull'],
    ['552 Quota exceeded', 'unavailable', 'hostFull'],
    ['550 Permission denied', 'unauthorized', 'directoryNotWritable'],
  ] as const)('%s', async ([reply, kind, key]) => {
    for (const breaks of ['closed', 'reset'] as const) {
      const credentials = await startRefusingFtp({ reply, breaks })

      const outcome = await openImmo.publish(large(), aFileSession(credentials))

      expect(outcome).toMatchObject({ kind, sentence: { key }, said: { words: reply } })
    }
  })
})

test('a server that wants the file elsewhere is spoken of in our words', async () => {
  const credentials = await startRefusingFtp({ reply: '226 fine', breaks: 'closed', passiveHost: '192,0,2,1' })

  const outcome = await openImmo.publish(aPublication(), aFileSession(credentials))

  expect(outcome).toMatchObject({
    kind: 'unavailable',
    sentence: { key: 'hostSendsElsewhere', params: { host: '127.0.0.1' } },
  })
  expect(JSON.stringify(outcome)).not.toContain('basic-ftp')
})

test('what a server says is whole, however short the password', async () => {
  const credentials = await startFtp(['220 welcome', '331 password', '530 attempts exceeded'])

  const outcome = await openImmo.publish(aPublication(), aFileSession({ ...credentials, password: 'x' }))

  expect(outcome).toMatchObject({ said: { words: '530 attempts exceeded' } })
})

test('what a server repeats of the password is not passed on', async () => {
  const credentials = await startFtp(['220 welcome', '331 password', '530 agency:Geheim+1 is not known (Geheim+1)'])

  const outcome = await openImmo.publish(aPublication(), aFileSession({ ...credentials, password: 'Geheim+1' }))

  expect(outcome).toMatchObject({ said: { words: '530 agency:… is not known (…)' } })
})
