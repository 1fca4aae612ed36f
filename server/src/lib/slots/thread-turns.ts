import { setImmediate as giveWay } from 'node:timers/promises'

/**
 * Shares out the one thread that all of a process runs on. What each account takes of it is counted; whoever has taken much lately lets
 * those go first who have taken less and wait for an answer. Where nobody else waits, nobody does.
 */
interface ThreadTurns {
  /** A request of the account waits for its answer, until what it returns is called. */
  awaitAnswer(accountId: string): () => void
  /** The account has taken so much. */
  count(accountId: string, ms: number): void
  /** Counts what this takes, and returns what it does. */
  counted<Result>(accountId: string, work: () => Result): Result
  /** The same for what others do for it, in other threads or the database, once the account may go on: they share the processors with us. */
  lent<Result>(accountId: string, work: () => Promise<Result>): Promise<Result>
  /** Does this with one after the other, a few milliseconds at a time, each time once the account may go on. */
  inTurns<Item>(accountId: string, items: Iterable<Item>, work: (item: Item) => void): Promise<void>
  /** When the account may go on. Undefined for at once: nothing has to be awaited then. */
  next(accountId: string): Promise<void> | undefined
}

// What is longer ago counts less and less. Of such a time, each may take so much, whoever else waits; those who wait for their
// turn share it.
const fadingMs = 1_000
const shareMs = 100
// Nobody has to wait for longer than this takes to fade.
const usedMsMax = 3 * shareMs
// A request that is not answered by then waits for something else than the thread: for its reader, for news, for a portal.
const awaitedMsMax = 250
// Who takes long at a time begins only when nobody was there for so many times as long: the next one would meet with it.
const quietTimes = 2
const pieceKept = 0.9
// What can be done piece by piece lets others go on after so long.
const atOnceMs = 5
const lookEveryMs = 3
const leastMs = 0.1
const accountsBetween = 1_000

interface Use {
  ms: number
  at: number
  /** What it takes at a time, at the most, of late. */
  pieceMs: number
}

export function makeThreadTurns(): ThreadTurns {
  const uses = new Map<string, Use>()
  const awaited = new Map<string, { requests: number; lastAt: number }>()
  const waiting = new Map<string, (() => void)[]>()
  let answered = { accountId: '', at: -Infinity }
  let isLooking = false

  return { awaitAnswer, count, counted, inTurns, lent, next }

  function awaitAnswer(accountId: string): () => void {
    const before = awaited.get(accountId)?.requests ?? 0
    awaited.set(accountId, { requests: before + 1, lastAt: performance.now() })
    return () => {
      const { requests = 1, lastAt = 0 } = awaited.get(accountId) ?? {}
      if (requests === 1) awaited.delete(accountId)
      else awaited.set(accountId, { requests: requests - 1, lastAt })
      if (usedBy(accountId) <= shareMs) answered = { accountId, at: performance.now() }
    }
  }

  function count(accountId: string, ms: number, pieceMs = ms): void {
    if (!uses.has(accountId) && uses.size % accountsBetween === accountsBetween - 1) forget()
    const used = Math.min(usedBy(accountId) + ms, usedMsMax)
    const earlier = uses.get(accountId)?.pieceMs ?? 0
    uses.set(accountId, { ms: used, at: performance.now(), pieceMs: Math.max(pieceMs, pieceKept * earlier) })
  }

  function counted<Result>(accountId: string, work: () => Result): Result {
    const begun = performance.now()
    try {
      return work()
    } finally {
      count(accountId, performance.now() - begun)
    }
  }

  async function inTurns<Item>(accountId: string, items: Iterable<Item>, work: (item: Item) => void): Promise<void> {
    let begun = performance.now()
    for (const item of items) {
      work(item)
      const ms = performance.now() - begun
      if (ms < atOnceMs) continue
      count(accountId, ms)
      await giveWay()
      await next(accountId)
      begun = performance.now()
    }
    count(accountId, performance.now() - begun)
  }

  async function lent<Result>(accountId: string, work: () => Promise<Result>): Promise<Result> {
    await next(accountId)
    // Until it shows what it takes, it is taken for as long as the last one: else all who wait would begin at once.
    const expectedMs = uses.get(accountId)?.pieceMs ?? 0
    count(accountId, expectedMs)
    const begun = performance.now()
    try {
      return await work()
    } finally {
      const ms = performance.now() - begun
      count(accountId, Math.max(0, ms - expectedMs), ms)
    }
  }

  function next(accountId: string): Promise<void> | undefined {
    if (usedBy(accountId) <= shareMs) return undefined
    const { promise, resolve } = Promise.withResolvers<void>()
    const queue = waiting.get(accountId)
    if (queue === undefined) waiting.set(accountId, [resolve])
    else queue.push(resolve)
    if (!isLooking) setImmediate(look)
    isLooking = true
    return promise
  }

  /** One of each account goes on at a time, for only then it shows what it takes. */
  function look(): void {
    let isAnyGoing = false
    for (const [accountId, queue] of waiting) {
      if (isAnybodyBefore(accountId)) continue
      isAnyGoing = true
      queue.shift()?.()
      if (queue.length === 0) waiting.delete(accountId)
    }
    isLooking = waiting.size > 0
    if (!isLooking) return
    if (isAnyGoing) setImmediate(look)
    else setTimeout(look, lookEveryMs)
  }

  function isAnybodyBefore(accountId: string): boolean {
    const used = usedBy(accountId)
    if (used <= shareMs / waiting.size) return false
    const now = performance.now()
    const quietMs = quietTimes * (uses.get(accountId)?.pieceMs ?? 0)
    if (answered.accountId !== accountId && now - answered.at < quietMs) return true
    for (const [other, { lastAt }] of awaited) {
      if (other !== accountId && now - lastAt < awaitedMsMax && usedBy(other) < used) return true
    }
    return false
  }

  function usedBy(accountId: string): number {
    const use = uses.get(accountId)
    return use === undefined ? 0 : use.ms * Math.exp((use.at - performance.now()) / fadingMs)
  }

  function forget(): void {
    for (const accountId of uses.keys()) if (usedBy(accountId) < leastMs) uses.delete(accountId)
  }
}

/** There is one such thread in a process. */
export const threadTurns = makeThreadTurns()
