import { chmod, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

const others = 0o077
export const privateFolder = 0o700
export const privateFile = 0o600

/**
 * Takes from a folder, and from all that lies in it, the rights of everybody but its owner. The folder itself comes last: when it
 * is closed, all of it is. What belongs to somebody else, or lies on a disk that cannot be written to, is left as it is.
 */
export async function closeFolderToOthers(folder: string): Promise<void> {
  if (process.platform === 'win32' || !(await isOpen(folder))) return
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) await closeFolderToOthers(path)
    else if (entry.isFile()) await closeFileToOthers(path)
  }
  await takeRights(folder, privateFolder)
}

export async function closeFileToOthers(path: string): Promise<void> {
  if (process.platform !== 'win32' && (await isOpen(path))) await takeRights(path, privateFile)
}

async function isOpen(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => null)
  return found !== null && (found.mode & others) !== 0
}

async function takeRights(path: string, mode: number): Promise<void> {
  await chmod(path, mode).catch((error: NodeJS.ErrnoException) => {
    if (!['EPERM', 'EROFS', 'ENOENT'].includes(error.code ?? '')) throw error
  })
}
