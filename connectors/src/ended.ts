import type { Rejected, Unauthorized, Unavailable, Unknown } from './contract.ts'
import { unintelligible } from './http-answers.ts'

export type Failure = Rejected | Unauthorized | Unavailable | Unknown

/** The operation is over before its end, with this outcome. */
export class Ended extends Error {
  readonly outcome: Failure

  constructor(outcome: Failure) {
    super(outcome.kind)
    this.outcome = outcome
  }
}

/** What comes of the work; the outcome, if it is over before its end. */
export async function untilEnded<Result>(work: () => Promise<Result>): Promise<Result | Failure> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Ended)) throw error
    return error.outcome
  }
}

/** The same for a question. It changes nothing: whatever it came to, it may be asked again. */
export async function whileReading<Result>(work: () => Promise<Result>): Promise<Result | Unauthorized | Unavailable> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Ended)) throw error
    const { outcome } = error
    if (outcome.kind === 'unauthorized' || outcome.kind === 'unavailable') return outcome
    if (outcome.said?.status === 403) {
      return { kind: 'unavailable', sentence: { key: 'portalForbids' }, said: outcome.said }
    }
    return unintelligible(outcome.said)
  }
}
