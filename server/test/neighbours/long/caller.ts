import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * A client in a process of its own, so that nothing it takes is taken from the service. It is started with the name of a file that holds
 * `Calls`, makes them over and over until so many are done or its input ends, and writes how long each took.
 */
export interface Calls {
  url: string
  method?: string
  headers: Record<string, string>
  /** In base64. */
  body?: string
  connections: number
  count?: number
  /** Between two on the same connection. */
  pauseMs?: number
}

const calls = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as Calls
const { url, method = 'GET', headers, connections, count = Infinity, pauseMs = 0 } = calls
const body = calls.body === undefined ? undefined : Buffer.from(calls.body, 'base64')
const agent = new Agent({ keepAlive: true })
const waits: number[] = []
let left = count
process.stdin.on('end', () => (left = 0)).resume()
await Promise.all(Array.from({ length: connections }, callOften))
process.stdout.write(JSON.stringify(waits))
process.exit()

async function callOften(): Promise<void> {
  for (; left > 0; left -= 1) {
    const begun = performance.now()
    await call()
    waits.push(performance.now() - begun)
    if (waits.length === 1) process.stderr.write('begun')
    if (pauseMs > 0) await sleep(pauseMs)
  }
}

function call(): Promise<void> {
  return new Promise((resolve, reject) => {
    const options = { method, agent, headers: { ...headers, ...(body && { 'content-length': body.length }) } }
    request(url, options, (answer) => answer.on('end', resolve).on('error', reject).resume())
      .on('error', reject)
      .end(body)
  })
}
