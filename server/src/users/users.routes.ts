import { OwnUserPatch, User, UserPatch } from '@aushang/model'
import Type from 'typebox'
import { ById } from '../http/by-id.ts'
import { requireAsShown } from '../http/etag.ts'
import { Paging, sendList } from '../http/list.ts'
import type { Routes } from '../http/routes.ts'
import { changeOwnUser } from './change-own-user.ts'
import { setCookie } from './session-cookie.ts'
import { browserOf } from './sign-in.ts'
import { changeRole, deleteUser, getUser, userJson } from './users.store.ts'

const tags = ['People']

export const userRoutes: Routes = async (app, deps) => {
  const { db, publicUrl } = deps

  app.get('/session/user', {
    schema: {
      operationId: 'getOwnUser',
      summary: 'The person who has signed in',
      tags,
      needsSession: true,
      response: { 200: User },
    },
    handler: ({ caller }) => getUser(db, caller.accountId, caller.actor.id),
  })

  app.patch('/session/user', {
    schema: {
      operationId: 'patchOwnUser',
      summary: 'Change one’s name, language or password',
      description: 'A new password needs the one before, and ends all other sessions of the person.',
      tags,
      needsSession: true,
      role: 'reader',
      body: OwnUserPatch,
      response: { 200: User },
      errors: ['precondition_failed'],
      hasETag: true,
    },
    handler: async (request, reply) => {
      const { accountId, actor } = request.caller
      const token = await changeOwnUser(db, accountId, actor.id, request.body, {
        browser: browserOf(request),
        requireAsRead: (tx) =>
          requireAsShown(request, async () => JSON.stringify(await getUser(tx, accountId, actor.id))),
      })
      if (token !== null) setCookie(reply, publicUrl, token)
      return reply.send(await getUser(db, accountId, actor.id))
    },
  })

  app.get('/account/users', {
    schema: {
      operationId: 'listUsers',
      summary: 'All people of the account',
      tags,
      querystring: Paging,
      response: { 200: Type.Array(User) },
    },
    handler: (request, reply) =>
      sendList(deps, request, reply, {
        table: 'users',
        document: userJson,
        accountId: request.accountId,
        ...request.query,
      }),
  })

  app.patch('/account/users/:id', {
    schema: {
      operationId: 'patchUser',
      summary: 'Give a person another role',
      description:
        'It counts from the next request on, in all sessions. Open invitations and API keys that the person made end when they are no ' +
        'owner any more.',
      tags,
      role: 'owner',
      params: ById,
      body: UserPatch,
      response: { 200: User },
      errors: ['not_found', 'last_owner'],
    },
    handler: ({ accountId, params, body }) =>
      db.transaction(async (tx) => {
        await changeRole(tx, accountId, params.id, body.role)
        return getUser(tx, accountId, params.id)
      }, accountId),
  })

  app.delete('/account/users/:id', {
    schema: {
      operationId: 'deleteUser',
      summary: 'Take a person out of the account',
      description:
        'All sessions of the person end at once, and so do open invitations and API keys that they made (`createdBy`). Others that they ' +
        'know stay good.',
      tags,
      role: 'owner',
      params: ById,
      response: { 204: Type.Null() },
      errors: ['not_found', 'last_owner'],
    },
    handler: async ({ accountId, params }, reply) => {
      await db.transaction((tx) => deleteUser(tx, accountId, params.id), accountId)
      return reply.code(204).send()
    },
  })
}
