import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Registry } from 'prom-client'
import { remember } from './remember.ts'
import type { DatabaseWatch } from './watch-database.ts'

export interface Status {
  databaseWatch: Pick<DatabaseWatch, 'whyUnfit'>
  figures: Figures
  /** Whether everything that this process runs is up. */
  isReady: () => boolean
}

// More often than anybody scrapes.
const figuresMs = 5_000

/** What `/metrics` tells. */
export interface Figures {
  contentType: string
  read(): Promise<Buffer>
}

/** The same for all who look within some seconds: to put thousands of lines together takes the process tens of milliseconds. */
export function shareFigures(metrics: Registry): Figures {
  const read = remember(figuresMs, async () => Buffer.from(await metrics.metrics()))
  return {
    contentType: metrics.contentType,
    async read() {
      const figures = await read()
      if (figures === null) throw new Error('The figures could not be read.')
      return figures
    },
  }
}

/** Why it could not do its work right now, in a sentence for whoever runs it; null when it could. */
export async function whyNotReady({ databaseWatch, isReady }: Status): Promise<string | null> {
  return isReady() ? databaseWatch.whyUnfit() : 'This process is starting or stopping.'
}

interface StatusServer {
  port: number
  stop(): Promise<void>
}

/** `/healthz`, `/readyz` and `/metrics` on a port of their own. */
export async function startStatusServer(
  address: { host: string; port: number },
  status: Status,
): Promise<StatusServer> {
  const server = createServer((request, response) => {
    answer(status, request, response).catch(() => response.destroy())
  })
  server.maxConnections = 50
  server.requestTimeout = 10_000
  server.listen(address.port, address.host)
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    async stop() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

async function answer(status: Status, { method, url }: IncomingMessage, response: ServerResponse): Promise<void> {
  const send = (code: number, type: string, body: string | Buffer) => {
    response.writeHead(code, { 'content-type': type, 'x-content-type-options': 'nosniff' })
    response.end(method === 'HEAD' ? undefined : body)
  }
  const sendJson = (code: number, body: object) => send(code, 'application/json; charset=utf-8', JSON.stringify(body))
  if (method !== 'GET' && method !== 'HEAD') return sendJson(405, { status: 'GET only' })
  switch (url?.split('?')[0]) {
    case '/healthz':
      return sendJson(200, { status: 'ok' })
    case '/readyz': {
      const reason = await whyNotReady(status)
      return reason === null ? sendJson(200, { status: 'ready' }) : sendJson(503, { status: 'not ready', reason })
    }
    case '/metrics':
      return send(200, status.figures.contentType, await status.figures.read())
    default:
      return sendJson(404, { status: 'there are /healthz, /readyz and /metrics' })
  }
}
