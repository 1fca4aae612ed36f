import { createHash } from 'node:crypto'
import { isRecord, type Link, pointer } from '@aushang/model'
import type { PreparedAttachment, Publication, ReadAttachment, UnreadPart } from '../../contract.ts'
import { cutText } from '../../cut-text.ts'
import { keyOf } from '../../key-of.ts'
import { textInJson } from '../../lost-parts.ts'
import { titlePictureFirst, titlePictureOf } from '../../title-picture.ts'
import { type AdoptedMedia, recallListing } from '../memory.ts'
import { documentMediaType, mediaTitleCharactersMax, pageMediaType } from '../not-public.ts'

/** Something that hangs on an advert: a file that is uploaded before, or a link. */
export interface Media {
  /** The member of our property that it comes from. */
  from: string
  title: string
  body: { mediaType: string; category?: string; title?: string; externalMediaId?: string; url?: string }
  file?: PreparedAttachment
  /** The portal's own one of it, where it is there from another hand: that stays, and is sent by nobody. */
  adopted?: AdoptedMedia
}

/** The title picture first, then the others in their order, then what only the portal has so far, then links. */
export function mediaOf({ attachments, property, placement }: Publication): Media[] {
  const free = new Set(recallListing(placement)?.adoptedMedia)
  // Once only: what is named twice hangs there twice, and the second one is ours.
  const takeAdopted = (url: string | undefined) => {
    const adopted = [...free].find((each) => each.url === url)
    if (adopted !== undefined) free.delete(adopted)
    return adopted
  }
  const prepared = new Set(attachments.map(({ id }) => id))
  const titlePicture = titlePictureOf(attachments)
  return [
    ...titlePictureFirst(attachments).map((file): Media => {
      const index = property.attachments.findIndex(({ id }) => id === file.id)
      const title = shortTitle(file.title ?? '')
      const adopted = takeAdopted(property.attachments[index]?.url)
      const isPicture = file.contentType === 'image/jpeg'
      const category = isPicture ? categoryOf(file.isFloorPlan, file === titlePicture, adopted) : adopted?.category
      const body = {
        mediaType: adopted?.mediaType ?? (isPicture ? 'PICTURE' : documentMediaType),
        ...(category && { category }),
        ...(title.trim() && { title }),
        externalMediaId: adopted?.mediaId ?? mediaIdOf(placement.externalId, file),
      }
      return { from: pointer('attachments', index), title, body, file, ...(adopted && { adopted }) }
    }),
    ...property.attachments.flatMap(({ id, url, title = '', isFloorPlan }, index): Media[] => {
      const adopted = prepared.has(id) ? undefined : takeAdopted(url)
      if (adopted === undefined) return []
      const shown = shortTitle(title)
      const category = categoryOf(isFloorPlan, false, adopted)
      const body = {
        mediaType: adopted.mediaType,
        ...(category && { category }),
        ...(shown.trim() && { title: shown }),
        externalMediaId: adopted.mediaId,
      }
      return [{ from: pointer('attachments', index), title: shown, body, adopted }]
    }),
    ...(property.links ?? []).map((link, index): Media => {
      const title = shortTitle(link.title)
      const body = { mediaType: linkTypes[link.kind ?? 'page'], title, url: link.url }
      return { from: pointer('links', index), title, body }
    }),
  ]
}

/** What it shows, which others may have said better than we know: the room. */
function categoryOf(
  isFloorPlan: boolean | undefined,
  isTitle: boolean,
  adopted: AdoptedMedia | undefined,
): string | undefined {
  if (isFloorPlan) return 'FLOOR_PLAN'
  const theirs = ['FLOOR_PLAN', 'COVER_PICTURE'].includes(adopted?.category ?? '') ? undefined : adopted?.category
  return theirs ?? (isTitle ? 'COVER_PICTURE' : undefined)
}

/** Cut to the portal's length. */
export function shortTitle(title: string): string {
  return cutText(title, mediaTitleCharactersMax)
}

/** Other bytes are another file, and the same ones on another advert too: a file hangs on one only. */
function mediaIdOf(externalId: string, { id, checksum }: PreparedAttachment): string {
  return createHash('sha256').update(`${externalId}\n${id}\n${checksum}`).digest('hex')
}

const linkTypes = { tour: 'VIRTUAL_TOUR', video: 'VIDEO', page: pageMediaType }

interface ReadMedia {
  attachments: ReadAttachment[]
  links: Link[]
  unread: UnreadPart[]
  mediaIds: string[]
  adoptedMedia: AdoptedMedia[]
}

/** The mirror of `mediaOf`, with where each file is to be had. What was uploaded is a file, whatever is in it. */
export function readMedia(media: unknown): ReadMedia {
  const read: ReadMedia = { attachments: [], links: [], unread: [], mediaIds: [], adoptedMedia: [] }
  for (const entry of Array.isArray(media) ? media.filter(isRecord) : []) {
    const names = ['url', 'title', 'category', 'externalMediaId', 'mediaType']
    const [url, title, category, mediaId, mediaType = 'PICTURE'] = names.map((name) => textIn(entry[name]))
    const kind = keyOf(linkTypes, mediaType)
    const isLink = kind !== undefined && mediaId === undefined
    if (mediaId !== undefined) read.mediaIds.push(mediaId)
    // What was not uploaded by anybody becomes a file of ours.
    const isOurs = mediaId === undefined && !isLink
    const isCut = shortTitle(title ?? '') !== (title ?? '')
    const lost = Object.keys(entry).filter(
      (name) =>
        url === undefined ||
        !names.includes(name) ||
        (name === 'title' && isCut) ||
        (name === 'category' && (isLink || (isOurs && category !== 'FLOOR_PLAN'))) ||
        (name === 'mediaType' && isOurs && mediaType !== 'PICTURE' && mediaType !== documentMediaType),
    )
    read.unread.push(...lost.map((name) => ({ name: `media.${name}`, value: textInJson(entry[name]) ?? '' })))
    if (url === undefined) continue
    if (isLink) {
      read.links.push({ title: title ?? url, url, ...(kind !== 'page' && { kind }) })
      continue
    }
    read.attachments.push({ url, ...(title && { title }), isFloorPlan: category === 'FLOOR_PLAN' })
    if (mediaId !== undefined) read.adoptedMedia.push({ url, mediaId, mediaType, ...(category && { category }) })
  }
  return read
}

function textIn(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}
