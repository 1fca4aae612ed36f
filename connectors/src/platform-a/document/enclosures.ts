import { createHash } from 'node:crypto'
import { type Link, pointer } from '@aushang/model'
import type { PreparedAttachment, Publication } from '../../contract.ts'
import { cutText } from '../../cut-text.ts'
import { titlePictureFirst, titlePictureOf } from '../../title-picture.ts'
import { commonNamespace } from './contact.ts'
import type { Element } from './xml.ts'

export const titleLengthMax = 30

/** What hangs on an advert, as the portal is told of it: pictures and PDFs in their order, then links. */
export interface Enclosure {
  kind: 'Picture' | 'PDFDocument' | 'Link'
  /** The member of our property that it comes from. */
  from: string
  title: string
  /** Tells whether the portal has it already: of the bytes, or of a link's address. */
  checksum: string
  isFloorPlan: boolean
  metadata: Element
  file?: PreparedAttachment
  /** Where the client has it from; that may be the portal itself. */
  sourceUrl?: string
  url?: string
}

export function enclosuresOf({ attachments, property }: Publication): Enclosure[] {
  const titlePicture = titlePictureOf(attachments)
  return [
    ...titlePictureFirst(attachments).map((file) => {
      const index = property.attachments.findIndex(({ id }) => id === file.id)
      const sourceUrl = property.attachments[index]?.url
      return {
        ...fileEnclosure(file, pointer('attachments', index), file === titlePicture),
        ...(sourceUrl !== undefined && { sourceUrl }),
      }
    }),
    ...(property.links ?? []).map((link, index) => linkEnclosure(link, pointer('links', index))),
  ]
}

/** Cut to the portal's length. */
export function shortTitle(title: string): string {
  return cutText(title, titleLengthMax)
}

function fileEnclosure(file: PreparedAttachment, from: string, isTitlePicture: boolean): Enclosure {
  const kind = isPicture(file) ? 'Picture' : 'PDFDocument'
  const title = shortTitle(file.title ?? defaultTitle(file))
  const metadata = metadataOf(kind, [
    { name: 'title', content: title },
    { name: 'externalId', content: file.id },
    { name: 'externalCheckSum', content: file.checksum },
    { name: 'floorplan', content: String(file.isFloorPlan) },
    ...(kind === 'Picture' ? [{ name: 'titlePicture', content: String(isTitlePicture) }] : []),
  ])
  return { kind, from, title, checksum: file.checksum, isFloorPlan: file.isFloorPlan, metadata, file }
}

const kindWords = { tour: 'Rundgang', video: 'Video', page: undefined } as const

/** The portal knows no kinds of links: the title says what is there, if it does not already. */
export function linkTitle({ title, kind = 'page' }: Pick<Link, 'title' | 'kind'>): string {
  const word = kindWords[kind]
  return word === undefined || title.toLowerCase().includes(word.toLowerCase()) ? title : `${word}: ${title}`
}

function linkEnclosure(link: Link, from: string): Enclosure {
  const title = shortTitle(linkTitle(link))
  const checksum = createHash('sha256').update(link.url).digest('hex')
  const metadata = metadataOf('Link', [
    { name: 'title', content: title },
    { name: 'externalCheckSum', content: checksum },
    { name: 'url', content: link.url },
  ])
  return { kind: 'Link', from, title, checksum, isFloorPlan: false, metadata, url: link.url }
}

function metadataOf(kind: Enclosure['kind'], content: Element[]): Element {
  const attributes = {
    'xmlns:common': commonNamespace,
    'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
    'xsi:type': `common:${kind}`,
  }
  return { name: 'common:attachment', attributes, content }
}

/** Without a title, the portal shows the name of the file. */
function defaultTitle(file: PreparedAttachment): string {
  if (file.isFloorPlan) return 'Grundriss'
  return isPicture(file) ? 'Bild' : 'Dokument'
}

function isPicture({ contentType }: PreparedAttachment): boolean {
  return contentType === 'image/jpeg'
}
