import { timingSafeEqual } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { slowMs, type Switches } from '../../failures/switches.ts'
import type { Phrase } from '../../language.ts'
import { digest } from '../../password.ts'
import { isTransfer, refuseFileName } from '../file-names.ts'

/** The password of every login where the sandbox has none of its own, so that there is nothing to register first. */
export const openPassword = 'sandbox'

const usernameLengthMax = 100
const namesMax = 100

interface LoginFaults {
  refusesLogin?: boolean
  /** There is no room for a file, however small. */
  isFull?: boolean
  refusesRename?: boolean
  /** How many files the connection is cut in the middle of. */
  cutsTimes?: number
  /** The file is renamed, and nobody is told. */
  cutsAtRename?: boolean
}

/** What goes wrong for a login, by how its name begins. */
export const faultsByLogin: Record<string, LoginFaults & { says: Phrase }> = {
  'REFUSED-': { says: { de: 'Die Anmeldung wird abgelehnt.', en: 'The login is refused.' }, refusesLogin: true },
  'FULL-': {
    says: {
      de: 'Der Speicher ist voll: Keine Datei passt mehr.',
      en: 'The disk is full: there is no room for any file.',
    },
    isFull: true,
  },
  'NO-RENAME-': { says: { de: 'Nichts darf umbenannt werden.', en: 'Nothing may be renamed.' }, refusesRename: true },
  'CUT-ONCE-': {
    says: {
      de: 'Die Verbindung reißt mitten in der ersten Datei ab.',
      en: 'The connection is cut in the middle of the first file.',
    },
    cutsTimes: 1,
  },
  'CUT-RENAME-': {
    says: {
      de: 'Eine Datei wird umbenannt, und die Verbindung reißt ab, bevor es jemand erfährt.',
      en: 'A file is renamed, and the connection cut before anybody is told.',
    },
    cutsAtRename: true,
  },
  'CUT-': {
    says: {
      de: 'Die Verbindung reißt mitten in jeder Datei ab.',
      en: 'The connection is cut in the middle of every file.',
    },
    cutsTimes: Infinity,
  },
}

/** Somebody who is logged in. */
export interface Login {
  username: string
  faults: LoginFaults
  /** Where on the disk a path of theirs is. They see nothing above their own folder. */
  locate(path: string): string
  /** The same for what is yet to be there. Throws `NameNotAllowed`. */
  locateNew(path: string): string
  /** A file is there under its final name. */
  fileArrived(path: string): void
  /** Whether the connection is to be cut in the middle of the file that now comes; counts how often it was. */
  shallCut(): boolean
}

export interface Logins {
  /** Whether anybody is let in who proves to have a key. */
  takesKeys: boolean
  isPassword(given: string): boolean
  /** Who has proved it by password or key gets a folder. Null: not under this name. */
  logIn(username: string): Promise<Login | null>
  /** What `logIn` would say to the name. */
  knows(username: string): boolean
  /** Whether the portal is down, for everybody or for this name. */
  isDown(username?: string): boolean
  /** As long as one waits for it to do something. */
  wait(username: string): Promise<void>
  /** Who has logged in since the start, as far as they are remembered. */
  names(): string[]
}

interface LoginsOptions {
  dataDir: string
  /** Of every login, and then keys are not taken: anybody can make one. */
  password: string | undefined
  onFile: (username: string, path: string) => void
  switches: Switches
}

export function openLogins({ dataDir, password, onFile, switches }: LoginsOptions): Logins {
  const cuts = new Map<string, number>()
  const names = new Set<string>()
  const expected = digest(password ?? openPassword)
  const knows = (username: string) =>
    username !== '' &&
    username.length <= usernameLengthMax &&
    !faultsOfLogin(username).refusesLogin &&
    !switches.isOn('refused', username)

  return {
    takesKeys: password === undefined,
    isPassword: (given) => timingSafeEqual(digest(given), expected),
    knows,
    isDown: (username) => switches.isOn('down', username),
    async wait(username) {
      if (switches.isOn('slow', username)) await sleep(slowMs, undefined, { ref: false })
    },
    names: () => [...names],
    async logIn(username) {
      if (!knows(username)) return null
      if (names.size < namesMax) names.add(username)
      const faults = faultsOfLogin(username)
      const folder = join(dataDir, 'inbox', folderName(username))
      await mkdir(folder, { recursive: true })
      const locate = (path: string) => join(folder, posix.normalize(`/${path}`))
      return {
        username,
        get faults() {
          return switches.isOn('full', username) ? { ...faults, isFull: true } : faults
        },
        locate,
        locateNew(path) {
          refuseFileName(path)
          return locate(path)
        },
        fileArrived: (path) => {
          if (isTransfer(path)) onFile(username, locate(path))
        },
        shallCut() {
          const times = cuts.get(username) ?? 0
          if (times >= (faults.cutsTimes ?? 0)) return false
          cuts.set(username, times + 1)
          return true
        },
      }
    },
  }
}

export function folderName(username: string): string {
  return username.replaceAll(/[^A-Za-z0-9_-]/g, '_')
}

function faultsOfLogin(username: string): LoginFaults {
  return Object.entries(faultsByLogin).find(([name]) => username.startsWith(name))?.[1] ?? {}
}
