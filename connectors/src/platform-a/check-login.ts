import type { LoginOutcome } from '../contract.ts'
import { unintelligible } from '../http-answers.ts'
import { saidIn } from './offer-api/answers.ts'
import { Ended, type OfferApi } from './offer-api/offer-api.ts'

/** The cheapest question that only a good token gets an answer to. */
export async function checkLogin(api: OfferApi): Promise<LoginOutcome> {
  try {
    const reply = await api.send({ method: 'GET', path: '/user/me', also: ['forbidden'] })
    const said = saidIn(reply)
    if (reply.meaning === 'forbidden') return { kind: 'unauthorized', sentence: { key: 'accessRevoked' }, said }
    return { kind: 'authorized', said }
  } catch (error) {
    if (!(error instanceof Ended)) throw error
    const { outcome } = error
    if (outcome.kind === 'unauthorized' || outcome.kind === 'unavailable') return outcome
    return unintelligible(outcome.said)
  }
}
