import { lookup } from 'node:dns/promises'
import type { Kept, Portal } from '../src/contract.ts'

/** A target as the service hands it to a connector that sends files: memory, one connection, one at a time. */
export interface FilePortal extends Portal {
  memory: Record<string, string>
  /** How many connections were opened. */
  opened: number
  abort(): void
  close(): void
}

export function aFilePortal(credentials: object, options: object = {}): FilePortal {
  const aborting = new AbortController()
  const memory: Record<string, string> = {}
  let kept: Kept<unknown> | undefined
  let turn: Promise<unknown> = Promise.resolve()
  const portal: FilePortal = {
    consumer: null,
    credentials,
    options,
    http: { send: () => Promise.reject(new Error('OpenImmo does not speak HTTP')) },
    addressOf: async (host) => (await lookup(host, 4)).address,
    alone(work) {
      const done = turn.then(work)
      turn = done.catch(() => {})
      return done
    },
    async keep(open) {
      if (!kept?.isAlive()) {
        kept = await open()
        portal.opened++
      }
      return kept as never
    },
    memory,
    remember: (name, value) => void (memory[name] = value),
    signal: aborting.signal,
    opened: 0,
    abort: () => aborting.abort(),
    close: () => kept?.close(),
  }
  return portal
}
