import { createCipheriv, createDecipheriv, createHmac, createSecretKey, type KeyObject, randomBytes } from 'node:crypto'

/** Encrypts what must not lie in the database in the clear, and binds it to its place: it opens nowhere else. */
export interface Secrets {
  seal(place: string, plain: string): Buffer
  /** Throws when none of the keys fits. */
  open(place: string, sealed: Buffer): string
  /** 40 digits: the same for the same words, and unknown to whoever lacks the key. */
  derive(words: string): string
  /** What every value begins with that is sealed as `seal` does it now. */
  prefix: Buffer
  /** Where its key is kept, if that was not given by SECRETS_KEY. */
  keyFile?: string
}

const ivBytes = 12
const tagBytes = 16
const keyIdBytes = 8
/** The first format had no key id. */
const formats = { withoutKeyId: 1, withKeyId: 2 }

interface Key {
  id: Buffer
  secret: KeyObject
}

/**
 * AES-256-GCM: version, key id, nonce, tag, ciphertext. The place goes in as additional data. What was sealed with one of the
 * old keys is opened still.
 */
export function makeSecrets(key: Buffer, oldKeys: readonly Buffer[] = []): Secrets {
  const current = readKey(key)
  const keys = [current, ...oldKeys.map(readKey)]
  const prefix = Buffer.concat([Buffer.from([formats.withKeyId]), current.id])
  return {
    prefix,
    seal(place, plain) {
      const iv = randomBytes(ivBytes)
      const cipher = createCipheriv('aes-256-gcm', current.secret, iv).setAAD(Buffer.from(place))
      const encrypted = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
      return Buffer.concat([prefix, iv, cipher.getAuthTag(), encrypted])
    },
    open(place, sealed) {
      const id = keyIdOf(sealed)
      const fitting = id === null ? keys : keys.filter((each) => each.id.equals(id))
      const rest = sealed.subarray(id === null ? 1 : 1 + keyIdBytes)
      return openWithAny(fitting, place, rest)
    },
    derive: (words) => createHmac('sha256', current.secret).update(`derive ${words}`).digest('hex').slice(0, 40),
  }
}

function readKey(bytes: Buffer): Key {
  // Of 32 random bytes, eight that are made of them tell nothing. Bare bytes would be made into a key at each call, at five times the price.
  const id = createHmac('sha256', bytes).update('key id').digest().subarray(0, keyIdBytes)
  return { id, secret: createSecretKey(bytes) }
}

function keyIdOf(sealed: Buffer): Buffer | null {
  if (sealed[0] === formats.withoutKeyId) return null
  if (sealed[0] === formats.withKeyId) return sealed.subarray(1, 1 + keyIdBytes)
  throw new Error(`Sealed in an unknown format: ${sealed[0]}`)
}

function openWithAny(keys: Key[], place: string, sealed: Buffer): string {
  let failure: unknown = new Error('Sealed with a key that is not known')
  for (const { secret } of keys) {
    try {
      return openWith(secret, place, sealed)
    } catch (error) {
      failure = error
    }
  }
  throw failure
}

function openWith(key: KeyObject, place: string, sealed: Buffer): string {
  const iv = sealed.subarray(0, ivBytes)
  const tag = sealed.subarray(ivBytes, ivBytes + tagBytes)
  const decipher = createDecipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(place)).setAuthTag(tag)
  return decipher.update(sealed.subarray(ivBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8')
}
