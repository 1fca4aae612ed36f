import { type AttachmentType, attachmentTypes, isAttachmentType } from '../schema/attachment-types.ts'
import { type Node, namespaces } from '../wire/write-document.ts'
import { bodyFormat } from '../wire/formats.ts'
import { parseJson, readJsonObject } from '../wire/read-json.ts'
import { parseXml, readElement, unknownRoot } from '../wire/read-xml.ts'
import { realEstateUrl } from '../real-estates/real-estates.ts'
import { invalid, type Problem } from '../wire/refusal.ts'
import { type Data, textAt } from '../schema/field.ts'
import type { Attachment, RealEstate } from '../state/state.ts'
import { nodesOf } from '../wire/data-nodes.ts'

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
export function described(data: Data): Pick<Attachment, 'externalId' | 'externalCheckSum' | 'floorplan' | 'url'> {
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
export function arrange(attachments: Attachment[], titleId?: number): Attachment[] {
  const pictures = attachments.filter(({ type }) => type === 'Picture')
  const title =
    pictures.find(({ id }) => id === titleId) ?? pictures.find(({ isTitlePicture }) => isTitlePicture) ?? pictures[0]
  const marked = attachments.map((each) => ({ ...each, isTitlePicture: each.id === title?.id }))
  const rank = ({ id, type }: Attachment) => (type === 'Link' ? 2 : id === titleId ? 0 : 1)
  return marked.toSorted((a, b) => rank(a) - rank(b))
}

/** As `attachmentsorder` asks: those it does not name stay behind those it names. */
export function reorder(attachments: Attachment[], ids: number[]): Attachment[] {
  const place = ({ id }: Attachment) => (ids.includes(id) ? ids.indexOf(id) : ids.length)
  const sorted = attachments.toSorted((a, b) => place(a) - place(b))
  const first = sorted.find(({ type }) => type === 'Picture')
  return arrange(sorted.map((each) => ({ ...each, isTitlePicture: each.id === first?.id })))
}

export function attachmentNode(row: RealEstate, attachment: Attachment, baseUrl: string, name = 'attachment'): Node {
  return {
    name,
    attributes: {
      'xsi:type': `common:${attachment.type}`,
      'xlink:href': `${realEstateUrl(baseUrl, row.id)}/attachment/${attachment.id}`,
      id: attachment.id,
      modification: attachment.modifiedAt,
    },
    children: nodesOf(shownData(attachment, baseUrl), attachmentTypes[attachment.type].children ?? []),
  }
}

/** The title picture in a list of objects, where it has no number of its own. */
export function titlePictureNode(attachment: Attachment, baseUrl: string): Node {
  const { title, floorplan } = attachment
  const urls = ['SCALE_118x118', 'SCALE_210x210', ...templates].map((scale) => scaled(attachment, baseUrl, scale))
  const data: Data = { title, floorplan, titlePicture: true, urls: { url: urls } }
  return {
    name: 'titlePicture',
    attributes: { id: -1 },
    children: nodesOf(data, attachmentTypes.Picture.children ?? []),
  }
}

const templates = ['SCALE', 'SCALE_AND_CROP', 'WHITE_FILLING']
const sizes = ['540x540', '210x210', '400x300', '118x118', '60x60', '73x73', '1000x1000']

/** The sandbox shows every picture as it was uploaded, whatever size the address asks for. */
function scaled(attachment: Attachment, baseUrl: string, scale: string): Data {
  const size = /^SCALE_(\d+x\d+)$/.exec(scale)?.[1] ?? '%WIDTH%x%HEIGHT%'
  return { '@scale': scale, '@href': `${fileUrl(attachment, baseUrl)}/resize/${size}` }
}

function shownData(attachment: Attachment, baseUrl: string): Data {
  const { type, title, checkSum, externalId, externalCheckSum, floorplan, isTitlePicture, url } = attachment
  const optional: Data = {
    ...(checkSum === undefined ? {} : { checkSum }),
    ...(externalId === undefined ? {} : { externalId }),
    ...(externalCheckSum === undefined ? {} : { externalCheckSum }),
  }
  if (type === 'Link') return { title, ...optional, ...(url === undefined ? {} : { url }) }
  if (type === 'PDFDocument') return { title, ...optional, url: fileUrl(attachment, baseUrl), floorplan }
  const scales = [...templates, ...sizes.map((size) => `SCALE_${size}`)]
  const urls = scales.map((scale) => scaled(attachment, baseUrl, scale))
  return { title, ...optional, floorplan, titlePicture: isTitlePicture, urls: { url: urls } }
}

const contentTypes = new Map([
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['png', 'image/png'],
  ['gif', 'image/gif'],
  ['pdf', 'application/pdf'],
])

export function contentTypeByEnding(fileName: string): string | undefined {
  return contentTypes.get(fileName.replace(/^.*\./, '').toLowerCase())
}

export function fileUrl({ id, contentType }: Attachment, baseUrl: string): string {
  const ending = contentType?.replace(/^.*\//, '').replace('jpeg', 'jpg') ?? 'bin'
  return `${baseUrl}/platform-a/files/${id}.${ending}`
}
