import { Bulk, BulkDraft, BulkPreview } from '@aushang/model'
import { idsBodyBytesMax } from '../http/body.ts'
import { ById } from '../http/by-id.ts'
import { sendJson } from '../http/etag.ts'
import { answerOnce } from '../http/idempotency.ts'
import type { Routes } from '../http/routes.ts'
import { getBulk, startBulk } from '../listings/bulk.store.ts'
import type { Portals } from '../portals/portals.ts'
import { previewBulk } from './preview-bulk.ts'

const tags = ['Listings']

export const bulkRoutes: Routes<{ portals: Portals }> = async (app, deps) => {
  const { db } = deps

  app.post('/listings/bulk', {
    bodyLimit: idsBodyBytesMax,
    schema: {
      operationId: 'startBulk',
      summary: 'Publish, take down or retry many listings at once',
      description:
        'What can be done is under way with the answer, and what cannot is named in it; `GET /bulk/{id}` says how far the portals are. With ' +
        '`dryRun`, nothing is done.',
      tags,
      body: BulkDraft,
      response: { 200: BulkPreview, 202: Bulk },
    },
    handler: async (request, reply) => {
      const { accountId, body } = request
      if (body.dryRun === true) {
        request.hasChangedNothing = true
        return sendJson(reply, JSON.stringify(await previewBulk(deps, accountId, body)))
      }
      return answerOnce(deps, request, reply, async (tx) => {
        const bulk = await startBulk(tx, accountId, body)
        return { status: 202, headers: { location: `/bulk/${bulk.id}` }, json: JSON.stringify(bulk) }
      })
    },
  })

  app.get('/bulk/:id', {
    schema: {
      operationId: 'getBulk',
      summary: 'How far many listings are that were asked for at once',
      description: 'As the listings are now. It is kept as long as events are.',
      tags,
      params: ById,
      response: { 200: Bulk },
      errors: ['not_found'],
    },
    handler: async (request, reply) =>
      sendJson(reply, JSON.stringify(await getBulk(db, request.accountId, request.params.id))),
  })
}
