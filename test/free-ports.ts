import { createServer } from 'node:net'

// Below those that systems give out by themselves: whoever asks for any port, or connects, is never given one of these in the time
// between choosing and listening. Processes begin at places of their own, for the same reason.
const first = 20_000
const count = 12_000
let next = (process.pid * 1_009) % count

/** For what has to know its port before it listens. */
export async function freePorts(wanted: number): Promise<number[]> {
  const ports: number[] = []
  for (let tries = 0; ports.length < wanted; tries++) {
    if (tries === count) throw new Error('No port is free.')
    const port = first + next
    next = (next + 1) % count
    if (await isFree(port)) ports.push(port)
  }
  return ports
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer()
  return new Promise((resolve) => {
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}
