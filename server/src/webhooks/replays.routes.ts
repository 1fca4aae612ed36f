import { Replay, ReplayDraft } from '@aushang/model'
import { lockLog } from '../events/events.store.ts'
import { ById } from '../http/by-id.ts'
import { sendJson } from '../http/etag.ts'
import { answerOnce } from '../http/idempotency.ts'
import type { Routes } from '../http/routes.ts'
import { bodyMayBeMissing } from '../http/validation.ts'
import { hastenRetries } from './deliveries.store.ts'
import { createReplay, getReplay } from './replays.store.ts'

const tags = ['Webhooks']

// A webhook that fails is disabled after five days; that leaves two to notice.
const replayMs = 7 * 24 * 60 * 60 * 1000

export const replayRoutes: Routes = async (app, deps) => {
  const { db } = deps

  app.post('/webhooks/:id/replay', {
    validatorCompiler: bodyMayBeMissing,
    schema: {
      operationId: 'replayWebhook',
      summary: 'Send a webhook what it missed',
      description:
        'All events it reacts to and never received, in their order; without `since`, of the last seven days. They are put on their way in the background: `GET /webhooks/{id}/replay` shows how far that is. What waits for its next attempt is tried at once. It ends early when the webhook is disabled.',
      tags,
      params: ById,
      body: ReplayDraft,
      response: { 202: Replay },
      errors: ['not_found', 'replay_running', 'webhook_disabled'],
    },
    handler: (request, reply) =>
      answerOnce(deps, request, reply, async (tx) => {
        const { accountId, body, params } = request
        const since = body.since ? new Date(body.since) : new Date(Date.now() - replayMs)
        // Whoever is recording an event may have seen the webhook disabled still.
        await lockLog(tx, accountId)
        const json = await createReplay(tx, accountId, params.id, since)
        await hastenRetries(tx, accountId, params.id)
        return { status: 202, headers: { location: `/webhooks/${params.id}/replay` }, json }
      }),
  })

  app.get('/webhooks/:id/replay', {
    schema: {
      operationId: 'getReplay',
      summary: 'How far the last replay of a webhook is',
      tags,
      params: ById,
      response: { 200: Replay },
      errors: ['not_found'],
    },
    handler: async (request, reply) => sendJson(reply, await getReplay(db, request.accountId, request.params.id)),
  })
}
