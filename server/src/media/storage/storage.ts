import type { Readable } from 'node:stream'

/**
 * Where bytes lie, under keys of the form `<account>/<hash>/<hash>`. What lies under a key never changes: a second
 * `put` brings the same bytes.
 */
export interface Storage {
  /** When it returns, the whole of it will survive a crash; until then there is nothing under the key. */
  put(key: string, bytes: Buffer): Promise<void>
  /** Throws when there is nothing. */
  read(key: string): Promise<Buffer>
  open(key: string): Promise<Readable>
  /** All that lies under a folder. None is fine. */
  removeFolder(folder: string): Promise<void>
  /** Removes what those who were killed have left half written. */
  sweep(): Promise<void>
  close(): Promise<void>
}
