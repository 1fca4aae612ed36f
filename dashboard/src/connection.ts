import { useSyncExternalStore } from 'react'
import { takeEarly } from './take-early.ts'

/**
 * How the service answers at the moment:
 *
 *   fine  ·  slow: an answer is long in coming  ·  crowded: it asks us to come back later (429)
 *   away: it cannot do its work (5xx)  ·  gone: no answer at all
 */
export type Connection = 'fine' | 'slow' | 'crowded' | 'away' | 'gone'

const slowAfterMs = 5_000
/** Longer than between two tries of a query: one that nobody repeats any more is forgotten. */
const rememberedMs = 20_000
const listeners = new Set<() => void>()
/** What is being looked at and does not come, the last one last. What a person sends says itself that it failed. */
const troubles = new Map<string, { connection: Connection; forgetting: ReturnType<typeof setTimeout> }>()

export function useConnection(): Connection {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => [...troubles.values()].at(-1)?.connection ?? 'fine',
  )
}

/** As fetch, and remembers how the service answered, for the line that says so on every page. */
export async function watchedFetch(url: string, init: RequestInit): Promise<Response> {
  if ((init.method ?? 'GET') !== 'GET') return fetch(url, init)
  const timer = setTimeout(() => note(url, 'slow'), slowAfterMs)
  try {
    const response = (await takeEarly(url)) ?? (await fetch(url, init))
    note(url, response.status === 429 ? 'crowded' : response.status >= 500 ? 'away' : 'fine')
    return response
  } catch (error) {
    note(url, init.signal?.aborted ? 'fine' : 'gone')
    throw error
  } finally {
    clearTimeout(timer)
  }
}

function note(url: string, connection: Connection): void {
  const before = troubles.get(url)
  if (before === undefined && connection === 'fine') return
  clearTimeout(before?.forgetting)
  troubles.delete(url)
  if (connection !== 'fine') {
    troubles.set(url, { connection, forgetting: setTimeout(() => note(url, 'fine'), rememberedMs) })
  }
  for (const listener of listeners) listener()
}
