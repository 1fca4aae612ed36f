import { createHmac, createSecretKey, type KeyObject, randomBytes } from 'node:crypto'

const prefix = 'whsec_'

export function newSigningKey(): string {
  return prefix + randomBytes(32).toString('base64')
}

/** A signing key, ready for both kinds of signature. */
export interface Signer {
  /** The characters of the key as they stand. */
  own: KeyObject
  /** What its base64 part says, as the Standard Webhooks specification has it. */
  standard: KeyObject
}

export function makeSigner(signingKey: string): Signer {
  return {
    own: createSecretKey(signingKey, 'utf8'),
    standard: createSecretKey(signingKey.slice(prefix.length), 'base64'),
  }
}

/** Two signatures of the same body: ours in hexadecimal, the standard's in base64. During a rotation, two of each. */
export function signatureHeaders(signers: Signer[], eventId: string, body: string, unixSeconds: number) {
  const own = signers.map((signer) => `v1=${hmac(signer.own, `${unixSeconds}.${body}`, 'hex')}`)
  const standard = signers.map((signer) => `v1,${hmac(signer.standard, `${eventId}.${unixSeconds}.${body}`, 'base64')}`)
  return {
    'service-signature': [`t=${unixSeconds}`, ...own].join(', '),
    'webhook-id': eventId,
    'webhook-timestamp': String(unixSeconds),
    'webhook-signature': standard.join(' '),
  }
}

function hmac(key: KeyObject, text: string, encoding: 'hex' | 'base64'): string {
  return createHmac('sha256', key).update(text).digest(encoding)
}
