import { Readable } from 'node:stream'

/** The same stream, and how much of it was read. */
export function countBytes(content: Readable): { stream: Readable; bytes(): number } {
  let bytes = 0
  async function* passed(): AsyncGenerator<Buffer> {
    for await (const chunk of content as AsyncIterable<Buffer>) {
      bytes += chunk.length
      yield chunk
    }
  }
  return { stream: Readable.from(passed(), { objectMode: false }), bytes: () => bytes }
}
