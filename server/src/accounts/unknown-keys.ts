import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { makeCache } from '../lib/cache.ts'
import { rateLimited } from '../lib/errors.ts'
import { networkOf } from '../lib/guarded/addresses.ts'

// To guess a key is hopeless; but each unknown one costs a look-up.
const perMinuteMax = 100
const minuteMs = 60_000

interface UnknownKeys {
  /** Throws when too many came from where this request comes from. */
  refuseMore(request: FastifyRequest): void
  count(request: FastifyRequest): void
}

/** Counts the keys that nobody has, by the network that they come from. */
export function countUnknownKeys(): UnknownKeys {
  const counts = makeCache<{ keys: number; until: number }>({ msMax: minuteMs, countMax: 10_000 })
  return {
    refuseMore(request) {
      const { keys = 0, until = 0 } = counts.get(sender(request)) ?? {}
      if (keys < perMinuteMax) return
      throw rateLimited('tooManyUnknownKeys', until - performance.now())
    },
    count(request) {
      const from = sender(request)
      const counted = counts.get(from) ?? counts.set(from, { keys: 0, until: performance.now() + minuteMs })
      counted.keys++
    },
  }
}

/** What stands in X-Forwarded-For may be anything. */
function sender({ ip, socket }: FastifyRequest): string {
  return networkOf(isIP(ip) === 0 ? (socket.remoteAddress ?? '::') : ip)
}
