import type { Sentence } from '@aushang/model'
import type { Rejected, Unauthorized, Unavailable, Unknown } from '../../contract.ts'
import type { PortalAnswer, PortalFailure, PortalRequest, PortalSession } from '../../portal-session.ts'
import { type Consumer, isExpired, isExpiring, type Tokens } from '../keys.ts'
import type { Options } from '../options.ts'
import { type Answer, type Meaning, meaningOf, type PortalError, readAnswer, saidIn } from './answers.ts'
import { retryAfterMs } from '../../http-answers.ts'
import { type Explain, explainAnything } from './refusals.ts'

export type Session = PortalSession<Options, Tokens, Consumer>

type Failure = Rejected | Unauthorized | Unavailable | Unknown

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

/** The operation is over before its end, with this outcome. */
export class Ended extends Error {
  readonly outcome: Failure

  constructor(outcome: Failure) {
    super(outcome.kind)
    this.outcome = outcome
  }
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
      if (answer.kind === 'failed') throw new Ended(unanswered(answer, call))
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

function unanswered({ sentence, maybeSent }: PortalFailure, { isUnsure = false }: Call): Unavailable | Unknown {
  return { kind: maybeSent && isUnsure ? 'unknown' : 'unavailable', sentence }
}

function outcomeOf(meaning: Meaning, answer: Answer, { isUnsure = false, explain = explainAnything }: Call): Failure {
  const said = saidIn(answer)
  const after = retryAfterMs(answer, Date.now())
  const unavailable = (sentence: Sentence): Unavailable => ({
    kind: 'unavailable',
    sentence,
    ...(after !== undefined && { retryAfterMs: after }),
    said,
  })
  switch (meaning) {
    case 'unauthorized':
      return { kind: 'unauthorized', sentence: { key: 'accessRevoked' }, said }
    case 'refused':
    case 'conflict':
      return { kind: 'rejected', problems: problemsOf(answer.errors, explain), said }
    case 'busy':
      return { ...unavailable({ key: 'portalBusy' }), retryAfterMs: after ?? 60_000 }
    case 'missing':
      return unavailable({ key: 'portalForgetful' })
    case 'done':
    case 'unreadable': {
      const sentence: Sentence = { key: 'portalUnintelligible' }
      return isUnsure ? { kind: 'unknown', sentence, said } : unavailable(sentence)
    }
    case 'unavailable': {
      const sentence: Sentence = { key: 'portalInTrouble' }
      return isUnsure && isLostOnTheWay(answer) ? { kind: 'unknown', sentence, said } : unavailable(sentence)
    }
  }
}

function problemsOf(errors: PortalError[], explain: Explain) {
  return (errors.length > 0 ? errors : [{ field: '', code: '', message: '' }]).map(explain)
}

/** A gateway before the portal had no answer of it: what was sent may have arrived. */
function isLostOnTheWay({ status }: Answer): boolean {
  return status === 502 || status === 504
}
