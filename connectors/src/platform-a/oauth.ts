import { createHmac } from 'node:crypto'

export interface KeyPair {
  key: string
  secret: string
}

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
  return 'OAuth ' + pairs(signed, (name, value) => `${encode(name)}="${encode(value)}"`).join(', ')
}

function sign({ method, url, consumer, token }: ToSign, parameters: Record<string, string>): string {
  const { origin, pathname, searchParams } = new URL(url)
  const all = [...Object.entries(parameters), ...searchParams].map(([name, value]) => [encode(name), encode(value)])
  const sorted = all
    .map(([name, value]) => `${name}=${value}`)
    .toSorted((a, b) => (a < b ? -1 : 1))
    .join('&')
  const base = [method, origin + pathname, sorted].map(encode).join('&')
  return createHmac('sha1', `${encode(consumer.secret)}&${encode(token?.secret ?? '')}`)
    .update(base)
    .digest('base64')
}

function pairs(values: Record<string, string>, write: (name: string, value: string) => string): string[] {
  return Object.entries(values).map(([name, value]) => write(name, value))
}

function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => '%' + character.charCodeAt(0).toString(16).toUpperCase(),
  )
}
