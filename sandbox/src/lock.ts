import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

// One whose service was killed ends a moment later.
const waitMs = 2_000

/**
 * Keeps a second sandbox out of a folder. The lock is the operating system's, taken the way SQLite does it everywhere,
 * so it goes with the process however that ends. Returns how to give it up.
 */
export function lockFolder(folder: string): () => void {
  // Tokens lie in it, and what was sent.
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const lock = new DatabaseSync(join(folder, 'lock'))
  try {
    lock.exec(`pragma busy_timeout = ${waitMs}`)
    lock.exec('begin exclusive')
  } catch (cause) {
    lock.close()
    throw Object.assign(new Error(`Another sandbox keeps its data in ${folder}.`, { cause }), { code: 'EBUSY' })
  }
  return () => lock.close()
}
