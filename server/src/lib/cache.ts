interface Cache<Value> {
  get(key: string): Value | undefined
  /** Returns the value. */
  set(key: string, value: Value): Value
  delete(key: string): void
}

interface CacheOptions {
  /** Beyond it, the oldest goes. */
  countMax: number
  /** How long each is good for; without it, for as long as there is room. */
  msMax?: number
}

export function makeCache<Value>({ countMax, msMax = Infinity }: CacheOptions): Cache<Value> {
  const entries = new Map<string, { value: Value; until: number }>()
  return {
    get(key) {
      const entry = entries.get(key)
      return entry !== undefined && performance.now() < entry.until ? entry.value : undefined
    },
    set(key, value) {
      entries.delete(key) // a Map keeps the order in which its keys came
      entries.set(key, { value, until: performance.now() + msMax })
      const [oldest] = entries.size > countMax ? entries.keys() : []
      if (oldest !== undefined) entries.delete(oldest)
      return value
    },
    delete: (key) => void entries.delete(key),
  }
}
