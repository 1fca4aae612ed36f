import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { errorCode, isAlive } from './system.ts'

/**
 * Builds a folder in a temporary sibling and renames what `build` returns to its place, so that the folder is there
 * whole or not at all, whoever is killed in between. When two processes build at once, the first one's is kept.
 */
export async function publishFolder(folder: string, build: (workspace: string) => Promise<string>): Promise<void> {
  await removeAbandonedWorkspaces(folder)
  const workspace = `${folder}.new-${process.pid}-${randomBytes(4).toString('hex')}`
  try {
    await mkdir(workspace, { mode: 0o700 })
    await rename(await build(workspace), folder)
    await syncToDisk(dirname(folder))
  } catch (error) {
    const publishedByAnother = existsSync(folder) && ['ENOTEMPTY', 'EEXIST', 'EPERM'].includes(errorCode(error) ?? '')
    if (!publishedByAnother) throw error
  } finally {
    await rm(workspace, { recursive: true, force: true, maxRetries: 3 })
  }
}

/** Workspaces of `publishFolder` whose process was killed. */
export async function removeAbandonedWorkspaces(folder: string): Promise<void> {
  const prefix = `${basename(folder)}.new-`
  for (const name of await readdir(dirname(folder))) {
    if (!name.startsWith(prefix) || isAlive(Number.parseInt(name.slice(prefix.length)))) continue
    // An initdb that outlived its killed parent may still write there; what it leaves is removed at the next start.
    await rm(join(dirname(folder), name), { recursive: true, force: true, maxRetries: 3 }).catch(() => {})
  }
}

export async function syncToDisk(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
