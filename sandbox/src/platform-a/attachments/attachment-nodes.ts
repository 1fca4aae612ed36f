import { realEstateUrl } from '../calls/rest-urls.ts'
import { attachmentTypes } from '../schema/attachment-types.ts'
import type { Data } from '../schema/data.ts'
import type { Attachment, RealEstate } from '../state/state.ts'
import { dataNodes } from '../wire/data-nodes.ts'
import type { AnswerNode } from '../wire/write-document.ts'

export function attachmentNode(
  row: RealEstate,
  attachment: Attachment,
  baseUrl: string,
  name = 'attachment',
): AnswerNode {
  return {
    name,
    attributes: {
      'xsi:type': `common:${attachment.type}`,
      'xlink:href': `${realEstateUrl(baseUrl, row.id)}/attachment/${attachment.id}`,
      id: attachment.id,
      modification: attachment.modifiedAt,
    },
    children: dataNodes(shownData(attachment, baseUrl), attachmentTypes[attachment.type].children ?? []),
  }
}

/** The title picture in a list of objects, where it has no number of its own. */
export function titlePictureNode(attachment: Attachment, baseUrl: string): AnswerNode {
  const { title, floorplan } = attachment
  const urls = ['SCALE_118x118', 'SCALE_210x210', ...templates].map((scale) => scaled(attachment, baseUrl, scale))
  const data: Data = { title, floorplan, titlePicture: true, urls: { url: urls } }
  return {
    name: 'titlePicture',
    attributes: { id: -1 },
    children: dataNodes(data, attachmentTypes.Picture.children ?? []),
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

export function fileUrl({ id, contentType }: Attachment, baseUrl: string): string {
  const ending = contentType?.replace(/^.*\//, '').replace('jpeg', 'jpg') ?? 'bin'
  return `${baseUrl}/platform-a/files/${id}.${ending}`
}
