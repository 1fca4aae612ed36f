/** A bucket for each API key, filled up again evenly. */
export function makeRateLimit(perMinute: number) {
  const buckets = new Map<string, { left: number; at: number }>()
  const perMs = perMinute / 60_000

  return {
    perMinute,
    /** What is left after this call; and if it is one too many, in how many seconds there is one again. */
    take(key: string): { remaining: number; retryAfterSeconds: number | null } {
      const now = Date.now()
      const bucket = buckets.get(key) ?? { left: perMinute, at: now }
      buckets.set(key, bucket)
      bucket.left = Math.min(perMinute, bucket.left + (now - bucket.at) * perMs)
      bucket.at = now
      if (bucket.left < 1) {
        return { remaining: 0, retryAfterSeconds: Math.max(1, Math.ceil((1 - bucket.left) / perMs / 1000)) }
      }
      bucket.left -= 1
      return { remaining: Math.floor(bucket.left), retryAfterSeconds: null }
    },
  }
}

export type RateLimit = ReturnType<typeof makeRateLimit>
