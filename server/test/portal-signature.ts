import { createHmac, randomUUID } from 'node:crypto'
import { testConsumer } from './harness.ts'

/** OAuth 1.0a, as the portal wants it; not the connector's own, whose mistakes a test must not share. */
export function portalSignature(
  method: string,
  url: string,
  { token, secret }: { token: string; secret: string },
): string {
  const parameters: Record<string, string> = {
    oauth_consumer_key: testConsumer.key,
    oauth_nonce: randomUUID(),
    oauth_signature_method: 'HMAC-SHA1',
    oauth_timestamp: String(Math.floor(Date.now() / 1000)),
    oauth_token: token,
    oauth_version: '1.0',
  }
  const encode = (text: string) =>
    encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)
  const sorted = Object.keys(parameters)
    .toSorted()
    .map((name) => `${name}=${encode(parameters[name] ?? '')}`)
    .join('&')
  const signature = createHmac('sha1', `${encode(testConsumer.secret)}&${encode(secret)}`)
    .update(`${method}&${encode(url)}&${encode(sorted)}`)
    .digest('base64')
  const all = { ...parameters, oauth_signature: signature }
  return `OAuth ${Object.entries(all)
    .map(([name, value]) => `${name}="${encode(value)}"`)
    .join(', ')}`
}
