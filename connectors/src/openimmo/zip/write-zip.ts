import { once } from 'node:events'
import { Readable } from 'node:stream'
import type ZipStream from 'zip-stream'

/** A file that was to go into the zip could not be read: our fault, not the portal's. */
export class UnreadableFile extends Error {}

export interface ZipFile {
  name: string
  open(): Promise<Readable> | Readable
}

/**
 * A zip that is made while it is read: at most one file is in memory. Files are stored as they are, for pictures do not
 * get smaller, and with their length and checksum before them: readers that do not look at the directory (Java's) take
 * a stored file in no other way. For that each is read whole, which is why there is a limit to attachments.
 */
export function zip(files: Iterable<ZipFile>): Readable {
  return Readable.from(chunks(files), { objectMode: false })
}

/** Nothing is opened before somebody reads, and whatever fails is thrown at whoever does. */
async function* chunks(files: Iterable<ZipFile>): AsyncGenerator<Buffer> {
  const { default: ZipStream } = await import('zip-stream')
  const archive = new ZipStream({ store: true })
  fill(archive, files).catch((error: Error) => archive.destroy(error))
  yield* archive as AsyncIterable<Buffer>
}

async function fill(archive: ZipStream, files: Iterable<ZipFile>): Promise<void> {
  for (const { name, open } of files) {
    const content = await read(name, open)
    if (archive.destroyed) return
    await new Promise<void>((resolve, reject) => {
      archive.entry(content, { name, mode: 0o644 }, (error) => (error ? reject(error) : resolve()))
    })
    if (archive.writableNeedDrain) await once(archive, 'drain')
  }
  archive.finalize()
}

async function read(name: string, open: ZipFile['open']): Promise<Buffer> {
  try {
    return Buffer.concat(await Array.fromAsync((await open()) as AsyncIterable<Buffer>))
  } catch (cause) {
    throw new UnreadableFile(`${name} cannot be read`, { cause })
  }
}
