import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** What a server does with a request: answers it, or one of the ways not to. */
export type Reaction = Reply | 'silence' | 'reset' | 'cut off' | 'garbage'

interface Reply {
  status: number
  headers?: Record<string, string>
  body?: string | object
}

export interface Received {
  method: string
  url: string
  headers: IncomingMessage['headers']
  body: Buffer
}

export interface ScriptedServer {
  url: string
  received: Received[]
  react: (request: Received) => Reaction | Promise<Reaction>
  stop(): Promise<void>
}

/** A real server that does with each request what it is told. */
export async function startScriptedServer(react: ScriptedServer['react']): Promise<ScriptedServer> {
  const server = createServer((request, response) => void handle(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const scripted: ScriptedServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: [],
    react,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return scripted

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '', headers } = request
    const received = { method, url, headers, body: await buffer(request) }
    scripted.received.push(received)
    const reaction = await scripted.react(received)
    if (reaction === 'silence') return
    if (reaction === 'reset') return void request.socket.resetAndDestroy()
    if (reaction === 'garbage') return void request.socket.end('\u0000\u0001 this is not HTTP\r\n\r\n')
    if (reaction === 'cut off') {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' })
      response.write('{"common.mess')
      setTimeout(() => request.socket.destroy(), 20)
      return
    }
    const { status, headers: own = {}, body = '' } = reaction
    const isJson = typeof body === 'object'
    response.writeHead(status, { ...(isJson && { 'content-type': 'application/json' }), ...own })
    response.end(isJson ? JSON.stringify(body) : body)
  }
}
