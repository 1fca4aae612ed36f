import type { Socket } from 'node:net'

const beginning = 'HTTP/1.1 100 '
const headEnd = '\r\n\r\n'
const headBytesMax = 1_024
const skippedMax = 16

/**
 * A server may say `100 Continue` to whoever has not asked for it (RFC 9110, 15.2.1). undici gives the connection up then, so that it is
 * kept from reading it: what comes first after a request was written is held back until it is known what it is.
 */
export function skipContinue(socket: Socket): void {
  const read = socket.read.bind(socket)
  const write = socket.write.bind(socket) as (...args: unknown[]) => boolean
  let isAtBeginning = true
  let held: Buffer = Buffer.alloc(0)
  let skipped = 0

  socket.write = (...args: unknown[]) => {
    isAtBeginning = true
    skipped = 0
    return write(...args)
  }
  socket.read = (size?: number) => {
    const chunk = read(size) as Buffer | null
    if (!isAtBeginning || chunk === null) return chunk
    held = held.length === 0 ? chunk : Buffer.concat([held, chunk])
    for (; skipped < skippedMax && held.toString('latin1', 0, beginning.length) === beginning; skipped++) {
      const end = held.indexOf(headEnd)
      if (end === -1) break
      held = held.subarray(end + headEnd.length)
    }
    if (skipped < skippedMax && held.length < headBytesMax && mayBecomeContinue(held)) return null
    const rest = held
    held = Buffer.alloc(0)
    isAtBeginning = false
    return rest
  }
}

/** Also of nothing at all. */
function mayBecomeContinue(bytes: Buffer): boolean {
  return beginning.startsWith(bytes.toString('latin1', 0, beginning.length))
}
