import { setTimeout as sleep } from 'node:timers/promises'
import type { OutgoingFailure } from '@aushang/model'
import { Agent } from 'undici'
import type { AddressRanges } from './addresses.ts'
import { makeGuard, makeGuardedConnector, NotConnected, onBehalfOf, type ServerAddress } from './guarded-connector.ts'
import { exchange, Fault, type OutgoingAnswer } from './guarded-exchange.ts'
import type { Lookup } from './look-up-name.ts'

export type { OutgoingAnswer }

/** The one way out: every HTTP call of the service goes through it, and none to an address that it must not reach. */
export interface GuardedClient {
  /** Never throws: whatever the other side does is a result. */
  send(request: OutgoingRequest): Promise<OutgoingResult>
  /** Why this URL would be refused as things stand; null when it would not, or, of https, when nobody knows yet. */
  whyForbidden(accountId: string, url: string): Promise<ForbiddenUrl | null>
  /** An address of the host, for what is not HTTP. Throws `NotConnected` when there is none that may be reached. */
  addressOf(of: { accountId: string; host: string; port: number }): Promise<string>
  /** Gives up at once what is under way. */
  close(): Promise<void>
}

/** `not_secure`: called by plain http, and public; `maybe_not_secure`: so called, and nobody knows yet where it is. */
interface ForbiddenUrl {
  reason: 'unreadable' | 'not_public' | 'not_secure' | 'maybe_not_secure'
  host: string
}

export interface OutgoingRequest {
  /** For whom: what it waits for must not hold up others. */
  accountId: string
  method: string
  url: string
  headers?: Record<string, string>
  body?: string | Buffer
  /** One deadline over DNS, connect, TLS, headers and body, and over all redirects. */
  deadlineMs: number
  bodyBytesMax: number
  /** What happens to a longer body, or one that does not come to its end: cut off and reported as cut, or a failure. */
  longerBody: 'cut' | 'fail'
  /**
   * How many redirects a GET or a HEAD follows, each hop checked anew. Default 0: a 3xx is an answer like any other,
   * as it always is to other methods. Another origin is not sent the headers, for they may hold secrets.
   */
  redirectsMax?: number
  signal?: AbortSignal
}

export type OutgoingResult = OutgoingAnswer | OutgoingFailed

export interface OutgoingFailed {
  kind: 'failed'
  code: OutgoingFailure
  /** A sentence for the agency's developer. */
  message: string
  /** Whether the request may have reached the other side. */
  maybeSent: boolean
}

const headBytesMax = 16 * 1024
const idleMs = 4_000
const judgeMs = 2_000

interface GuardedClientOptions {
  allow: AddressRanges
  /** Reached although `allow` does not name them. */
  opened?: readonly ServerAddress[]
  lookup?: Lookup
}

export function makeGuardedClient({ allow, opened, lookup }: GuardedClientOptions): GuardedClient {
  const guard = makeGuard(allow, lookup, opened)
  const agent = new Agent({
    connect: makeGuardedConnector(guard, opened),
    allowH2: false,
    maxHeaderSize: headBytesMax,
    keepAliveTimeout: idleMs,
    keepAliveMaxTimeout: idleMs,
    // The deadline of each request stands in for these.
    headersTimeout: 0,
    bodyTimeout: 0,
  })

  return {
    async send(request) {
      let sent = false
      try {
        const endsAt = performance.now() + request.deadlineMs
        const redirectsMax = ['GET', 'HEAD'].includes(request.method) ? (request.redirectsMax ?? 0) : 0
        let url = readUrl(request.url)
        let headers = readHeaders(request.headers)
        for (let redirects = 0; ; redirects++) {
          const hop = { url, headers, endsAt }
          const answer = await onBehalfOf(request.accountId, () => exchange(agent, request, hop))
          sent = true
          const location = redirectsMax > 0 ? locationOf(answer) : undefined
          if (location === undefined) return withinLimit(answer, url, request)
          if (redirects === redirectsMax) {
            throw new Fault('too_many_redirects', `The answer was still a redirect after ${redirects} of them.`)
          }
          const next = readUrl(location, url)
          if (next.origin !== url.origin) headers = harmless(headers)
          url = next
        }
      } catch (error) {
        if (!(error instanceof Fault)) throw error
        return { kind: 'failed', code: error.code, message: error.message, maybeSent: sent || error.maybeSent }
      }
    },

    async whyForbidden(accountId, text) {
      let host = ''
      let unknown: ForbiddenUrl | null = null
      try {
        const { protocol, hostname, port } = readUrl(text)
        host = hostname.replace(/^\[|\]$/g, '')
        const isSecure = protocol === 'https:'
        if (!isSecure) unknown = { reason: 'maybe_not_secure', host }
        const to = { accountId, host, port: Number(port || (isSecure ? 443 : 80)) }
        const judge = async () => {
          // Whoever may be called by https only is public.
          await guard({ ...to, secure: true })
          if (isSecure) return null
          return guard({ ...to, secure: false }).then(
            () => null,
            () => ({ reason: 'not_secure', host }) as const,
          )
        }
        return await Promise.race([judge(), sleep(judgeMs, unknown, { ref: false })])
      } catch (error) {
        if (error instanceof Fault) return { reason: 'unreadable', host }
        if (!(error instanceof NotConnected)) throw error
        return error.code === 'dns_failed' ? unknown : { reason: 'not_public', host }
      }
    },

    async addressOf(of) {
      const [first] = await guard({ ...of, secure: true })
      return first?.address ?? of.host
    },

    close: () => agent.destroy(),
  }
}

/** URL knows one form for all the ways to write a host: decimal, octal, hexadecimal, full-width, with odd dots. */
function readUrl(text: string, from?: URL): URL {
  const what = from === undefined ? 'The URL' : `The URL that ${from.host} redirects to`
  const url = URL.parse(text, from?.href)
  if (url === null) throw new Fault('invalid_url', `${what} cannot be read.`)
  if (!['http:', 'https:'].includes(url.protocol)) throw new Fault('invalid_url', `${what} must begin with https://.`)
  if (url.username !== '' || url.password !== '') {
    throw new Fault('invalid_url', `${what} must not hold a user name or a password.`)
  }
  return url
}

/** A Host header would also be the name that the certificate is compared with. */
function readHeaders(given: Record<string, string> = {}): Record<string, string> {
  const headers: Record<string, string> = {}
  for (const name in given) headers[name.toLowerCase()] = given[name] ?? ''
  if ('host' in headers) throw new Fault('invalid_request', 'The request must not bear a Host header of its own.')
  headers['accept-encoding'] = 'identity'
  return headers
}

function harmless(headers: Record<string, string>): Record<string, string> {
  const names = ['accept', 'accept-encoding', 'accept-language', 'user-agent']
  return Object.fromEntries(Object.entries(headers).filter(([name]) => names.includes(name)))
}

function locationOf({ status, headers }: OutgoingAnswer): string | undefined {
  return [301, 302, 303, 307, 308].includes(status) ? headers['location'] : undefined
}

function withinLimit(answer: OutgoingAnswer, url: URL, { longerBody, bodyBytesMax }: OutgoingRequest): OutgoingAnswer {
  if (!answer.cut || longerBody === 'cut') return answer
  throw new Fault('body_too_large', `The answer of ${url.host} is longer than ${bodyBytesMax} bytes.`)
}
