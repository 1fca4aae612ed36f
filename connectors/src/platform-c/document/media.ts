import { createHash } from 'node:crypto'
import { pointer } from '@aushang/model'
import type { PreparedAttachment, Publication } from '../../contract.ts'
import { titlePictureFirst } from '../../title-picture.ts'

export const titleCharactersMax = 60

/** Something that hangs on an advert: a file that is uploaded before, or a link. */
export interface Media {
  /** The member of our property that it comes from. */
  from: string
  title: string
  body: { type: string; title?: string; externalMediaId?: string; url?: string }
  file?: PreparedAttachment
}

/** The title picture first, then the others in their order, then links. */
export function mediaOf({ attachments, property, placement }: Publication): Media[] {
  return [
    ...titlePictureFirst(attachments).map((file): Media => {
      const index = property.attachments.findIndex(({ id }) => id === file.id)
      const title = shortTitle(file.title ?? '')
      const externalMediaId = mediaIdOf(placement.externalId, file)
      const body = { type: typeOf(file), ...(title.trim() && { title }), externalMediaId }
      return { from: pointer('attachments', index), title, body, file }
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
  const characters = Array.from(title)
  return characters.length <= titleCharactersMax ? title : characters.slice(0, titleCharactersMax - 1).join('') + '…'
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
