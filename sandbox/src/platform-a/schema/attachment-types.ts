import { boolean, type Field, group, required, text, uri } from './field.ts'

const attributes = ['xlink:href', 'id', 'label', 'modification', 'creation', 'publishDate']
const isReadOnly = { readOnly: true }

const any: Field[] = [
  text('title', 30),
  text('checkSum', undefined, isReadOnly),
  text('externalId', 50),
  text('externalCheckSum'),
]

const url = group('url', [], { attributes: ['scale', 'href'], occursMax: Infinity })

export const attachmentTypes = {
  Picture: group(
    'attachment',
    [
      ...any,
      required(boolean('floorplan', { emptyMeans: 'false' })),
      required(boolean('titlePicture', { emptyMeans: 'false' })),
      group('urls', [url], { readOnly: true, jsonList: true }),
    ],
    { attributes },
  ),
  PDFDocument: group(
    'attachment',
    [...any, uri('url', Infinity, isReadOnly), required(boolean('floorplan', { emptyMeans: 'false' }))],
    {
      attributes,
    },
  ),
  Link: group('attachment', [...any, required(uri('url', 2000, { pattern: /^(?:(http|https):\/\/\w.*[.]\w.*)$/ }))], {
    attributes,
  }),
} satisfies Record<string, Field>

export type AttachmentType = keyof typeof attachmentTypes

export function isAttachmentType(name: string): name is AttachmentType {
  return Object.hasOwn(attachmentTypes, name)
}
