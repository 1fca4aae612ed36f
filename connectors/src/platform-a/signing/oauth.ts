import { createHmac, randomUUID } from 'node:crypto'
import type { KeyPair } from './keys.ts'

export interface ToSign {
  method: string
  url: string
  consumer: KeyPair
  /** The request token or the access token; none when a request token is asked for. */
  token?: KeyPair
  /** `oauth_callback` or `oauth_verifier`: the portal wants them in the header. */
  extra?: Record<string, string>
  nonce: string
  timeSeconds: number
}

/** What makes every request another one. */
export function nonceAndTime(): Pick<ToSign, 'nonce' | 'timeSeconds'> {
  return { nonce: randomUUID().replaceAll('-', ''), timeSeconds: Math.floor(Date.now() / 1000) }
}

/** The `Authorization` header of RFC 5849 with HMAC-SHA1. Bodies are not signed: none of ours is a form. */
export function authorizationHeader(request: ToSign): string {
  const { consumer, token, extra = {}, nonce, timeSeconds } = request
  const parameters: Record<string, string> = {
    oauth_consumer_key: consumer.key,
    oauth_nonce: nonce,
    oauth_signature_method: 'HMAC-SHA1',
    oauth_timestamp: String(timeSeconds),
    ...(token && { oauth_token: token.key }),
    oauth_version: '1.0',
    ...extra,
  }
  const signed = { ...parameters, oauth_signature: sign(request, parameters) }
  const written = Object.entries(signed).map(([name, value]) => `${encode(name)}="${encode(value)}"`)
  return `OAuth ${written.join(', ')}`
}

function sign({ method, url, consumer, token }: ToSign, parameters: Record<string, string>): string {
  const { origin, pathname, searchParams } = new URL(url)
  const sorted = [...Object.entries(parameters), ...searchParams]
    .map(([name, value]) => [encode(name), encode(value)] as const)
    .toSorted(([a, x], [b, y]) => compare(a, b) || compare(x, y))
    .map((pair) => pair.join('='))
    .join('&')
  const base = [method, origin + pathname, sorted].map(encode).join('&')
  return createHmac('sha1', `${encode(consumer.secret)}&${encode(token?.secret ?? '')}`)
    .update(base)
    .digest('base64')
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => '%' + character.charCodeAt(0).toString(16).toUpperCase(),
  )
}
