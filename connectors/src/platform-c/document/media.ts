import { createHash } from 'node:crypto'
import { pointer } from '@aushang/model'
import type { PreparedAttachment, Publication } from '../../contract.ts'
import { titlePictureFirst } from '../../title-picture.ts'
import { cutText } from '../../cut-text.ts'
import { type AdoptedMedia, recallListing } from '../memory.ts'

const titleCharactersMax = 60

/** Something that hangs on an advert: a file that is uploaded before, or a link. */
export interface Media {
  /** The member of our property that it comes from. */
  from: string
  title: string
  body: { type: string; title?: string; externalMediaId?: string; url?: string }
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
  return [
    ...titlePictureFirst(attachments).map((file): Media => {
      const index = property.attachments.findIndex(({ id }) => id === file.id)
      const title = shortTitle(file.title ?? '')
      const adopted = takeAdopted(property.attachments[index]?.url)
      const externalMediaId = adopted?.mediaId ?? mediaIdOf(placement.externalId, file)
      const body = { type: typeOf(file), ...(title.trim() && { title }), externalMediaId }
      return { from: pointer('attachments', index), title, body, file, ...(adopted && { adopted }) }
    }),
    ...property.attachments.flatMap(({ id, url, title = '' }, index): Media[] => {
      const adopted = prepared.has(id) ? undefined : takeAdopted(url)
      if (adopted === undefined) return []
      const shown = shortTitle(title)
      const body = { type: adopted.type, ...(shown.trim() && { title: shown }), externalMediaId: adopted.mediaId }
      return [{ from: pointer('attachments', index), title: shown, body, adopted }]
    }),
    ...(property.links ?? []).map((link, index): Media => {
      const title = shortTitle(link.title)
      const body = { type: linkTypes[link.kind ?? 'page'], title, url: link.url }
      return { from: pointer('links', index), title, body }
    }),
  ]
}

/** Cut to the portal's length. */
export function shortTitle(title: string): string {
  return cutText(title, titleCharactersMax)
}

/** Other bytes are another file, and the same ones on another advert too: a file hangs on one only. */
function mediaIdOf(externalId: string, { id, checksum }: PreparedAttachment): string {
  return createHash('sha256').update(`${externalId}\n${id}\n${checksum}`).digest('hex')
}

function typeOf({ contentType, isFloorPlan }: PreparedAttachment): string {
  if (contentType !== 'image/jpeg') return 'DOCUMENT'
  return isFloorPlan ? 'FLOOR_PLAN' : 'PICTURE'
}

export const linkTypes = { tour: 'TOUR', video: 'VIDEO', page: 'LINK' }
