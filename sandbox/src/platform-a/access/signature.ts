import { createHmac, timingSafeEqual } from 'node:crypto'

/** RFC 5849, HMAC-SHA1. The body of a form counts too; XML, JSON and multipart do not. */
interface Signed {
  method: string
  /** Scheme, host and path as the client called them, without the query. */
  url: string
  /** Everything that is signed: the header's `oauth_…` without the signature, the query, a form. */
  params: [name: string, value: string][]
  consumerSecret: string
  tokenSecret: string
}

export function signatureOf({ method, url, params, consumerSecret, tokenSecret }: Signed): string {
  const normalized = params
    .map(([name, value]) => [percentEncode(name), percentEncode(value)] as const)
    .toSorted(([a, x], [b, y]) => (a === b ? compare(x, y) : compare(a, b)))
    .map((pair) => pair.join('='))
    .join('&')
  const base = [method.toUpperCase(), percentEncode(url), percentEncode(normalized)].join('&')
  return createHmac('sha1', `${percentEncode(consumerSecret)}&${percentEncode(tokenSecret)}`)
    .update(base)
    .digest('base64')
}

export function isSameSignature(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}

export function percentEncode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/** The parameters of an `Authorization: OAuth` header, with or without quotes and blanks; null if it is none. */
export function readAuthorization(header: string | undefined): Map<string, string> | null {
  const match = /^oauth\s+(.*)$/is.exec(header ?? '')
  if (match === null) return null
  const params = new Map<string, string>()
  for (const part of (match[1] ?? '').split(',')) {
    const [, name = '', value = ''] = /^\s*([^=\s]+)\s*=\s*"?([^"]*?)"?\s*$/s.exec(part) ?? []
    if (name !== '' && name !== 'realm') params.set(percentDecode(name), percentDecode(value))
  }
  return params
}

function percentDecode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Query or form, decoded as forms are. */
export function readFormPairs(text: string): [string, string][] {
  return [...new URLSearchParams(text)]
}
