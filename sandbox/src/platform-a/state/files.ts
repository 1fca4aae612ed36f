import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The bytes of pictures and documents, by attachment id. */
export interface Files {
  get(id: number): Buffer | undefined
  put(id: number, bytes: Buffer): void
  delete(id: number): void
}

export function openFiles(folder: string | undefined): Files {
  if (folder === undefined) {
    const files = new Map<number, Buffer>()
    return {
      get: (id) => files.get(id),
      put: (id, bytes) => void files.set(id, bytes),
      delete: (id) => void files.delete(id),
    }
  }
  const place = join(folder, 'files')
  mkdirSync(place, { recursive: true })
  const pathOf = (id: number) => join(place, String(id))
  return {
    get(id) {
      try {
        return readFileSync(pathOf(id))
      } catch {
        return undefined
      }
    },
    put(id, bytes) {
      writeFileSync(`${pathOf(id)}.new`, bytes)
      renameSync(`${pathOf(id)}.new`, pathOf(id))
    },
    delete: (id) => rmSync(pathOf(id), { force: true }),
  }
}
