import type { AdvertMemory } from './memory.ts'
import { commonNamespace } from './document/contact.ts'
import { writeDocument } from './document/xml.ts'
import type { OfferApi, Session } from './offer-api/offer-api.ts'

/**
 * Puts the advert online where it is to be and we have not put it yet, and takes it off where it is not to be any more. Where we have, it
 * is left as it is: if somebody deactivated it on the portal, an edit does not bring it back.
 */
export async function bringChannels(
  api: OfferApi,
  session: Session,
  { id, channels }: AdvertMemory,
  wanted: string[],
): Promise<string[]> {
  for (const channel of wanted.filter((one) => !channels.includes(one))) {
    // Each counts against the contract: side by side, one may be refused for the other.
    await session.runAlone(() => putOnline(api, id, channel), api.account())
  }
  for (const channel of channels.filter((one) => !wanted.includes(one))) {
    await api.send({ method: 'DELETE', path: `/publish/${id}_${channel}`, also: ['missing'] })
  }
  return wanted
}

/** What is online already is answered with a conflict. */
async function putOnline(api: OfferApi, advertId: string, channel: string): Promise<void> {
  const body = writeDocument({
    name: 'common:publishObject',
    attributes: { 'xmlns:common': commonNamespace },
    content: [
      { name: 'realEstate', attributes: { id: advertId } },
      { name: 'publishChannel', attributes: { id: channel } },
    ],
  })
  const call = { path: '/publish', body, contentType: 'application/xml', isRepeatable: true }
  await api.send({ ...call, method: 'POST', also: ['conflict'] })
}
