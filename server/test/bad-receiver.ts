import { once } from 'node:events'
import { type AddressInfo, createServer as createTcpServer, type Socket } from 'node:net'
import { createServer as createTlsServer } from 'node:tls'
import { gzipSync } from 'node:zlib'
import type { Certificate } from './certificate.ts'

/** A webhook receiver or portal that misbehaves as its path says: `${origin}/endless-body`. */
export interface BadReceiver {
  origin: string
  port: number
  received: ReceivedRequest[]
  /** How often somebody has connected. */
  connections: number
  /** How many of these connections are still open. */
  open(): number
  bytesWritten(): number
  close(): Promise<void>
}

interface ReceivedRequest {
  method: string
  path: string
  headers: Record<string, string>
  body: string
}

interface Stage {
  socket: Socket
  query: URLSearchParams
  /** Not a proper end, but an RST. */
  reset(): void
}

const ok = 'HTTP/1.1 200 OK\r\n'

/** What each path does, once the request has been read. */
export const badAnswers = {
  ok: ({ socket }) => socket.write(`${ok}content-length: 4\r\n\r\nfine`),
  'ok-and-close': ({ socket }) => socket.end(`${ok}connection: close\r\n\r\nfine`),
  status: ({ socket, query }) => {
    const retryAfter = query.has('retry-after') ? `retry-after: ${query.get('retry-after')}\r\n` : ''
    socket.write(`HTTP/1.1 ${query.get('code')} Status\r\n${retryAfter}content-length: 0\r\n\r\n`)
  },
  redirect: ({ socket, query }) =>
    socket.write(
      `HTTP/1.1 ${query.get('code') ?? 302} Found\r\nlocation: ${query.get('to')}\r\ncontent-length: 0\r\n\r\n`,
    ),
  'redirect-loop': ({ socket }) =>
    socket.write(`HTTP/1.1 302 Found\r\nlocation: /redirect-loop\r\ncontent-length: 0\r\n\r\n`),
  'slow-redirect-loop': ({ socket }) =>
    void setTimeout(
      () => socket.write('HTTP/1.1 302 Found\r\nlocation: /slow-redirect-loop\r\ncontent-length: 0\r\n\r\n'),
      60,
    ),
  'redirect-endless-body': ({ socket }) => {
    socket.write('HTTP/1.1 302 Found\r\nlocation: /ok\r\n\r\n')
    pour(socket, () => Buffer.alloc(65_536, 'x'))
  },
  'repeated-headers': ({ socket }) =>
    socket.write(
      `${ok}X-Many: a\r\nx-many: b\r\nSet-Cookie: c=1\r\nSet-Cookie: d=2\r\n__proto__: e\r\ncontent-length: 0\r\n\r\n`,
    ),
  body: ({ socket, query }) => {
    const bytes = Number(query.get('bytes'))
    socket.write(`${ok}content-length: ${bytes}\r\n\r\n${'x'.repeat(bytes)}`)
  },

  silence: () => {},
  'drip-head': ({ socket }) => drip(socket, `${ok}x-slow: ${'x'.repeat(10_000)}`),
  'drip-body': ({ socket }) => {
    socket.write(`${ok}content-length: 10000\r\n\r\n`)
    drip(socket, 'x'.repeat(10_000))
  },
  'endless-body': ({ socket }) => {
    socket.write(`${ok}\r\n`)
    pour(socket, () => Buffer.alloc(65_536, 'x'))
  },
  'endless-body-of-tiny-chunks': ({ socket }) => {
    socket.write(`${ok}transfer-encoding: chunked\r\n\r\n`)
    pour(socket, () => Buffer.from('1\r\nx\r\n'.repeat(10_000)))
  },
  'gzip-bomb': ({ socket }) => {
    const bomb = gzipSync(Buffer.alloc(10_000_000))
    socket.write(`${ok}content-encoding: gzip\r\ncontent-length: ${bomb.length}\r\n\r\n`)
    socket.write(bomb)
  },
  'endless-informational': ({ socket }) =>
    pour(socket, () => Buffer.from('HTTP/1.1 103 Early Hints\r\n\r\n'.repeat(100))),
  'endless-reason': ({ socket }) => {
    socket.write('HTTP/1.1 200 ')
    pour(socket, () => Buffer.alloc(65_536, 'x'))
  },
  'endless-line-breaks': ({ socket }) => pour(socket, () => Buffer.alloc(65_536, '\r\n')),
  'endless-chunk-extension': ({ socket }) => {
    socket.write(`${ok}transfer-encoding: chunked\r\n\r\n1;`)
    pour(socket, () => Buffer.alloc(65_536, 'x'))
  },
  'endless-trailer': ({ socket }) => {
    socket.write(`${ok}transfer-encoding: chunked\r\n\r\n1\r\nx\r\n0\r\n`)
    pour(socket, () => Buffer.from(`x-more: ${'x'.repeat(1_000)}\r\n`))
  },

  close: ({ socket }) => socket.end(),
  'close-in-head': ({ socket }) => socket.end(`${ok}content-le`),
  'close-in-body': ({ socket }) => socket.end(`${ok}content-length: 100\r\n\r\nonly this`),
  'close-in-last-body': ({ socket }) => socket.end(`${ok}connection: close\r\ncontent-length: 100\r\n\r\nonly this`),
  'close-in-chunks': ({ socket }) =>
    socket.end(`${ok}connection: close\r\ntransfer-encoding: chunked\r\n\r\n9\r\nonly this\r\n`),
  reset: ({ reset }) => reset(),
  'reset-in-head': ({ socket, reset }) => socket.write(`${ok}content-le`, () => setTimeout(reset, 20)),
  'reset-in-body': ({ socket, reset }) =>
    socket.write(`${ok}content-length: 100\r\n\r\nonly`, () => setTimeout(reset, 20)),

  'longer-than-announced': ({ socket }) => socket.write(`${ok}content-length: 4\r\n\r\nfine, and more`),
  'second-answer': ({ socket }) =>
    socket.write(`${ok}content-length: 4\r\n\r\nfine${ok}content-length: 6\r\n\r\npoison`),
  'two-lengths': ({ socket }) => socket.write(`${ok}content-length: 4\r\ncontent-length: 5\r\n\r\nfine!`),
  'length-and-chunks': ({ socket }) =>
    socket.write(`${ok}content-length: 4\r\ntransfer-encoding: chunked\r\n\r\n4\r\nfine\r\n0\r\n\r\n`),
  'negative-length': ({ socket }) => socket.write(`${ok}content-length: -1\r\n\r\n`),
  'enormous-length': ({ socket }) => socket.write(`${ok}content-length: 99999999999999999999\r\n\r\n`),
  'bad-chunk-size': ({ socket }) => socket.write(`${ok}transfer-encoding: chunked\r\n\r\nzz\r\nfine\r\n`),
  garbage: ({ socket }) => socket.write(Buffer.from([0, 255, 13, 10, 13, 10, 128, 7, 10, 10])),
  'garbage-status': ({ socket }) => socket.write('HTTP/1.1 abc Whatever\r\n\r\n'),
  'http-0.9': ({ socket }) => socket.end('<html>Hello</html>\r\n'),
  'http-2': ({ socket }) => socket.write(Buffer.from('000012040000000000000300000080000400010000000500ffffff', 'hex')),
  smtp: ({ socket }) => socket.write('220 mail.example.com ESMTP\r\n'),
  'header-without-colon': ({ socket }) => socket.write(`${ok}nonsense\r\n\r\n`),
  'huge-header': ({ socket }) => socket.write(`${ok}x-huge: ${'x'.repeat(20_000)}\r\ncontent-length: 0\r\n\r\n`),
  'many-headers': ({ socket }) => socket.write(`${ok}${'a: b\r\n'.repeat(10_000)}content-length: 0\r\n\r\n`),
  continue: ({ socket }) => socket.write(`HTTP/1.1 100 Continue\r\n\r\n${ok}content-length: 4\r\n\r\nfine`),
  'continue-empty': ({ socket }) => socket.write('HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 204 No Content\r\n\r\n'),
  'continue-in-pieces': ({ socket }) => {
    const pieces = Array.from(`HTTP/1.1 100 Continue\r\nx: y\r\n\r\n${ok}content-length: 4\r\n\r\nfine`)
    const next = () => {
      const piece = pieces.shift()
      if (piece !== undefined) socket.write(piece, () => setImmediate(next))
    }
    next()
  },
  'endless-continue': ({ socket }) => pour(socket, () => Buffer.from('HTTP/1.1 100 Continue\r\n\r\n'.repeat(100))),
  'early-hints': ({ socket }) =>
    socket.write(`HTTP/1.1 103 Early Hints\r\nlink: x\r\n\r\n${ok}content-length: 4\r\n\r\nfine`),
  'switching-protocols': ({ socket }) =>
    socket.write('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\nwhatever'),
} as const satisfies Record<string, (stage: Stage) => unknown>

export type BadAnswer = keyof typeof badAnswers

interface BadReceiverOptions {
  host?: string
  port?: number
  certificate?: Certificate
}

export async function startBadReceiver(options: BadReceiverOptions = {}): Promise<BadReceiver> {
  const { host = '127.0.0.1', certificate } = options
  const server = certificate ? createTlsServer(certificate) : createTcpServer()
  const sockets = new Set<Socket>()
  let bytesOfClosed = 0

  server.on('connection', (socket: Socket) => {
    receiver.connections++
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => {
      sockets.delete(socket)
      bytesOfClosed += socket.bytesWritten
    })
  })
  server.on(certificate ? 'secureConnection' : 'connection', (socket: Socket) => {
    socket.on('error', () => {})
    readRequests(socket, (request) => {
      receiver.received.push(request)
      const url = new URL(request.path, 'http://receiver')
      const answer = badAnswers[url.pathname.slice(1) as BadAnswer] ?? badAnswers.ok
      const wire = [...sockets].find(({ remotePort }) => remotePort === socket.remotePort)
      answer({ socket, query: url.searchParams, reset: () => wire?.resetAndDestroy() })
    })
  })
  server.listen(options.port ?? 0, host)
  await once(server, 'listening')

  const { port } = server.address() as AddressInfo
  const receiver: BadReceiver = {
    port,
    origin: `${certificate ? 'https' : 'http'}://${host.includes(':') ? `[${host}]` : host}:${port}`,
    received: [],
    connections: 0,
    open: () => sockets.size,
    bytesWritten: () => [...sockets].reduce((sum, socket) => sum + socket.bytesWritten, bytesOfClosed),
    async close() {
      server.close()
      for (const socket of sockets) socket.destroy()
      await once(server, 'close')
    },
  }
  return receiver
}

function readRequests(socket: Socket, onRequest: (request: ReceivedRequest) => void): void {
  let text = ''
  socket.setEncoding('latin1').on('data', (chunk: string) => {
    text += chunk
    for (;;) {
      const headEnd = text.indexOf('\r\n\r\n')
      if (headEnd === -1) return
      const [first = '', ...lines] = text.slice(0, headEnd).split('\r\n')
      const headers = Object.fromEntries(lines.map((line) => line.split(': ', 2)))
      const end = headEnd + 4 + Number(headers['content-length'] ?? 0)
      if (text.length < end) return
      const [method = '', path = ''] = first.split(' ')
      onRequest({ method, path, headers, body: text.slice(headEnd + 4, end) })
      text = text.slice(end)
    }
  })
}

/** Writes as fast as it is read, for ever. */
function pour(socket: Socket, next: () => Buffer): void {
  const go = () => {
    while (!socket.destroyed && socket.write(next()));
  }
  socket.on('drain', go)
  go()
}

function drip(socket: Socket, text: string): void {
  let at = 0
  const timer = setInterval(() => socket.write(text[at++] ?? ''), 5)
  socket.on('close', () => clearInterval(timer))
}
