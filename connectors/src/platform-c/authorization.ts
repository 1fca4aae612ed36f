import { createHash, randomBytes } from 'node:crypto'
import { isRecord } from '@aushang/model'
import type { Granted, OAuth, Unauthorized, Unavailable } from '../contract.ts'
import { unauthorized } from '../define-connector.ts'
import type { PortalSession } from '../portal-session.ts'
import { type Answer, readAnswer, saidIn } from './listings-api/answers.ts'
import { unavailable } from '../http-answers.ts'
import type { Options } from './options.ts'
import { Consumer, Handshake, Tokens } from './keys.ts'

const scope = 'clim:listings:* clim:medias:*'

/** Authorization code with PKCE. Access tokens are good for some minutes; a refresh token gives the next pair, once. */
export const authorization = {
  kind: 'oauth',
  credentials: Tokens,
  handshake: Handshake,

  async begin(callbackUrl, { url, consumer }) {
    const handshake = { state: newSecret(), verifier: newSecret(), callbackUrl }
    const page = new URL(`${url}/oauth2/authorize`)
    const parameters = {
      response_type: 'code',
      client_id: consumer.key,
      redirect_uri: callbackUrl,
      scope,
      state: handshake.state,
      code_challenge: createHash('sha256').update(handshake.verifier).digest('base64url'),
      code_challenge_method: 'S256',
    }
    for (const [name, value] of Object.entries(parameters)) page.searchParams.set(name, value)
    return { kind: 'redirect', url: page.href, handshake }
  },

  async complete({ state, code, error }, handshake, session) {
    // Another tab, or a program that looks at links in mails, has begun anew: nobody has decided on that yet.
    if (handshake === null || state !== handshake.state) {
      return { kind: 'otherTry', sentence: { key: 'accessOfAnotherTry' } }
    }
    if (error !== undefined || code === undefined) return unauthorized({ key: 'accessDenied' }, 'unauthorized')
    const { callbackUrl, verifier } = handshake
    const form = { grant_type: 'authorization_code', code, redirect_uri: callbackUrl, code_verifier: verifier }
    return askForTokens(session, form, unauthorized({ key: 'accessNotConfirmed' }, 'unauthorized'))
  },

  refresh(session) {
    const form = { grant_type: 'refresh_token', refresh_token: session.credentials.refreshToken }
    return askForTokens(session, form, unauthorized({ key: 'accessRevoked' }, 'unauthorized'))
  },
} satisfies OAuth<Options, Tokens, Consumer, Handshake>

async function askForTokens(
  { url, consumer, http }: PortalSession<unknown, unknown, Consumer>,
  form: Record<string, string>,
  refused: Unauthorized,
): Promise<Granted<Tokens> | Unauthorized | Unavailable> {
  const encode = encodeURIComponent
  const client = Buffer.from(`${encode(consumer.key)}:${encode(consumer.secret)}`).toString('base64')
  const answer = await http.send({
    method: 'POST',
    url: `${url}/oauth2/token`,
    headers: {
      authorization: `Basic ${client}`,
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'application/json',
    },
    body: new URLSearchParams(form).toString(),
  })
  if (answer.kind === 'failed') return { kind: 'unavailable', sentence: answer.sentence }
  const tokens = answer.status === 200 ? tokensIn(readAnswer(answer, []), Date.now()) : undefined
  if (tokens !== undefined) return { kind: 'authorized', credentials: tokens }

  const secrets = [consumer.secret, client, ...Object.values(form).filter((value) => value.length > 20)]
  const clean = readAnswer(answer, secrets)
  const error = isRecord(clean.json) ? clean.json['error'] : undefined
  const said = saidIn(clean)
  if (error === 'invalid_grant') return { ...refused, said }
  if (error === 'invalid_client' || error === 'unauthorized_client') {
    return { ...unauthorized({ key: 'consumerKeyRefused' }, 'consumer_key_refused'), said }
  }
  // Whatever else it says, it says nothing about our right.
  const sentence = { key: answer.status === 200 ? 'portalUnintelligible' : 'portalInTrouble' } as const
  return unavailable(sentence, clean, said)
}

function tokensIn({ json }: Answer, nowMs: number): Tokens | undefined {
  if (!isRecord(json)) return undefined
  const { access_token: accessToken, refresh_token: refreshToken, expires_in: lifetimeSeconds } = json
  if (typeof accessToken !== 'string' || typeof refreshToken !== 'string') return undefined
  if (typeof lifetimeSeconds !== 'number' || !(lifetimeSeconds > 0 && lifetimeSeconds < 1e9)) return undefined
  const expiresAt = new Date(nowMs + lifetimeSeconds * 1_000).toISOString()
  return { accessToken, refreshToken, expiresAt, lifetimeSeconds }
}

function newSecret(): string {
  return randomBytes(32).toString('base64url')
}
