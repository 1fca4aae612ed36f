import { createHmac, randomUUID } from 'node:crypto'

/** A client of the portal, written apart from it: it shares no line with what it tests. */
export interface Client {
  send(method: string, path: string, request?: Sent): Promise<Received>
  /** Of the last answer of `access_token`. */
  token: string
  tokenSecret: string
}

export interface Sent {
  json?: unknown
  xml?: string
  form?: FormData
  accept?: string
  headers?: Record<string, string>
  signal?: AbortSignal
}

export interface Received {
  status: number
  headers: Headers
  text: string
  /** The answer as JSON; read it only where JSON was asked for. */
  json: Tree
  /** The codes of its messages, in XML and in JSON. */
  codes: string[]
  /** The texts of its messages, in XML and in JSON. */
  texts: string[]
}

/** Any JSON, to be looked into without ado. */
// oxlint-disable-next-line typescript/no-explicit-any -- the point of these tests is what the portal really answers.
export type Tree = any

export const demo = { key: 'sandbox-key', secret: 'sandbox-secret' }
export const api = '/restapi/api/offer/v1.0'

export async function signIn(url: string, user = 'demo', consumer = demo): Promise<Client> {
  const callback = 'https://client.example.org/callback?target=t1'
  const asked = await oauthCall(url, 'request_token', { oauth_callback: callback }, consumer)
  const requestToken = fields(await asked.text())
  const consent = await decide(url, requestToken['oauth_token'] ?? '', 'allow', user)
  const back = new URL(consent.headers.get('location') ?? '')
  const verified = {
    oauth_token: requestToken['oauth_token'] ?? '',
    oauth_verifier: back.searchParams.get('oauth_verifier') ?? '',
  }
  const issued = await oauthCall(url, 'access_token', verified, consumer, requestToken['oauth_token_secret'])
  const access = fields(await issued.text())
  return clientWith(url, access['oauth_token'] ?? '', access['oauth_token_secret'] ?? '', consumer)
}

export function decide(url: string, token: string, decision: 'allow' | 'deny', user = 'demo'): Promise<Response> {
  return fetch(`${url}/restapi/security/oauth/confirm_access`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ oauth_token: token, decision, user }).toString(),
  })
}

export function oauthCall(
  url: string,
  step: 'request_token' | 'access_token',
  params: Record<string, string>,
  consumer = demo,
  tokenSecret = '',
  method = 'POST',
): Promise<Response> {
  const target = `${url}/restapi/security/oauth/${step}`
  return fetch(target, {
    method,
    headers: { authorization: authorization(method, target, params, consumer.key, consumer.secret, tokenSecret) },
  })
}

export function clientWith(url: string, token: string, tokenSecret: string, consumer = demo): Client {
  return {
    token,
    tokenSecret,
    async send(method, path, { json, xml, form, accept = 'application/json', headers = {}, signal } = {}) {
      const target = `${url}${path.startsWith('/restapi') ? '' : api}${path}`
      const type = xml !== undefined ? 'application/xml' : json !== undefined ? 'application/json;charset=UTF-8' : null
      const response = await fetch(target, {
        method,
        headers: {
          authorization: authorization(
            method,
            target,
            { oauth_token: token },
            consumer.key,
            consumer.secret,
            tokenSecret,
          ),
          accept,
          ...(type === null ? {} : { 'content-type': type }),
          ...headers,
        },
        ...(xml !== undefined
          ? { body: xml }
          : json !== undefined
            ? { body: JSON.stringify(json) }
            : form
              ? { body: form }
              : {}),
        ...(signal === undefined ? {} : { signal }),
      })
      return received(response)
    },
  }
}

async function received(response: Response): Promise<Received> {
  const text = await response.text()
  const tagged = (name: string) =>
    [...text.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, it = '']) => it)
  const listed = (name: string) =>
    [...text.matchAll(new RegExp(`"${name}":"((?:[^"\\\\]|\\\\.)*)"`, 'g'))].map(
      ([, it = '']) => JSON.parse(`"${it}"`) as string,
    )
  return {
    status: response.status,
    headers: response.headers,
    text,
    get json() {
      return JSON.parse(text) as unknown
    },
    codes: [...tagged('messageCode'), ...listed('messageCode')],
    texts: [...tagged('message'), ...listed('message')],
  }
}

export function authorization(
  method: string,
  target: string,
  extra: Record<string, string>,
  key: string,
  secret: string,
  tokenSecret: string,
): string {
  const [address = '', query = ''] = target.split('?')
  const oauth: Record<string, string> = {
    oauth_consumer_key: key,
    oauth_nonce: randomUUID(),
    oauth_signature_method: 'HMAC-SHA1',
    oauth_timestamp: String(Math.floor(Date.now() / 1000)),
    oauth_version: '1.0',
    ...extra,
  }
  const pairs = [...Object.entries(oauth), ...new URLSearchParams(query)].map(
    ([name, value]) => `${rfc3986(name)}=${rfc3986(value)}`,
  )
  const base = `${method}&${rfc3986(address)}&${rfc3986(pairs.toSorted().join('&'))}`
  const signature = createHmac('sha1', `${rfc3986(secret)}&${rfc3986(tokenSecret)}`)
    .update(base)
    .digest('base64')
  const signed = Object.entries({ ...oauth, oauth_signature: signature })
  return `OAuth ${signed.map(([name, value]) => `${name}="${rfc3986(value)}"`).join(', ')}`
}

function rfc3986(text: string): string {
  return [...Buffer.from(text, 'utf8')]
    .map((byte) => {
      const character = String.fromCharCode(byte)
      return /[A-Za-z0-9._~-]/.test(character) ? character : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`
    })
    .join('')
}

export function fields(form: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(form))
}
