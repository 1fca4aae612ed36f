import Type, { type Static } from 'typebox'
import { FailureCode } from '../failure-codes.ts'
import { readOnly } from '../read-only.ts'
import { closed, count, flag, HttpUrl, Id, oneOfWords, text } from '../schema.ts'

export const attachmentBytesMax = 16 * 1024 * 1024

const draft = {
  url: HttpUrl,
  type: Type.Optional(oneOfWords(['image', 'document'], 'Found from the content.')),
  title: Type.Optional(text(100)),
  isFloorPlan: Type.Optional(flag()),
}

/** A picture or a PDF of a property: the service fetches it from its address. The first image
 * that is not a floor plan is the title picture (a floor plan, if there is nothing else). */
export const AttachmentDraft = closed(draft, { $id: 'AttachmentDraft' })
export type AttachmentDraft = Static<typeof AttachmentDraft>

export const Attachment = closed(
  {
    id: Id,
    ...draft,
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
    kind: Type.Optional(oneOfWords(['tour', 'video', 'page'], 'What is to be seen there; a page when left out.')),
  },
  { $id: 'Link' },
)
export type Link = Static<typeof Link>
