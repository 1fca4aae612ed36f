import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** A web server with files on it, which counts what is asked of it. */
export interface Source {
  /** Without a slash at its end. */
  url: string
  /** What is at each path; whatever is not is 404. */
  files: Map<string, SourceAnswer>
  requests: { path: string; headers: IncomingHttpHeaders; status: number }[]
  requestsFor(path: string): number
}

/** Bytes, or whatever else is to happen. */
export type SourceAnswer = Buffer | ((response: ServerResponse, headers: IncomingHttpHeaders) => void)

/** Is closed when the test is over. */
export async function startSource(files: Record<string, SourceAnswer> = {}): Promise<Source> {
  const source: Source = {
    url: '',
    files: new Map(Object.entries(files)),
    requests: [],
    requestsFor: (path) => source.requests.filter((request) => request.path === path).length,
  }
  const server = createServer((request, response) => {
    const { url: path = '', headers } = request
    response.once('close', () => source.requests.push({ path, headers, status: response.statusCode }))
    const answer = source.files.get(path)
    if (answer === undefined) response.writeHead(404).end()
    else if (typeof answer === 'function') answer(response, headers)
    else response.writeHead(200, { 'content-type': 'application/octet-stream' }).end(answer)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  source.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  onTestFinished(async () => {
    server.close()
    server.closeAllConnections()
    await once(server, 'close')
  })
  return source
}

/** With an ETag, and 304 for whoever has it already. */
export function withETag(bytes: Buffer, etag = `"${bytes.length}"`): SourceAnswer {
  return (response, headers) => {
    if (headers['if-none-match'] === etag) response.writeHead(304, { etag }).end()
    else response.writeHead(200, { etag }).end(bytes)
  }
}
