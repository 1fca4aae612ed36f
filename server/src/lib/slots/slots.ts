import { makeTally } from './tally.ts'

interface SlotOptions {
  total: number
  /** How many of them one key may hold. */
  perKey?: number
  /** How many of them are kept for keys that hold none, and have not been busy lately. */
  kept?: number
}

/**
 * Limits how much is under way at once, in all and for each key. Nobody waits for somebody else's key: the next is always one
 * of those who hold the least and have held the least lately. And as no number of keys may take all there is and let the
 * others wait, some slots are out of reach for whoever is busy.
 */
export interface Slots {
  /** What weighs more takes so many slots: no more than one key may hold, nor than are left beside those that are kept. */
  within<Result>(key: string, work: () => Promise<Result>, weight?: number): Promise<Result>
  /** Null when no slot came free within that time; then nothing was begun. */
  soon<Result>(key: string, waitMsMax: number, work: () => Promise<Result>): Promise<Result | null>
  held(): number
  waiting(): number
}

// Whoever could have held all kept slots for so long is busy.
const busySeconds = 2

export function makeSlots({ total, kept = 0, perKey = total - kept }: SlotOptions): Slots {
  interface Waiting {
    key: string
    weight: number
    begin: () => void
  }
  const waiting = new Map<string, Waiting[]>()
  const held = makeTally()
  const recentUse = makeRecentUse()
  const keptUseMax = kept * busySeconds
  let fading: NodeJS.Timeout | undefined

  return {
    async within(key, work, weight = 1) {
      await taken(key, weight)
      return doAndRelease(key, weight, work)
    },
    async soon(key, waitMsMax, work) {
      if (!(await taken(key, 1, waitMsMax))) return null
      return doAndRelease(key, 1, work)
    },
    held: () => held.total(),
    waiting: () => [...waiting.values()].reduce((count, queue) => count + queue.length, 0),
  }

  async function taken(key: string, weight: number, waitMsMax?: number): Promise<boolean> {
    const { promise, resolve } = Promise.withResolvers<boolean>()
    const one = { key, weight, begin: () => resolve(true) }
    waiting.set(key, [...(waiting.get(key) ?? []), one])
    beginNext()
    const timer = waitMsMax === undefined ? undefined : setTimeout(giveUp, waitMsMax)
    return promise.finally(() => clearTimeout(timer))

    function giveUp(): void {
      remove(one)
      resolve(false)
      beginNext() // others may have waited for it to go first
    }
  }

  async function doAndRelease<Result>(key: string, weight: number, work: () => Promise<Result>): Promise<Result> {
    try {
      return await work()
    } finally {
      change(key, -weight)
      beginNext()
    }
  }

  function beginNext(): void {
    for (let next = findNext(); next !== undefined; next = findNext()) {
      remove(next)
      change(next.key, next.weight)
      next.begin()
    }
    beginWhenFaded()
  }

  /** Who may not take a kept slot for having been busy may do so later, though nobody comes or goes until then. */
  function beginWhenFaded(): void {
    clearTimeout(fading)
    const seconds = [...waiting.values()].flatMap(([first]) =>
      first !== undefined && fitsIntoKept(first) ? [recentUse.secondsUntilBelow(first.key, keptUseMax)] : [],
    )
    const least = Math.min(...seconds)
    if (Number.isFinite(least)) fading = setTimeout(beginNext, Math.ceil(least * 1000) + 1).unref()
  }

  function findNext(): Waiting | undefined {
    let isAnyAhead = false
    for (const one of firstsInOrder()) {
      if (held.of(one.key) + one.weight > perKey) continue // waits for itself
      if (mayTakeKept(one)) return one
      // What weighs much would never begin if what weighs little went ahead of it.
      if (!isAnyAhead && fits(one, total - kept)) return one
      isAnyAhead = true
    }
    return undefined
  }

  function firstsInOrder(): Waiting[] {
    const ranked = [...waiting.values()].flatMap(([first]) =>
      first === undefined ? [] : [{ first, held: held.of(first.key), used: recentUse.of(first.key) }],
    )
    return ranked.toSorted((a, b) => a.held - b.held || a.used - b.used).map(({ first }) => first)
  }

  function mayTakeKept(one: Waiting): boolean {
    return fitsIntoKept(one) && recentUse.of(one.key) < keptUseMax
  }

  function fitsIntoKept(one: Waiting): boolean {
    return held.of(one.key) === 0 && one.weight <= perKey && fits(one, total)
  }

  function fits({ weight }: Waiting, limit: number): boolean {
    return held.total() + weight <= limit
  }

  function change(key: string, weight: number): void {
    held.add(key, weight)
    recentUse.change(key, weight)
  }

  function remove(one: Waiting): void {
    const others = (waiting.get(one.key) ?? []).filter((each) => each !== one)
    if (others.length === 0) waiting.delete(one.key)
    else waiting.set(one.key, others)
  }
}

/** How much each key has held of something lately, in weight × seconds: what is longer ago counts less and less. */
interface RecentUse {
  /** From now on, a key holds so much more, or less. */
  change(key: string, weight: number): void
  of(key: string): number
  /** How long until a key that holds nothing has used less than that. */
  secondsUntilBelow(key: string, limit: number): number
}

// After so long, a third of what was used is still counted. Whoever holds one all the time has used so much lately.
const fadingSeconds = 10
// What is less than that is forgotten, once in so many changes.
const least = 0.001
const changesBetween = 1_000

function makeRecentUse(): RecentUse {
  const uses = new Map<string, { used: number; held: number; at: number }>()
  let changes = 0

  function now(key: string) {
    const { used, held, at } = uses.get(key) ?? { used: 0, held: 0, at: 0 }
    const seconds = performance.now() / 1000
    const left = Math.exp(-(seconds - at) / fadingSeconds)
    return { used: used * left + held * fadingSeconds * (1 - left), held, at: seconds }
  }

  return {
    change(key, weight) {
      const use = now(key)
      uses.set(key, { ...use, held: use.held + weight })
      changes += 1
      if (changes % changesBetween === 0) forget()
    },
    of: (key) => now(key).used,
    secondsUntilBelow: (key, limit) => Math.max(0, fadingSeconds * Math.log(now(key).used / limit)),
  }

  function forget(): void {
    for (const [key, { held }] of uses) if (held === 0 && now(key).used < least) uses.delete(key)
  }
}
