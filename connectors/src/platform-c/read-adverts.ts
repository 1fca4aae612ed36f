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
import { whileReading } from '../ended.ts'
import { unintelligible } from '../http-answers.ts'
import { leavesOf, lostParts, publicationOf } from '../lost-parts.ts'
import { listingOf } from './document/listing.ts'
import { readContact, readData, readMedia } from './document/read-listing.ts'
import { publicUrlIn, saidIn, textOf } from './listings-api/answers.ts'
import { openListingsApi, type Session } from './listings-api/listings-api.ts'
import type { ListingMemory } from './memory.ts'
import type { Options } from './options.ts'
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
    // A page in the middle is never empty: whatever this is, it is not what there is.
    if (ids.length === 0 && next !== undefined) return unintelligible(said)
    if (next !== undefined && (typeof next !== 'string' || next === '' || next === from)) return unintelligible(said)
    const adverts = ids.map((id) => ({ externalId: textOf(id) }))
    return { kind: 'page', adverts, ...(next !== undefined && { next }), said }
  })
}

/** One call, which changes nothing. Adverts are asked for by their number only: whoever names one has it from there. */
export async function readAdvert(
  { portalId: named = '', externalId = named }: AdvertKey,
  session: Session,
): Promise<AdvertRead | AdvertUnreadable | AdvertGone | Unauthorized | Unavailable> {
  return whileReading(async () => {
    const reply = await openListingsApi(session).send({
      method: 'GET',
      path: pathOf({ externalId }),
      also: ['missing'],
    })
    const said = saidIn(reply)
    const { json } = reply
    const portalId = textOf(isRecord(json) ? json['listingId'] : undefined)
    if (reply.meaning === 'missing' || (isRecord(json) && json['status'] === 'DELETED')) return { kind: 'gone', said }
    if (!isRecord(json) || portalId === '') return unintelligible(said)
    const read = readData(json['data'])
    if ('otherKind' in read) {
      return { kind: 'unreadable', sentence: { key: 'advertOfOtherKind', params: { kind: read.otherKind } }, said }
    }
    const { attachments, links, mediaIds, adoptedMedia } = readMedia(json['media'])
    const publicUrl = publicUrlIn(json)
    const requestId = textOf(json['requestId'])
    const remembered: ListingMemory = { listingId: portalId, mediaIds, adoptedMedia }
    return {
      kind: 'read',
      portalId,
      externalId,
      ...(publicUrl && { publicUrl }),
      isShown: textOf(json['publicUrl']) !== '',
      ...(requestId && { changeMark: requestId }),
      property: links.length === 0 ? read.property : { ...read.property, links },
      contact: readContact(json['contact']),
      attachments,
      unread: lostMembers(json['data'], read.property),
      remembered,
      said,
    }
  })
}

/** What the next edit would change or lose at the portal. */
export function lostMembers(data: unknown, read: ReadProperty): UnreadPart[] {
  const written = listingOf(publicationOf(read), {}) as { data: unknown }
  return lostParts(leavesOf(data, said), leavesOf(written.data, said))
}

function said(value: unknown): string | undefined {
  return typeof value === 'string' ? value || undefined : value === null ? undefined : JSON.stringify(value)
}

export function readWritten(publication: Publication, options: Options): ReadProperty {
  const { data } = JSON.parse(JSON.stringify(listingOf(publication, options))) as { data: unknown }
  const read = readData(data)
  if ('otherKind' in read) throw new Error(`What we write is of no type of ours: ${read.otherKind}`)
  return read.property
}
