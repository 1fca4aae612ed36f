import type { FastifyRequest } from 'fastify'
import type { Consumer, State } from '../state/state.ts'
import { unauthenticated } from '../wire/refusal.ts'
import { isSameSignature, readAuthorization, readFormPairs, signatureOf } from './signature.ts'

const clockSkewSeconds = 300

interface Caller<Token> {
  consumer: Consumer
  params: Map<string, string>
  token: Token
}

/** Finds the token that a call names, or throws. */
type FindToken<Token> = (named: string | undefined) => Token

/** Who calls: the signature is computed anew over what arrived, as any server of this protocol must. */
export function makeVerifyCaller({ state, publicUrl }: { state: State; publicUrl: string | undefined }) {
  const usedNonces = makeNonces()

  return <Token extends { secret: string }>(request: FastifyRequest, findToken: FindToken<Token>): Caller<Token> => {
    const params = readAuthorization(request.headers.authorization)
    if (params === null) throw unauthenticated('No OAuth authorization header')
    const consumer = state.consumers.get(params.get('oauth_consumer_key') ?? '')
    if (consumer === undefined) throw unauthenticated('Invalid consumer key')
    if (params.get('oauth_signature_method') !== 'HMAC-SHA1') throw unauthenticated('Unsupported signature method')
    const token = findToken(params.get('oauth_token'))
    const secrets = { consumerSecret: consumer.secret, tokenSecret: token.secret }
    // A proxy in front may speak https, or call itself by another name.
    const origins = new Set([`http://${request.host}`, `https://${request.host}`, publicUrl ?? ''])
    if (![...origins].some((origin) => isSigned(request, params, origin, secrets))) {
      throw unauthenticated('Invalid signature for signature method HMAC-SHA1')
    }
    refuseReplay(params, consumer)
    return { consumer, params, token }
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
}

function isSigned(
  request: FastifyRequest,
  params: Map<string, string>,
  origin: string,
  secrets: { consumerSecret: string; tokenSecret: string },
): boolean {
  const [path = '', query = ''] = request.raw.url?.split('?') ?? []
  const signed: [string, string][] = [...params].filter(([name]) => name !== 'oauth_signature')
  signed.push(...readFormPairs(query))
  const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true
  if (isForm && Buffer.isBuffer(request.body)) signed.push(...readFormPairs(request.body.toString('utf8')))
  const expected = signatureOf({ method: request.method, url: origin + path, params: signed, ...secrets })
  return isSameSignature(expected, params.get('oauth_signature') ?? '')
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
