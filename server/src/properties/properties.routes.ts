import { closed, flag, Id, isRecord, Property, PropertyDraft, PropertyPatch, PropertyReplacement } from '@aushang/model'
import Type from 'typebox'
import { propertyBodyBytesMax } from '../http/body.ts'
import { ById } from '../http/by-id.ts'
import { changeAsRead } from '../http/change.ts'
import { etagOf, isKnown, sendDocument, sendNotModified } from '../http/etag.ts'
import { type Answer, answerOnce, hasIdempotencyKey, sendAnswer } from '../http/idempotency.ts'
import { sendList } from '../http/list.ts'
import type { Routes } from '../http/routes.ts'
import { sendFile } from '../http/send-file.ts'
import { bodyIsCheckedByHandler, withFaultsOfQuery } from '../http/validation.ts'
import { batchCommits } from '../lib/background-work/batch-commits.ts'
import type { Tx } from '../lib/database/db.ts'
import type { Document } from '../lib/database/json-sql.ts'
import { notFound } from '../lib/errors.ts'
import type { Media } from '../media/media.ts'
import { thumbnailLimits } from '../media/reading/limits.ts'
import { findPictureHash } from './attachments.store.ts'
import { patchedDraft, replacedDraft } from './edit-property.ts'
import {
  deleteProperty,
  getProperty,
  getPropertyToEdit,
  type NewProperty,
  propertyJson,
  unpublishAndDelete,
} from './properties.store.ts'
import { listedBy, type ListedProperties, propertyFilter } from './property-filter.ts'
import { withUnknownContact } from './unknown-contact.ts'
import {
  createPropertiesIn,
  createPropertiesTogether,
  editProperty,
  sharedBy,
  type WriteDeps,
} from './write-properties.ts'

const tags = ['Properties']

const Unpublish = closed({
  unpublish: Type.Optional(
    flag('`true`: takes it down everywhere first. Without it, what has listings is not deleted.'),
  ),
})

interface PropertyDeps extends Pick<WriteDeps, 'republishListings' | 'renumberListings'> {
  listed: ListedProperties
  /** Takes down all listings of a property. Returns how many there are. */
  unpublishListings(tx: Tx, accountId: string, propertyId: string): Promise<number>
}

export const propertyRoutes: Routes<PropertyDeps> = async (app, deps) => {
  const { db, listed, unpublishListings } = deps
  const createShared = batchCommits((properties: NewProperty[]) => createPropertiesTogether(db, properties), {
    concurrency: 4,
    batchMax: 64,
    groupOf: sharedBy,
  })

  app.setErrorHandler(async (error: Error, request) => {
    throw await withUnknownContact(db, request.accountId, request.body, withFaultsOfQuery(error, request))
  })

  app.post('/properties', {
    bodyLimit: propertyBodyBytesMax,
    schema: {
      operationId: 'createProperty',
      summary: 'Create a property',
      description: 'Answers as soon as it is stored; the attachments are fetched afterwards.',
      tags,
      body: PropertyDraft,
      response: { 201: Property },
      hasETag: true,
    },
    handler: async (request, reply) => {
      const property = { accountId: request.accountId, draft: request.body }
      if (!hasIdempotencyKey(request)) return sendAnswer(reply, created(await createShared(property)))
      return answerOnce(deps, request, reply, async (tx) => {
        const [document] = await createPropertiesIn(tx, request.accountId, [property])
        return created(document as Document)
      })
    },
  })

  app.get('/properties', {
    schema: {
      operationId: 'listProperties',
      summary: 'All properties',
      description: 'An array of all properties of the account, oldest first unless the query says otherwise.',
      tags,
      querystring: closed(propertyFilter),
      response: { 200: Type.Array(Property) },
    },
    handler: async (request, reply) =>
      sendList(deps, request, reply, {
        table: 'properties',
        document: propertyJson,
        accountId: request.accountId,
        ...(await listedBy(request.accountId, request.query, listed)),
      }),
  })

  app.get('/properties/:id', {
    schema: {
      operationId: 'getProperty',
      summary: 'One property',
      tags,
      params: ById,
      response: { 200: Property },
      errors: ['not_found'],
      hasETag: true,
    },
    handler: async (request, reply) => sendDocument(reply, await getProperty(db, request.accountId, request.params.id)),
  })

  const edits = [
    {
      method: 'put',
      operationId: 'replaceProperty',
      summary: 'Replace a property',
      body: PropertyReplacement,
      edited: replacedDraft,
    },
    {
      method: 'patch',
      operationId: 'patchProperty',
      summary: 'Change some members of a property',
      body: PropertyPatch,
      edited: patchedDraft,
    },
  ] as const
  for (const { method, operationId, summary, body, edited } of edits) {
    app[method]('/properties/:id', {
      bodyLimit: propertyBodyBytesMax,
      validatorCompiler: bodyIsCheckedByHandler,
      schema: {
        operationId,
        summary,
        description:
          'All its listings follow. `externalId` changes only while nothing of the property is or was online. What was read may be written back: members that only the service sets are ignored, and ' +
          'an edit that changes nothing changes nothing. With any other edit, the addresses of attachments that it names are ' +
          'asked again for what lies there; to have only that, change an address, such as its query.',
        tags,
        params: ById,
        body,
        response: { 200: Property },
        errors: ['not_found', 'precondition_failed', 'property_is_leaving', 'external_id_taken'],
        hasETag: true,
      },
      handler: async (request, reply) => {
        const { accountId } = request
        const { id } = request.params
        const property = await changeAsRead(
          request,
          () => getPropertyToEdit(db, accountId, id),
          (current) =>
            editProperty(deps, accountId, current, edited(current.property, request.body), {
              namesAttachments: isRecord(request.body) && 'attachments' in request.body,
            }),
        )
        return sendDocument(reply, property)
      },
    })
  }

  app.delete('/properties/:id', {
    schema: {
      operationId: 'deleteProperty',
      summary: 'Delete a property',
      description:
        'With `unpublish=true` it is taken down everywhere first, and deleted then; until then it shows `isLeaving`.',
      tags,
      params: ById,
      querystring: Unpublish,
      response: { 204: Type.Null(), 202: Property },
      errors: ['not_found', 'precondition_failed', 'property_has_listings', 'property_is_leaving'],
      hasETag: true,
    },
    handler: async (request, reply) => {
      const { accountId } = request
      const read = () => getPropertyToEdit(db, accountId, request.params.id)
      const remains = await changeAsRead(request, read, (current) =>
        request.query.unpublish === true
          ? db.transaction((tx) => unpublishAndDelete(tx, accountId, current, unpublishListings), accountId)
          : deleteProperty(db, accountId, current),
      )
      return remains === 'gone' ? reply.code(204).send() : sendDocument(reply.code(202), remains)
    },
  })
}

function created(property: Document): Answer {
  const headers = { location: `/properties/${property.id}`, etag: etagOf(property) }
  return { status: 201, headers, json: property.json }
}

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
