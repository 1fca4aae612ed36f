import { createServer, type Socket } from 'node:net'
import { createSecureContext, createServer as createTlsServer } from 'node:tls'
import type { Certificate } from '../../portal.ts'
import { serveFtpSession } from './ftp-session.ts'
import type { Logins } from './logins.ts'

interface FtpServerOptions {
  host: string
  /** 0: any that is free. */
  port: number
  logins: Logins
  /** With it, `AUTH TLS` is offered. */
  certificate?: Certificate
  /** TLS from the first byte. */
  isImplicit?: boolean
}

export interface RunningServer {
  port: number
  stop(): Promise<void>
}

/** As much of FTP as is needed to take files, small enough that faults can reach into the protocol. */
export async function startFtpServer(options: FtpServerOptions): Promise<RunningServer> {
  const { host, port, logins, certificate, isImplicit = false } = options
  const secureContext = certificate && createSecureContext(certificate)
  const sockets = new Set<Socket>()
  const accept = (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => {})
    serveFtpSession(socket, { logins, host, secureContext, isSecure: isImplicit })
  }
  const server = isImplicit ? createTlsServer({ ...certificate }, accept) : createServer(accept)
  await new Promise<void>((resolve, reject) => {
    // Also later: one that could not be accepted is no more than that.
    server.on('error', reject).listen(port, host, resolve)
  })
  return {
    port: (server.address() as { port: number }).port,
    async stop() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
