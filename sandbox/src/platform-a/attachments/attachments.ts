import { type AttachmentType, attachmentTypes, isAttachmentType } from '../schema/attachment-types.ts'
import { type Data, textAt } from '../schema/data.ts'
import type { Attachment } from '../state/state.ts'
import { bodyFormat } from '../wire/formats.ts'
import { namespaces } from '../wire/namespaces.ts'
import { parseJson, readJsonObject } from '../wire/read-json.ts'
import { parseXml, readElement, unknownRoot } from '../wire/read-xml.ts'
import { invalid, type Problem } from '../wire/refusal.ts'

export interface Metadata {
  type: AttachmentType
  data: Data
}

/** Title, checksums and the rest, as XML or JSON. A JSON that names no type is of the type it comes with. */
export function readMetadata(part: { contentType: string; body: Buffer }, otherwise: AttachmentType): Metadata {
  if (bodyFormat(part) === 'xml') {
    const root = parseXml(part.body)
    if (root.namespace !== namespaces.common || root.name !== 'attachment') {
      throw unknownRoot(root.qualifiedName)
    }
    const type = typeNamed(root.attributes['xsi:type'], otherwise)
    return { type, data: readElement(root, attachmentTypes[type]) as Data }
  }
  const { name, content } = parseJson(part.body)
  if (name !== 'common.attachment') throw invalid(`the member [${name}] is not an attachment`)
  const named = content['@xsi.type'] ?? content['@xsi:type']
  const type = typeNamed(typeof named === 'string' ? named : undefined, otherwise)
  const problems: Problem[] = []
  const data = readJsonObject(content, attachmentTypes[type], problems)
  if (problems.length > 0) throw invalid(...problems)
  if (type === 'Link' && data['url'] === undefined) {
    throw invalid({ field: 'url', value: null, code: 'MANDATORY_FIELD_EMPTY' })
  }
  return { type, data }
}

function typeNamed(qualified: string | undefined, otherwise: AttachmentType): AttachmentType {
  const name = qualified === undefined ? otherwise : qualified.replace(/^.*:/, '')
  if (isAttachmentType(name)) return name
  throw invalid(`attachment type [${name}] is not supported`)
}

/** What can be told about an attachment by its sender; what is left out is cleared. */
export function senderMembersOf(data: Data): Pick<Attachment, 'externalId' | 'externalCheckSum' | 'floorplan' | 'url'> {
  const text = (name: 'externalId' | 'externalCheckSum' | 'url') =>
    textAt(data, name) === '' ? {} : { [name]: textAt(data, name) }
  return {
    ...text('externalId'),
    ...text('externalCheckSum'),
    ...text('url'),
    floorplan: data['floorplan'] === true,
  }
}

/** Files in their order, then links; one of the pictures, and the first of them, is the title picture. */
export function arrangeAttachments(attachments: Attachment[], titleId?: number): Attachment[] {
  const pictures = attachments.filter(({ type }) => type === 'Picture')
  const title =
    pictures.find(({ id }) => id === titleId) ?? pictures.find(({ isTitlePicture }) => isTitlePicture) ?? pictures[0]
  const marked = attachments.map((each) => ({ ...each, isTitlePicture: each.id === title?.id }))
  const rank = ({ id, type }: Attachment) => (type === 'Link' ? 2 : id === titleId ? 0 : 1)
  return marked.toSorted((a, b) => rank(a) - rank(b))
}

/** As `attachmentsorder` asks: those it does not name stay behind those it names. */
export function reorderAttachments(attachments: Attachment[], ids: number[]): Attachment[] {
  const place = ({ id }: Attachment) => (ids.includes(id) ? ids.indexOf(id) : ids.length)
  const sorted = attachments.toSorted((a, b) => place(a) - place(b))
  const first = sorted.find(({ type }) => type === 'Picture')
  return arrangeAttachments(sorted.map((each) => ({ ...each, isTitlePicture: each.id === first?.id })))
}
