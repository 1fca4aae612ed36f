import type { LoginOutcome } from '../contract.ts'
import { Ended, whileReading } from '../ended.ts'
import { saidIn } from './offer-api/answers.ts'
import type { OfferApi } from './offer-api/offer-api.ts'

/** The cheapest question that only a good token gets an answer to. */
export async function checkLogin(api: OfferApi): Promise<LoginOutcome> {
  return whileReading(async () => {
    const reply = await api.send({ method: 'GET', path: '/user/me', also: ['forbidden'] })
    const said = saidIn(reply)
    if (reply.meaning === 'forbidden')
      throw new Ended({ kind: 'unauthorized', sentence: { key: 'accessRevoked' }, said })
    return { kind: 'authorized', said }
  })
}
