import type { Rejected, Unauthorized, Unavailable, Unknown } from '../../contract.ts'
import type { PortalFailure, PortalRequest } from '../../portal-session.ts'
import { type Answer, type Meaning, saidIn } from './answers.ts'
import { type Explain, explainAnything, problemsOf } from './refusals.ts'

export type Failure = Rejected | Unauthorized | Unavailable | Unknown

/** What has to be known of a call to say what its failure means. */
export interface Asked {
  method: PortalRequest['method']
  /** Whether the same again would do no harm. All but POST are. */
  isRepeatable?: boolean
  explain?: Explain
}

export function unanswered({ message, maybeSent }: PortalFailure, call: Asked): Unavailable | Unknown {
  return { kind: maybeSent && !isRepeatable(call) ? 'unknown' : 'unavailable', detail: message }
}

export function outcomeOf(meaning: Meaning, answer: Answer, call: Asked, nowMs: number): Failure {
  const said = saidIn(answer)
  const after = retryAfterMs(answer, nowMs)
  const unavailable = (detail: string): Unavailable => ({
    kind: 'unavailable',
    detail,
    ...(after !== undefined && { retryAfterMs: after }),
    said,
  })
  switch (meaning) {
    case 'unauthorized':
      return {
        kind: 'unauthorized',
        detail: `The portal does not accept our right to publish (${answer.status}).`,
        said,
      }
    case 'refused':
    case 'conflict':
      return { kind: 'rejected', problems: problemsOf(answer, call.explain ?? explainAnything), said }
    case 'busy':
      return { ...unavailable('The portal takes no more requests at the moment (429).'), retryAfterMs: after ?? 60_000 }
    case 'missing':
      return unavailable('The portal does not find what it had a moment ago (404).')
    case 'unreadable':
    case 'done':
      return isRepeatable(call)
        ? unavailable('The portal’s answer could not be read.')
        : { kind: 'unknown', detail: 'The portal’s answer could not be read.', said }
    default: {
      const detail = `The portal could not do its work (${answer.status}).`
      return isLostOnTheWay(answer) && !isRepeatable(call) ? { kind: 'unknown', detail, said } : unavailable(detail)
    }
  }
}

export function retryAfterMs({ headers }: Pick<Answer, 'headers'>, nowMs: number): number | undefined {
  const text = headers['retry-after']?.trim()
  if (text === undefined || text === '') return undefined
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - nowMs
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(ms, 0), retryAfterMsMax)
}

/** A gateway before the portal had no answer of it: what was sent may have arrived. */
function isLostOnTheWay({ status }: Answer): boolean {
  return status === 502 || status === 504
}

const retryAfterMsMax = 24 * 3_600_000

function isRepeatable({ method, isRepeatable }: Asked): boolean {
  return isRepeatable ?? method !== 'POST'
}
