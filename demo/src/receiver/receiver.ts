import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { verifyWebhook, WebhookError } from '@aushang/sdk'
import type { KnownWebhook } from '../agency/webhooks.ts'
import { aboutEvent } from './about-event.ts'
import { type ReceiverLinks, receiverPage } from './receiver.page.ts'

/** A request that came, and what became of it. */
interface Arrival {
  number: number
  at: string
  path: string
  eventId: string
  attempt: number
  /** `right`, or why not. */
  signature: string
  /** It is told of an old key. */
  isOutdated: boolean
  status: number
  /** In a line. */
  about: string
  body: string
}

interface ReceiverOptions {
  host: string
  port: number
  /** Those that it knows from its last start. */
  webhooks?: readonly KnownWebhook[] | undefined
  /** Where its page leads to. */
  links: ReceiverLinks
}

export interface Receiver {
  url: string
  /** All that there are: what else comes is for nobody. Until then, whoever is unknown is to come again. */
  know(webhooks: readonly KnownWebhook[]): void
  /** What properties and targets are called, by their ids: a client of the API has that in its own tables. */
  call(names: ReadonlyMap<string, string>): void
  stop(): Promise<void>
}

const keptMax = 200
const bodyBytesMax = 4 * 1024 * 1024
// Every so many events, the first attempt finds this one busy.
const busyEvery = 6
const busyPath = '/hooks/maklersoftware'
const outdatedPath = '/hooks/altsystem'

/** A server as clients of the API have it: takes events, verifies them, and has its bad moments. Shows what came as it comes. */
export async function startReceiver({ host, port, webhooks, links }: ReceiverOptions): Promise<Receiver> {
  const keys = new Map<string, string>()
  const arrivals: Arrival[] = []
  const attempts = new Map<string, number>()
  const watching = new Set<ServerResponse>()
  const names = new Map<string, string>()
  let count = 0
  let taken = 0
  let knowsAll = false

  async function takeEvent(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    const body = await readBody(request)
    const key = keys.get(path)
    if (key === undefined) return sendJson(response, knowsAll ? 404 : 503, knowsAll ? nothingHere : starting)
    const eventId = String(request.headers['webhook-id'] ?? '')
    const attempt = (attempts.get(path + eventId) ?? 0) + 1
    attempts.set(path + eventId, attempt)
    const signature = await judge(body, request, key)
    const isBusy = signature === 'right' && path === busyPath && attempt === 1 && ++taken % busyEvery === 0
    const status = signature !== 'right' ? 401 : isBusy ? 503 : 200
    sendJson(response, status, answers[status])
    const at = new Date().toISOString()
    const about = aboutEvent(body, names)
    const isOutdated = path === outdatedPath
    const arrival = { number: ++count, at, path, eventId, attempt, signature, isOutdated, status, about, body }
    arrivals.push(arrival)
    if (arrivals.length > keptMax) arrivals.shift()
    for (const page of watching) page.write(`data: ${JSON.stringify(arrival)}\n\n`)
  }

  function stream(response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
    for (const arrival of arrivals) response.write(`data: ${JSON.stringify(arrival)}\n\n`)
    watching.add(response)
    response.on('close', () => watching.delete(response))
  }

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://receiver')
    if (request.method === 'POST' && pathname.startsWith('/hooks/')) {
      takeEvent(request, response, pathname).catch(() => response.destroy())
    } else if (request.method !== 'GET') response.writeHead(405).end()
    else if (pathname === '/') sendPage(request, response, links)
    else if (pathname === '/stream') stream(response)
    else sendJson(response, 404, nothingHere)
  })
  function learn(known: readonly KnownWebhook[]): void {
    for (const { path, signingKey } of known) keys.set(path, path === outdatedPath ? outdated : signingKey)
  }

  // Before anybody can bring it anything.
  if (webhooks !== undefined) learn(webhooks)
  server.listen(port, host)
  await once(server, 'listening')
  const address = server.address()
  const listening = typeof address === 'object' && address !== null ? address.port : port
  return {
    url: `http://localhost:${listening}`,
    know(all) {
      learn(all)
      knowsAll = true
    },
    call(given) {
      for (const [id, name] of given) names.set(id, name)
    },
    async stop() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

// The system that nobody told of the new key.
const outdated = `whsec_${randomBytes(24).toString('base64')}`

const answers: Record<number, object> = {
  200: { ok: true },
  401: { error: 'The signature is invalid.' },
  503: { error: 'The database is being maintained, try again.' },
}

const starting = { error: 'The receiver is starting, try again.' }
const nothingHere = { error: 'There is nothing here.' }

function sendJson(response: ServerResponse, status: number, body: object | undefined): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

async function judge(body: string, { headers }: IncomingMessage, key: string): Promise<string> {
  try {
    await verifyWebhook(body, headers, key)
    return 'right'
  } catch (error) {
    if (error instanceof WebhookError) return error.code
    throw error
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of request) {
    const chunk = Buffer.from(part as Uint8Array)
    bytes += chunk.length
    if (bytes > bodyBytesMax) throw new Error('too much')
    parts.push(chunk)
  }
  return Buffer.concat(parts).toString('utf8')
}

function sendPage(request: IncomingMessage, response: ServerResponse, links: ReceiverLinks): void {
  const isGerman = !/^\s*en\b/i.test(request.headers['accept-language'] ?? '')
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; connect-src 'self'; img-src data:",
  })
  response.end(receiverPage(isGerman ? 'de' : 'en', links))
}
