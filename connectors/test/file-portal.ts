import { lookup } from 'node:dns/promises'
import type { Kept, Portal } from '../src/contract.ts'
import { testPortal } from './portal.ts'

/** A target as a connector that sends files sees it: connections are kept, names are resolved. */
export interface FilePortal extends Portal {
  /** How many connections were opened. */
  opened: number
  abort(): void
  close(): void
}

export function aFilePortal(credentials: object, options: object = {}): FilePortal {
  const aborting = new AbortController()
  let kept: Kept<unknown> | undefined
  const portal: FilePortal = {
    ...testPortal({ credentials, options, signal: aborting.signal }),
    addressOf: async (host) => (await lookup(host, 4)).address,
    async keep(open) {
      if (!kept?.isAlive()) {
        kept = await open()
        portal.opened++
      }
      return kept as never
    },
    opened: 0,
    abort: () => aborting.abort(),
    close: () => kept?.close(),
  }
  return portal
}
