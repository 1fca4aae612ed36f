import { fits, Id, isRecord, type Link } from '@aushang/model'
import type {
  AdvertGone,
  AdvertKey,
  AdvertRead,
  AdvertUnreadable,
  Publication,
  ReadAttachment,
  ReadContact,
  ReadProperty,
  Unauthorized,
  Unavailable,
  UnreadPart,
} from '../contract.ts'
import { whileReading } from '../ended.ts'
import { unintelligible } from '../http-answers.ts'
import { listAttached } from './bring-attachments.ts'
import { advertOf, readDocument } from './document/advert.ts'
import { readContactDetail } from './document/contact.ts'
import { asAnswered } from './document/xml.ts'
import { channelsIn } from './list-adverts.ts'
import { lostElements } from './lost-elements.ts'
import type { AdvertMemory, Attached } from './memory.ts'
import { saidIn, textOf } from './offer-api/answers.ts'
import { type OfferApi, openOfferApi, type Session } from './offer-api/offer-api.ts'
import { channelsOf, portalChannel } from './options.ts'
import { advertUrl, newEnergyValues, realEstates } from './publish.ts'

/** The advert, its attachments and its contact: three calls, none of which changes anything. */
export async function readAdvert(
  { portalId, externalId = '' }: AdvertKey,
  session: Session,
): Promise<AdvertRead | AdvertUnreadable | AdvertGone | Unauthorized | Unavailable> {
  const api = openOfferApi(session)
  const address = portalId ?? `ext-${encodeURIComponent(externalId)}`
  return whileReading(async () => {
    const reply = await api.send({
      method: 'GET',
      path: `${realEstates}/${address}${newEnergyValues}`,
      also: ['missing'],
    })
    const said = saidIn(reply)
    if (reply.meaning === 'missing') return { kind: 'gone', said }
    const advert = isRecord(reply.json) ? Object.values(reply.json)[0] : undefined
    const id = isRecord(advert) ? textOf(advert['@id']) : undefined
    if (!isRecord(advert) || id === undefined) return unintelligible(said)
    const document = readDocument(reply.json)
    if ('otherKind' in document) {
      return { kind: 'unreadable', sentence: { key: 'advertOfOtherKind', params: { kind: document.otherKind } }, said }
    }
    const number = textOf(advert['externalId'])
    // As the list has it: one that was never changed has only the other.
    const changedAt = textOf(advert['lastModificationDate']) ?? textOf(advert['creationDate'])
    const online = channelsIn(advert)
    const shown = await listAttached(api, `${realEstates}/${id}/attachment`)
    const { attachments, links, unread } = hung(shown)
    const { property } = document
    const remembered: AdvertMemory = {
      id,
      channels: online.filter((channel) => channelsOf(session.options).includes(channel)),
      lookedAt: new Date().toISOString(),
    }
    return {
      kind: 'read',
      portalId: id,
      ...(number !== undefined && { externalId: number }),
      ...(online.includes(portalChannel) && { publicUrl: advertUrl(session, id) }),
      isShown: channelsOf(session.options).some((channel) => online.includes(channel)),
      ...(changedAt !== undefined && { changedAt }),
      property: links.length === 0 ? property : { ...property, links },
      contact: await readContact(api, advert),
      attachments,
      unread: [...lostElements(reply.json, property), ...unread],
      remembered,
      said,
    }
  })
}

export function readWritten(publication: Publication): ReadProperty {
  const read = readDocument(asAnswered(advertOf(publication)))
  if ('otherKind' in read) throw new Error(`What we write is of no type of ours: ${read.otherKind}`)
  return read.property
}

function hung(shown: Attached[]): { attachments: ReadAttachment[]; links: Link[]; unread: UnreadPart[] } {
  const attachments: ReadAttachment[] = []
  const links: Link[] = []
  const unread: UnreadPart[] = []
  for (const { kind, title, isFloorPlan, url, sourceUrl, checksum } of shown) {
    const isLink = kind === 'Link' || kind === 'VirtualTour'
    if (isLink && url !== undefined) {
      links.push({ title: title || 'Link', url, ...(kind === 'VirtualTour' && { kind: 'tour' }) })
    } else if (!isLink && sourceUrl !== undefined) {
      attachments.push({
        url: sourceUrl,
        ...(title && { title }),
        isFloorPlan,
        ...(checksum === undefined && { isOurs: false }),
      })
    } else unread.push({ name: kind, ...(title && { value: title }) })
  }
  return { attachments, links, unread }
}

async function readContact(api: OfferApi, advert: Record<string, unknown>): Promise<ReadContact | null> {
  const id = isRecord(advert['contact']) ? textOf(advert['contact']['@id']) : undefined
  if (id === undefined) return null
  const { json, meaning } = await api.send({ method: 'GET', path: `/user/me/contact/${id}`, also: ['missing'] })
  const detail = isRecord(json) ? json['common.realtorContactDetail'] : undefined
  if (meaning === 'missing' || !isRecord(detail)) return null
  const ourId = textOf(detail['externalId'])
  return {
    key: id,
    ...(fits(Id, ourId) && { ourId }),
    draft: readContactDetail(detail),
    remembered: { checksum: '', elements: [], portalId: id },
  }
}
