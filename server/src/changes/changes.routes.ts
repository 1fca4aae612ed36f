import { Change, closed, Id } from '@aushang/model'
import sql, { type Sql } from 'sql-template-tag'
import Type, { type Static } from 'typebox'
import { paging, sendList } from '../http/list.ts'
import type { Routes } from '../http/routes.ts'
import { changeJson } from './changes.store.ts'

const ChangeFilter = closed({
  ...paging,
  path: Type.Optional(
    Type.String({
      maxLength: 200,
      pattern: '^[\\x20-\\x7e]*$',
      description: 'Only what was changed there and below.',
      examples: ['/properties/0TkW4rYx00qL7mN9pR2s'],
    }),
  ),
  actorId: Type.Optional(Type.Unsafe<string>({ ...Id, description: 'Only what this person did, or this API key.' })),
})

export const changeRoutes: Routes = async (app, deps) => {
  app.get('/changes', {
    schema: {
      operationId: 'listChanges',
      summary: 'Who changed what',
      description:
        'Each request that changed something, oldest first, for as long as events are kept. What the service does by itself is in ' +
        'the log of events.',
      tags: ['Events'],
      querystring: ChangeFilter,
      response: { 200: Type.Array(Change) },
    },
    handler: (request, reply) =>
      sendList(deps, request, reply, {
        table: 'changes',
        document: changeJson,
        accountId: request.accountId,
        where: filters(request.query),
        areFew: request.query.path !== undefined,
        limit: request.query.limit,
        after: request.query.after,
        order: request.query.order,
      }),
  })
}

function filters({ path, actorId }: Static<typeof ChangeFilter>): Sql[] {
  const wanted: Sql[] = []
  // What lies below begins with the path and a slash; the next character after a slash is 0.
  if (path !== undefined) wanted.push(sql`(path = ${path} or path > ${`${path}/`} and path < ${`${path}0`})`)
  if (actorId !== undefined) wanted.push(sql`actor ->> 'id' = ${actorId}`)
  return wanted
}
