import { open, type FileHandle } from 'node:fs/promises'
import { crc32, inflateRawSync } from 'node:zlib'

export interface ZippedFile {
  name: string
  bytes: number
  read(): Promise<Buffer>
}

export interface OpenZip {
  files: ZippedFile[]
  close(): Promise<void>
}

const fileBytesMax = 50_000_000

/** Reads a zip from the disk, file by file, and verifies every checksum: half a transfer must not pass for one. */
export async function openZip(path: string): Promise<OpenZip> {
  const handle = await open(path)
  try {
    const { size } = await handle.stat()
    const tail = await bytesAt(handle, Math.max(0, size - 66_000), Math.min(size, 66_000))
    const end = tail.lastIndexOf('PK\x05\x06', undefined, 'latin1')
    if (end === -1) throw new Error('no end of the directory')
    const directory = await bytesAt(handle, tail.readUInt32LE(end + 16), tail.readUInt32LE(end + 12))
    const files: ZippedFile[] = []
    for (let at = 0; at < directory.length;) {
      if (directory.readUInt32LE(at) !== 0x02014b50) throw new Error('a damaged directory')
      const nameLength = directory.readUInt16LE(at + 28)
      files.push(fileAt(handle, directory.subarray(at, at + 46 + nameLength)))
      at += 46 + nameLength + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32)
    }
    if (files.length !== tail.readUInt16LE(end + 10)) throw new Error('a directory of another length')
    return { files, close: () => handle.close() }
  } catch (error) {
    await handle.close()
    throw error
  }
}

function fileAt(handle: FileHandle, record: Buffer): ZippedFile {
  const method = record.readUInt16LE(10)
  const checksum = record.readUInt32LE(16)
  const packedBytes = record.readUInt32LE(20)
  const bytes = record.readUInt32LE(24)
  const start = record.readUInt32LE(42)
  const name = record.toString('utf8', 46)
  return {
    name,
    bytes,
    async read() {
      if (bytes > fileBytesMax) throw new Error(`${name} is larger than ${fileBytesMax} bytes`)
      const head = await bytesAt(handle, start, 30)
      const from = start + 30 + head.readUInt16LE(26) + head.readUInt16LE(28)
      const packed = await bytesAt(handle, from, packedBytes)
      const content = method === 8 ? inflateRawSync(packed, { maxOutputLength: bytes }) : packed
      if (content.length !== bytes || crc32(content) !== checksum) throw new Error(`${name} is damaged`)
      return content
    },
  }
}

async function bytesAt(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const { bytesRead, buffer } = await handle.read(Buffer.alloc(length), 0, length, position)
  if (bytesRead < length) throw new Error('a file that ends too early')
  return buffer
}
