import type { FastifyRequest } from 'fastify'
import { senderNetwork } from '../http/sender.ts'
import { makeCache } from '../lib/cache.ts'
import { rateLimited } from '../lib/errors.ts'
import { makeSlots } from '../lib/slots/slots.ts'

// To guess a key is hopeless; but each unknown one costs a look-up. Those of a network wait for each other.
const perMinuteMax = 100
const lookUps = { total: 4, perKey: 1, kept: 1 }
const minuteMs = 60_000

interface UnknownKeys {
  /** Whoever has a good key may wait for those who have none, but is not refused for them: they may share a proxy, or an office. */
  lookUp<Found>(request: FastifyRequest, find: () => Promise<Found>): Promise<Found>
  /** Throws when too many came from where this request comes from. */
  count(request: FastifyRequest): void
}

/** Counts the keys and sessions that nobody has, by the network that they come from. */
export function countUnknownKeys(): UnknownKeys {
  const counts = makeCache<{ keys: number; until: number }>({ msMax: minuteMs, countMax: 10_000 })
  const slots = makeSlots(lookUps)
  return {
    lookUp: (request, find) => slots.within(senderNetwork(request), find),
    count(request) {
      const from = senderNetwork(request)
      const counted = counts.get(from) ?? counts.set(from, { keys: 0, until: performance.now() + minuteMs })
      if (++counted.keys > perMinuteMax) throw rateLimited('tooManyUnknownKeys', counted.until - performance.now())
    },
  }
}
