import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { onTestFinished } from 'vitest'

/** A way to a database on which nothing comes through any more, in either direction, once that is said; and nobody is told. */
export async function aSilentWay(url: string) {
  const way = { host: '', url: '', isSilent: false }
  const server = createServer((client) => {
    const { hostname, port } = new URL(url)
    const database = connect(Number(port), hostname)
    client.on('data', (bytes) => way.isSilent || database.write(bytes))
    database.on('data', (bytes) => way.isSilent || client.write(bytes))
    client.on('close', () => database.destroy())
    database.on('end', () => way.isSilent || client.end())
    for (const socket of [client, database]) socket.on('error', () => {})
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  way.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  way.url = Object.assign(new URL(url), { host: way.host }).href
  return way
}
