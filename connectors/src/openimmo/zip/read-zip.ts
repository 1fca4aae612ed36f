import { inflateRawSync } from 'node:zlib'

export interface ZipEntry {
  name: string
  bytes: number
  /** Throws for what is damaged. */
  read(): Buffer
}

export class BadZip extends Error {}

const endSignature = 0x06054b50
const entrySignature = 0x02014b50
const localSignature = 0x04034b50
const entriesMax = 65_535
const inflatedBytesMax = 200_000_000

export function isZip(bytes: Buffer): boolean {
  return bytes.length >= 22 && bytes.readUInt16BE(0) === 0x504b
}

/** The directory at the end of the file is what counts, as it does for the portals' own readers. */
export function readZip(bytes: Buffer): ZipEntry[] {
  try {
    const end = bytes.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
    if (end === -1 || bytes.readUInt32LE(end) !== endSignature) throw new BadZip('The zip has no end: it was cut off.')
    const count = bytes.readUInt16LE(end + 10)
    if (count === entriesMax) throw new BadZip('The zip has more entries than can be read here.')
    const entries: ZipEntry[] = []
    let at = bytes.readUInt32LE(end + 16)
    for (let index = 0; index < count; index++) {
      if (bytes.readUInt32LE(at) !== entrySignature) throw new BadZip('The directory of the zip is damaged.')
      const nameLength = bytes.readUInt16LE(at + 28)
      const name = bytes.toString('utf8', at + 46, at + 46 + nameLength)
      entries.push(entryAt(bytes, at, name))
      at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
    }
    return entries
  } catch (error) {
    if (error instanceof RangeError) throw new BadZip('The zip is cut off or damaged.')
    throw error
  }
}

function entryAt(bytes: Buffer, at: number, name: string): ZipEntry {
  const method = bytes.readUInt16LE(at + 10)
  const packedBytes = bytes.readUInt32LE(at + 20)
  const size = bytes.readUInt32LE(at + 24)
  const start = bytes.readUInt32LE(at + 42)
  return {
    name,
    bytes: size,
    read() {
      if (size > inflatedBytesMax) throw new BadZip(`${name} is too large to be read.`)
      try {
        if (bytes.readUInt32LE(start) !== localSignature) throw new BadZip(`${name} is not where the zip says.`)
        const from = start + 30 + bytes.readUInt16LE(start + 26) + bytes.readUInt16LE(start + 28)
        const packed = bytes.subarray(from, from + packedBytes)
        if (method === 0) return packed
        if (method === 8) return inflateRawSync(packed, { maxOutputLength: size })
      } catch (error) {
        if (error instanceof BadZip) throw error
        throw new BadZip(`${name} is damaged.`)
      }
      throw new BadZip(`${name} is packed in a way that nobody reads.`)
    },
  }
}
