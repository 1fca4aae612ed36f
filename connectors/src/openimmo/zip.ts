import { once } from 'node:events'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import ZipStream from 'zip-stream'

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
  const archive = new ZipStream({ store: true })
  fill().catch((error: Error) => archive.destroy(error))
  return Readable.from(archive, { objectMode: false })

  async function fill(): Promise<void> {
    for (const { name, open } of files) {
      const content = await buffer(await open())
      if (archive.destroyed) return
      await new Promise<void>((resolve, reject) =>
        archive.entry(content, { name, mode: 0o644 }, (error) => (error ? reject(error) : resolve())),
      )
      if (archive.writableNeedDrain) await once(archive, 'drain')
    }
    archive.finalize()
  }
}
