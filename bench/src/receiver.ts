import { createServer } from 'node:http'

/** A webhook receiver that does nothing but answer, as a process of its own. Prints its port. */
const server = createServer((request, response) => {
  request.resume().on('end', () => response.end('ok'))
})
server.keepAliveTimeout = 60_000
server.listen(0, '127.0.0.1', () => console.log((server.address() as { port: number }).port))
