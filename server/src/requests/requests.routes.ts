import {
  closed,
  Erasure,
  ErasureResult,
  Id,
  Request,
  RequestCounts,
  RequestPatch,
  RequestRetention,
  Time,
} from '@aushang/model'
import Type from 'typebox'
import { ById } from '../http/by-id.ts'
import { requireAsShown, sendJson } from '../http/etag.ts'
import { paging, searchWords, sendList } from '../http/list.ts'
import type { Routes } from '../http/routes.ts'
import { makeSlots } from '../lib/slots/slots.ts'
import { notFound } from '../lib/errors.ts'
import { findRawMail } from './mails.store.ts'
import { erasePerson } from './erase-person.ts'
import { eraseRequests } from './erase-requests.ts'
import {
  assignProperty,
  countRequests,
  getMailOfRequest,
  getRequest,
  lockRequest,
  markRequest,
  requestConditions,
  requestJson,
  takePropertyAway,
} from './requests.store.ts'
import { sendMail } from './send-mail.ts'
import { startMailSearch } from './searching/mail-search.ts'
import { getRequestRetention, lockAccount, putRequestRetention } from '../accounts/accounts.store.ts'

const tags = ['Requests']

const RequestFilter = closed({
  ...paging,
  q: searchWords(
    'Looks for words in the prospect’s name, address, e-mail address and phone numbers, in the message, the numbers of the object, and `id`.',
  ),
  read: Type.Optional(Type.Boolean({ description: '`false`: only what nobody has seen yet.' })),
  matched: Type.Optional(Type.Boolean({ description: '`false`: only what has no `propertyId`.' })),
  targetId: Type.Optional(Type.Unsafe<string>({ ...Id, description: 'Only those that came to this target.' })),
  propertyId: Type.Optional(Type.Unsafe<string>({ ...Id, description: 'Only those about this property.' })),
  listingId: Type.Optional(Type.Unsafe<string>({ ...Id, description: 'Only those about this listing.' })),
  receivedAfter: Type.Optional(Type.Unsafe<string>({ ...Time, description: 'Only those that came after this time.' })),
})

export const requestRoutes: Routes = async (app, deps) => {
  const { db } = deps
  const mailSearch = startMailSearch()
  app.addHook('onClose', mailSearch.close)
  // An account may have very many mails: it looks through them once at a time.
  const erasures = makeSlots({ total: 8, perKey: 1, kept: 2 })

  app.get('/requests', {
    schema: {
      operationId: 'listRequests',
      summary: 'All inquiries',
      description: 'An array of all inquiries of the account that are not forgotten yet, oldest first.',
      tags,
      querystring: RequestFilter,
      response: { 200: Type.Array(Request) },
    },
    handler: (request, reply) =>
      sendList(deps, request, reply, {
        table: 'requests',
        document: requestJson,
        accountId: request.accountId,
        where: requestConditions(request.accountId, request.query),
        areFew: request.query.q !== undefined,
        limit: request.query.limit,
        after: request.query.after,
        order: request.query.order,
      }),
  })

  app.get('/requests/counts', {
    schema: {
      operationId: 'countRequests',
      summary: 'How many inquiries nobody has seen, and how many mails could not be read',
      tags,
      response: { 200: RequestCounts },
    },
    handler: (request) => countRequests(db, request.accountId),
  })

  app.get('/requests/:id', {
    schema: {
      operationId: 'getRequest',
      summary: 'One inquiry',
      tags,
      params: ById,
      response: { 200: Request },
      errors: ['not_found'],
    },
    handler: async (request, reply) => sendJson(reply, await getRequest(db, request.accountId, request.params.id)),
  })

  app.get('/requests/:id/mail', {
    schema: {
      operationId: 'getRequestMail',
      summary: 'The mail that an inquiry came in',
      description: 'As it was received. It is gone once anybody whom it tells of was erased.',
      tags,
      params: ById,
      contentType: 'message/rfc822',
      response: { 200: Type.String({ examples: ['From: portal@example.org\r\nSubject: Kontaktanfrage\r\n\r\n…'] }) },
      errors: ['not_found'],
    },
    handler: async (request, reply) => {
      const { accountId } = request
      const raw = await findRawMail(db, accountId, await getMailOfRequest(db, accountId, request.params.id))
      if (raw === null) throw notFound('mail')
      return sendMail(reply, raw)
    },
  })

  app.patch('/requests/:id', {
    schema: {
      operationId: 'patchRequest',
      summary: 'Say that an inquiry was seen, or which property it is about',
      description:
        '`{"read": true}` sets `readAt`, unless it is set already; `{"read": false}` takes it away. `propertyId` says which property ' +
        'it is about, where the mail did not tell, or told wrong: `externalId` is the number of that property then, and `listingId` ' +
        'its listing on the target, if it ever had one there. `{"propertyId": null}` takes both away, and `externalId` is what the ' +
        'mail says. No event tells of it.',
      tags,
      params: ById,
      body: RequestPatch,
      response: { 200: Request },
      errors: ['not_found', 'precondition_failed'],
      hasETag: true,
    },
    handler: async (request, reply) => {
      const { accountId, params, body } = request
      const json = await db.transaction(async (tx) => {
        await lockRequest(tx, accountId, params.id)
        const before = await getRequest(tx, accountId, params.id)
        await requireAsShown(request, async () => before)
        if (body.read !== undefined) await markRequest(tx, accountId, params.id, body.read)
        if (body.propertyId === null) await takePropertyAway(tx, accountId, params.id)
        else if (body.propertyId !== undefined) await assignProperty(tx, accountId, params.id, body.propertyId)
        const after = await getRequest(tx, accountId, params.id)
        request.hasChangedNothing = after === before
        return after
      }, accountId)
      return sendJson(reply, json)
    },
  })

  app.post('/requests/erase', {
    schema: {
      operationId: 'eraseRequests',
      summary: 'Erase everything of a person',
      description:
        'Takes whoever has this address out of everything that has come in until now: the inquiries, all mails that name ' +
        'the address (also those that could not be read, or are not read yet), events about them, and what webhooks answered. ' +
        'In inquiries of others that mention the address, `[…]` stands in its place. ' +
        'Answers when it is done, which may take a minute for an account with very many mails. The same again finds nothing any more; ' +
        'nothing is remembered of the call, also not for an `Idempotency-Key`.',
      tags,
      body: Erasure,
      response: { 200: ErasureResult },
    },
    handler: ({ accountId, body }) =>
      erasures.within(accountId, () => erasePerson({ db, mailSearch }, accountId, body.email)),
  })

  app.delete('/requests/:id', {
    schema: {
      operationId: 'deleteRequest',
      summary: 'Erase an inquiry',
      description:
        'Takes the person out of everything: the inquiry, the mail it came in, events about it, and what webhooks answered.',
      tags,
      params: ById,
      response: { 204: Type.Null() },
      errors: ['not_found', 'precondition_failed'],
    },
    handler: async (request, reply) => {
      const { accountId, params } = request
      const { requests } = await db.transaction(async (tx) => {
        await lockRequest(tx, accountId, params.id)
        await requireAsShown(request, () => getRequest(tx, accountId, params.id))
        return eraseRequests(tx, accountId, [params.id])
      }, accountId)
      if (requests === 0) throw notFound('request')
      return reply.code(204).send()
    },
  })

  app.put('/account/request-retention', {
    schema: {
      operationId: 'putRequestRetention',
      summary: 'Say how long inquiries are kept',
      description: 'After so many days they are erased, with the mails they came in.',
      tags,
      body: RequestRetention,
      response: { 200: RequestRetention },
      errors: ['precondition_failed'],
      hasETag: true,
    },
    handler: (request) => {
      const { accountId } = request
      return db.transaction(async (tx) => {
        await lockAccount(tx, accountId)
        await requireAsShown(request, async () => JSON.stringify(await getRequestRetention(tx, accountId)))
        return putRequestRetention(tx, accountId, request.body.days)
      }, accountId)
    },
  })

  app.get('/account/request-retention', {
    schema: {
      operationId: 'getRequestRetention',
      summary: 'How long inquiries are kept',
      tags,
      response: { 200: RequestRetention },
    },
    handler: (request) => getRequestRetention(db, request.accountId),
  })
}
