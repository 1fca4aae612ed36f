/** Those of any framework: an object of the Fetch API, or names with their values. */
export type RequestHeaders =
  | { get(name: string): string | null }
  | Readonly<Record<string, string | readonly string[] | undefined>>

type Bytes = Uint8Array<ArrayBuffer>

/** What a request says of itself: some of its signatures are of `prefix` and the body. */
export interface Claim {
  unixSeconds: number
  prefix: string
  signatures: Bytes[]
  keyBytes: (signingKey: string) => Bytes | null
}

/** One that bears `Service-Signature` goes by that alone: it must fit, whatever else may. */
export function claimOf(headers: RequestHeaders): Claim | null {
  const signature = header(headers, 'service-signature')
  return signature === undefined ? standardClaim(headers) : ownClaim(signature)
}

/** `t=<seconds>, v1=<hexadecimal>`, with the characters of the key as they stand. */
function ownClaim(signature: string): Claim | null {
  const parts = signature.split(',').map((part) => part.trim())
  const valuesOf = (name: string) =>
    parts.flatMap((part) => (part.startsWith(`${name}=`) ? part.slice(name.length + 1) : []))
  const unixSeconds = seconds(valuesOf('t')[0])
  const signatures = valuesOf('v1').flatMap((text) => bytesOfHex(text) ?? [])
  if (unixSeconds === null || signatures.length === 0) return null
  return { unixSeconds, prefix: `${unixSeconds}.`, signatures, keyBytes: (key) => new TextEncoder().encode(key) }
}

/** The headers of Standard Webhooks, with what the base64 part of the key says. */
function standardClaim(headers: RequestHeaders): Claim | null {
  const id = header(headers, 'webhook-id')
  const unixSeconds = seconds(header(headers, 'webhook-timestamp'))
  const signatures = (header(headers, 'webhook-signature') ?? '')
    .split(' ')
    .flatMap((part) => (part.startsWith('v1,') ? (bytesOfBase64(part.slice(3)) ?? []) : []))
  if (id === undefined || unixSeconds === null || signatures.length === 0) return null
  const keyBytes = (key: string) => bytesOfBase64(key.replace(/^whsec_/, ''))
  return { unixSeconds, prefix: `${id}.${unixSeconds}.`, signatures, keyBytes }
}

function header(headers: RequestHeaders, name: string): string | undefined {
  if (typeof headers.get === 'function') return headers.get(name) ?? undefined
  const found = Object.entries(headers).find(([each]) => each.toLowerCase() === name)?.[1]
  return typeof found === 'string' ? found : found?.[0]
}

function seconds(text: string | undefined): number | null {
  return text !== undefined && /^[1-9]\d{0,11}$/.test(text) ? Number(text) : null
}

function bytesOfHex(text: string): Bytes | null {
  if (!/^(?:[0-9a-f]{2})+$/i.test(text)) return null
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}

function bytesOfBase64(text: string): Bytes | null {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
  } catch {
    return null
  }
}
