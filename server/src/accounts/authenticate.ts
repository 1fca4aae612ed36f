import type { FastifyInstance } from 'fastify'
import { makeCache } from '../lib/cache.ts'
import type { Database } from '../lib/database/db.ts'
import { ApiError } from '../lib/errors.ts'
import { type KnownApiKey, findApiKey, hashApiKey } from './api-keys.store.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose resources this request may see and change. */
    accountId: string
    apiKeyId: string
  }
}

// A look-up for each request would cost as much as the request. A deleted key lives on for this long at the most.
const remembered = { msMax: 2_000, countMax: 10_000 }

/** Lets in only requests that bear the API key of an account, and tells the routes whose it is. */
export function authenticate(app: FastifyInstance, db: Database): void {
  const keys = makeCache<Promise<KnownApiKey | null>>(remembered)
  app.decorateRequest('accountId', '')
  app.decorateRequest('apiKeyId', '')

  app.addHook('onRequest', async (request) => {
    const key = await lookUp(bearerToken(request.headers.authorization))
    if (key === null) throw refusal('unknown_api_key', 'The API key is not known.', ', error="invalid_token"')
    request.accountId = key.accountId
    request.apiKeyId = key.id
  })

  function lookUp(token: string): Promise<KnownApiKey | null> {
    const hash = hashApiKey(token)
    const name = hash.toString('base64')
    const known = keys.get(name)
    if (known !== undefined) return known

    const key = keys.set(name, findApiKey(db, hash))
    // Neither a failure nor an unknown key is worth remembering.
    key.then(
      (found) => found ?? keys.delete(name),
      () => keys.delete(name),
    )
    return key
  }
}

function bearerToken(authorization: string | undefined): string {
  const token = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1]
  if (token === undefined)
    throw refusal('missing_api_key', 'Send your API key in the header Authorization: Bearer <API key>.')
  return token
}

function refusal(code: 'missing_api_key' | 'unknown_api_key', message: string, detail = ''): ApiError {
  return new ApiError(code, message, { headers: { 'www-authenticate': `Bearer realm="Aushang"${detail}` } })
}
