import type { Placement, Withdrawal } from '../contract.ts'
import { saidIn } from './offer-api/answers.ts'
import { findAdvert, portalChannel } from './publish.ts'
import { Ended, type OfferApi } from './offer-api/offer-api.ts'

/**
 * Offline first, which also ends what it costs, then deleted. When nothing is unsure, what we have no id of is not ours:
 * what bears our number there was made by others.
 */
export async function withdrawAdvert(placement: Placement, api: OfferApi): Promise<Withdrawal> {
  try {
    const found = placement.isUnsure ? await findAdvert(api, placement) : undefined
    const id = found?.ourId ?? placement.portalId
    if (id === null) return { kind: 'withdrawn' }
    await api.send({ method: 'DELETE', path: `/publish/${id}_${portalChannel}`, also: ['missing'] })
    const reply = await api.send({ method: 'DELETE', path: `/user/me/realestate/${id}`, also: ['missing'] })
    return { kind: 'withdrawn', said: saidIn(reply) }
  } catch (error) {
    if (!(error instanceof Ended)) throw error
    return error.outcome
  }
}
