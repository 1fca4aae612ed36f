import type { Placement, Withdrawal } from '../contract.ts'
import { untilEnded } from '../ended.ts'
import { saidIn } from './offer-api/answers.ts'
import { type OfferApi, openOfferApi, type Reply, type Session } from './offer-api/offer-api.ts'
import { recallAdvert } from './memory.ts'
import { channelsOf } from './options.ts'
import { findAdvert } from './publish.ts'

/**
 * Deactivated, as the portal recommends: number and statistics stay. Deleted if the target wants that, or the property goes.
 * When nothing is unsure, what we have no id of is not ours: what bears our number there was made by others.
 */
export async function withdrawAdvert(placement: Placement, session: Session): Promise<Withdrawal> {
  const api = openOfferApi(session)
  return untilEnded(async () => {
    const found = placement.isUnsure ? await findAdvert(api, placement) : undefined
    const id = found?.ourId ?? placement.portalId
    if (id === null) return { kind: 'withdrawn' }
    const isDeleted = placement.isForGood === true || session.options.onWithdraw === 'delete'
    const reply = isDeleted
      ? await deleteAdvert(api, id)
      : await deactivateAdvert(api, id, channels(placement, session))
    return { kind: 'withdrawn', ...(!isDeleted && { isKept: true }), ...(reply && { said: saidIn(reply) }) }
  })
}

/** Those on which it was put online, and those on which it may have been. */
function channels(placement: Placement, { options }: Session): Set<string> {
  return new Set([...(recallAdvert(placement, Date.now())?.channels ?? []), ...channelsOf(options)])
}

/** Its publications go with it. */
function deleteAdvert(api: OfferApi, id: string): Promise<Reply> {
  return api.send({ method: 'DELETE', path: `/user/me/realestate/${id}`, also: ['missing'] })
}

async function deactivateAdvert(api: OfferApi, id: string, channels: Set<string>): Promise<Reply | undefined> {
  let reply: Reply | undefined
  for (const channel of channels) {
    reply = await api.send({ method: 'DELETE', path: `/publish/${id}_${channel}`, also: ['missing'] })
  }
  return reply
}
