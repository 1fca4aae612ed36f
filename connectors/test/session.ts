import { type IncomingMessage, request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { buffer } from 'node:stream/consumers'
import type { Unauthorized } from '../src/contract.ts'
import type { PortalAnswer, PortalFailure, PortalRequest, PortalSession } from '../src/portal-session.ts'

export interface TestSession extends PortalSession {
  /** Every request that went out, in order. */
  sent: PortalRequest[]
  /** Every file that was announced. */
  transfers: string[]
}

/** So long, a busy machine is waited for. */
export const patienceMs = 20_000

/** A target for tests: real HTTP to wherever the connector speaks, and nothing between. */
export function testSession(
  target: Partial<Pick<PortalSession, 'url' | 'consumer' | 'credentials' | 'access' | 'options' | 'signal'>> = {},
  timeoutMs: number | (() => number) = patienceMs,
): TestSession {
  const sent: PortalRequest[] = []
  const transfers: string[] = []
  const facts: Record<string, string> = {}
  let last: Promise<unknown> = Promise.resolve()
  return {
    url: '',
    consumer: null,
    credentials: {},
    access: undefined,
    options: {},
    signal: new AbortController().signal,
    ...target,
    sent,
    transfers,
    http: {
      send: (request) => {
        sent.push(request)
        return sendOnce(request, typeof timeoutMs === 'number' ? timeoutMs : timeoutMs())
      },
    },
    resolveHost: async (host) => host,
    announceTransfer: async (name) => void transfers.push(name),
    runAlone(work) {
      const mine = last.then(work)
      last = mine.catch(() => {})
      return mine
    },
    runTogether(item, work) {
      return this.runAlone(async () => (await work([item]))[0])
    },
    keepConnection: (open) => open(),
    renewAccess: refuseAccess,
    facts,
    rememberFact: async (name, value) => {
      facts[name] = value
    },
  }
}

export async function refuseAccess(): Promise<Unauthorized> {
  return { kind: 'unauthorized', sentence: { key: 'accessRevoked' } }
}

async function sendOnce(request: PortalRequest, timeoutMs: number): Promise<PortalAnswer | PortalFailure> {
  let maybeSent = false
  try {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const make = request.url.startsWith('https:') ? httpsRequest : httpRequest
      const { method, headers = {}, body = '' } = request
      const outgoing = make(request.url, {
        method,
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        agent: false,
        signal: AbortSignal.timeout(timeoutMs),
      })
      outgoing.on('socket', (socket) => socket.on('connect', () => (maybeSent = true)))
      outgoing.on('response', resolve)
      outgoing.on('error', reject)
      outgoing.end(body)
    })
    const body = await buffer(response)
    const headers = Object.entries(response.headers).map(([name, value]) => [name, String(value)])
    return { kind: 'answer', status: response.statusCode ?? 0, headers: Object.fromEntries(headers), body }
  } catch {
    return maybeSent
      ? { kind: 'failed', code: 'connection_lost', sentence: { key: 'portalBrokeOff' }, maybeSent }
      : { kind: 'failed', code: 'connection_failed', sentence: { key: 'portalUnreachable' }, maybeSent }
  }
}
