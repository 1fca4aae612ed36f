import type { ServerResponse } from 'node:http'
import { closed, Event, eventNames, fits, Id, oneOfWords } from '@aushang/model'
import sql, { type Sql } from 'sql-template-tag'
import Type, { type Static } from 'typebox'
import { ById } from '../http/by-id.ts'
import { sendJson } from '../http/etag.ts'
import { sendFile } from '../http/send-file.ts'
import { paging, sendList } from '../http/list.ts'
import { languageOf } from '../http/language.ts'
import type { Routes } from '../http/routes.ts'
import type { Wakes } from '../lib/background-work/wake.ts'
import { invalid } from '../lib/errors.ts'
import { makeEventStreams } from './event-stream.ts'
import { eventJson, findPlace, getEvent } from './events.store.ts'
import { byPosition } from './log-order.ts'

const tags = ['Events']

const unknownEvent =
  'An event that is forgotten, or that there never was, stands where its id has its time: what is later comes after it.'

const EventFilter = closed({
  ...paging,
  after: Type.Optional(
    Type.Unsafe<string>({
      ...Id,
      description: `Only what comes after the event with this id, in the order asked for. ${unknownEvent}`,
    }),
  ),
  name: Type.Optional(oneOfWords(eventNames, 'Only events of this name.')),
  resourceId: Type.Optional(
    Type.Unsafe<string>({
      ...Id,
      description: 'Only what tells of this: a property, a listing, a target, an inquiry …',
    }),
  ),
})

const StreamQuery = closed({
  after: Type.Optional(
    Type.Unsafe<string>({
      ...Id,
      description:
        `Begins with what happened after this event; the header \`Last-Event-ID\` goes before it. ${unknownEvent} ` +
        'Without either, with what happens from now on.',
    }),
  ),
})

export const eventRoutes: Routes<{ wakes: Pick<Wakes, 'onWake'> }> = async (app, deps) => {
  const streams = makeEventStreams(deps)
  app.addHook('preClose', async () => streams.close())

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
        where: eventConditions(request.query),
        sort: byPosition,
        limit: request.query.limit,
        after: request.query.after,
        order: request.query.order,
      }),
  })

  app.get('/events/stream', {
    schema: {
      operationId: 'streamEvents',
      summary: 'Everything that happens, as it happens',
      description:
        'Server-sent events: `id` is the `eventId`, `data` the event as `GET /events` has it. The first `id` comes at once and without `data`: it says ' +
        'where the stream begins. A reader that comes again with `Last-Event-ID` misses nothing, also when nothing had happened yet. It ends after five minutes at the latest, when its key or session has ended, and when the service stops; browsers come again by themselves. ' +
        'One who reads too slowly is cut off. An account may have ten open in each process.',
      tags,
      querystring: StreamQuery,
      contentType: 'text/event-stream',
      response: {
        200: Type.String({
          examples: [
            'id: 0TkW4rYx00gH7jK9mN1p\nretry: 1000\n\nid: 0TkW4rYx00jK6lM8nP0q\ndata: {"eventId":"0TkW4rYx00jK6lM8nP0q","eventName":"webhook.ping",…}\n\n',
          ],
        }),
      },
      errors: ['too_many_lists'],
    },
    handler: async (request, reply) => {
      const { accountId, isStillLetIn } = request
      const after = lastEventId(request.headers['last-event-id']) ?? request.query.after
      const place = await findPlace(deps.db, accountId, after)
      const stream = streams.open({ accountId, language: languageOf(request), isStillLetIn }, place, closing(reply.raw))
      reply.type('text/event-stream').headers({
        'cache-control': 'no-store',
        // A proxy that gathers an answer before it hands it on would keep it for ever.
        'x-accel-buffering': 'no',
        // It may end because the service stops, which waits for connections that are kept.
        connection: 'close',
      })
      return sendFile(request, reply, stream)
    },
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

function eventConditions({ name, resourceId }: Static<typeof EventFilter>): Sql[] {
  return [
    ...(name === undefined ? [] : [sql`name = ${name}`]),
    ...(resourceId === undefined ? [] : [tellsOf(resourceId)]),
  ]
}

/**
 * Ids are of letters and digits: in the text of a payload, one stands between quotes. That is quickly looked for; of the few that have
 * it, those are meant in which it is an id, and not a title, or what somebody else calls something.
 */
function tellsOf(resourceId: string): Sql {
  const member = `"(id|(property|listing|target|contact|webhook)Id)"\\s*:\\s*"${resourceId}"`
  return sql`case when strpos(payload, ${`"${resourceId}"`}) > 0 then payload ~ ${member} else false end`
}

/** Aborted when the answer has ended, or nobody is there to read it. */
function closing(response: ServerResponse): AbortSignal {
  const closed = new AbortController()
  if (response.closed) closed.abort()
  else response.once('close', () => closed.abort())
  return closed.signal
}

function lastEventId(header: string | string[] | undefined): string | undefined {
  if (header === undefined || header === '' || fits(Id, header)) return header || undefined
  throw invalid([{ path: '/headers/Last-Event-ID', code: 'wrong_format', sentence: { key: 'lastEventIdMalformed' } }])
}
