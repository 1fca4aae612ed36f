import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { Client, FTPError } from 'basic-ftp'
import ssh2 from 'ssh2'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { startSandbox } from '../../index.ts'
import type { Certificate } from '../../portal.ts'
import { type OpenImmoPortal, startOpenImmoPortal } from '../portal.ts'
import { keepCertificate } from './certificate.ts'

let portal: OpenImmoPortal
let certificate: Certificate
let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'servers-'))
  certificate = await keepCertificate(dataDir)
  portal = await startOpenImmoPortal({ host: '127.0.0.1', ftpPort: 0, sftpPort: 0, dataDir, certificate })
})
afterAll(async () => {
  await portal.close()
  await rm(dataDir, { recursive: true })
})

describe('FTP under TLS', () => {
  test.for(['127.0.0.1', 'localhost'])('is offered to whoever trusts its certificate, as %s', async (host) => {
    const client = await ftp('secure', { secureOptions: { ca: certificate.cert, host } })

    await client.uploadFrom(Readable.from(['hello']), 'a.txt')

    expect(await readFile(join(dataDir, 'inbox', 'secure', 'a.txt'), 'utf8')).toBe('hello')
  })

  test('is offered to whoever trusts the certificate of another sandbox as well', async () => {
    const { cert: another } = await keepCertificate(undefined)

    const client = await ftp('secure-both', { secureOptions: { ca: [another, certificate.cert] } })

    expect(await client.list()).toEqual([])
  })

  test('is refused by whoever does not', async () => {
    await expect(ftp('secure', { secureOptions: {} })).rejects.toMatchObject({ code: 'DEPTH_ZERO_SELF_SIGNED_CERT' })
  })

  test('is offered by the sandbox, with the same certificate after a restart', async () => {
    const options = {
      host: '127.0.0.1',
      port: 0,
      dataDir: join(dataDir, 'whole'),
      fileServers: { ftpPort: 0, sftpPort: 0 },
    }
    const first = await startSandbox(options)
    const { ftpsCertificate: ca = '', fileServers } = first
    const client = new Client(5_000)
    const login = { host: '127.0.0.1', port: fileServers?.ftpPort ?? 0, user: 'a', password: 'sandbox' }
    await client.access({ ...login, secure: true, secureOptions: { ca } })
    client.close()
    await first.stop()

    const again = await startSandbox(options)
    await again.stop()

    expect(again.ftpsCertificate).toBe(ca)
    expect((await stat(join(dataDir, 'whole', 'openimmo', 'ftps_certificate.json'))).mode & 0o077).toBe(0)
  })
})

describe.for([1, 9_000])('a file of %i bytes', (length) => {
  const content = 'x'.repeat(length)

  test('finds no room on a full disk, by FTP and SFTP', async () => {
    const client = await ftp('FULL-1')
    const refusal = await client.uploadFrom(Readable.from([content]), 'a.txt').catch((error: unknown) => error)
    const sftp = await openSftp('FULL-1')

    expect(refusal).toBeInstanceOf(FTPError)
    expect(refusal).toMatchObject({ code: 452 })
    await expect(written(sftp, 'b.txt', content)).rejects.toThrow('No space left')
    expect((await stat(join(dataDir, 'inbox', 'FULL-1', 'b.txt'))).size).toBe(0)
  })

  test('is cut in its middle by FTP, once', async () => {
    const cut = await ftp(`CUT-ONCE-ftp-${length}`)
    await expect(cut.uploadFrom(Readable.from([content]), 'a.txt')).rejects.toThrow(/clos|reset/i)

    const client = await ftp(`CUT-ONCE-ftp-${length}`)
    expect(await client.size('a.txt')).toBeLessThan(length)
    await client.uploadFrom(Readable.from([content]), 'a.txt')
    expect(await client.size('a.txt')).toBe(length)
  })

  test('is cut in its middle by SFTP, every time', async () => {
    for (const name of ['a.zip', 'b.zip']) {
      await expect(written(await openSftp('CUT-2'), name, content)).rejects.toThrow(/cut off|response|closed/i)
      expect((await stat(join(dataDir, 'inbox', 'CUT-2', name))).size).toBeLessThan(length)
    }
    await portal.settled()
    expect(portal.reports()).toEqual([])
  })
})

async function ftp(user: string, tls?: { secureOptions: { ca?: string | string[]; host?: string } }): Promise<Client> {
  const client = new Client(5_000)
  onTestFinished(() => client.close())
  const login = { host: '127.0.0.1', port: portal.ftpPort, user, password: 'sandbox' }
  await client.access({ ...login, ...(tls && { secure: true, ...tls }) })
  return client
}

async function openSftp(username: string): Promise<ssh2.SFTPWrapper> {
  const client = new ssh2.Client()
  onTestFinished(() => void client.end())
  await new Promise((resolve, reject) => {
    client.on('ready', () => resolve(client)).on('error', reject)
    client.connect({ host: '127.0.0.1', port: portal.sftpPort, username, password: 'sandbox' })
  })
  return new Promise((resolve, reject) => client.sftp((error, sftp) => (error ? reject(error) : resolve(sftp))))
}

/** A connection that is cut has no answer. */
function written(sftp: ssh2.SFTPWrapper, name: string, content: string): Promise<void> {
  return new Promise((resolve, reject) => {
    sftp.on('close', () => reject(new Error('cut off')))
    sftp.writeFile(name, content, (error) => (error ? reject(error) : resolve()))
  })
}
