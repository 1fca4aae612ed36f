import { randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { type AccessToken, type Consumer, newSecret, type State } from '../state/state.ts'
import { unauthenticated } from '../wire/refusal.ts'
import { isSameSignature, readAuthorization, readFormPairs, signatureOf } from './signature.ts'

const requestTokenMs = 30 * 60_000
const clockSkewSeconds = 300
const requestTokensMax = 10_000

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
  const usedNonces = makeNonces()

  /** Who calls: the signature is computed anew over what arrived, as any server of this protocol must. */
  function verifyCaller(request: FastifyRequest, tokenSecretOf: (token: string | undefined) => string): Caller {
    const params = readAuthorization(request.headers.authorization)
    if (params === null) throw unauthenticated('No OAuth authorization header')
    const consumer = state.consumers.get(params.get('oauth_consumer_key') ?? '')
    if (consumer === undefined) throw unauthenticated('Invalid consumer key')
    if (params.get('oauth_signature_method') !== 'HMAC-SHA1') throw unauthenticated('Unsupported signature method')
    const tokenSecret = tokenSecretOf(params.get('oauth_token'))
    if (!isSigned(request, params, consumer, tokenSecret)) {
      throw unauthenticated('Invalid signature for signature method HMAC-SHA1')
    }
    refuseReplay(params, consumer)
    return { consumer, params }
  }

  function isSigned(
    request: FastifyRequest,
    params: Map<string, string>,
    consumer: Consumer,
    tokenSecret: string,
  ): boolean {
    const [path = '', query = ''] = request.raw.url?.split('?') ?? []
    const signed: [string, string][] = [...params].filter(([name]) => name !== 'oauth_signature')
    signed.push(...readFormPairs(query))
    const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true
    if (isForm && Buffer.isBuffer(request.body)) signed.push(...readFormPairs(request.body.toString('utf8')))
    // A proxy in front may speak https, or call itself by another name.
    const origins = new Set([`http://${request.host}`, `https://${request.host}`, publicUrl ?? ''])
    const secrets = { consumerSecret: consumer.secret, tokenSecret }
    return [...origins].some((origin) =>
      isSameSignature(
        signatureOf({ method: request.method, url: origin + path, params: signed, ...secrets }),
        params.get('oauth_signature') ?? '',
      ),
    )
  }

  function refuseReplay(params: Map<string, string>, consumer: Consumer): void {
    const timestamp = Number(params.get('oauth_timestamp'))
    const nonce = params.get('oauth_nonce') ?? ''
    const nowSeconds = Date.now() / 1000
    const isStale = !(Math.abs(nowSeconds - timestamp) <= clockSkewSeconds)
    const code = 'ERROR_COMMON_AUTHENTICATION_OAUTH_NONCE_EXPIRED'
    if (isStale) throw unauthenticated(`Timestamp refused: ${params.get('oauth_timestamp')}`, code)
    if (nonce === '') throw unauthenticated('No nonce', code)
    const isNew = usedNonces.add(timestamp, `${consumer.key} ${params.get('oauth_token') ?? ''} ${nonce}`)
    if (!isNew) throw unauthenticated(`Nonce already used: ${nonce}`, code)
  }

  function liveRequestToken(token: string | undefined): RequestToken | undefined {
    const known = requestTokens.get(token ?? '')
    return known !== undefined && known.expiresAt > Date.now() ? known : undefined
  }

  return {
    liveRequestToken,

    issueRequestToken(request: FastifyRequest): RequestToken {
      const { consumer, params } = verifyCaller(request, () => '')
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
      let requestToken: RequestToken | undefined
      const { consumer, params } = verifyCaller(request, (token) => {
        requestToken = liveRequestToken(token)
        if (requestToken === undefined) throw unauthenticated('Invalid or expired request token')
        return requestToken.secret
      })
      const { token, userName, verifier, consumerKey } = requestToken as unknown as RequestToken
      if (consumerKey !== consumer.key) throw unauthenticated('The request token belongs to another consumer')
      // It must be in the header; one in the body only is as good as none.
      if (verifier === undefined || userName === undefined || params.get('oauth_verifier') !== verifier) {
        throw unauthenticated('Invalid verifier')
      }
      requestTokens.delete(token)
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
      let known: AccessToken | undefined
      const { consumer } = verifyCaller(request, (token) => {
        known = state.tokens.get(token ?? '')
        if (known === undefined) throw unauthenticated('Invalid access token')
        return known.secret
      })
      const token = known as unknown as AccessToken
      if (token.consumerKey !== consumer.key) throw unauthenticated('The access token belongs to another consumer')
      return { consumer, token }
    },
  }
}

function isCallback(callback: string | undefined): callback is string {
  return callback === 'oob' || /^https?:$/.test(URL.parse(callback ?? '')?.protocol ?? '')
}

interface Caller {
  consumer: Consumer
  params: Map<string, string>
}

/** Nonces by second; those of a second that would be refused as stale are forgotten. */
function makeNonces() {
  const bySecond = new Map<number, Set<string>>()
  let cleanedAt = 0
  return {
    add(second: number, nonce: string): boolean {
      const now = Math.floor(Date.now() / 1000)
      if (now !== cleanedAt) {
        cleanedAt = now
        for (const known of bySecond.keys()) if (Math.abs(now - known) > clockSkewSeconds) bySecond.delete(known)
      }
      const nonces = bySecond.get(second) ?? new Set()
      bySecond.set(second, nonces)
      if (nonces.has(nonce)) return false
      nonces.add(nonce)
      return true
    },
  }
}
