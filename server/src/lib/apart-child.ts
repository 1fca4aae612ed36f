import { readSync, writeSync } from 'node:fs'
import { flushCompileCache } from 'node:module'

/**
 * The script's end of run-apart.ts: inputs come in, an output for each goes out, each after four bytes that say how long it
 * is. An empty output comes first: what the script needs is loaded. A throw ends the process, and so does its parent's end.
 */
export async function answerInputs(answer: (input: Buffer) => Buffer | Promise<Buffer>): Promise<void> {
  write(Buffer.alloc(4))
  // It is kept for the next one now, for this one is killed in the end.
  flushCompileCache()
  for (let size = read(4); size !== null; size = read(4)) {
    const input = read(size.readUInt32LE())
    if (input === null) return
    const output = await answer(input)
    size.writeUInt32LE(output.length)
    write(Buffer.concat([size, output]))
  }
}

/** Null when there is no more. */
function read(length: number): Buffer | null {
  const bytes = Buffer.alloc(length)
  for (let at = 0; at < length;) {
    const count = readSync(0, bytes, { offset: at })
    if (count === 0) return null
    at += count
  }
  return bytes
}

function write(bytes: Buffer): void {
  for (let at = 0; at < bytes.length;) at += writeSync(1, bytes, at)
}
