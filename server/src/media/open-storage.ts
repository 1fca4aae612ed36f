import { join } from 'node:path'
import type { Storage } from './storage.ts'
import { openFolder } from './storage-folder.ts'

export interface StorageSettings {
  DATA_DIR: string
}

export async function openStorage({ DATA_DIR }: StorageSettings): Promise<Storage> {
  return openFolder(join(DATA_DIR, 'media'))
}
