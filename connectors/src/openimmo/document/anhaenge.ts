import type { Link } from '@aushang/model'
import type { PreparedAttachment, Publication } from '../../contract.ts'
import { titlePictureFirst, titlePictureOf } from '../../title-picture.ts'
import type { Settings } from '../options.ts'
import type { Element } from './xml.ts'

const linkGroups: Record<NonNullable<Link['kind']>, string> = { tour: 'PANORAMA', video: 'FILMLINK', page: 'LINKS' }

/** The attachments that an advert takes. The rest is left out; `check` says so. */
export function takenAttachments({ attachments }: Publication, { pictureCountMax }: Settings): PreparedAttachment[] {
  return titlePictureFirst(attachments).slice(0, pictureCountMax)
}

/** Files lie beside the XML. A name is another when its content is: some portals look at a name only once. */
export function fileName({ id, checksum, contentType }: PreparedAttachment): string {
  return `${id}_${checksum.slice(0, 8)}.${contentType === 'application/pdf' ? 'pdf' : 'jpg'}`
}

export function anhaenge(publication: Publication, settings: Settings): Element | undefined {
  const taken = takenAttachments(publication, settings)
  const titlePicture = titlePictureOf(taken)
  const pictures = taken.map((attachment) => {
    const address = settings.pictures === 'byUrl' ? addressOf(attachment, publication) : undefined
    return {
      '@location': address === undefined ? settings.fileLocation : 'REMOTE',
      '@gruppe': attachment === titlePicture ? 'TITELBILD' : groupOf(attachment),
      anhangtitel: attachment.title,
      format: attachment.contentType,
      daten: { pfad: address ?? fileName(attachment) },
    }
  })
  const links = (publication.property.links ?? [])
    .slice(0, settings.linkCountMax)
    .map(({ title, url, kind = 'page' }) => ({
      '@location': 'REMOTE',
      '@gruppe': linkGroups[kind],
      anhangtitel: title,
      format: 'text/html',
      daten: { pfad: url },
    }))
  const all = [...pictures, ...links]
  return all.length === 0 ? undefined : { anhang: all }
}

export function addressOf({ id }: PreparedAttachment, { property }: Publication): string | undefined {
  return property.attachments.find((attachment) => attachment.id === id)?.url
}

function groupOf({ contentType, isFloorPlan }: PreparedAttachment): string {
  if (isFloorPlan) return 'GRUNDRISS'
  return contentType === 'application/pdf' ? 'DOKUMENTE' : 'BILD'
}
