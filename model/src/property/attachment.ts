import Type, { type Static } from 'typebox'
import { FailureCode } from '../failure-codes.ts'
import { readOnly } from '../read-only.ts'
import { closed, count, flag, HttpUrl, Id, oneOfWords, text } from '../schema.ts'

export const attachmentBytesMax = 16 * 1024 * 1024

const kinds = ['image', 'document'] as const
const pictureTypes = ['jpeg', 'jpg', 'png', 'webp', 'heic', 'heif', 'avif', 'gif', 'tiff'] as const

const shown = {
  url: HttpUrl,
  type: Type.Optional(oneOfWords(kinds)),
  title: Type.Optional(text(100)),
  isFloorPlan: Type.Optional(flag()),
}

/** What clients of the hosted service send is understood too, and shown in our words. */
const draft = {
  ...shown,
  type: Type.Optional(
    oneOfWords(
      [...kinds, ...pictureTypes.map((type) => `image/${type}` as const), 'application/pdf'],
      'Whatever is said here. A media type is shown as image or document.',
    ),
  ),
  isBlueprint: Type.Optional(flag('Another word for `isFloorPlan`, which goes before it.')),
}

/** A picture or a PDF of a property: the service fetches it from its address. The first image
 * that is not a floor plan is the title picture (a floor plan, if there is nothing else). */
export const AttachmentDraft = closed(draft, { $id: 'AttachmentDraft' })
export type AttachmentDraft = Static<typeof AttachmentDraft>

export const Attachment = closed(
  {
    id: Id,
    ...shown,
    status: oneOfWords(['pending', 'processing', 'succeeded', 'failed']),
    contentType: Type.Optional(Type.String()),
    width: Type.Optional(count(1_000_000, 'In pixels.')),
    height: Type.Optional(count(1_000_000, 'In pixels.')),
    pages: Type.Optional(count(1_000_000, 'Of a document.')),
    bytes: Type.Optional(count(attachmentBytesMax)),
    failureCode: Type.Optional(FailureCode),
    failureMessage: Type.Optional(Type.String()),
  },
  { $id: 'Attachment' },
)
export type Attachment = Static<typeof Attachment>

/** What is meant by what a client has sent, in our words. */
export function plainAttachment({ type, isBlueprint, ...plain }: AttachmentDraft): Omit<Attachment, 'id' | 'status'> {
  return {
    ...(isBlueprint !== undefined && { isFloorPlan: isBlueprint }),
    ...plain,
    ...(type !== undefined && { type: type === 'document' || type === 'application/pdf' ? 'document' : 'image' }),
  }
}

/** As an edit of the property may name it. */
export const AttachmentReplacement = closed(
  { ...draft, ...readOnly(Attachment.properties, draft) },
  { $id: 'AttachmentReplacement' },
)

/** A page about the property: a virtual tour, a video. */
export const Link = closed(
  {
    title: text(100),
    url: HttpUrl,
    kind: Type.Optional(oneOfWords(['tour', 'video', 'page'], 'A page when left out.')),
  },
  { $id: 'Link' },
)
export type Link = Static<typeof Link>
