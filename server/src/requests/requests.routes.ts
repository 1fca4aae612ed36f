import { closed, Id, Request, RequestRetention, Time } from '@aushang/model'
import Type from 'typebox'
import { ById } from '../http/by-id.ts'
import { sendJson } from '../http/etag.ts'
import { paging, sendList } from '../http/list.ts'
import type { Routes } from '../http/routes.ts'
import { notFound } from '../lib/errors.ts'
import { findRawMail } from './mails.store.ts'
import { eraseRequest, getMailOfRequest, getRequest, requestConditions, requestJson } from './requests.store.ts'
import { getRequestRetention, putRequestRetention } from '../accounts/accounts.store.ts'

const tags = ['Requests']

const RequestFilter = closed({
  ...paging,
  targetId: Type.Optional(Id),
  propertyId: Type.Optional(Id),
  listingId: Type.Optional(Id),
  receivedAfter: Type.Optional(Time),
})

export const requestRoutes: Routes = async (app, deps) => {
  const { db } = deps

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
        where: requestConditions(request.query),
        limit: request.query.limit,
        after: request.query.after,
      }),
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
      // It was written by strangers: no browser shall show it as a page of ours.
      return reply
        .type('message/rfc822')
        .headers({ 'content-disposition': 'attachment; filename="request.eml"', 'x-content-type-options': 'nosniff' })
        .send(raw)
    },
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
      errors: ['not_found'],
    },
    handler: async (request, reply) => {
      await db.transaction((tx) => eraseRequest(tx, request.accountId, request.params.id), request.accountId)
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
    },
    handler: (request) => putRequestRetention(db, request.accountId, request.body.days),
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
