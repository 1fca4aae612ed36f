import { createCipheriv, createDecipheriv, createSecretKey, randomBytes } from 'node:crypto'

/** Encrypts what must not lie in the database in the clear, and binds it to its place: it opens nowhere else. */
export interface Secrets {
  seal(place: string, plain: string): Buffer
  open(place: string, sealed: Buffer): string
}

const ivBytes = 12
const tagBytes = 16
const formatVersion = 1

/** AES-256-GCM: version, nonce, tag, ciphertext. The place goes in as additional data. */
export function makeSecrets(keyBytes: Buffer): Secrets {
  const key = createSecretKey(keyBytes) // bare bytes would be made into one at each call, at five times the price
  return {
    seal(place, plain) {
      const iv = randomBytes(ivBytes)
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(place))
      const encrypted = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
      return Buffer.concat([Buffer.from([formatVersion]), iv, cipher.getAuthTag(), encrypted])
    },
    open(place, sealed) {
      if (sealed[0] !== formatVersion) throw new Error(`Sealed in an unknown format: ${sealed[0]}`)
      const iv = sealed.subarray(1, 1 + ivBytes)
      const tag = sealed.subarray(1 + ivBytes, 1 + ivBytes + tagBytes)
      const decipher = createDecipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(place)).setAuthTag(tag)
      return decipher.update(sealed.subarray(1 + ivBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8')
    },
  }
}
