import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'

/**
 * A client in a process of its own, so that nothing it takes is taken from the service. It is started with the name of a file that holds
 * `Calls`, makes them over and over until its input ends, and writes how often it was answered with which status.
 */
export interface Calls {
  url: string
  method?: string
  headers: Record<string, string>
  /** In base64. */
  body?: string
  connections: number
}

const { url, method = 'GET', headers, connections, body: base64 } = readCalls()
const body = base64 === undefined ? undefined : Buffer.from(base64, 'base64')
const agent = new Agent({ keepAlive: true })
const counts: Record<number, number> = {}
let isEnding = false
process.stdin.on('end', () => (isEnding = true)).resume()
await Promise.all(Array.from({ length: connections }, callOften))
process.stdout.write(JSON.stringify(counts))
process.exit()

function readCalls(): Calls {
  return JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as Calls
}

async function callOften(): Promise<void> {
  while (!isEnding) {
    const status = await call()
    if (Object.keys(counts).length === 0) process.stderr.write('begun')
    counts[status] = (counts[status] ?? 0) + 1
  }
}

function call(): Promise<number> {
  return new Promise((resolve, reject) => {
    const options = { method, agent, headers: { ...headers, ...(body && { 'content-length': body.length }) } }
    request(url, options, (answer) => {
      answer
        .on('end', () => resolve(answer.statusCode ?? 0))
        .on('error', reject)
        .resume()
    })
      .on('error', reject)
      .end(body)
  })
}
