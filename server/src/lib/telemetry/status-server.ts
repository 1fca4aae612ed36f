import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Registry } from 'prom-client'
import sql from 'sql-template-tag'
import type { Db } from '../database/db.ts'

export interface Status {
  db: Db
  metrics: Registry
  /** Whether everything that this process runs is up. */
  isReady: () => boolean
}

const answerMsMax = 3_000

/** Whether it could do its work right now: the database answers, too. */
export async function isReadyNow({ db, isReady }: Status, answerMs = answerMsMax): Promise<boolean> {
  if (!isReady()) return false
  const isAnswered = db.run(sql`select 1`).then(
    () => true,
    () => false,
  )
  return Promise.race([isAnswered, sleep(answerMs, false, { ref: false })])
}

interface StatusServer {
  port: number
  stop(): Promise<void>
}

/** `/healthz`, `/readyz` and `/metrics` of a process that runs no API, which has them beside its other paths. */
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
  const send = (code: number, type: string, body: string) => {
    response.writeHead(code, { 'content-type': type })
    response.end(method === 'HEAD' ? undefined : body)
  }
  const sendJson = (code: number, body: object) => send(code, 'application/json; charset=utf-8', JSON.stringify(body))
  if (method !== 'GET' && method !== 'HEAD') return sendJson(405, { status: 'GET only' })
  switch (url?.split('?')[0]) {
    case '/healthz':
      return sendJson(200, { status: 'ok' })
    case '/readyz': {
      const isReady = await isReadyNow(status)
      return sendJson(isReady ? 200 : 503, { status: isReady ? 'ready' : 'not ready' })
    }
    case '/metrics':
      return send(200, status.metrics.contentType, await status.metrics.metrics())
    default:
      return sendJson(404, { status: 'there are /healthz, /readyz and /metrics' })
  }
}
