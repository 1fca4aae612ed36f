import { connect, type Socket } from 'node:net'

/**
 * The leanest load there is without leaving Node, run as a process of its own: each connection sends the same request
 * as soon as the last was answered. Prints how many were answered, by status.
 *
 *   node load.ts PORT CONNECTIONS SECONDS   (the request, whole, on standard input)
 */
async function main([port = '', connections = '', seconds = '']: string[]): Promise<void> {
  const request = Buffer.concat(await Array.fromAsync(process.stdin as AsyncIterable<Buffer>))
  const statuses: Record<string, number> = {}
  const latenciesMs: number[] = []
  const end = performance.now() + Number(seconds) * 1000

  const started = performance.now()
  await Promise.all(
    Array.from({ length: Number(connections) }, async () => {
      const socket = connect({ host: '127.0.0.1', port: Number(port), noDelay: true })
      while (performance.now() < end) {
        const sent = performance.now()
        socket.write(request)
        const status = await answer(socket)
        latenciesMs.push(performance.now() - sent)
        statuses[status] = (statuses[status] ?? 0) + 1
      }
      socket.destroy()
    }),
  )
  const tookMs = performance.now() - started

  latenciesMs.sort((a, b) => a - b)
  const at = (share: number) => latenciesMs[Math.floor(latenciesMs.length * share)] ?? 0
  console.log(
    JSON.stringify({ statuses, perSecond: (latenciesMs.length / tookMs) * 1000, p50Ms: at(0.5), p99Ms: at(0.99) }),
  )
}

/** Waits for one whole answer with a Content-Length, and returns its status. */
function answer(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let missing = -1
    let status = ''
    const onData = (chunk: Buffer) => {
      if (missing === -1) {
        const head = chunk.subarray(0, chunk.indexOf('\r\n\r\n') + 4).toString('latin1')
        status = head.slice(9, 12)
        missing = head.length + Number(/content-length: (\d+)/i.exec(head)?.[1])
      }
      missing -= chunk.length
      if (missing > 0) return
      socket.off('data', onData).off('error', reject)
      resolve(status)
    }
    socket.on('data', onData).on('error', reject)
  })
}

await main(process.argv.slice(2))
