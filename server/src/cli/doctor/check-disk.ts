import { access, constants } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import type { Config } from '../../config.ts'
import { existingFolder, readDisk } from '../../lib/disk.ts'
import { openStorage } from '../../media/storage/open-storage.ts'
import { type Finding, messageOf } from './finding.ts'

const gigabyte = 1024 ** 3
const freeMin = gigabyte
// PostgreSQL writes its log in files of 16 MB, and stops when it cannot.
const freeAtAllMin = gigabyte / 10

/** Whether there is room, and whether we may write there. */
export async function checkDisk({ DATA_DIR }: Config): Promise<Finding[]> {
  const folders = [...new Set([resolve(DATA_DIR), tmpdir()])]
  return Promise.all(
    folders.map(async (folder): Promise<Finding> => {
      const about = `disk ${folder}`
      try {
        await access(existingFolder(folder), constants.W_OK)
        const { freeBytes: free } = await readDisk(folder)
        if (free < freeAtAllMin)
          return { verdict: 'bad', about, says: `${Math.floor(free / 1024 ** 2)} MB free: make room` }
        return { verdict: free < freeMin ? 'warn' : 'ok', about, says: `${(free / gigabyte).toFixed(1)} GB free` }
      } catch (error) {
        return { verdict: 'bad', about, says: messageOf(error) }
      }
    }),
  )
}

/** Of a folder, the disk says enough. */
export async function checkStorage(config: Config): Promise<Finding[]> {
  if (config.MEDIA_URL === undefined) return []
  const about = 'storage'
  try {
    const storage = await openStorage(config)
    await storage.removeFolder('doctor/nothing')
    await storage.close()
    return [{ verdict: 'ok', about, says: 'the bucket answers' }]
  } catch (error) {
    return [{ verdict: 'bad', about, says: messageOf(error) }]
  }
}
