import { StorageUnavailable } from '../../lib/errors.ts'
import type { Storage } from './storage.ts'

/** The same storage, whose trouble is known for what it is: "connect ECONNREFUSED" alone could be anybody's. */
export function tellTrouble(storage: Storage): Storage {
  return {
    ...storage,
    put: (key, bytes) => storage.put(key, bytes).catch(tell),
    read: (key) => storage.read(key).catch(tell),
    open: (key) => storage.open(key).catch(tell),
    removeFolder: (folder) => storage.removeFolder(folder).catch(tell),
    sweep: () => storage.sweep().catch(tell),
  }
}

function tell(cause: Error): never {
  // That something is missing which should be there does not pass.
  if (('code' in cause && cause.code === 'ENOENT') || cause.name === 'NoSuchKey') throw cause
  throw new StorageUnavailable(`The storage of pictures and documents does not do what it should: ${cause.message}`, {
    cause,
  })
}
