import { mkdir } from 'node:fs/promises'
import { join, posix } from 'node:path'

/** The password of every login, so that there is nothing to register first. */
export const password = 'sandbox'

interface LoginFaults {
  refusesLogin?: boolean
  /** The disk is full after so many bytes of a file. */
  storesBytesMax?: number
  refusesRename?: boolean
  cutsAfterBytes?: number
  cutsTimes?: number
  /** The file is renamed, and nobody is told. */
  cutsAtRename?: boolean
}

/** What goes wrong for a login, by how its name begins. */
export const faultsByLogin: Record<string, LoginFaults & { says: string }> = {
  'REFUSED-': { says: 'The login is refused.', refusesLogin: true },
  'FULL-': { says: 'The disk is full after 10,000 bytes.', storesBytesMax: 10_000 },
  'NO-RENAME-': { says: 'Nothing may be renamed.', refusesRename: true },
  'CUT-ONCE-': {
    says: 'The connection is cut in the middle of the first file.',
    cutsAfterBytes: 10_000,
    cutsTimes: 1,
  },
  'CUT-RENAME-': { says: 'A file is renamed, and the connection cut before anybody is told.', cutsAtRename: true },
  'CUT-': { says: 'The connection is cut in the middle of every file.', cutsAfterBytes: 10_000, cutsTimes: Infinity },
}

/** Somebody who is logged in. */
export interface Login {
  username: string
  faults: LoginFaults
  /** Where on the disk a path of theirs is. They see nothing above their own folder. */
  locate(path: string): string
  /** A file is there under its final name. */
  fileArrived(path: string): void
  /** Whether this connection is to be cut now; counts how often it was. */
  shallCut(bytes: number): boolean
}

export interface Logins {
  /** Null: wrong login. Without a password, a key was proved already. */
  logIn(username: string, given?: string): Promise<Login | null>
}

export function openLogins(dataDir: string, onFile: (username: string, path: string) => void): Logins {
  const cuts = new Map<string, number>()

  return {
    async logIn(username, given) {
      const faults = faultsOfLogin(username)
      if (faults.refusesLogin || (given !== undefined && given !== password)) return null
      const folder = join(dataDir, 'inbox', username.replaceAll(/[^A-Za-z0-9_-]/g, '_'))
      await mkdir(folder, { recursive: true })
      const locate = (path: string) => join(folder, posix.normalize(`/${path}`))
      return {
        username,
        faults,
        locate,
        fileArrived: (path) => {
          if (/\.zip$/i.test(path)) onFile(username, locate(path))
        },
        shallCut(bytes) {
          const times = cuts.get(username) ?? 0
          if (bytes < (faults.cutsAfterBytes ?? Infinity) || times >= (faults.cutsTimes ?? 0)) return false
          cuts.set(username, times + 1)
          return true
        },
      }
    },
  }
}

function faultsOfLogin(username: string): LoginFaults {
  return Object.entries(faultsByLogin).find(([name]) => username.startsWith(name))?.[1] ?? {}
}
