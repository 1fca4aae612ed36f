export interface SlotOptions {
  total: number
  /** How many of them one key may hold. */
  perKey?: number
}

/**
 * Limits how much is under way at once, in all and for each key. Those who wait are served in the order they came, except
 * that nobody waits for somebody else's key.
 */
export interface Slots {
  within<Result>(key: string, work: () => Promise<Result>): Promise<Result>
  /** Null when no slot came free within that time; then nothing was begun. */
  soon<Result>(key: string, waitMsMax: number, work: () => Promise<Result>): Promise<Result | null>
}

export function makeSlots({ total, perKey = total }: SlotOptions): Slots {
  interface Waiting {
    key: string
    begin: () => void
  }
  const waiting: Waiting[] = []
  const heldBy = new Map<string, number>()
  let held = 0

  return {
    async within(key, work) {
      await taken(key)
      return work().finally(() => release(key))
    },
    async soon(key, waitMsMax, work) {
      if (!(await taken(key, waitMsMax))) return null
      return work().finally(() => release(key))
    },
  }

  function taken(key: string, waitMsMax?: number): Promise<boolean> {
    return new Promise((resolve) => {
      const one = { key, begin: () => resolve(true) }
      waiting.push(one)
      beginNext()
      if (waitMsMax === undefined || !waiting.includes(one)) return
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(one), 1)
        resolve(false)
      }, waitMsMax)
      one.begin = () => {
        clearTimeout(timer)
        resolve(true)
      }
    })
  }

  function release(key: string): void {
    count(key, -1)
    beginNext()
  }

  function beginNext(): void {
    while (held < total) {
      const index = waiting.findIndex(({ key }) => (heldBy.get(key) ?? 0) < perKey)
      const [next] = index === -1 ? [] : waiting.splice(index, 1)
      if (next === undefined) return
      count(next.key, 1)
      next.begin()
    }
  }

  function count(key: string, change: 1 | -1): void {
    held += change
    const now = (heldBy.get(key) ?? 0) + change
    if (now === 0) heldBy.delete(key)
    else heldBy.set(key, now)
  }
}
