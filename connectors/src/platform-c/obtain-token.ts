import { isRecord } from '@aushang/model'
import type { AccessObtained, Unauthorized, Unavailable } from '../contract.ts'
import { unauthorized } from '../define-connector.ts'
import { unavailable } from '../http-answers.ts'
import { type Answer, readAnswer, saidIn } from './listings-api/answers.ts'
import type { Session } from './listings-api/listings-api.ts'
import { userAgent } from './listings-api/user-agent.ts'
import type { Token } from './login.ts'
import { apiRoot, scopes, tokenPath } from './not-public.ts'

/** `client_credentials`. The portal wants the token kept until it ends, and has it checked who does not. */
export async function obtainToken({
  url,
  credentials,
  http,
}: Session): Promise<AccessObtained | Unauthorized | Unavailable> {
  const answer = await http.send({
    method: 'POST',
    url: `${url}${tokenPath}`,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      accept: 'application/json',
      'user-agent': userAgent,
    },
    body: JSON.stringify({
      client_id: credentials.clientId,
      client_secret: credentials.clientSecret,
      grant_type: 'client_credentials',
      audience: `${url}${apiRoot}`,
      scope: scopes,
    }),
  })
  if (answer.kind === 'failed') return { kind: 'unavailable', sentence: answer.sentence }
  const access = answer.status === 200 ? tokenIn(readAnswer(answer, []), Date.now()) : undefined
  if (access !== undefined) return { kind: 'obtained', access }

  const clean = readAnswer(answer, [credentials.clientSecret])
  const said = saidIn(clean)
  const error = isRecord(clean.json) ? clean.json['error'] : undefined
  if (error === 'invalid_client' || error === 'unauthorized_client') {
    return { ...unauthorized({ key: 'clientRefused' }, 'unauthorized'), said }
  }
  // Whatever else it says, it says nothing about our right.
  const sentence = { key: answer.status === 200 ? 'portalUnintelligible' : 'portalInTrouble' } as const
  return unavailable(sentence, clean, said)
}

function tokenIn({ json }: Answer, nowMs: number): Token | undefined {
  if (!isRecord(json)) return undefined
  const { access_token: accessToken, expires_in: lifetimeSeconds } = json
  if (typeof accessToken !== 'string' || accessToken === '') return undefined
  if (typeof lifetimeSeconds !== 'number' || !(lifetimeSeconds > 0 && lifetimeSeconds < 1e9)) return undefined
  return { accessToken, expiresAt: new Date(nowMs + lifetimeSeconds * 1_000).toISOString(), lifetimeSeconds }
}
