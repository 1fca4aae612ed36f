import sql from 'sql-template-tag'
import type { Wakes } from '../lib/background-work/wake.ts'
import type { Db } from '../lib/database/db.ts'

// A wake-up is a hint: whoever misses one finds out then.
const lookEveryMs = 5_000

interface Wait {
  accountId: string
  position: number
  /** What `seen` said before the log was read. */
  seen: number
  waitMs: number
  signal: AbortSignal
}

/** Tells those who wait when the log of their account goes on: one look for all of them, however many wait. */
export function watchLogs({ db, wakes }: { db: Db; wakes: Pick<Wakes, 'onWake'> }) {
  const waiting = new Set<{ accountId: string; position: number; resolve: (hasMore: boolean) => void }>()
  let wakeUps = 0
  let looking = false
  let isLookDue = false
  wakes.onWake((table) => {
    if (table === 'events') wake()
  })
  const timer = setInterval(wake, lookEveryMs)
  timer.unref()

  function wake(): void {
    wakeUps++
    lookSoon()
  }

  function lookSoon(): void {
    isLookDue = true
    if (!looking && waiting.size > 0) void look()
  }

  async function look(): Promise<void> {
    looking = true
    while (isLookDue && waiting.size > 0) {
      isLookDue = false
      const ends = await lastPositions().catch(() => new Map<string, number>()) // the next look may succeed
      for (const each of waiting) {
        if ((ends.get(each.accountId) ?? 0) > each.position) each.resolve(true)
      }
    }
    looking = false
  }

  async function lastPositions(): Promise<Map<string, number>> {
    const accounts = [...new Set([...waiting].map(({ accountId }) => accountId))]
    const logs = await db.many<{ accountId: string; last: number }>(sql`
      select account_id as "accountId", last_position as last from event_logs where account_id = any (${accounts})`)
    return new Map(logs.map(({ accountId, last }) => [accountId, last]))
  }

  return {
    /** How often anybody was woken: whoever reads after this, and waits then, misses nothing in between. */
    seen: () => wakeUps,

    /** Resolves with true once there is something after the position, with false when nothing came for so long. */
    next({ accountId, position, seen, waitMs, signal }: Wait): Promise<boolean> {
      if (signal.aborted) return Promise.resolve(true)
      return new Promise((resolve) => {
        const wait = {
          accountId,
          position,
          resolve(hasMore: boolean) {
            waiting.delete(wait)
            clearTimeout(timeout)
            signal.removeEventListener('abort', leave)
            resolve(hasMore)
          },
        }
        const leave = () => wait.resolve(true)
        const timeout = setTimeout(() => wait.resolve(false), waitMs)
        signal.addEventListener('abort', leave)
        waiting.add(wait)
        // Whose wake-up it was is not known here; somebody else's account may be busy all the time.
        if (seen !== wakeUps) lookSoon()
      })
    },

    close: () => clearInterval(timer),
  }
}
