import type { Sentence } from '@aushang/model'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { makeCache } from '../lib/cache.ts'
import type { Database } from '../lib/database/db.ts'
import { ApiError } from '../lib/errors.ts'
import { type KnownApiKey, findApiKey, hashApiKey } from './api-keys.store.ts'
import { countUnknownKeys } from './unknown-keys.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose resources this request may see and change. */
    accountId: string
  }
}

// A look-up for each request would cost as much as the request. A deleted key lives on for this long at the most.
const remembered = { msMax: 2_000, countMax: 10_000 }
// Who had a good key within a day is let in from an address that sends unknown ones too: it may be a proxy's.
const goodLately = { msMax: 86_400_000, countMax: 100_000 }

/** Lets in only requests that bear the API key of an account, and tells the routes whose it is. */
export function authenticate(app: FastifyInstance, db: Database): void {
  const keys = makeCache<Promise<KnownApiKey | null>>(remembered)
  const good = makeCache<true>(goodLately)
  const unknown = countUnknownKeys()
  app.decorateRequest('accountId', '')

  app.addHook('onRequest', async (request) => {
    const hash = hashApiKey(bearerToken(request.headers.authorization))
    const name = hash.toString('base64')
    const key = await (keys.get(name) ?? lookUp(request, hash, name))
    if (key === null) throw refusal('unknown_api_key', { key: 'apiKeyUnknown' }, ', error="invalid_token"')
    request.accountId = key.accountId
    request.account = key
  })

  async function lookUp(request: FastifyRequest, hash: Buffer, name: string): Promise<KnownApiKey | null> {
    if (!good.get(name)) unknown.refuseMore(request)
    // Neither a failure nor an unknown key is worth remembering.
    const key = await keys.set(name, findApiKey(db, hash)).catch((error: unknown) => {
      keys.delete(name)
      throw error
    })
    if (key === null) {
      keys.delete(name)
      good.delete(name)
      unknown.count(request)
    } else {
      good.set(name, true)
    }
    return key
  }
}

function bearerToken(authorization: string | undefined): string {
  const token = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1]
  if (token === undefined) throw refusal('missing_api_key', { key: 'apiKeyMissing' })
  return token
}

function refusal(code: 'missing_api_key' | 'unknown_api_key', says: Sentence, detail = ''): ApiError {
  return new ApiError(code, says, { headers: { 'www-authenticate': `Bearer realm="Aushang"${detail}` } })
}
