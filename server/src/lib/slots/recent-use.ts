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

export function makeRecentUse(): RecentUse {
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
