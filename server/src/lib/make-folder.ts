import { mkdir, stat } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'

/**
 * With all above it. Node's own way (`recursive`) never ends, and keeps a core busy, where a folder is there in which none can be made
 * and the system says ENOENT: /proc/x.
 */
export async function makeFolder(path: string, mode = 0o777): Promise<void> {
  if (await isFolder(path)) return
  await makeFolder(dirname(resolve(path)), mode)
  try {
    await mkdir(path, { mode })
  } catch (error) {
    // Somebody else may have made it meanwhile.
    if (!(await isFolder(path))) throw error
  }
}

async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  )
}
