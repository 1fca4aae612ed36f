import type { Sentence } from '@aushang/model'
import type { Rejected, Unauthorized, Unavailable, Unknown } from '../../contract.ts'
import { retryAfterMs } from '../../http-answers.ts'
import type { PortalFailure, PortalRequest } from '../../portal-session.ts'
import { type Answer, type Meaning, saidIn } from './answers.ts'
import { type Explain, explainAnything, explainForbidden, problemsOf } from './refusals.ts'

export type Failure = Rejected | Unauthorized | Unavailable | Unknown

/** What has to be known of a call to say what its failure means. */
export interface Asked {
  method: PortalRequest['method']
  /** Whether the same again would do no harm. All but POST are. */
  isRepeatable?: boolean
  explain?: Explain
}

export function unanswered({ sentence, maybeSent }: PortalFailure, call: Asked): Unavailable | Unknown {
  return { kind: maybeSent && !isRepeatable(call) ? 'unknown' : 'unavailable', sentence }
}

export function outcomeOf(meaning: Meaning, answer: Answer, call: Asked, nowMs: number): Failure {
  const said = saidIn(answer)
  const after = retryAfterMs(answer, nowMs)
  const unavailable = (sentence: Sentence): Unavailable => ({
    kind: 'unavailable',
    sentence,
    ...(after !== undefined && { retryAfterMs: after }),
    said,
  })
  switch (meaning) {
    case 'unauthorized':
      return { kind: 'unauthorized', sentence: { key: 'accessRevoked' }, said }
    case 'forbidden':
      // The key may not do this, and may do other things: a token that is void is answered with 401.
      return { kind: 'rejected', problems: problemsOf(answer, explainForbidden), said }
    case 'refused':
    case 'conflict':
      return { kind: 'rejected', problems: problemsOf(answer, call.explain ?? explainAnything), said }
    case 'busy':
      return { ...unavailable({ key: 'portalBusy' }), retryAfterMs: after ?? 60_000 }
    case 'missing':
      return unavailable({ key: 'portalForgetful' })
    case 'unreadable':
    case 'done':
      return isRepeatable(call)
        ? unavailable({ key: 'portalUnintelligible' })
        : { kind: 'unknown', sentence: { key: 'portalUnintelligible' }, said }
    default: {
      const sentence: Sentence = { key: 'portalInTrouble' }
      return isLostOnTheWay(answer) && !isRepeatable(call) ? { kind: 'unknown', sentence, said } : unavailable(sentence)
    }
  }
}

/** The portal does not have what it was asked about. */
export function isMissing(outcome: Failure): boolean {
  return outcome.kind === 'unavailable' && outcome.sentence.key === 'portalForgetful'
}

/** A gateway before the portal had no answer of it: what was sent may have arrived. */
function isLostOnTheWay({ status }: Answer): boolean {
  return status === 502 || status === 504
}

function isRepeatable({ method, isRepeatable }: Asked): boolean {
  return isRepeatable ?? method !== 'POST'
}
