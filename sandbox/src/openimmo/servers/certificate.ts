import { generateKeyPairSync, randomBytes, sign, X509Certificate } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { isIPv4 } from 'node:net'
import { join } from 'node:path'
import type { Certificate } from '../../portal.ts'

const days = 3_650

const names = ['localhost', '127.0.0.1']

/** The same after a restart, if there is a folder for it, so that whoever has come to trust it goes on. Renewed before it is over. */
export async function keepCertificate(dataDir: string | undefined): Promise<Certificate> {
  if (dataDir === undefined) return makeCertificate()
  const path = join(dataDir, 'ftps_certificate.json')
  const known = await readFile(path, 'utf8').then(certificateIn, () => undefined)
  if (known !== undefined) return known
  const made = makeCertificate()
  await mkdir(dataDir, { recursive: true })
  await writeFile(`${path}.new`, JSON.stringify(made), { mode: 0o600 })
  await rename(`${path}.new`, path)
  return made
}

function certificateIn(text: string): Certificate | undefined {
  const kept = JSON.parse(text) as Certificate
  const isOver = new X509Certificate(kept.cert).validToDate.getTime() < Date.now() + 30 * 86_400_000
  return isOver ? undefined : kept
}

/**
 * Signed by itself, for names and addresses of version 4, and nobody's authority: whoever trusts it trusts nothing else. Node reads
 * X.509 but does not write it, so that its few structures are put together here (RFC 5280).
 */
function makeCertificate(): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const from = new Date(Date.now() - 3_600_000)
  const to = new Date(from.getTime() + days * 86_400_000)
  const algorithm = sequence(objectId('2a8648ce3d040302')) // ecdsa-with-SHA256
  const serial = Buffer.concat([Buffer.from([1]), randomBytes(8)])
  // Whoever trusts several looks them up by name, and takes the first.
  const commonName = Buffer.from(`Sandbox ${serial.toString('hex')}`)
  const name = sequence(der(0x31, sequence(objectId('550403'), der(0x0c, commonName))))
  const toBeSigned = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))), // version 3
    der(0x02, serial),
    algorithm,
    name,
    sequence(time(from), time(to)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(sequence(objectId('551d11'), der(0x04, sequence(...names.map(alternativeName)))))),
  )
  const signature = sign('sha256', toBeSigned, privateKey)
  const whole = sequence(toBeSigned, algorithm, der(0x03, Buffer.concat([Buffer.from([0]), signature])))
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: new X509Certificate(whole).toString(),
  }
}

function alternativeName(name: string): Buffer {
  return isIPv4(name) ? der(0x87, Buffer.from(name.split('.').map(Number))) : der(0x82, Buffer.from(name))
}

function sequence(...parts: Buffer[]): Buffer {
  return der(0x30, ...parts)
}

function objectId(hex: string): Buffer {
  return der(0x06, Buffer.from(hex, 'hex'))
}

/** As GeneralizedTime. */
function time(date: Date): Buffer {
  return der(0x18, Buffer.from(`${date.toISOString().replaceAll(/[-:T]|\.\d+Z/g, '')}Z`))
}

function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  const { length } = content
  const head = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...head]), content])
}
