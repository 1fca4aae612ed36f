import { connect, createServer, type Server, type Socket } from 'node:net'

/** Stands before a server and ends every connection after so many bytes, in whichever direction they go. */
export interface CuttingProxy {
  port: number
  /** Counts from 0 again, and cuts after this many. */
  cutAfter(bytes: number): void
  cutNow(): void
  /** So far. */
  bytes(): number
  /** Lets the connections that there are stand, and passes nothing on. */
  holdAll(): void
  /** The same for all that will be, until the next `cutAfter`. */
  fallSilent(): void
  stop(): Promise<void>
}

/** `isFtp`: the data connections come through the proxy too, for which it rewrites the answers to EPSV. */
export async function startCuttingProxy(targetPort: number, { isFtp }: { isFtp: boolean }): Promise<CuttingProxy> {
  const sockets = new Set<Socket>()
  let bytes = 0
  let cutAt = Infinity
  let isHolding = false
  let isSilent = false
  let dataTarget = 0

  const dataServer = await listen((client) => join(client, connect(dataTarget, '127.0.0.1'), false))
  const server = await listen((client) => {
    isHolding = isSilent
    join(client, connect(targetPort, '127.0.0.1'), isFtp)
  })

  function join(client: Socket, target: Socket, isControl: boolean): void {
    for (const [from, to] of [
      [client, target],
      [target, client],
    ] as const) {
      sockets.add(from)
      from
        .on('data', (chunk) => pass(from === target && isControl ? rewritten(chunk) : chunk, to))
        .on('end', () => to.end())
        .on('error', () => to.destroy())
        .on('close', () => sockets.delete(from))
    }
  }

  function pass(chunk: Buffer, to: Socket): void {
    if (isHolding) return
    const left = Math.max(0, cutAt - bytes)
    bytes += chunk.length
    if (chunk.length < left) return void to.write(chunk)
    // The bytes before the cut arrive; nothing after it does.
    to.write(chunk.subarray(0, left), () => {
      for (const socket of sockets) socket.destroy()
    })
    isHolding = true
  }

  function rewritten(chunk: Buffer): Buffer {
    const text = chunk.toString('latin1')
    const [, port] = /^229 .*\(\|\|\|(\d+)\|\)/m.exec(text) ?? []
    if (port === undefined) return chunk
    dataTarget = Number(port)
    return Buffer.from(text.replace(`|||${port}|`, `|||${portOf(dataServer)}|`), 'latin1')
  }

  return {
    port: portOf(server),
    cutAfter(count) {
      bytes = 0
      cutAt = count
      isSilent = false
    },
    cutNow() {
      for (const socket of sockets) socket.destroy()
    },
    bytes: () => bytes,
    holdAll: () => void (isHolding = true),
    fallSilent: () => void (isHolding = isSilent = true),
    async stop() {
      for (const socket of sockets) socket.destroy()
      await Promise.all([server, dataServer].map((each) => new Promise((resolve) => each.close(resolve))))
    },
  }
}

async function listen(onConnection: (socket: Socket) => void): Promise<Server> {
  const server = createServer(onConnection)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}

function portOf(server: Server): number {
  return (server.address() as { port: number }).port
}
