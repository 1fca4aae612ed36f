import { generateKeyPairSync, randomBytes, sign, X509Certificate } from 'node:crypto'

export interface Certificate {
  key: string
  cert: string
}

interface CertificateOptions {
  names?: string[]
  validFrom?: Date
  validTo?: Date
}

/** A certificate signed by itself. Node reads X.509 but does not write it, so that the few structures are put here. */
export function makeCertificate(options: CertificateOptions = {}): Certificate {
  const { names = ['localhost'], validFrom = new Date(Date.now() - 3_600_000) } = options
  const validTo = options.validTo ?? new Date(validFrom.getTime() + 86_400_000)
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const spki = publicKey.export({ type: 'spki', format: 'der' })

  const algorithm = sequence(objectId('2a8648ce3d040302')) // ecdsa-with-SHA256
  const serial = Buffer.concat([Buffer.from([1]), randomBytes(8)])
  // Whoever trusts several looks them up by name, and takes the first.
  const commonName = Buffer.from(`Test ${serial.toString('hex')}`)
  const name = sequence(tag(0x31, sequence(objectId('550403'), tag(0x0c, commonName))))
  const subjectAltName = sequence(
    objectId('551d11'),
    tag(0x04, sequence(...names.map((each) => tag(0x82, Buffer.from(each))))),
  )
  const isAuthority = sequence(objectId('551d13'), tag(0x04, sequence(tag(0x01, Buffer.from([0xff])))))
  const toBeSigned = sequence(
    tag(0xa0, tag(0x02, Buffer.from([2]))), // version 3
    tag(0x02, serial),
    algorithm,
    name,
    sequence(time(validFrom), time(validTo)),
    name,
    spki,
    tag(0xa3, sequence(subjectAltName, isAuthority)),
  )
  const signature = sign('sha256', toBeSigned, privateKey)
  const der = sequence(toBeSigned, algorithm, tag(0x03, Buffer.concat([Buffer.from([0]), signature])))
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: new X509Certificate(der).toString(),
  }
}

function sequence(...parts: Buffer[]): Buffer {
  return tag(0x30, ...parts)
}

function objectId(hex: string): Buffer {
  return tag(0x06, Buffer.from(hex, 'hex'))
}

function time(date: Date): Buffer {
  return tag(0x18, Buffer.from(`${date.toISOString().replaceAll(/[-:T]|\.\d+Z/g, '')}Z`))
}

function tag(number: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  const { length } = content
  const head = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from([number, ...head]), content])
}
