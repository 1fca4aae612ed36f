import type { Problem, Sentence } from '@aushang/model'
import type { Said, Unavailable, Unknown } from './contract.ts'
import type { Failure } from './ended.ts'
import type { PortalFailure } from './portal-session.ts'

/** What answers by HTTP mean, whichever portal gives them. */
export type Meaning =
  | 'done'
  | 'missing'
  | 'conflict'
  | 'refused'
  | 'unauthorized'
  | 'forbidden'
  | 'busy'
  | 'unavailable'
  | 'unreadable'

interface Answer {
  status: number
  headers: Record<string, string>
}

interface Asked {
  /** Whether it may have left something behind of which we would not know. */
  isUnsure: boolean
  said: Said
  /** If it is refused. */
  problems: () => Problem[]
}

/** What becomes of an operation by an answer that its asker does not know what to do with. */
export function failureOf(meaning: Meaning, answer: Answer, { isUnsure, said, problems }: Asked): Failure {
  switch (meaning) {
    case 'unauthorized':
      return { kind: 'unauthorized', sentence: { key: 'accessRevoked' }, said }
    case 'forbidden':
    case 'refused':
    case 'conflict':
      return { kind: 'rejected', problems: problems(), said }
    case 'busy':
      return { retryAfterMs: 60_000, ...unavailable({ key: 'portalBusy' }, answer, said) }
    case 'missing':
      return unavailable({ key: 'portalForgetful' }, answer, said)
    case 'done':
    case 'unreadable': {
      const sentence: Sentence = { key: 'portalUnintelligible' }
      return isUnsure ? { kind: 'unknown', sentence, said } : unavailable(sentence, answer, said)
    }
    case 'unavailable': {
      const sentence: Sentence = { key: 'portalInTrouble' }
      const isUnknown = isUnsure && isLostOnTheWay(answer)
      return isUnknown ? { kind: 'unknown', sentence, said } : unavailable(sentence, answer, said)
    }
  }
}

export function unanswered({ sentence, maybeSent }: PortalFailure, isUnsure: boolean): Unavailable | Unknown {
  return { kind: maybeSent && isUnsure ? 'unknown' : 'unavailable', sentence }
}

/** When the portal says for how long, not before. */
export function unavailable(sentence: Sentence, answer: Answer, said: Said): Unavailable {
  const after = retryAfterMs(answer, Date.now())
  return { kind: 'unavailable', sentence, ...(after !== undefined && { retryAfterMs: after }), said }
}

export function unintelligible(said: Said | undefined): Unavailable {
  return { kind: 'unavailable', sentence: { key: 'portalUnintelligible' }, ...(said && { said }) }
}

/** A gateway before the portal had no answer of it: what was sent may have arrived. */
function isLostOnTheWay({ status }: Answer): boolean {
  return status === 502 || status === 504
}

const retryAfterMsMax = 24 * 3_600_000

function retryAfterMs({ headers }: Answer, nowMs: number): number | undefined {
  const text = headers['retry-after']?.trim() ?? ''
  if (text === '') return undefined
  const ms = /^\d+$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - nowMs
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(ms, 0), retryAfterMsMax)
}
