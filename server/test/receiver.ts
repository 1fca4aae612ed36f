import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** A webhook receiver that keeps what it gets; for one that misbehaves on the wire, see bad-receiver.ts. */
export interface Receiver {
  url: string
  requests: Received[]
  /** From the next request on. */
  answer(replies: Replies): void
  close(): Promise<void>
}

export interface Received {
  method: string
  path: string
  headers: IncomingHttpHeaders
  /** As it arrived. */
  body: string
  receivedAt: number
}

/** A status, or more of an answer. */
export type Reply = number | { status: number; headers?: Record<string, string>; body?: string | Buffer }

/** One for each request, the last of them for all that follow; or a function of the request. */
type Replies = Reply | Reply[] | ((request: Received) => Reply | Promise<Reply>)

/** Is closed when the test is over. */
export async function startReceiver(replies: Replies = 200): Promise<Receiver> {
  let reply = asFunction(replies)
  const requests: Received[] = []
  const server = createServer((request, response) => void handle(request, response))

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const { method = '', url = '', headers } = request
    const body = Buffer.concat(chunks).toString('utf8')
    const received = { method, path: url, headers, body, receivedAt: Date.now() }
    requests.push(received)
    const answer = await reply(received)
    const whole = typeof answer === 'number' ? { status: answer } : answer
    response.writeHead(whole.status, whole.headers).end(whole.body)
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const receiver: Receiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    requests,
    answer(next) {
      reply = asFunction(next)
    },
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
  onTestFinished(() => receiver.close())
  return receiver
}

function asFunction(replies: Replies): (request: Received) => Reply | Promise<Reply> {
  if (typeof replies === 'function') return replies
  if (!Array.isArray(replies)) return () => replies
  const left = [...replies]
  return () => (left.length > 1 ? left.shift() : left[0]) ?? 200
}
