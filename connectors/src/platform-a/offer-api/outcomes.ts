import type { Failure } from '../../ended.ts'
import { failureOf, type Meaning } from '../../http-answers.ts'
import type { PortalRequest } from '../../portal-session.ts'
import { type Answer, saidIn } from './answers.ts'
import { type Explain, explainAnything, explainForbidden, problemsOf } from './refusals.ts'

/** What has to be known of a call to say what its failure means. */
export interface Asked {
  method: PortalRequest['method']
  /** Whether the same again would do no harm. All but POST are. */
  isRepeatable?: boolean
  explain?: Explain
}

export function outcomeOf(meaning: Meaning, answer: Answer, call: Asked): Failure {
  // The key may not do this, and may do other things: a token that is void is answered with 401.
  const explain = meaning === 'forbidden' ? explainForbidden : (call.explain ?? explainAnything)
  return failureOf(meaning, answer, {
    isUnsure: isUnsure(call),
    said: saidIn(answer),
    problems: () => problemsOf(answer, explain),
  })
}

export function isUnsure({ method, isRepeatable = method !== 'POST' }: Asked): boolean {
  return !isRepeatable
}

/** The portal does not have what it was asked about. */
export function isMissing(outcome: Failure): boolean {
  return outcome.kind === 'unavailable' && outcome.sentence.key === 'portalForgetful'
}
