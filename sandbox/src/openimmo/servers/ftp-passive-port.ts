import { createServer, type Socket } from 'node:net'
import { type SecureContext, TLSSocket } from 'node:tls'

/** A port that waits for the one data connection of a transfer. */
export interface PassivePort {
  port: number
  connection(secureContext: SecureContext | undefined): Promise<Socket>
  close(): void
}

const waitMs = 10_000

/** Only whoever has the control connection may bring the data. */
export async function openPassivePort(host: string, control: Socket): Promise<PassivePort> {
  const { promise, resolve, reject } = Promise.withResolvers<Socket>()
  promise.catch(() => {})
  const server = createServer((socket) => {
    socket.on('error', () => {})
    if (socket.remoteAddress === control.remoteAddress) resolve(socket)
    else socket.destroy()
  })
  await new Promise<void>((listening, failed) => server.on('error', failed).listen(0, host, listening))
  const timer = setTimeout(() => reject(new Error('no data connection')), waitMs)

  return {
    port: (server.address() as { port: number }).port,
    async connection(secureContext) {
      const socket = await promise
      if (secureContext === undefined) return socket
      const secured = new TLSSocket(socket, { isServer: true, secureContext })
      secured.on('error', () => {})
      return secured
    },
    close() {
      clearTimeout(timer)
      server.close()
      promise.then(
        (socket) => socket.destroy(),
        () => {},
      )
    },
  }
}
