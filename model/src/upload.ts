import Type, { type Static } from 'typebox'
import { attachmentBytesMax } from './property/attachment.ts'
import { closed, count, HttpUrl, Id, Time } from './schema.ts'

/** A file that a client has sent, to be named in the attachments of its properties by its URL. */
export const Upload = closed(
  {
    id: Id,
    url: HttpUrl,
    contentType: Type.String({ description: 'As found from the content.' }),
    width: Type.Optional(count(1_000_000, 'In pixels.')),
    height: Type.Optional(count(1_000_000, 'In pixels.')),
    pages: Type.Optional(count(1_000_000, 'Of a document.')),
    bytes: count(attachmentBytesMax),
    createdAt: Time,
  },
  {
    $id: 'Upload',
    examples: [
      {
        id: '0TkW4rYx00uP6lO8aD1k',
        url: 'https://aushang.example.org/uploads/0TkW4rYx00uP6lO8aD1k',
        contentType: 'image/jpeg',
        width: 4032,
        height: 3024,
        bytes: 3_145_728,
        createdAt: '2026-11-15T09:30:00.000Z',
      },
    ],
  },
)
export type Upload = Static<typeof Upload>
