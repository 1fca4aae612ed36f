import type { OAuth, Unauthorized, Unavailable } from '../../contract.ts'
import { unauthorized } from '../../define-connector.ts'
import type { PortalSession } from '../../portal-session.ts'
import { meaningOf, readAnswer, saidIn } from '../offer-api/answers.ts'
import { type Consumer, type KeyPair, keyPairOf, Token } from '../signing/keys.ts'
import { authorizationHeader, nonceAndTime } from '../signing/oauth.ts'
import { unavailable } from '../../http-answers.ts'

/** OAuth 1.0a in three steps. The access token stays good until its user takes it back. */
export const authorization = {
  kind: 'oauth',
  credentials: Token,
  handshake: Token,

  async begin(callbackUrl, session) {
    const root = rootOf(session)
    const request = { url: `${root}/request_token`, extra: { oauth_callback: callbackUrl } }
    const token = await askForToken(session, request)
    if (isOutcome(token)) return token
    const confirm = `${root}/confirm_access?oauth_token=${encodeURIComponent(token.key)}`
    return { kind: 'redirect', url: confirm, handshake: { token: token.key, secret: token.secret } }
  },

  async complete(query, handshake, session) {
    const token = handshake && keyPairOf(handshake)
    const { state = 'authorized', oauth_token: returned, oauth_verifier: verifier } = query
    const isRefusal = state !== 'authorized'
    // Another tab, or a program that looks at links in mails, has begun anew: nobody has decided on that yet.
    // Whether a refusal names its token, nobody has seen.
    if (token === null || (returned !== token.key && !(isRefusal && returned === undefined))) {
      return { kind: 'otherTry', sentence: { key: 'accessOfAnotherTry' } }
    }
    if (isRefusal || !verifier) return unauthorized({ key: 'accessDenied' }, 'unauthorized')
    const request = { url: `${rootOf(session)}/access_token`, token, extra: { oauth_verifier: verifier } }
    const access = await askForToken(session, request)
    return isOutcome(access)
      ? access
      : { kind: 'authorized', credentials: { token: access.key, secret: access.secret } }
  },
} satisfies OAuth<unknown, Token, Consumer, Token>

function rootOf({ url }: PortalSession): string {
  return `${url}/restapi/security/oauth`
}

interface TokenRequest {
  url: string
  token?: KeyPair
  extra: Record<string, string>
}

async function askForToken(
  { consumer, http }: PortalSession<unknown, unknown, Consumer>,
  request: TokenRequest,
): Promise<KeyPair | Unauthorized | Unavailable> {
  const signed = { ...request, method: 'POST', consumer, ...nonceAndTime() }
  const headers = { authorization: authorizationHeader(signed) }
  const answer = await http.send({ method: 'POST', url: request.url, headers, bearsTime: true })
  if (answer.kind === 'failed') return { kind: 'unavailable', sentence: answer.sentence }
  const form = new URLSearchParams(answer.body.toString('utf8'))
  const [key, secret] = [form.get('oauth_token'), form.get('oauth_token_secret')]
  if (answer.status < 300 && key && secret) return { key, secret }

  const secrets = [consumer.secret, request.token?.secret, secret].filter((text) => typeof text === 'string')
  const clean = readAnswer(answer, secrets)
  const said = saidIn(clean)
  const meaning = meaningOf(clean)
  if (meaning === 'unauthorized' || meaning === 'forbidden' || meaning === 'refused') {
    // Before anybody was sent there, only the key of the agreement can be wrong.
    return request.token === undefined
      ? { ...unauthorized({ key: 'consumerKeyRefused' }, 'consumer_key_refused'), said }
      : { ...unauthorized({ key: 'accessNotConfirmed' }, 'unauthorized'), said }
  }
  return unavailable({ key: 'portalInTrouble' }, clean, said)
}

function isOutcome(token: KeyPair | Unauthorized | Unavailable): token is Unauthorized | Unavailable {
  return 'kind' in token
}
