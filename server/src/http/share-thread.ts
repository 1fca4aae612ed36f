import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import { threadTurns } from '../lib/slots/thread-turns.ts'
import { makeCache } from '../lib/cache.ts'
import { senderNetwork } from './sender.ts'

// What the least of requests takes of the thread.
const requestMs = 0.5
// Whose body takes longer counts as several requests.
const countedMs = 5
const accountsMax = 10_000

/** Whoever has no account waits for those who have: of each network, one refusal after the other. */
export async function shareThreadAsStranger(request: FastifyRequest): Promise<void> {
  const stranger = `of ${senderNetwork(request)}`
  threadTurns.count(stranger, requestMs)
  await threadTurns.next(stranger)
}

/**
 * Requests of accounts that have taken much of the thread lately wait for those of others. Returns how requests are counted: what takes
 * long counts as several. Wants to be told the account first.
 */
export function shareThread(app: FastifyInstance): FastifyRateLimitStoreCtor {
  const counts = makeCache<{ requests: number; since: number }>({ countMax: accountsMax })

  app.addHook('onRequest', async ({ accountId }, reply) => {
    reply.raw.once('close', threadTurns.awaitAnswer(accountId))
    threadTurns.count(accountId, requestMs)
    await threadTurns.next(accountId)
  })
  // From when a body is parsed until it is handed on, or refused, nothing is waited for.
  app.addHook('preHandler', async (request) => countBody(request))
  app.addHook('onSend', async (request) => countBody(request))

  return class {
    incr(accountId: string, done: (error: null, counted: { current: number; ttl: number }) => void, windowMs: number) {
      const now = Date.now()
      const known = counts.get(accountId)
      const count = known !== undefined && now < known.since + windowMs ? known : { requests: 0, since: now }
      count.requests += 1
      counts.set(accountId, count)
      done(null, { current: count.requests, ttl: count.since + windowMs - now })
    }

    child() {
      return this
    }
  }

  function countBody({ accountId, parsing }: FastifyRequest): void {
    if (parsing === null || parsing.isCounted) return
    parsing.isCounted = true
    threadTurns.count(accountId, performance.now() - parsing.at)
    const { user, system } = process.threadCpuUsage(parsing.used)
    const count = counts.get(accountId)
    if (count !== undefined) count.requests += Math.floor((user + system) / 1000 / countedMs)
  }
}
