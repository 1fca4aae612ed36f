import { isRecord } from '@aushang/model'
import type { AdvertPage, ListedAdvert, Unauthorized, Unavailable } from '../contract.ts'
import { whileReading } from '../ended.ts'
import { unintelligible } from '../http-answers.ts'
import { listOf, membersOf, saidIn, textOf } from './offer-api/answers.ts'
import { openOfferApi, type Session } from './offer-api/offer-api.ts'
import { channelsOf, portalChannel } from './options.ts'

const pageSize = 100

/** A page of everything that the account has, online or not, the newest first; `from` is the number of the page. */
export async function listAdverts(
  from: string | null,
  session: Session,
): Promise<AdvertPage | Unauthorized | Unavailable> {
  const page = from === null ? 1 : Number(from)
  const query = `pagesize=${pageSize}&pagenumber=${page}&archivedobjectsincluded=false`
  return whileReading(async () => {
    const reply = await openOfferApi(session).send({ method: 'GET', path: `/user/me/realestate?${query}` })
    const said = saidIn(reply)
    const list = isRecord(reply.json) ? reply.json['realestates.realEstates'] : undefined
    const paging = isRecord(list) ? list['Paging'] : undefined
    const total = isRecord(paging) ? Number(textOf(paging['numberOfHits'])) : NaN
    if (!isRecord(list) || !isRecord(paging) || !(total >= 0)) return unintelligible(said)
    const adverts = membersOf(list['realEstateList'], 'realEstateElement').flatMap((item) =>
      advertIn(item, channelsOf(session.options)),
    )
    const hasNext = listOf(paging['next']).length > 0
    // A page in the middle is never empty: whatever this is, it is not what there is.
    if (adverts.length === 0 && (hasNext || (page === 1 && total > 0))) return unintelligible(said)
    return { kind: 'page', adverts, total, said, ...(hasNext && { next: String(page + 1) }) }
  })
}

function advertIn(item: unknown, wanted: string[]): ListedAdvert[] {
  const portalId = isRecord(item) ? textOf(item['@id']) : undefined
  if (!isRecord(item) || portalId === undefined) return []
  const externalId = textOf(item['externalId'])
  const title = textOf(item['title'])
  const changedAt = textOf(item['@modification'])
  return [
    {
      portalId,
      ...(externalId !== undefined && { externalId }),
      ...(title !== undefined && { title }),
      isShown: isOn(item, wanted),
      ...(changedAt !== undefined && { changedAt }),
    },
  ]
}

/** The state is about the portal itself, and not about the other channels. */
function isOn(item: Record<string, unknown>, wanted: string[]): boolean {
  if (wanted.includes(portalChannel) && textOf(item['realEstateState']) === 'ACTIVE') return true
  return channelsIn(item).some((channel) => wanted.includes(channel))
}

/** On which it is online. */
export function channelsIn(advert: Record<string, unknown>): string[] {
  return membersOf(advert['common.publishChannels'], 'publishChannel').flatMap((channel) =>
    isRecord(channel) ? (textOf(channel['@id']) ?? []) : [],
  )
}
