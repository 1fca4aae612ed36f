import type { Readable } from 'node:stream'
import type { Said } from '../../contract.ts'
import type { Credentials } from '../options.ts'

/** The folder in which a portal takes our files, over a connection that is open. What fails, fails with a `TransferFailure`. */
export interface RemoteFolder {
  /** Over whatever has this name already. Settles when the server has confirmed every byte, with what it said. */
  put(name: string, content: Readable): Promise<Said>
  rename(from: string, to: string): Promise<Said>
  remove(name: string): Promise<void>
  /** Asks the other side whether it is still there. */
  ping(): Promise<void>
  isAlive(): boolean
  close(): void
}

export interface Destination {
  credentials: Credentials
  /** That the host was found to have, and may be connected to. */
  address: string
  port: number
  /** What the host key was when we were there first. */
  knownHostKey: string | undefined
  rememberHostKey(hostKey: string): Promise<void>
  /** Aborted when the time to open it is up. */
  signal: AbortSignal
  silenceMs: number
}

export interface Limits {
  /** For everything until files can be sent: finding the address, connecting, both handshakes, the login, the directory. */
  openMs: number
  /** Beyond this, a server that says nothing is taken for dead. Large files take longer in all, never in silence. */
  silenceMs: number
}

// Some servers look up who comes before they greet, which takes them ten seconds where that is set up badly.
export const usualLimits: Limits = { openMs: 20_000, silenceMs: 30_000 }
