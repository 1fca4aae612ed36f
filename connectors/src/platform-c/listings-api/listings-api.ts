import { Ended, type Failure } from '../../ended.ts'
import { failureOf, type Meaning, unanswered } from '../../http-answers.ts'
import type { PortalAnswer, PortalFailure, PortalRequest, PortalSession } from '../../portal-session.ts'
import { type Consumer, isExpired, isExpiring, type Tokens } from '../keys.ts'
import type { Options } from '../options.ts'
import { type Answer, meaningOf, type PortalError, readAnswer, saidIn } from './answers.ts'
import { type Explain, explainAnything } from './refusals.ts'

export type Session = PortalSession<Options, Tokens, Consumer>

/** What the portal is asked, and which answers beside "done" the asker knows what to do with. */
interface Call {
  method: PortalRequest['method']
  /** Below `/clim/v1`. */
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

/** The portal's interface, during one operation. Tokens are renewed on the way, when it is time or the portal says so. */
export interface ListingsApi {
  send(call: Call): Promise<Reply>
  /** To an address that the portal has given: that is all that opens it. */
  upload(url: string, contentType: string, bytes: Buffer): Promise<PortalAnswer | PortalFailure>
}

// One that has expired meanwhile, and one that somebody else was given and that has expired since.
const refreshesMax = 2

export function openListingsApi(session: Session): ListingsApi {
  const { url, http } = session
  let tokens = session.credentials

  /** Throws where the portal does not let us in any more, or cannot be asked. */
  async function refresh(): Promise<void> {
    const refreshed = await session.refreshCredentials(tokens)
    if (refreshed.kind !== 'authorized') throw new Ended(refreshed)
    tokens = refreshed.credentials
  }

  /** Before the end, if it can be had; a portal that is away just then has time until the end. */
  async function refreshInTime(): Promise<void> {
    if (!isExpiring(tokens, Date.now())) return
    await refresh().catch((error: unknown) => {
      if (!(error instanceof Ended) || error.outcome.kind !== 'unavailable' || isExpired(tokens, Date.now()))
        throw error
    })
  }

  async function sendOnce({ method, path, body }: Call): Promise<PortalAnswer | PortalFailure> {
    return http.send({
      method,
      url: `${url}/clim/v1${path}`,
      headers: {
        authorization: `Bearer ${tokens.accessToken}`,
        accept: 'application/json',
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
  }

  return {
    async send(call) {
      await refreshInTime()
      let answer = await sendOnce(call)
      for (
        let refreshes = 0;
        refreshes < refreshesMax && answer.kind === 'answer' && answer.status === 401;
        refreshes += 1
      ) {
        await refresh()
        answer = await sendOnce(call)
      }
      if (answer.kind === 'failed') throw new Ended(unanswered(answer, call.isUnsure === true))
      const clean = readAnswer(answer, [tokens.accessToken, tokens.refreshToken, session.consumer.secret])
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

function outcomeOf(meaning: Meaning, answer: Answer, { isUnsure = false, explain = explainAnything }: Call): Failure {
  return failureOf(meaning, answer, {
    isUnsure,
    said: saidIn(answer),
    problems: () => problemsOf(answer.errors, explain),
  })
}

function problemsOf(errors: PortalError[], explain: Explain) {
  return (errors.length > 0 ? errors : [{ field: '', code: '', message: '' }]).map(explain)
}
