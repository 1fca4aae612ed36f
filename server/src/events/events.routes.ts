import { closed, Event, eventNames, oneOfWords } from '@aushang/model'
import sql from 'sql-template-tag'
import Type from 'typebox'
import { ById } from '../http/by-id.ts'
import { sendJson } from '../http/etag.ts'
import { bySortKey } from '../http/list-order.ts'
import { paging, sendList } from '../http/list.ts'
import type { Routes } from '../http/routes.ts'
import { eventJson, getEvent } from './events.store.ts'

const tags = ['Events']

const EventFilter = closed({ ...paging, name: Type.Optional(oneOfWords(eventNames)) })

export const eventRoutes: Routes = async (app, deps) => {
  app.get('/events', {
    schema: {
      operationId: 'listEvents',
      summary: 'Everything that happened',
      description:
        'In the order in which it happened. A client that was down goes on with `after` the last event it knows: nothing ' +
        'ever appears before an event that was there already.',
      tags,
      querystring: EventFilter,
      response: { 200: Type.Array(Event) },
    },
    handler: (request, reply) =>
      sendList(deps, request, reply, {
        table: 'events',
        document: eventJson,
        accountId: request.accountId,
        where: request.query.name === undefined ? [] : [sql`name = ${request.query.name}`],
        sort: bySortKey.position,
        limit: request.query.limit,
        after: request.query.after,
        order: request.query.order,
      }),
  })

  app.get('/events/:id', {
    schema: {
      operationId: 'getEvent',
      summary: 'One event',
      tags,
      params: ById,
      response: { 200: Event },
      errors: ['not_found'],
    },
    handler: async (request, reply) => sendJson(reply, await getEvent(deps.db, request.accountId, request.params.id)),
  })
}
