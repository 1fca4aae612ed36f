import {
  AdoptionDraft,
  closed,
  Comparison,
  Difference,
  differenceKinds,
  differenceStatuses,
  MendDraft,
  Mending,
  oneOfWords,
} from '@aushang/model'
import sql from 'sql-template-tag'
import Type from 'typebox'
import { idsBodyBytesMax } from '../http/body.ts'
import { ById } from '../http/by-id.ts'
import { sendJson } from '../http/etag.ts'
import { answerOnce } from '../http/idempotency.ts'
import { paging, sendList } from '../http/list.ts'
import type { Routes } from '../http/routes.ts'
import { bodyMayBeMissing } from '../http/validation.ts'
import { ApiError } from '../lib/errors.ts'
import type { Portals } from '../portals/portals.ts'
import { getTargetRow } from '../targets/targets.store.ts'
import { ensureComparison, getComparison, requestComparison } from './comparisons.store.ts'
import { differenceJson } from './differences.store.ts'
import { adoptSome, mendDifferences } from './mend-differences.ts'

const tags = ['Targets']

const DifferenceFilter = closed({
  ...paging,
  kind: Type.Optional(oneOfWords(differenceKinds, 'Only those of this kind.')),
  status: Type.Optional(
    oneOfWords(differenceStatuses, 'Without it: all but those that were forgotten, and those that are mended.'),
  ),
})

export const comparingRoutes: Routes<{ portals: Portals }> = async (app, deps) => {
  const { db, portals } = deps

  app.post('/targets/:id/compare', {
    schema: {
      operationId: 'compareTarget',
      summary: 'Compare a target with what its portal really shows',
      description:
        'In the background: `GET /targets/{id}/comparison` shows how far it is, `GET /targets/{id}/differences` what it has found. It is done once a day by itself. ' +
        'Of a portal that cannot be asked (OpenImmo), what was handed over last is compared with what it has reported.',
      tags,
      params: ById,
      response: { 202: Comparison },
      errors: ['not_found'],
    },
    handler: async (request, reply) => {
      const { accountId, params } = request
      await getTargetRow(db, accountId, params.id)
      return answerOnce(deps, request, reply, async (tx) => ({
        status: 202,
        headers: { location: `/targets/${params.id}/comparison` },
        json: await requestComparison(tx, accountId, params.id, { adoptsUnknown: false }),
      }))
    },
  })

  app.get('/targets/:id/comparison', {
    schema: {
      operationId: 'getComparison',
      summary: 'How far the comparison of a target is, or what came of it',
      tags,
      params: ById,
      response: { 200: Comparison },
      errors: ['not_found'],
    },
    handler: async (request, reply) => sendJson(reply, await getComparison(db, request.accountId, request.params.id)),
  })

  app.get('/targets/:id/differences', {
    schema: {
      operationId: 'listDifferences',
      summary: 'In what a portal differs from what it should show',
      tags,
      params: ById,
      querystring: DifferenceFilter,
      response: { 200: Type.Array(Difference) },
      errors: ['not_found'],
    },
    handler: async (request, reply) => {
      const { accountId, params } = request
      const { kind, status, ...page } = request.query
      await getTargetRow(db, accountId, params.id)
      return sendList(deps, request, reply, {
        table: 'differences',
        document: differenceJson,
        accountId,
        where: [
          sql`target_id = ${params.id}`,
          status === undefined ? sql`status not in ('forgotten', 'mended')` : sql`status = ${status}`,
          ...(kind === undefined ? [] : [sql`kind = ${kind}`]),
        ],
        ...page,
      })
    },
  })

  app.post('/targets/:id/differences/mend', {
    bodyLimit: idsBodyBytesMax,
    schema: {
      operationId: 'mendDifferences',
      summary: 'Mend some differences, or all of a kind',
      description:
        'Those that `differenceIds` name, or else all that are open, of the `kind` if one is said. What cannot be done with one of them is named in the answer.',
      tags,
      params: ById,
      body: MendDraft,
      response: { 202: Mending },
      errors: ['not_found'],
    },
    handler: async (request, reply) => {
      const { accountId, params, body, caller } = request
      const { type } = await getTargetRow(db, accountId, params.id)
      const by = { connector: portals.connectorOf(type), actor: caller.actor }
      return answerOnce(deps, request, reply, async (tx) => {
        const mending = await mendDifferences(tx, accountId, params.id, body, by)
        return { status: 202, json: JSON.stringify(mending) }
      })
    },
  })

  app.post('/targets/:id/adopt', {
    bodyLimit: idsBodyBytesMax,
    validatorCompiler: bodyMayBeMissing,
    schema: {
      operationId: 'adoptAdverts',
      summary: 'Make properties and listings of adverts that are online already',
      description:
        'Nothing is changed at the portal; the next edit of such a property brings its advert up to date. Each becomes a property with its pictures, its contact and the ' +
        'portal’s number; one that bears the number of a property that is here already, and not on this target, becomes a listing of that. It is done in the background: ' +
        '`GET /targets/{id}/differences?kind=unknown` has those that could not be adopted, and why; of those with `would_change_meaning`, `unread` says what would be lost, and ' +
        '`POST /targets/{id}/differences/mend` with `acceptLosses` adopts them all the same. With `status=mended`, those that were.',
      tags,
      params: ById,
      body: AdoptionDraft,
      response: { 202: Comparison },
      errors: ['not_found', 'adopt_not_supported'],
    },
    handler: async (request, reply) => {
      const { accountId, params, body } = request
      const { type } = await getTargetRow(db, accountId, params.id)
      const { listAdverts, readAdvert } = portals.connectorOf(type)
      if (listAdverts === undefined || readAdvert === undefined) {
        throw new ApiError('adopt_not_supported', { key: 'adoptNotSupported' })
      }
      const { portalIds } = body
      return answerOnce(deps, request, reply, async (tx) => {
        if (portalIds === undefined) {
          return { status: 202, json: await requestComparison(tx, accountId, params.id, { adoptsUnknown: true }) }
        }
        await ensureComparison(tx, accountId, params.id)
        await adoptSome(tx, accountId, params.id, portalIds)
        return { status: 202, json: await getComparison(tx, accountId, params.id) }
      })
    },
  })
}
