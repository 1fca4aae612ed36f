import { fits } from '@aushang/model'
import { Ended, type Failure } from '../../ended.ts'
import { failureOf, type Meaning, unanswered } from '../../http-answers.ts'
import type { PortalAnswer, PortalFailure, PortalRequest, PortalSession } from '../../portal-session.ts'
import { type Credentials, isExpired, isExpiring, Token } from '../login.ts'
import { apiRoot } from '../not-public.ts'
import { type Answer, meaningOf, readAnswer, saidIn } from './answers.ts'
import { type Explain, problemsOf } from './refusals.ts'
import { userAgent } from './user-agent.ts'

export type Session = PortalSession<unknown, Credentials>

/** What the portal is asked, and which answers beside "done" the asker knows what to do with. */
interface Call {
  method: PortalRequest['method']
  /** Below `apiRoot`. */
  path: string
  body?: object
  also?: Meaning[]
  /** Whether it may leave something behind of which we would not know. */
  isUnsure?: boolean
  explain?: Explain
}

export interface Reply extends Answer {
  meaning: Meaning
}

/** The portal's interface, during one operation. The token is renewed on the way, when it is time or the portal says so. */
export interface ListingsApi {
  send(call: Call): Promise<Reply>
  /** To an address that the portal has given: that is all that opens it. */
  upload(url: string, contentType: string, bytes: Buffer): Promise<PortalAnswer | PortalFailure>
}

// One that has expired meanwhile, and one that somebody else was given and that has expired since.
const renewalsMax = 2

export function openListingsApi(session: Session): ListingsApi {
  const { url, http, credentials } = session
  let { access } = session

  /** Throws where the portal does not let us in any more, or cannot be asked. */
  async function renew(): Promise<Token> {
    const renewed = await session.renewAccess(access)
    if (renewed.kind !== 'obtained') throw new Ended(renewed)
    access = renewed.access
    if (fits(Token, access)) return access
    throw new Ended({ kind: 'unavailable', sentence: { key: 'portalUnintelligible' } })
  }

  /** Before the end, if it can be had; a portal that is away just then has time until the end. */
  async function tokenInTime(): Promise<Token> {
    const token = access
    if (!fits(Token, token)) return renew()
    if (!isExpiring(token, Date.now())) return token
    return renew().catch((error: unknown) => {
      if (!(error instanceof Ended) || error.outcome.kind !== 'unavailable' || isExpired(token, Date.now())) throw error
      return token
    })
  }

  async function sendOnce({ method, path, body }: Call, { accessToken }: Token): Promise<PortalAnswer | PortalFailure> {
    return http.send({
      method,
      url: `${url}${apiRoot}${path}`,
      headers: {
        authorization: `Bearer ${accessToken}`,
        accept: 'application/json',
        'user-agent': userAgent,
        ...(body && { 'content-type': 'application/json; charset=utf-8' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
  }

  return {
    async send(call) {
      let token = await tokenInTime()
      let answer = await sendOnce(call, token)
      for (
        let renewals = 0;
        renewals < renewalsMax && answer.kind === 'answer' && answer.status === 401;
        renewals += 1
      ) {
        token = await renew()
        answer = await sendOnce(call, token)
      }
      if (answer.kind === 'failed') throw new Ended(unanswered(answer, call.isUnsure === true))
      const clean = readAnswer(answer, [token.accessToken, credentials.clientSecret])
      const meaning = meaningOf(clean)
      if (meaning === 'done' || call.also?.includes(meaning)) return { ...clean, meaning }
      throw new Ended(outcomeOf(meaning, clean, call))
    },
    upload: (address, contentType, bytes) =>
      http.send({
        method: 'PUT',
        url: address,
        isUrlSecret: true,
        headers: { 'content-type': contentType },
        body: bytes,
      }),
  }
}

function outcomeOf(meaning: Meaning, answer: Answer, { isUnsure = false, explain }: Call): Failure {
  return failureOf(meaning, answer, {
    isUnsure,
    said: saidIn(answer),
    problems: () => problemsOf(answer, explain),
  })
}
