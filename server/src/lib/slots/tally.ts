/** How many there are of each, and in all. */
interface Tally {
  add(key: string, change: number): void
  of(key: string): number
  total(): number
  /** Those of which there are any. */
  keys(): Iterable<string>
}

export function makeTally(): Tally {
  const counts = new Map<string, number>()
  let total = 0
  const of = (key: string) => counts.get(key) ?? 0
  return {
    add(key, change) {
      total += change
      const now = of(key) + change
      if (now === 0) counts.delete(key)
      else counts.set(key, now)
    },
    of,
    total: () => total,
    keys: () => counts.keys(),
  }
}
