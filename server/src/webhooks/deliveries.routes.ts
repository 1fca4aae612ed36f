import { closed, Delivery, deliveryStatuses, DeliveryWithAttempts, Id, oneOfWords } from '@aushang/model'
import sql from 'sql-template-tag'
import Type from 'typebox'
import { ById } from '../http/by-id.ts'
import { sendJson } from '../http/etag.ts'
import { answerOnce } from '../http/idempotency.ts'
import { paging, sendList } from '../http/list.ts'
import type { Routes } from '../http/routes.ts'
import { deliveryJson, getDelivery, getDeliveryAsSent, redeliver } from './deliveries.store.ts'
import { getWebhook } from './webhooks.store.ts'

const tags = ['Deliveries']

const DeliveryFilter = closed({
  ...paging,
  status: Type.Optional(oneOfWords(deliveryStatuses, 'Only those that stand like this.')),
  eventId: Type.Optional(Type.Unsafe<string>({ ...Id, description: 'Only those of this event.' })),
})

export const deliveryRoutes: Routes = async (app, deps) => {
  const { db, secrets } = deps

  app.get('/webhooks/:id/deliveries', {
    schema: {
      operationId: 'listDeliveries',
      summary: 'What was sent to a webhook, and what is planned',
      tags,
      params: ById,
      querystring: DeliveryFilter,
      response: { 200: Type.Array(Delivery) },
      errors: ['not_found'],
    },
    handler: async (request, reply) => {
      const { accountId, query } = request
      const { webhook } = await getWebhook(db, accountId, secrets, request.params.id)
      return sendList(deps, request, reply, {
        table: 'deliveries',
        document: deliveryJson,
        accountId,
        where: [
          sql`webhook_id = ${webhook.id}`,
          ...(query.status ? [sql`status = ${query.status}`] : []),
          ...(query.eventId ? [sql`event_id = ${query.eventId}`] : []),
        ],
        areFew: query.eventId !== undefined,
        limit: query.limit,
        after: query.after,
        order: query.order,
      })
    },
  })

  app.get('/deliveries/:id', {
    schema: {
      operationId: 'getDelivery',
      summary: 'One delivery, with every attempt',
      tags,
      params: ById,
      response: { 200: DeliveryWithAttempts },
      errors: ['not_found'],
    },
    handler: async (request, reply) =>
      sendJson(reply, await getDeliveryAsSent(db, request.accountId, request.params.id)),
  })

  app.post('/deliveries/:id/redeliver', {
    schema: {
      operationId: 'redeliver',
      summary: 'Send the same event once more',
      description: 'At once, with tries of its own; the answer is the new delivery.',
      tags,
      params: ById,
      response: { 202: DeliveryWithAttempts },
      errors: ['not_found', 'webhook_disabled'],
    },
    handler: (request, reply) =>
      answerOnce(deps, request, reply, async (tx) => {
        const id = await redeliver(tx, request.accountId, request.params.id)
        return { status: 202, json: await getDelivery(tx, request.accountId, id) }
      }),
  })
}
