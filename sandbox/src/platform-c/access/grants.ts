import { createHash, timingSafeEqual } from 'node:crypto'
import { type Client, type Grant, newSecret, type State } from '../state/state.ts'

export const defaultLifetimeSeconds = 15 * 60
const codeMs = 60_000
const codesMax = 10_000

/** What a client has asked for, and a person has to decide on. */
export interface AccessRequest {
  clientId: string
  redirectUri: string
  state: string
  scopes: string[]
  challenge: string
}

interface Code extends AccessRequest {
  userName: string
  lifetimeSeconds: number
  expiresAtMs: number
}

export interface Tokens {
  access_token: string
  token_type: 'Bearer'
  expires_in: number
  refresh_token: string
  scope: string
}

export type Grants = ReturnType<typeof makeGrants>

export function makeGrants(state: State) {
  const codes = new Map<string, Code>()
  const byAccessToken = new Map<string, Grant>()
  const byRefreshToken = new Map<string, Grant>()
  for (const grant of state.grants.all()) index(grant)

  function index(grant: Grant): void {
    byAccessToken.set(grant.accessToken, grant)
    byRefreshToken.set(grant.refreshToken, grant)
  }

  function forget({ accessToken, refreshToken }: Grant): void {
    byAccessToken.delete(accessToken)
    byRefreshToken.delete(refreshToken)
  }

  function issue(grant: Omit<Grant, 'accessToken' | 'accessExpiresAtMs' | 'refreshToken'>): Tokens {
    const { id, scopes, lifetimeSeconds } = grant
    const issued: Grant = {
      ...grant,
      accessToken: newSecret(),
      accessExpiresAtMs: Date.now() + lifetimeSeconds * 1_000,
      refreshToken: newSecret(),
    }
    state.grants.set(id, issued)
    index(issued)
    return {
      access_token: issued.accessToken,
      token_type: 'Bearer',
      expires_in: lifetimeSeconds,
      refresh_token: issued.refreshToken,
      scope: scopes.join(' '),
    }
  }

  return {
    /** A person has agreed. Answers with the code that the client gets tokens for, once. */
    allow(request: AccessRequest, userName: string, lifetimeSeconds: number): string {
      if (codes.size >= codesMax) codes.clear()
      const code = newSecret()
      codes.set(code, { ...request, userName, lifetimeSeconds, expiresAtMs: Date.now() + codeMs })
      return code
    },

    /** Null: `invalid_grant`. */
    redeem(client: Client, code: string, redirectUri: string, verifier: string): Tokens | null {
      const known = codes.get(code)
      codes.delete(code)
      if (known === undefined || known.expiresAtMs < Date.now()) return null
      const isTheirs = known.clientId === client.id && known.redirectUri === redirectUri
      if (!isTheirs || challengeOf(verifier) !== known.challenge) return null
      const { userName, scopes, lifetimeSeconds } = known
      const createdAt = new Date().toISOString()
      return issue({ id: newSecret(9), clientId: client.id, userName, scopes, lifetimeSeconds, createdAt })
    },

    /** A refresh token works once. Null: `invalid_grant`. */
    refresh(client: Client, refreshToken: string): Tokens | null {
      const grant = byRefreshToken.get(refreshToken)
      if (grant === undefined || grant.clientId !== client.id) return null
      forget(grant)
      return issue(grant)
    },

    findByAccessToken(token: string): Grant | undefined {
      const grant = byAccessToken.get(token)
      return grant !== undefined && grant.accessExpiresAtMs > Date.now() ? grant : undefined
    },

    expire(grant: Grant): void {
      const expired = { ...grant, accessExpiresAtMs: 0 }
      state.grants.set(grant.id, expired)
      index(expired)
    },

    revoke(grant: Grant): void {
      forget(grant)
      state.grants.delete(grant.id)
    },
  }
}

/** By what it proves itself with; null for a stranger. */
export function findClient(state: State, id: string, secret: string): Client | null {
  const client = state.clients.get(id)
  return client !== undefined && isSameSecret(client.secret, secret) ? client : null
}

function isSameSecret(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(one), digest(other))
}

/** `S256` of RFC 7636. */
function challengeOf(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url')
}
