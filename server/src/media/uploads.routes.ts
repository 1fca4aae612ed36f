import { Upload } from '@aushang/model'
import Type from 'typebox'
import { ById } from '../http/by-id.ts'
import { answerOnce } from '../http/idempotency.ts'
import type { Routes } from '../http/routes.ts'
import { sendFile } from '../http/send-file.ts'
import { ApiError, notFound } from '../lib/errors.ts'
import type { StoredFile } from './files.store.ts'
import type { Media } from './media.ts'
import { Refusal } from './reading/refusal.ts'
import { parseFiles } from './upload-body.ts'
import { createUpload, type NewUpload, uploadUrl, useUpload } from './uploads.store.ts'

const tags = ['Uploads']
const Bytes = Type.String({ contentMediaType: 'application/octet-stream', examples: ['(the bytes of the file)'] })
const Form = Type.Object(
  { file: Type.Unsafe<string>({ ...Bytes, description: 'The file; its name does not matter.' }) },
  { examples: [{ file: '(the bytes of the file)' }] },
)

/** For clients that have no place of their own where a file could be fetched from. */
export const uploadRoutes: Routes<{ media: Media }> = async (app, deps) => {
  const { db, media, publicUrl } = deps
  const useFile = parseFiles(app)

  app.post('/uploads', {
    schema: {
      operationId: 'createUpload',
      summary: 'Send a file of up to 16 MB',
      description:
        'As the body itself, or as the one file of a form. It is checked like an attachment. Its URL can be named in the ' +
        '`attachments` of properties of this account; a file that none has is deleted after a day.',
      tags,
      bodyContent: {
        'image/*': Bytes,
        'application/pdf': Bytes,
        'application/octet-stream': Bytes,
        'multipart/form-data': Form,
      },
      response: { 201: Upload },
      errors: ['unusable_file', 'storage_full'],
    },
    handler: async (request, reply) => {
      const { accountId } = request
      const file = await useFile(request, (bytes) => media.storeFile(accountId, bytes)).catch(unusable)
      return answerOnce(deps, request, reply, async (tx) => {
        const upload = await createUpload(tx, accountId, file)
        const url = uploadUrl(publicUrl, upload.id)
        return {
          status: 201,
          headers: { location: `/uploads/${upload.id}` },
          json: JSON.stringify(shown(upload, url, file)),
        }
      })
    },
  })

  app.get('/uploads/:id', {
    schema: {
      operationId: 'getUpload',
      summary: 'The file that was sent, as it came',
      tags,
      params: ById,
      contentType: '*/*',
      response: { 200: Bytes },
      errors: ['not_found'],
    },
    handler: async (request, reply) => {
      const { accountId } = request
      const file = await useUpload(db, accountId, request.params.id)
      if (file === null) throw notFound('upload')
      const opened = await media.open(accountId, file.hash) // if that fails, nobody may keep the answer
      reply.type(file.contentType).headers({
        'content-length': file.bytes,
        'cache-control': 'private, max-age=86400, immutable',
        // It is shown, and runs nothing.
        'content-security-policy': "default-src 'none'; sandbox",
      })
      return sendFile(request, reply, opened)
    },
  })
}

function shown({ id, createdAt }: NewUpload, url: string, { contentType, width, height, pages, bytes }: StoredFile) {
  return {
    id,
    url,
    contentType,
    ...(width && { width }),
    ...(height && { height }),
    ...(pages && { pages }),
    bytes,
    createdAt,
  }
}

function unusable(error: unknown): never {
  if (!(error instanceof Refusal)) throw error
  const { code, sentence } = error
  if (code === 'attachment_no_room') throw new ApiError('storage_full', sentence)
  throw new ApiError('unusable_file', sentence, { issues: [{ path: '', code, sentence }] })
}
