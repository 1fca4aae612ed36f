import { type IncomingMessage, request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { buffer } from 'node:stream/consumers'
import type { Portal, PortalAnswer, PortalFailure, PortalRequest } from '../src/contract.ts'

export interface TestPortal extends Portal {
  /** Every request that went out, in order. */
  sent: PortalRequest[]
}

/** A target for tests: real HTTP to wherever the connector speaks, and nothing between. */
export function testPortal(
  target: Partial<Pick<Portal, 'consumer' | 'credentials' | 'options' | 'signal'>> = {},
  timeoutMs = 5_000,
): TestPortal {
  const sent: PortalRequest[] = []
  const memory: Record<string, string> = {}
  let last: Promise<unknown> = Promise.resolve()
  return {
    consumer: null,
    credentials: {},
    options: {},
    signal: new AbortController().signal,
    ...target,
    sent,
    http: {
      send: (request) => {
        sent.push(request)
        return sendOnce(request, timeoutMs)
      },
    },
    addressOf: async (host) => host,
    announceTransfer: async () => {},
    alone(work) {
      const mine = last.then(work)
      last = mine.catch(() => {})
      return mine
    },
    keep: (open) => open(),
    memory,
    remember: async (name, value) => {
      memory[name] = value
    },
  }
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
  } catch (error) {
    const { code = 'failed', message } = error as NodeJS.ErrnoException
    return { kind: 'failed', code, message, maybeSent }
  }
}
