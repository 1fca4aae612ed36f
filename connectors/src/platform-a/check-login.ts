import type { LoginOutcome } from '../contract.ts'
import { saidIn } from './offer-api/answers.ts'
import { Ended, type OfferApi } from './offer-api/offer-api.ts'

/** The cheapest question that only a good token gets an answer to. */
export async function checkLogin(api: OfferApi): Promise<LoginOutcome> {
  try {
    return { kind: 'authorized', said: saidIn(await api.send({ method: 'GET', path: '/user/me' })) }
  } catch (error) {
    if (!(error instanceof Ended)) throw error
    const { outcome } = error
    if (outcome.kind === 'unauthorized' || outcome.kind === 'unavailable') return outcome
    return {
      kind: 'unavailable',
      sentence: { key: 'portalUnintelligible' },
      ...(outcome.said && { said: outcome.said }),
    }
  }
}
