import { isRecord } from '@aushang/model'
import type {
  AdvertGone,
  AdvertKey,
  AdvertPage,
  AdvertRead,
  AdvertUnreadable,
  Publication,
  ReadProperty,
  Unauthorized,
  Unavailable,
  UnreadPart,
} from '../contract.ts'
import { askStatus } from './ask-outcome.ts'
import { whileReading } from '../ended.ts'
import { unintelligible } from '../http-answers.ts'
import { leavesOf, lostParts, publicationOf, textInJson } from '../lost-parts.ts'
import { listingOf, readContact, readData } from './document/listing.ts'
import { readMedia } from './document/media.ts'
import { saidIn, textOf } from './listings-api/answers.ts'
import { openListingsApi, type Session } from './listings-api/listings-api.ts'
import type { ListingMemory } from './memory.ts'
import { pathOf } from './publish.ts'

/** A page of the numbers of everything that is there: the portal's list says no more. `from` is its token of the next page. */
export async function listAdverts(
  from: string | null,
  session: Session,
): Promise<AdvertPage | Unauthorized | Unavailable> {
  const path = from === null ? '/listings' : `/listings?nextPageToken=${encodeURIComponent(from)}`
  return whileReading(async () => {
    const reply = await openListingsApi(session).send({ method: 'GET', path })
    const said = saidIn(reply)
    const { externalListingIds: ids, nextPageToken: next } = isRecord(reply.json) ? reply.json : {}
    if (!Array.isArray(ids) || ids.some((id) => typeof id !== 'string' || id === '')) return unintelligible(said)
    const adverts = ids.map((id) => ({ externalId: textOf(id) }))
    if (next === undefined || next === null) return { kind: 'page', adverts, said }
    // A page in the middle is never empty: whatever this is, it is not what there is.
    if (ids.length === 0 || typeof next !== 'string' || next === '' || next === from) return unintelligible(said)
    return { kind: 'page', adverts, next, said }
  })
}

/** Changes nothing. Adverts are asked for by their number only: whoever names one has it from there. */
export async function readAdvert(
  { portalId: named = '', externalId = named }: AdvertKey,
  session: Session,
): Promise<AdvertRead | AdvertUnreadable | AdvertGone | Unauthorized | Unavailable> {
  return whileReading(async () => {
    const api = openListingsApi(session)
    const reply = await api.send({ method: 'GET', path: pathOf({ externalId }), also: ['missing'] })
    const said = saidIn(reply)
    if (reply.meaning === 'missing') return { kind: 'gone', said }
    const listing = isRecord(reply.json) ? reply.json['listing'] : undefined
    const { status, listingId: portalId, requestId, publicUrl, isShown } = await askStatus(api, { externalId })
    if (status === 'DELETED') return { kind: 'gone', said }
    if (!isRecord(listing) || portalId === '') return unintelligible(said)
    const read = readData(listing['data'])
    if ('otherKind' in read) {
      return { kind: 'unreadable', sentence: { key: 'advertOfOtherKind', params: { kind: read.otherKind } }, said }
    }
    const { attachments, links, unread, mediaIds, adoptedMedia } = readMedia(listing['media'])
    const remembered: ListingMemory = { listingId: portalId, mediaIds, adoptedMedia }
    return {
      kind: 'read',
      portalId,
      externalId,
      ...(publicUrl && { publicUrl }),
      isShown,
      ...(requestId && { changeMark: requestId }),
      property: links.length === 0 ? read.property : { ...read.property, links },
      contact: readContact(listing['contact']),
      attachments,
      unread: [...lostMembers(listing['data'], read.property), ...unread],
      remembered,
      said,
    }
  })
}

/** What the next edit would change or lose at the portal. */
export function lostMembers(data: unknown, read: ReadProperty): UnreadPart[] {
  const written = listingOf(publicationOf(read)) as { data: unknown }
  return lostParts(leavesOf(data, textInJson), leavesOf(written.data, textInJson))
}

export function readWritten(publication: Publication): ReadProperty {
  const { data } = JSON.parse(JSON.stringify(listingOf(publication))) as { data: unknown }
  const read = readData(data)
  if ('otherKind' in read) throw new Error(`What we write is of no type of ours: ${read.otherKind}`)
  return read.property
}
