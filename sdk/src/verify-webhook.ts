import type {
  Event,
  LegacyPublicationFailedEvent,
  LegacyPublicationSucceededEvent,
  LegacyRequestCreatedEvent,
  LegacyWebhookPingEvent,
} from './generated/types.ts'
import { type Claim, claimOf, type RequestHeaders } from './webhook-signatures.ts'

/** What a webhook with `"envelope": "legacy"` is sent. */
export type LegacyEvent =
  | LegacyRequestCreatedEvent
  | LegacyPublicationSucceededEvent
  | LegacyPublicationFailedEvent
  | LegacyWebhookPingEvent

export interface VerifyOptions {
  /** How far the sender's clock and delivery may be off; five minutes when left out. */
  toleranceSeconds?: number | undefined
  /** The present, for tests. */
  now?: Date | undefined
  envelope?: 'current' | 'legacy' | undefined
}

export type WebhookErrorCode = 'signature_missing' | 'signature_expired' | 'signature_wrong' | 'body_unreadable'

/** Answer 400 to a request that this is thrown for: it is not ours, or it is a copy of an old one. */
export class WebhookError extends Error {
  override readonly name = 'WebhookError'
  readonly code: WebhookErrorCode

  constructor(code: WebhookErrorCode, message: string, cause?: unknown) {
    super(message, { cause })
    this.code = code
  }
}

/**
 * The event of a request to your webhook, once its signature has been found to be right. Hand it the body as it arrived, before
 * anything has parsed it. It goes by `Service-Signature`, or by the headers of Standard Webhooks where that is not there. While keys
 * are rotated, either key will do; several may be given.
 */
export async function verifyWebhook(
  rawBody: string | Uint8Array | ArrayBuffer,
  headers: RequestHeaders,
  signingKey: string | string[],
  options: VerifyOptions & { envelope: 'legacy' },
): Promise<LegacyEvent>
export async function verifyWebhook(
  rawBody: string | Uint8Array | ArrayBuffer,
  headers: RequestHeaders,
  signingKey: string | string[],
  options?: VerifyOptions,
): Promise<Event>
export async function verifyWebhook(
  rawBody: string | Uint8Array | ArrayBuffer,
  headers: RequestHeaders,
  signingKey: string | string[],
  { toleranceSeconds = 300, now = new Date(), envelope = 'current' }: VerifyOptions = {},
): Promise<Event | LegacyEvent> {
  const body = typeof rawBody === 'string' ? new TextEncoder().encode(rawBody) : new Uint8Array(rawBody)
  const claim = claimOf(headers)
  if (claim === null) throw new WebhookError('signature_missing', 'The request bears no signature that can be read.')
  if (Math.abs(now.getTime() / 1000 - claim.unixSeconds) > toleranceSeconds) {
    throw new WebhookError('signature_expired', 'The signature is too old, or of the future.')
  }
  // One that was read from where it is not set is none.
  const keys = [signingKey].flat().filter((key) => typeof key === 'string')
  const checks = keys.map((key) => isSigned(claim, key, body))
  if (!(await Promise.all(checks)).includes(true)) {
    throw new WebhookError('signature_wrong', 'The signature is not of this body and key.')
  }
  return readEvent(body, envelope)
}

async function isSigned({ prefix, signatures, keyBytes }: Claim, signingKey: string, body: Uint8Array) {
  const bytes = keyBytes(signingKey)
  if (bytes === null || bytes.length === 0) return false
  const key = await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify'])
  const begin = new TextEncoder().encode(prefix)
  const signed = new Uint8Array(begin.length + body.length)
  signed.set(begin)
  signed.set(body, begin.length)
  // Compares in a time that tells nothing.
  const verdicts = await Promise.all(signatures.map((given) => crypto.subtle.verify('HMAC', key, given, signed)))
  return verdicts.includes(true)
}

function readEvent(body: Uint8Array, envelope: 'current' | 'legacy'): Event | LegacyEvent {
  const name = envelope === 'legacy' ? 'eventType' : 'eventName'
  let event: unknown
  try {
    event = JSON.parse(new TextDecoder().decode(body))
  } catch (cause) {
    throw new WebhookError('body_unreadable', 'The body is not JSON.', cause)
  }
  if (typeof event === 'object' && event !== null && name in event) return event as Event | LegacyEvent
  throw new WebhookError('body_unreadable', `The body has no ${name}: the webhook's envelope is not "${envelope}".`)
}
