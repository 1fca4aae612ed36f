import { closed, Id } from '@aushang/model'
import Type from 'typebox'
import { isKnown, sendNotModified } from '../http/etag.ts'
import type { Routes } from '../http/routes.ts'
import { sendFile } from '../http/send-file.ts'
import { notFound } from '../lib/errors.ts'
import { thumbnailLimits } from '../media/reading/limits.ts'
import type { Media } from '../media/media.ts'
import { findPictureHash } from './attachments.store.ts'

const ByBothIds = closed({ id: Id, attachmentId: Id })

export const attachmentRoutes: Routes<{ media: Media }> = async (app, { db, media }) => {
  app.get('/properties/:id/attachments/:attachmentId/thumbnail', {
    schema: {
      operationId: 'getAttachmentThumbnail',
      summary: 'A small JPEG of a picture',
      description: `At most ${thumbnailLimits.edgeMax} pixels wide and high. There is one as soon as the attachment has succeeded.`,
      tags: ['Properties'],
      params: ByBothIds,
      contentType: 'image/jpeg',
      hasETag: true,
      response: { 200: Type.String({ contentMediaType: 'image/jpeg', examples: ['(the bytes of the picture)'] }) },
      errors: ['not_found'],
    },
    handler: async (request, reply) => {
      const { accountId } = request
      const { id, attachmentId } = request.params
      const hash = await findPictureHash(db, accountId, id, attachmentId)
      if (hash === null) throw notFound('thumbnail')
      const thumbnail = await media.rendition(accountId, hash, thumbnailLimits)
      const headers = { etag: `"${thumbnail.hash}"`, 'cache-control': 'private, max-age=300' }
      if (isKnown(request, headers.etag)) return sendNotModified(reply.headers(headers))
      const opened = await media.openRendition(accountId, thumbnail) // if that fails, nobody may keep the answer
      reply.type('image/jpeg').headers({ ...headers, 'content-length': thumbnail.bytes })
      return sendFile(request, reply, opened)
    },
  })
}
