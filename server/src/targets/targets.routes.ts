import {
  type Actor,
  authorizationStatuses,
  FailureCode,
  PortalMessage,
  Target,
  TargetDraft,
  TargetPatch,
  TargetReplacement,
  closed,
  oneOfWords,
} from '@aushang/model'
import type { FastifyRequest } from 'fastify'
import sql, { type Sql } from 'sql-template-tag'
import Type, { type Static } from 'typebox'
import { hasCredentials } from '../accounts/consumer-credentials.store.ts'
import { type AccountLimits, lockUsage } from '../accounts/usage.store.ts'
import { ById } from '../http/by-id.ts'
import { changeAsRead } from '../http/change.ts'
import { etagOf, sendDocument, sendJson } from '../http/etag.ts'
import { answerOnce } from '../http/idempotency.ts'
import { hasWords, paging, searchWords, sendList } from '../http/list.ts'
import { accountLanguage } from '../http/language.ts'
import type { Routes } from '../http/routes.ts'
import { bodyIsCheckedByHandler } from '../http/validation.ts'
import type { Database, Tx } from '../lib/database/db.ts'
import { ApiError } from '../lib/errors.ts'
import type { Portals } from '../portals/portals.ts'
import { abandoning } from './abandoning.ts'
import { type ChangeDeps, changeTarget } from './change-target.ts'
import { checkTarget } from './check-target.ts'
import { readTargetDraft } from './read-target-draft.ts'
import { requestSync } from './sync.store.ts'
import { createTarget, deleteTarget, getTarget, getTargetRow, targetJson } from './targets.store.ts'

const tags = ['Targets']

const TargetFilter = closed({
  ...paging,
  q: searchWords('Looks for words in the name, the type and `id`.'),
  type: Type.Optional(
    Type.String({ maxLength: 100, description: 'Only targets of this type.', examples: ['platform-a-24'] }),
  ),
  authorizationStatus: Type.Optional(oneOfWords(authorizationStatuses, 'Only those whose access stands like this.')),
})

const TargetCheck = closed(
  {
    ok: Type.Boolean({ description: 'The portal accepts us.' }),
    failureCode: Type.Optional(FailureCode),
    failureMessage: Type.Optional(Type.String()),
    portalMessage: Type.Optional(PortalMessage),
  },
  { $id: 'TargetCheck', examples: [{ ok: true }] },
)

interface TargetDeps extends Pick<ChangeDeps, 'republishListingsOfTarget'> {
  portals: Portals
  accountLimits: AccountLimits
  /** Its portal is lost: its listings go, whatever is shown there. Not at once, and again if it is cut off. */
  abandonListings(
    db: Database,
    accountId: string,
    targetId: string,
    options: { force?: boolean; actor: Actor },
  ): Promise<void>
}

export const targetRoutes: Routes<TargetDeps> = async (app, deps) => {
  const { db, portals, abandonListings } = deps
  const shownTo = ({ caller }: FastifyRequest) => ({ ...deps, hidesAuthorizationUrl: caller.role === 'reader' })

  app.post('/targets', {
    validatorCompiler: bodyIsCheckedByHandler,
    schema: {
      operationId: 'createTarget',
      summary: 'Create a target',
      description:
        'Send the user to `authorizationUrl`, or give `credentials`, as the type wants it. Inquiries are forwarded to `emailAddress`.',
      tags,
      body: TargetDraft,
      response: { 201: Target },
      errors: ['credentials_missing', 'too_many_targets'],
      hasETag: true,
    },
    handler: async (request, reply) => {
      const { accountId } = request
      const { connector, ...values } = await readTargetDraft(deps, accountId, request.body, accountLanguage(request))
      if (connector.consumer !== undefined) await requireConsumer(accountId, connector.type)
      return answerOnce(deps, request, reply, async (tx) => {
        await requireRoom(tx, accountId)
        const target = await createTarget(tx, accountId, deps, values)
        const headers = { location: `/targets/${target.id}`, etag: etagOf(target) }
        return { status: 201, headers, json: target.json }
      })
    },
  })

  app.get('/targets', {
    schema: {
      operationId: 'listTargets',
      summary: 'All targets',
      tags,
      querystring: TargetFilter,
      response: { 200: Type.Array(Target) },
    },
    handler: (request, reply) =>
      sendList(deps, request, reply, {
        table: 'targets',
        document: targetJson(shownTo(request)),
        accountId: request.accountId,
        where: filters(request.accountId, request.query),
        limit: request.query.limit,
        after: request.query.after,
        order: request.query.order,
      }),
  })

  app.get('/targets/:id', {
    schema: {
      operationId: 'getTarget',
      summary: 'One target',
      tags,
      params: ById,
      response: { 200: Target },
      errors: ['not_found'],
      hasETag: true,
    },
    handler: async (request, reply) =>
      sendDocument(reply, await getTarget(db, request.accountId, shownTo(request), request.params.id)),
  })

  const edits = [
    {
      method: 'put',
      operationId: 'replaceTarget',
      summary: 'Replace a target',
      body: TargetReplacement,
    },
    {
      method: 'patch',
      operationId: 'patchTarget',
      summary: 'Change some members of a target',
      body: TargetPatch,
    },
  ] as const
  for (const { method, operationId, summary, body } of edits) {
    app[method]('/targets/:id', {
      validatorCompiler: bodyIsCheckedByHandler,
      schema: {
        operationId,
        summary,
        description:
          'New `credentials` are checked with the portal; those that are left out stay as they are. `PATCH` may change some of ' +
          'them, and `null` takes one away; secrets that are left out stay too, unless what says where they are sent (such as ' +
          '`host`) changes: then they must be given again. Those that the portal has refused may be given again as they are, such as ' +
          'when its host key has changed, and that is right. With other `options`, all its listings are published anew. An edit that changes nothing changes nothing: to have the same login checked ' +
          'again, there is `POST /targets/{id}/check`.',
        tags,
        params: ById,
        body,
        response: { 200: Target },
        errors: ['not_found', 'precondition_failed'],
        hasETag: true,
      },
      handler: async (request, reply) => {
        const { accountId } = request
        const target = await changeAsRead(
          request,
          () => getTarget(db, accountId, deps, request.params.id),
          (current) =>
            changeTarget(deps, accountId, current, request.body, {
              isPatch: method === 'patch',
              language: accountLanguage(request),
            }),
        )
        return sendDocument(reply, target)
      },
    })
  }

  app.delete('/targets/:id', {
    schema: {
      operationId: 'deleteTarget',
      summary: 'Delete a target',
      description:
        'With `abandon=true`, its listings go with it: for a portal that is lost for good. As long as one of them can be ' +
        'taken down there, it is refused, unless `force=true` is said too.',
      tags,
      params: ById,
      querystring: closed(abandoning),
      response: { 204: Type.Null() },
      errors: ['not_found', 'precondition_failed', 'target_has_listings', 'portal_reachable'],
    },
    handler: async (request, reply) => {
      const { accountId, query } = request
      const read = () => getTarget(db, accountId, deps, request.params.id)
      await changeAsRead(request, read, async (current) => {
        if (query.abandon === true)
          await abandonListings(db, accountId, current.id, { ...query, actor: request.caller.actor })
        return (await db.transaction((tx) => deleteTarget(tx, accountId, current), accountId)) || null
      })
      return reply.code(204).send()
    },
  })

  app.post('/targets/:id/check', {
    schema: {
      operationId: 'checkTarget',
      summary: 'Ask the portal whether the login works',
      description: 'The target’s `authorizationStatus` follows.',
      tags,
      params: ById,
      response: { 200: TargetCheck },
      errors: ['not_found'],
    },
    handler: async (request, reply) => {
      const verdict = await checkTarget(deps, await getTargetRow(db, request.accountId, request.params.id))
      return sendJson(reply, JSON.stringify(verdict))
    },
  })

  app.post('/targets/:id/sync', {
    schema: {
      operationId: 'syncTarget',
      summary: 'Make the portal’s stock what is listed here',
      description:
        'A full transfer, for portals that take such: what the portal has of ours and is not listed goes. Its outcome ' +
        'stands in `sync` of the target. Never done by itself, and never with nothing to show.',
      tags,
      params: ById,
      response: { 202: Target },
      errors: ['not_found', 'sync_not_supported'],
    },
    handler: async (request, reply) => {
      const { accountId, params } = request
      const { type } = await getTargetRow(db, accountId, params.id)
      if (portals.connectorOf(type).sync === undefined) {
        throw new ApiError('sync_not_supported', { key: 'syncNotSupported' })
      }
      return answerOnce(deps, request, reply, async (tx) => {
        const { json } = await requestSync(tx, accountId, deps, params.id)
        return { status: 202, json }
      })
    },
  })

  async function requireRoom(tx: Tx, accountId: string): Promise<void> {
    const { targetsMax: max } = deps.accountLimits
    const { targets } = await lockUsage(tx, accountId)
    if (targets >= max) throw new ApiError('too_many_targets', { key: 'tooManyTargets', params: { max } })
  }

  async function requireConsumer(accountId: string, type: string): Promise<void> {
    if (await hasCredentials(db, accountId, type)) return
    throw new ApiError('credentials_missing', { key: 'consumerCredentialsMissing', params: { type } })
  }
}

function filters(accountId: string, { q, type, authorizationStatus }: Static<typeof TargetFilter>): Sql[] {
  return [
    ...(q === undefined ? [] : [hasWords(accountId, sql`concat_ws(' ', id, type, name)`, q)]),
    ...(type === undefined ? [] : [sql`type = ${type.replaceAll('\0', '')}`]),
    ...(authorizationStatus === undefined ? [] : [sql`authorization_status = ${authorizationStatus}`]),
  ]
}
