import { Attention } from '@aushang/model'
import { sendJson } from '../http/etag.ts'
import type { Routes } from '../http/routes.ts'
import { listAttention } from './attention.store.ts'

export const attentionRoutes: Routes = async (app, { db }) => {
  app.get('/attention', {
    schema: {
      operationId: 'getAttention',
      summary: 'What needs someone',
      description:
        'What does not go on by itself: those that are alike in one, with the newest three of them, the newest first.',
      tags: ['Attention'],
      response: { 200: Attention },
    },
    handler: async (request, reply) =>
      sendJson(reply, JSON.stringify({ items: await listAttention(db, request.accountId) })),
  })
}
