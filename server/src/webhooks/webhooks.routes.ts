import {
  closed,
  DeliveryWithAttempts,
  flag,
  plainWebhook,
  SigningKeyRotation,
  Webhook,
  WebhookDraft,
  WebhookHealth,
  WebhookPatch,
  WebhookReplacement,
  withoutReadOnly,
} from '@aushang/model'
import Type from 'typebox'
import { appendEvents } from '../events/events.store.ts'
import { ById } from '../http/by-id.ts'
import { changeAsRead } from '../http/change.ts'
import { checkedAs } from '../http/checked-as.ts'
import { etagOf, sendDocument, sendJson } from '../http/etag.ts'
import { answerOnce } from '../http/idempotency.ts'
import { linkNextPage, paging, searchWords } from '../http/list.ts'
import type { Routes } from '../http/routes.ts'
import { bodyIsCheckedByHandler, bodyMayBeMissing } from '../http/validation.ts'
import { ApiError, invalid } from '../lib/errors.ts'
import { mergePatch } from '../lib/merge-patch.ts'
import { deleteWebhook } from './delete-webhook.ts'
import { createDeliveries, getDelivery } from './deliveries.store.ts'
import { listWebhookHealth } from './webhook-health.ts'
import {
  createWebhook,
  draftOf,
  getWebhook,
  listWebhooks,
  type RecordedWebhook,
  rotateSigningKey,
  updateWebhook,
} from './webhooks.store.ts'

const tags = ['Webhooks']

const WebhookFilter = closed({
  ...paging,
  q: searchWords('Looks for words in the address, the description and `id`.'),
  enabled: Type.Optional(flag('`true`: only those that are sent events; `false`: only those that are switched off.')),
})

export const webhookRoutes: Routes = async (app, deps) => {
  const { db, secrets, http } = deps

  app.post('/webhooks', {
    schema: {
      operationId: 'createWebhook',
      summary: 'Create a webhook',
      description: 'From now on, the events it names are sent there, signed. See docs/webhooks.md.',
      tags,
      body: WebhookDraft,
      response: { 201: Webhook },
      errors: ['too_many_webhooks'],
      hasETag: true,
    },
    handler: async (request, reply) => {
      await refuseForbiddenUrl(request.accountId, request.body.url)
      return answerOnce(deps, request, reply, async (tx) => {
        const created = await createWebhook(tx, request.accountId, secrets, plainWebhook(request.body))
        const headers = { location: `/webhooks/${created.webhook.id}`, etag: etagOf(created) }
        return { status: 201, headers, json: created.json }
      })
    },
  })

  app.get('/webhooks', {
    schema: {
      operationId: 'listWebhooks',
      summary: 'All webhooks',
      tags,
      role: 'member', // they show their signing keys
      querystring: WebhookFilter,
      response: { 200: Type.Array(Webhook) },
    },
    handler: async (request, reply) => {
      const { limit = Infinity } = request.query
      const webhooks = await listWebhooks(db, request.accountId, secrets, request.query)
      const last = webhooks[limit - 1]
      if (last !== undefined && webhooks.length > limit) linkNextPage(deps, request, reply, last.id)
      return sendJson(reply, JSON.stringify(webhooks.slice(0, limit)))
    },
  })

  app.get('/webhooks/health', {
    schema: {
      operationId: 'listWebhookHealth',
      summary: 'How every webhook did in the last 24 hours',
      tags,
      response: { 200: Type.Array(WebhookHealth) },
    },
    handler: (request) => listWebhookHealth(db, request.accountId),
  })

  app.get('/webhooks/:id', {
    schema: {
      operationId: 'getWebhook',
      summary: 'One webhook',
      tags,
      role: 'member',
      params: ById,
      response: { 200: Webhook },
      errors: ['not_found'],
      hasETag: true,
    },
    handler: async (request, reply) =>
      sendDocument(reply, await getWebhook(db, request.accountId, secrets, request.params.id)),
  })

  const edits = [
    {
      method: 'put',
      operationId: 'replaceWebhook',
      summary: 'Replace a webhook',
      body: WebhookReplacement,
      edited: replaced,
    },
    {
      method: 'patch',
      operationId: 'patchWebhook',
      summary: 'Change some members of a webhook',
      body: WebhookPatch,
      edited: patched,
    },
  ] as const
  for (const { method, operationId, summary, body, edited } of edits) {
    app[method]('/webhooks/:id', {
      validatorCompiler: bodyIsCheckedByHandler,
      schema: {
        operationId,
        summary,
        description:
          'A disabled webhook gets nothing; after it was enabled again, `POST /webhooks/{id}/replay` sends what it missed. An edit that changes nothing changes nothing.',
        tags,
        params: ById,
        body,
        response: { 200: Webhook },
        errors: ['not_found', 'precondition_failed'],
        hasETag: true,
      },
      handler: async (request, reply) => {
        const { accountId } = request
        const { id } = request.params
        const webhook = await changeAsRead(
          request,
          () => getWebhook(db, accountId, secrets, id),
          async (current) => {
            const sent = withoutReadOnly(WebhookReplacement, request.body)
            const draft = plainWebhook(checkedAs(WebhookDraft, edited(current.webhook, sent)))
            if (draft.url !== current.webhook.url) await refuseForbiddenUrl(accountId, draft.url)
            return db.transaction((tx) => updateWebhook(tx, accountId, secrets, current, draft), accountId)
          },
        )
        return sendDocument(reply, webhook)
      },
    })
  }

  app.delete('/webhooks/:id', {
    schema: {
      operationId: 'deleteWebhook',
      summary: 'Delete a webhook',
      description: 'Its deliveries go with it.',
      tags,
      params: ById,
      response: { 204: Type.Null() },
      errors: ['not_found', 'precondition_failed'],
    },
    handler: async (request, reply) => {
      const { accountId } = request
      const read = () => getWebhook(db, accountId, secrets, request.params.id)
      await changeAsRead(request, read, async (current) => (await deleteWebhook(db, accountId, current)) || null)
      return reply.code(204).send()
    },
  })

  app.post('/webhooks/:id/rotate-signing-key', {
    validatorCompiler: bodyMayBeMissing,
    schema: {
      operationId: 'rotateSigningKey',
      summary: 'Give a webhook a new signing key',
      description:
        'For 24 hours, or as many as `overlapHours` says, requests bear two signatures: of the old key first, then of the new one.',
      tags,
      params: ById,
      body: SigningKeyRotation,
      response: { 200: Webhook },
      errors: ['not_found'],
      hasETag: true,
    },
    handler: (request, reply) =>
      answerOnce(deps, request, reply, async (tx) => {
        const rotated = await rotateSigningKey(tx, request.accountId, secrets, request.params.id, request.body)
        return { status: 200, headers: { etag: etagOf(rotated) }, json: rotated.json }
      }),
  })

  app.post('/webhooks/:id/ping', {
    schema: {
      operationId: 'pingWebhook',
      summary: 'Send a webhook a first event',
      description: 'An event `webhook.ping`, to this webhook only. `GET /deliveries/{id}` shows what came of it.',
      tags,
      params: ById,
      response: { 202: DeliveryWithAttempts },
      errors: ['not_found', 'webhook_disabled'],
    },
    handler: (request, reply) =>
      answerOnce(deps, request, reply, async (tx) => {
        const { accountId } = request
        const { webhook } = await getWebhook(tx, accountId, secrets, request.params.id)
        refuseDisabled(webhook)
        const events = await appendEvents(tx, accountId, [
          { name: 'webhook.ping', payload: { webhookId: webhook.id }, actor: request.caller.actor },
        ])
        const [id = ''] = await createDeliveries(
          tx,
          accountId,
          events.map((event) => ({ webhookId: webhook.id, event })),
        )
        return { status: 202, json: await getDelivery(tx, accountId, id) }
      }),
  })

  /** A name is looked up anew for each attempt; what can be known to be forbidden now is said now. */
  async function refuseForbiddenUrl(accountId: string, url: string): Promise<void> {
    const why = await http.whyForbidden(accountId, url)
    if (why === null) return
    const params = { member: 'url', host: why.host }
    throw invalid([
      { path: '/url', code: 'forbidden_url', sentence: { key: forbiddenUrlSentences[why.reason], params } },
    ])
  }
}

const forbiddenUrlSentences = {
  unreadable: 'urlUnreadable',
  not_public: 'urlNotPublic',
  not_secure: 'urlNotSecure',
  maybe_not_secure: 'urlMaybeNotSecure',
} as const

function refuseDisabled(webhook: RecordedWebhook): void {
  if (!webhook.enabled) throw new ApiError('webhook_disabled', { key: 'webhookDisabled' })
}

function replaced(_current: RecordedWebhook, body: unknown): unknown {
  return body
}

function patched(current: RecordedWebhook, patch: unknown): unknown {
  return mergePatch(WebhookDraft, draftOf(current), patch)
}
