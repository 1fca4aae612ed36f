import { ApiKey, ApiKeyDraft, closed, NewApiKey } from '@aushang/model'
import type { Routes } from '../http/routes.ts'
import sql from 'sql-template-tag'
import Type from 'typebox'
import { ById } from '../http/by-id.ts'
import type { Caller } from '../http/caller.ts'
import { answerOnce } from '../http/idempotency.ts'
import { hasWords, paging, searchWords, sendList } from '../http/list.ts'
import type { Tx } from '../lib/database/db.ts'
import { apiKeyJson, createApiKey, deleteApiKey } from './api-keys.store.ts'

const tags = ['API keys']

const ApiKeyFilter = closed({ ...paging, q: searchWords('Looks for words in the name and the prefix.') })

interface ApiKeyDeps {
  /** Throws when the caller is no owner any more. */
  lockAsOwner: (tx: Tx, caller: Caller) => Promise<void>
}

export const apiKeyRoutes: Routes<ApiKeyDeps> = async (app, deps) => {
  const { db, lockAsOwner } = deps

  app.get('/account/api-keys', {
    schema: {
      operationId: 'listApiKeys',
      summary: 'All API keys',
      role: 'owner',
      tags,
      querystring: ApiKeyFilter,
      response: { 200: Type.Array(ApiKey) },
    },
    handler: (request, reply) => {
      const { accountId } = request
      const { q, ...page } = request.query
      return sendList(deps, request, reply, {
        table: 'api_keys',
        document: apiKeyJson,
        accountId,
        where: q === undefined ? [] : [hasWords(accountId, sql`name || ' ' || prefix`, q)],
        ...page,
      })
    },
  })

  app.post('/account/api-keys', {
    schema: {
      operationId: 'createApiKey',
      summary: 'Create an API key',
      role: 'owner',
      description:
        'The whole key is in this answer only; the service keeps nothing but a hash of it. It is good until it is deleted, or the ' +
        'person who made it, with a session or another key, is no owner of the account any more.',
      tags,
      body: ApiKeyDraft,
      response: { 201: NewApiKey },
    },
    handler: (request, reply) =>
      answerOnce(deps, request, reply, async (tx) => {
        const { accountId, caller, body } = request
        await lockAsOwner(tx, caller)
        const key = await createApiKey(tx, accountId, body.name, caller.userId)
        return { status: 201, headers: { location: `/account/api-keys/${key.id}` }, json: JSON.stringify(key) }
      }),
  })

  app.delete('/account/api-keys/:id', {
    schema: {
      operationId: 'deleteApiKey',
      summary: 'Delete an API key',
      role: 'owner',
      description: 'Requests that bear it are refused from two seconds later at the latest.',
      tags,
      params: ById,
      response: { 204: Type.Null() },
      errors: ['not_found', 'last_api_key'],
    },
    handler: async (request, reply) => {
      await db.transaction((tx) => deleteApiKey(tx, request.accountId, request.params.id), request.accountId)
      return reply.code(204).send()
    },
  })
}
