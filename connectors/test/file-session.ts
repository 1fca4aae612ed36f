import { lookup } from 'node:dns/promises'
import type { KeptConnection } from '../src/portal-session.ts'
import { type TestSession, testSession } from './session.ts'

/** A target as a connector that sends files sees it: connections are kept, names are resolved. */
export interface FileSession extends TestSession {
  /** How many connections were opened. */
  opened: number
  abort(): void
  close(): void
}

export function aFileSession(credentials: object, options: object = {}): FileSession {
  const aborting = new AbortController()
  let kept: KeptConnection<unknown> | undefined
  const session: FileSession = {
    ...testSession({ credentials, options, signal: aborting.signal }),
    resolveHost: async (host) => (await lookup(host, 4)).address,
    async keepConnection(open) {
      if (!kept?.isAlive()) {
        kept = await open()
        session.opened++
      }
      return kept as never
    },
    opened: 0,
    abort: () => aborting.abort(),
    close: () => kept?.close(),
  }
  return session
}
