import type { LoginOutcome } from '../contract.ts'
import { unintelligible } from '../http-answers.ts'
import { saidIn } from './listings-api/answers.ts'
import { Ended, openListingsApi, type Session } from './listings-api/listings-api.ts'

/** A question that only a good token gets an answer to. */
export async function checkLogin(session: Session): Promise<LoginOutcome> {
  try {
    const reply = await openListingsApi(session).send({ method: 'GET', path: '/listings' })
    return { kind: 'authorized', said: saidIn(reply) }
  } catch (error) {
    if (!(error instanceof Ended)) throw error
    const { outcome } = error
    if (outcome.kind === 'unauthorized' || outcome.kind === 'unavailable') return outcome
    return unintelligible(outcome.said)
  }
}
