import { createReadStream } from 'node:fs'
import { open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { privateFile, privateFolder } from '../../lib/close-to-others.ts'
import { newId } from '../../lib/ids.ts'
import { makeFolder } from '../../lib/make-folder.ts'
import type { Storage } from './storage.ts'

const unfinishedMaxMs = 60 * 60_000

/** The file system. A file is written aside and renamed, so that no half of one ever stands under its key. */
export function openFolder(root: string): Storage {
  const unfinished = join(root, 'unfinished')
  // A disk that is not mounted lacks every file: that passes, unlike one file that is not there.
  const tellMissingRoot = async (cause: Error): Promise<never> => {
    throw (await exists(root)) ? cause : new Error(`${root} is not there`, { cause })
  }

  return {
    async put(key, bytes) {
      const path = join(root, key)
      if (await exists(path)) return
      const aside = join(unfinished, newId())
      await makeFolder(unfinished, privateFolder)
      await makeFolder(dirname(path), privateFolder)
      await writeDurably(aside, bytes)
      await rename(aside, path)
      await syncFolder(dirname(path))
    },
    read: (key) => readFile(join(root, key)).catch(tellMissingRoot),
    async open(key) {
      const stream = createReadStream(join(root, key))
      const opened = new Promise((resolve, reject) => stream.once('open', resolve).once('error', reject))
      await opened.catch(tellMissingRoot)
      return stream
    },
    removeFolder: (folder) => rm(join(root, folder), { recursive: true, force: true }),
    sweep: () => removeLeftOvers(unfinished),
    close: async () => {},
  }
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}

async function writeDurably(path: string, bytes: Buffer): Promise<void> {
  await using file = await open(path, 'wx', privateFile)
  await file.writeFile(bytes)
  await file.datasync()
}

async function syncFolder(path: string): Promise<void> {
  await using folder = await open(path, 'r')
  await folder.sync()
}

/** Of those who were killed while they wrote. */
async function removeLeftOvers(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name)
    const found = await stat(path).catch(() => null)
    if (found !== null && Date.now() - found.mtimeMs > unfinishedMaxMs) await rm(path, { force: true })
  }
}
