import type { Sentence } from '@aushang/model'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Caller, refuseOthers } from '../http/caller.ts'
import { senderNetwork } from '../http/sender.ts'
import { shareThreadAsStranger } from '../http/share-thread.ts'
import { batchCommits } from '../lib/background-work/batch-commits.ts'
import { makeCache } from '../lib/cache.ts'
import type { Database } from '../lib/database/db.ts'
import { ApiError, rateLimited } from '../lib/errors.ts'
import { areApiKeys, findApiKey, hashApiKey } from './api-keys.store.ts'

/** What a browser bears instead of a key. */
export interface SessionReader {
  /** Throws when the request may come from a page of somebody else's. */
  findToken(request: FastifyRequest): string | undefined
  /** Those that are asked for together cost one look. */
  isThere(token: string): Promise<boolean>
  findCaller(token: string): Promise<Caller | null>
  /** The answer to whoever bears a token that is not good (any more). */
  ended(): ApiError
}

// A look-up for each request would cost as much as the request. A deleted key lives on for this long at the most.
const remembered = { msMax: 2_000, countMax: 10_000 }
// Whose key was good within a day is not asked for among those that may be unknown.
const goodLately = { msMax: 86_400_000, countMax: 100_000 }

/**
 * Lets in only requests that bear the API key of an account, or the session of a person, and tells the routes whose they are.
 * Whoever bears both is let in by the key.
 */
export function authenticate(app: FastifyInstance, root: FastifyInstance, db: Database, sessions: SessionReader): void {
  const keys = makeCache<Promise<Caller | null>>(remembered)
  const good = makeCache<true>(goodLately)
  const countUnknown = countUnknownKeys()
  // One look for all that have come meanwhile: whoever has a key does not stand in a line with those who try some.
  const isKey = batchCommits((hashes: Buffer[]) => areApiKeys(db, hashes), { concurrency: 2, batchMax: 1_000 })
  app.decorateRequest('accountId', '')
  app.decorateRequest('caller')
  app.decorateRequest('isStillLetIn')

  app.addHook('onRequest', async (request, reply) => {
    request.caller = await callerOf(request).catch(async (error: unknown) => {
      await shareThreadAsStranger(request)
      throw error
    })
    request.isStillLetIn = () => callerOf(request).then(() => true, isRefused)
    request.accountId = request.caller.accountId
    request.account = request.caller
    // Whoever uses the browser next finds nothing in it.
    if (request.caller.sessionId !== undefined) reply.header('cache-control', 'no-store')
    refuseOthers(request)
  })

  // A path, or a method, that is nowhere is told in the language of whoever asks, too, if that is known.
  root.addHook('onRequest', async (request) => {
    if (!request.is404) return
    request.account = await callerOf(request).catch(() => null)
    if (request.account === null) await shareThreadAsStranger(request)
  })

  async function callerOf(request: FastifyRequest): Promise<Caller> {
    const key = bearerToken(request.headers.authorization)
    if (key !== undefined) return callerOfKey(request, key)
    const session = sessions.findToken(request)
    if (session !== undefined) return callerOfSession(request, session)
    throw refusal('missing_api_key', { key: 'apiKeyMissing' })
  }

  async function callerOfKey(request: FastifyRequest, key: string): Promise<Caller> {
    const hash = hashApiKey(key)
    const name = hash.toString('base64')
    const find = async () => {
      const caller = await (keys.get(name) ?? keys.set(name, findApiKey(db, hash))).catch((error: unknown) => {
        keys.delete(name)
        throw error
      })
      // Neither a failure nor an unknown key is worth remembering.
      if (caller === null) keys.delete(name)
      return caller
    }
    const caller = await (keys.get(name) ?? lookUp(request, name, () => isKey(hash), find))
    if (caller !== null) return caller
    throw refusal('unknown_api_key', { key: 'apiKeyUnknown' }, ', error="invalid_token"')
  }

  /** Never remembered: one that was ended is refused at once, and there are few of them. */
  async function callerOfSession(request: FastifyRequest, token: string): Promise<Caller> {
    const name = hashApiKey(token).toString('base64')
    const caller = await lookUp(
      request,
      name,
      () => sessions.isThere(token),
      () => sessions.findCaller(token),
    )
    if (caller === null) throw sessions.ended()
    return caller
  }

  async function lookUp(
    request: FastifyRequest,
    name: string,
    isThere: () => Promise<boolean>,
    find: () => Promise<Caller | null>,
  ): Promise<Caller | null> {
    const caller = good.get(name) || (await isThere()) ? await find() : null
    if (caller === null) {
      good.delete(name)
      countUnknown(request)
    } else {
      good.set(name, true)
    }
    return caller
  }
}

/** Whatever else went wrong says nothing about who asks. */
function isRefused(error: unknown): false {
  if (error instanceof ApiError) return false
  throw error
}

function bearerToken(authorization: string | undefined): string | undefined {
  return /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1]
}

function refusal(code: 'missing_api_key' | 'unknown_api_key', says: Sentence, detail = ''): ApiError {
  return new ApiError(code, says, { headers: { 'www-authenticate': `Bearer realm="Aushang"${detail}` } })
}

// To guess a key is hopeless; but each unknown one costs a look-up.
const perMinuteMax = 100
const minuteMs = 60_000

/**
 * Counts the keys and sessions that nobody has, by the network that they come from. What is returned counts one more, and throws when
 * there are too many; whoever has a good one is not refused for them: they may share a proxy, or an office.
 */
function countUnknownKeys(): (request: FastifyRequest) => void {
  const counts = makeCache<{ keys: number; until: number }>({ msMax: minuteMs, countMax: 10_000 })
  return (request) => {
    const from = senderNetwork(request)
    const counted = counts.get(from) ?? counts.set(from, { keys: 0, until: performance.now() + minuteMs })
    if (++counted.keys > perMinuteMax) throw rateLimited('tooManyUnknownKeys', counted.until - performance.now())
  }
}
