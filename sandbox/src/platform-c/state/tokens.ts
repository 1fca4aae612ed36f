import { createHash, timingSafeEqual } from 'node:crypto'
import { demoClient, newSecret, type State, type Token } from './state.ts'

export const lifetimeSeconds = 24 * 3_600
export const clientIdPattern = /^[a-z0-9][a-z0-9-]{0,39}$/

export type Tokens = ReturnType<typeof makeTokens>

export function makeTokens({ tokens }: Pick<State, 'tokens'>) {
  return {
    /** What is issued is good until it ends, however many there are. */
    issue(clientId: string, scopes: string[]): Token {
      for (const old of tokens.all()) if (old.expiresAtMs < Date.now()) tokens.delete(old.accessToken)
      const expiresAtMs = Date.now() + lifetimeSeconds * 1_000
      const token: Token = { accessToken: newSecret(), clientId, scopes, expiresAtMs }
      tokens.set(token.accessToken, token)
      return token
    },

    find(accessToken: string): Token | undefined {
      const token = tokens.get(accessToken)
      return token !== undefined && token.expiresAtMs > Date.now() ? token : undefined
    },

    all: () => [...tokens.all()].filter(({ expiresAtMs }) => expiresAtMs > Date.now()),

    clientIds: () => [...new Set([...tokens.all()].map(({ clientId }) => clientId))],

    /** All tokens of a client end now, or those of every client (`''`). */
    expire(clientId: string): void {
      for (const token of tokens.all())
        if (clientId === '' || token.clientId === clientId) tokens.delete(token.accessToken)
    },
  }
}

export function isClient(id: unknown, secret: unknown): id is string {
  return typeof id === 'string' && clientIdPattern.test(id) && isSameSecret(String(secret), demoClient.secret)
}

function isSameSecret(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(one), digest(other))
}
