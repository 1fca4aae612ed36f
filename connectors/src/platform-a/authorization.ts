import { isRecord } from '@aushang/model'
import type { OAuth, Portal, Unauthorized, Unavailable } from '../contract.ts'
import { meaningOf, readAnswer, saidIn } from './answers.ts'
import { authorizationHeader, type KeyPair } from './oauth.ts'
import { retryAfterMs } from './outcomes.ts'
import { type Randomness, tokenOf } from './session.ts'

/** OAuth 1.0a in three steps. The access token stays good until its user takes it back. */
export function authorizationOf(url: string, randomness: Randomness): OAuth {
  const root = `${url}/restapi/security/oauth`
  return {
    kind: 'oauth',

    async begin(callbackUrl, portal) {
      const request = { url: `${root}/request_token`, extra: { oauth_callback: callbackUrl } }
      const token = await askForToken(portal, request, randomness)
      if (isOutcome(token)) return token
      const confirm = `${root}/confirm_access?oauth_token=${encodeURIComponent(token.key)}`
      return { kind: 'redirect', url: confirm, keep: { token: token.key, secret: token.secret } }
    },

    async complete(query, keep, portal) {
      const token = tokenOf(keep)
      const { state = 'authorized', oauth_token: returned, oauth_verifier: verifier } = query
      const isRefusal = state !== 'authorized'
      // Another tab, or a program that looks at links in mails, has begun anew: nobody has decided on that yet.
      // Whether a refusal names its token, nobody has seen.
      if (token === undefined || (returned !== token.key && !(isRefusal && returned === undefined))) {
        return { kind: 'unavailable', detail: 'The user came back with another authorization than was begun last.' }
      }
      if (isRefusal || !verifier) return unauthorized('The user did not grant access on the portal.')
      const request = { url: `${root}/access_token`, token, extra: { oauth_verifier: verifier } }
      const access = await askForToken(portal, request, randomness)
      return isOutcome(access)
        ? access
        : { kind: 'authorized', credentials: { token: access.key, secret: access.secret } }
    },
  }
}

interface TokenRequest {
  url: string
  token?: KeyPair
  extra: Record<string, string>
}

async function askForToken(
  portal: Portal,
  request: TokenRequest,
  { nonce, nowMs }: Randomness,
): Promise<KeyPair | Unauthorized | Unavailable> {
  const { consumer } = portal
  if (consumer === null) return unauthorized('The account has no consumer credentials for this portal.')
  const now = nowMs()
  const signed = { ...request, method: 'POST', consumer, nonce: nonce(), timeSeconds: Math.floor(now / 1000) }
  const headers = { authorization: authorizationHeader(signed) }
  const answer = await portal.http.send({ method: 'POST', url: request.url, headers })
  if (answer.kind === 'failed') return { kind: 'unavailable', detail: answer.message }
  const form = new URLSearchParams(answer.body.toString('utf8'))
  const [key, secret] = [form.get('oauth_token'), form.get('oauth_token_secret')]
  if (answer.status < 300 && key && secret) return { key, secret }

  const secrets = [consumer.secret, request.token?.secret, secret].filter((text) => typeof text === 'string')
  const clean = readAnswer(answer, secrets)
  const said = saidIn(clean)
  const meaning = meaningOf(clean)
  if (meaning === 'unauthorized' || meaning === 'refused') {
    return { kind: 'unauthorized', detail: `The portal refuses the authorization (${answer.status}).`, said }
  }
  const after = retryAfterMs(clean, now)
  const detail = `The portal gave no token (${answer.status}).`
  return { kind: 'unavailable', detail, said, ...(after !== undefined && { retryAfterMs: after }) }
}

function unauthorized(detail: string): Unauthorized {
  return { kind: 'unauthorized', detail }
}

function isOutcome(token: KeyPair | Unauthorized | Unavailable): token is Unauthorized | Unavailable {
  return isRecord(token) && 'kind' in token
}
