import { randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { type AccessToken, type Consumer, newSecret, type State } from '../state/state.ts'
import { unauthenticated } from '../wire/refusal.ts'
import { makeVerifyCaller } from './verify-caller.ts'

const requestTokenMs = 30 * 60_000
const requestTokensMax = 10_000
/** Whoever asks for the first token has none to sign with. */
const noToken = { secret: '' }

export interface RequestToken {
  token: string
  secret: string
  consumerKey: string
  callback: string
  expiresAt: number
  /** Set by the person's consent. */
  verifier?: string
  userName?: string
}

export type OAuth = ReturnType<typeof makeOAuth>

export function makeOAuth({ state, publicUrl }: { state: State; publicUrl: string | undefined }) {
  const requestTokens = new Map<string, RequestToken>()
  const verifyCaller = makeVerifyCaller({ state, publicUrl })

  function liveRequestToken(token: string | undefined): RequestToken | undefined {
    const known = requestTokens.get(token ?? '')
    return known !== undefined && known.expiresAt > Date.now() ? known : undefined
  }

  return {
    liveRequestToken,

    issueRequestToken(request: FastifyRequest): RequestToken {
      const { consumer, params } = verifyCaller(request, () => noToken)
      const callback = params.get('oauth_callback')
      if (!isCallback(callback)) throw unauthenticated('oauth_callback must be an http or https address, or oob')
      // The oldest has waited longest for a person who did not come.
      const [oldest] = requestTokens.keys()
      if (requestTokens.size >= requestTokensMax && oldest !== undefined) requestTokens.delete(oldest)
      const issued: RequestToken = {
        token: newSecret(),
        secret: newSecret(),
        consumerKey: consumer.key,
        callback,
        expiresAt: Date.now() + requestTokenMs,
      }
      requestTokens.set(issued.token, issued)
      return issued
    },

    /** What the person has decided. Null: no. */
    recordDecision(requestToken: RequestToken, userName: string | null): void {
      if (userName === null) {
        requestTokens.delete(requestToken.token)
        return
      }
      requestToken.userName = state.ensureUser(userName).name
      requestToken.verifier = randomBytes(12).toString('base64url')
    },

    issueAccessToken(request: FastifyRequest): AccessToken {
      const { consumer, params, token } = verifyCaller(request, (named) => {
        const known = liveRequestToken(named)
        if (known === undefined) throw unauthenticated('Invalid or expired request token')
        return known
      })
      if (token.consumerKey !== consumer.key) throw unauthenticated('The request token belongs to another consumer')
      const { userName, verifier } = token
      // It must be in the header; one in the body only is as good as none.
      if (verifier === undefined || userName === undefined || params.get('oauth_verifier') !== verifier) {
        throw unauthenticated('Invalid verifier')
      }
      requestTokens.delete(token.token)
      const issued: AccessToken = {
        token: newSecret(),
        secret: newSecret(),
        consumerKey: consumer.key,
        userName,
        createdAt: new Date().toISOString(),
      }
      state.tokens.set(issued.token, issued)
      return issued
    },

    /** The user on whose behalf a call is made. */
    authenticate(request: FastifyRequest): { consumer: Consumer; token: AccessToken } {
      const { consumer, token } = verifyCaller(request, (named) => {
        const known = state.tokens.get(named ?? '')
        if (known === undefined) throw unauthenticated('Invalid access token')
        return known
      })
      if (token.consumerKey !== consumer.key) throw unauthenticated('The access token belongs to another consumer')
      return { consumer, token }
    },
  }
}

function isCallback(callback: string | undefined): callback is string {
  return callback === 'oob' || /^https?:$/.test(URL.parse(callback ?? '')?.protocol ?? '')
}
