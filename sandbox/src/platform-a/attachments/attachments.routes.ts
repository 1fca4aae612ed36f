import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { getCalledRealEstate } from '../calls/called-real-estate.ts'
import { addResource, type Answer, type Call, type PortalParts } from '../calls/calls.ts'
import { realEstateUrl } from '../calls/rest-urls.ts'
import type { AttachmentType } from '../schema/attachment-types.ts'
import { type Data, textAt } from '../schema/data.ts'
import { group, long } from '../schema/field.ts'
import type { Attachment, RealEstate } from '../state/state.ts'
import { messagesNode } from '../wire/messages.ts'
import { readBody } from '../wire/read-body.ts'
import { type Part, readMultipart } from '../wire/read-multipart.ts'
import { invalid, notFound } from '../wire/refusal.ts'
import type { AnswerNode } from '../wire/write-document.ts'
import { attachmentNode } from './attachment-nodes.ts'
import { arrangeAttachments, type Metadata, readMetadata, reorderAttachments, senderMembersOf } from './attachments.ts'
import { contentTypeByEnding } from './file-types.ts'

const countMax = 150
const fileTypes = new Map<string, AttachmentType>([
  ['image/jpeg', 'Picture'],
  ['image/png', 'Picture'],
  ['image/gif', 'Picture'],
  ['application/pdf', 'PDFDocument'],
])

export function attachmentRoutes(app: FastifyInstance, portal: PortalParts): void {
  const { state } = portal

  async function post(call: Call): Promise<Answer> {
    const row = await getCalledRealEstate(state, call, 'ATTACH')
    const isForm = /^multipart\/form-data\b/i.test(call.contentType)
    const attachment = isForm ? await uploaded(call) : linked(call)
    const isLink = attachment.type === 'Link'
    const alike = row.attachments.filter(({ type }) => (type === 'Link') === isLink)
    if (alike.length >= countMax) throw invalid('The maximum number of attachments has been reached')
    const titleId = attachment.isTitlePicture ? attachment.id : undefined
    // Another upload may have been stored while this one was read.
    const now = state.realEstates.get(row.id)
    if (now === undefined) throw notFound()
    state.realEstates.put({ ...now, attachments: arrangeAttachments([...now.attachments, attachment], titleId) })
    return {
      ...done(call, 'CREATED', 'created', attachment.id),
      status: 201,
      headers: { location: `${realEstateUrl(call.baseUrl, row.id)}/attachment/${attachment.id}` },
    }
  }

  async function uploaded(call: Call): Promise<Attachment> {
    const parts = await readMultipart(call.contentType, call.body)
    const file = parts.get('attachment')
    if (file?.fileName === undefined) throw invalid('the name of the attachment file must be specified.')
    const contentType = contentTypeOfPart(file)
    const fileType = fileTypes.get(contentType)
    const metadata = parts.get('metadata')
    if (metadata === undefined) throw invalid('the metadata of the attachment must be specified.')
    const { type, data } = readMetadata(metadata, fileType ?? 'Picture')
    if (fileType === undefined || type !== fileType) {
      throw invalid(`the file [${file.fileName}] of content type [${contentType}] is not supported`)
    }
    const id = state.nextId('attachment')
    state.files.put(id, file.body)
    return {
      ...senderMembersOf(data),
      id,
      type,
      title: titleOf(data, nameWithoutEnding(file.fileName)),
      isTitlePicture: type === 'Picture' && data['titlePicture'] === true,
      modifiedAt: new Date().toISOString(),
      checkSum: createHash('md5').update(file.body).digest('hex'),
      contentType,
    }
  }

  function linked(call: Call): Attachment {
    const { type, data } = readMetadata(call, 'Link')
    if (type !== 'Link') throw invalid('the name of the attachment file must be specified.')
    return {
      ...senderMembersOf(data),
      id: state.nextId('attachment'),
      type,
      title: titleOf(data, 'Link'),
      isTitlePicture: false,
      modifiedAt: new Date().toISOString(),
    }
  }

  /** Metadata only: the file stays as it is. */
  async function put(call: Call): Promise<Answer> {
    const row = await getCalledRealEstate(state, call, 'ATTACH')
    const before = getAttachment(row, call)
    const { type, data }: Metadata = readMetadata(call, before.type)
    if (type !== before.type)
      throw invalid(`the type of an attachment (${before.type}) can not be changed to (${type})`)
    const { id, contentType, checkSum, isTitlePicture } = before
    const after: Attachment = {
      ...senderMembersOf(data),
      id,
      type,
      title: titleOf(data, before.title),
      // False is passed over: an object with pictures has a title picture.
      isTitlePicture,
      modifiedAt: new Date().toISOString(),
      ...(contentType === undefined ? {} : { contentType }),
      ...(checkSum === undefined ? {} : { checkSum }),
    }
    const attachments = row.attachments.map((each) => (each.id === id ? after : each))
    const titleId = type === 'Picture' && data['titlePicture'] === true ? id : undefined
    state.realEstates.put({ ...row, attachments: arrangeAttachments(attachments, titleId) })
    return done(call, 'UPDATED', 'updated', id)
  }

  async function remove(call: Call): Promise<Answer> {
    const row = await getCalledRealEstate(state, call, 'ATTACH')
    const { id } = getAttachment(row, call)
    state.realEstates.put({ ...row, attachments: arrangeAttachments(row.attachments.filter((each) => each.id !== id)) })
    state.files.delete(id)
    return done(call, 'DELETED', 'deleted', id)
  }

  async function list(call: Call): Promise<Answer> {
    const row = await getCalledRealEstate(state, call, 'READ')
    const externalId = call.query.get('externalId')
    const found = row.attachments.filter((each) => externalId === null || each.externalId === externalId)
    const document: AnswerNode = {
      name: 'common:attachments',
      json: 'list',
      children: found.map((each) => attachmentNode(row, each, call.baseUrl)),
    }
    return { document, resourceId: call.params['id'] ?? '' }
  }

  async function get(call: Call): Promise<Answer> {
    const row = await getCalledRealEstate(state, call, 'READ')
    const document = attachmentNode(row, getAttachment(row, call), call.baseUrl, 'common:attachment')
    return { document, resourceId: call.params['id'] ?? '' }
  }

  async function getOrder(call: Call): Promise<Answer> {
    const row = await getCalledRealEstate(state, call, 'READ')
    const files = row.attachments.filter(({ type }) => type !== 'Link')
    const document: AnswerNode = {
      name: 'attachmentsorder:attachmentsorder',
      children: files.map(({ id }) => ({ name: 'attachmentId', value: String(id) })),
    }
    return { document, resourceId: call.params['id'] ?? '' }
  }

  async function putOrder(call: Call): Promise<Answer> {
    const row = await getCalledRealEstate(state, call, 'ATTACH')
    const { attachmentId: ids = [] } = readBody(call, 'attachmentsorder', orderType) as { attachmentId?: number[] }
    const files = new Set(row.attachments.filter(({ type }) => type !== 'Link').map(({ id }) => id))
    const stranger = ids.find((id) => !files.has(id))
    if (stranger !== undefined) throw invalid({ field: 'attachmentId', value: stranger, code: 'Attachment invalid' })
    state.realEstates.put({ ...row, attachments: reorderAttachments(row.attachments, ids) })
    return {
      resourceId: call.params['id'] ?? '',
      document: messagesNode({
        code: 'MESSAGE_RESOURCE_UPDATED',
        text: `Resource [attachmentsorder] with id [${row.id}] has been updated.`,
        id: String(row.id),
      }),
    }
  }

  const path = '/user/:user/realestate/:id/attachment'
  addResource(app, portal, path, { GET: list, POST: post })
  addResource(app, portal, `${path}/attachmentsorder`, { GET: getOrder, PUT: putOrder })
  addResource(app, portal, `${path}/:attachmentId`, { GET: get, PUT: put, DELETE: remove })
}

function getAttachment(row: RealEstate, call: Call): Attachment {
  const found = row.attachments.find(({ id }) => String(id) === call.params['attachmentId'])
  if (found === undefined) throw notFound()
  return found
}

const orderType = group('attachmentsorder', [long('attachmentId', { occursMax: Infinity })])

function contentTypeOfPart({ fileName = '', contentType }: Part): string {
  const declared = contentType.replace(/;.*$/, '').toLowerCase().replace('image/jpg', 'image/jpeg')
  return fileTypes.has(declared) ? declared : (contentTypeByEnding(fileName) ?? declared)
}

function titleOf(data: Data, otherwise: string): string {
  return textAt(data, 'title') || otherwise
}

/** The portal takes the bytes of a file name for Latin-1. */
function nameWithoutEnding(fileName: string): string {
  const misread = Buffer.from(fileName, 'utf8').toString('latin1')
  return misread.replace(/\.[^.]*$/, '').slice(0, 30)
}

function done(call: Call, code: string, verb: string, id: number): Answer {
  return {
    resourceId: call.params['id'] ?? '',
    document: messagesNode({
      code: `MESSAGE_RESOURCE_${code}`,
      text: `Resource [attachment] with id [${id}] has been ${verb}.`,
      id: String(id),
    }),
  }
}
