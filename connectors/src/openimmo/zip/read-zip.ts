import { buffer } from 'node:stream/consumers'
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'

export interface ZipEntry {
  name: string
  bytes: number
  /** Throws for what is damaged. */
  read(): Promise<Buffer>
}

export class BadZip extends Error {}

const entriesMax = 65_534
const inflatedBytesMax = 200_000_000

export function isZip(bytes: Buffer): boolean {
  return bytes.length >= 22 && bytes.readUInt16BE(0) === 0x504b
}

/** The directory at the end of the file is what counts, as it does for the portals' own readers. */
export async function readZip(bytes: Buffer): Promise<ZipEntry[]> {
  try {
    const zip = await fromBufferPromise(bytes, { autoClose: false })
    if (zip.entryCount > entriesMax) throw new BadZip('The zip has more entries than can be read here.')
    const entries = await Array.fromAsync(zip.eachEntry())
    return entries.map((entry) => ({
      name: entry.fileName,
      bytes: entry.uncompressedSize,
      read: () => readEntry(zip, entry),
    }))
  } catch (error) {
    if (error instanceof BadZip || !(error instanceof Error)) throw error
    throw new BadZip(`The zip is cut off or damaged: ${error.message}.`, { cause: error })
  }
}

/** It never gets longer than the directory says, which was looked at before. */
async function readEntry(zip: ZipFile, entry: Entry): Promise<Buffer> {
  const { fileName, uncompressedSize } = entry
  if (uncompressedSize > inflatedBytesMax) throw new BadZip(`${fileName} is too large to be read.`)
  if (!entry.canDecodeFileData()) throw new BadZip(`${fileName} is packed in a way that nobody reads.`)
  try {
    return await buffer(await zip.openReadStreamPromise(entry))
  } catch (cause) {
    throw new BadZip(`${fileName} is damaged.`, { cause })
  }
}
