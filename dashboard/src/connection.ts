import { useSyncExternalStore } from 'react'

/**
 * How the service answers at the moment:
 *
 *   fine  ·  slow: an answer is long in coming  ·  crowded: it asks us to come back later (429)
 *   away: it cannot do its work (5xx)  ·  gone: no answer at all
 */
export type Connection = 'fine' | 'slow' | 'crowded' | 'away' | 'gone'

const slowAfterMs = 5_000
const listeners = new Set<() => void>()
let connection: Connection = 'fine'

export function useConnection(): Connection {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => connection,
  )
}

/** As fetch, and remembers how the service answered, for the line that says so on every page. */
export async function watchedFetch(url: string, init: RequestInit): Promise<Response> {
  const timer = setTimeout(() => note('slow'), slowAfterMs)
  try {
    const response = await fetch(url, init)
    note(response.status === 429 ? 'crowded' : response.status >= 500 ? 'away' : 'fine')
    return response
  } catch (error) {
    if (!init.signal?.aborted) note('gone')
    throw error
  } finally {
    clearTimeout(timer)
  }
}

function note(next: Connection): void {
  if (next === connection) return
  connection = next
  for (const listener of listeners) listener()
}
