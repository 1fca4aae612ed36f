import { buffer } from 'node:stream/consumers'
import { crc32 } from 'node:zlib'
import { type Entry, openPromise, type ZipFile } from 'yauzl'

interface ZippedFile {
  name: string
  bytes: number
  read(): Promise<Buffer>
}

export interface OpenZip {
  files: ZippedFile[]
  close(): void
}

const fileBytesMax = 50_000_000
const filesMax = 65_535

/** Reads a zip from the disk, file by file, and verifies every checksum: half a transfer must not pass for one. */
export async function openZip(path: string): Promise<OpenZip> {
  const zip = await openPromise(path, { autoClose: false })
  try {
    if (zip.entryCount > filesMax) throw new Error(`more than ${filesMax} files`)
    const files: ZippedFile[] = []
    for await (const entry of zip.eachEntry()) {
      files.push({ name: entry.fileName, bytes: entry.uncompressedSize, read: () => readEntry(zip, entry) })
    }
    return { files, close: () => zip.close() }
  } catch (error) {
    zip.close()
    throw error
  }
}

/** What unpacks to more or less than it says is refused by yauzl; checksums it leaves to others. */
async function readEntry(zip: ZipFile, entry: Entry): Promise<Buffer> {
  if (entry.uncompressedSize > fileBytesMax) {
    throw new Error(`${entry.fileName} is larger than ${fileBytesMax} bytes`)
  }
  const content = await buffer(await zip.openReadStreamPromise(entry))
  if (crc32(content) !== entry.crc32) throw new Error(`${entry.fileName} is damaged`)
  return content
}
