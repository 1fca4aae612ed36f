import { closed, Id, UnreadableMail } from '@aushang/model'
import sql from 'sql-template-tag'
import Type from 'typebox'
import { ById } from '../http/by-id.ts'
import { sendJson } from '../http/etag.ts'
import { paging, sendList } from '../http/list.ts'
import type { Routes } from '../http/routes.ts'
import { notFound } from '../lib/errors.ts'
import { findRawMail, getUnreadableMail, isUnreadable, rereadMail, unreadableMailJson } from './mails.store.ts'
import { sendMail } from './send-mail.ts'

const tags = ['Requests']

const MailFilter = closed({
  ...paging,
  targetId: Type.Optional(Type.Unsafe<string>({ ...Id, description: 'Only those that came to this target.' })),
})

/** The mails in which no inquiry was found, for somebody to look at. */
export const unreadableMailRoutes: Routes = async (app, deps) => {
  const { db } = deps

  app.get('/requests/unreadable', {
    schema: {
      operationId: 'listUnreadableMails',
      summary: 'Mails that could not be read as inquiries',
      description: 'They are kept as long as inquiries are.',
      tags,
      querystring: MailFilter,
      response: { 200: Type.Array(UnreadableMail) },
    },
    handler: (request, reply) => {
      const { targetId, ...page } = request.query
      return sendList(deps, request, reply, {
        table: 'mails',
        document: unreadableMailJson,
        accountId: request.accountId,
        where: [isUnreadable, ...(targetId === undefined ? [] : [sql`target_id = ${targetId}`])],
        ...page,
      })
    },
  })

  app.get('/requests/unreadable/:id', {
    schema: {
      operationId: 'getUnreadableMail',
      summary: 'A mail that could not be read as an inquiry',
      tags,
      params: ById,
      response: { 200: UnreadableMail },
      errors: ['not_found'],
    },
    handler: async (request, reply) =>
      sendJson(reply, await getUnreadableMail(db, request.accountId, request.params.id)),
  })

  app.get('/requests/unreadable/:id/mail', {
    schema: {
      operationId: 'getUnreadableMailSource',
      summary: 'The same mail, as it was received',
      description: 'It is gone once anybody whom it tells of was erased.',
      tags,
      params: ById,
      contentType: 'message/rfc822',
      response: { 200: Type.String({ examples: ['From: portal@example.org\r\nSubject: Newsletter\r\n\r\n…'] }) },
      errors: ['not_found'],
    },
    handler: async (request, reply) => {
      const { accountId, params } = request
      await getUnreadableMail(db, accountId, params.id)
      const source = await findRawMail(db, accountId, params.id)
      if (source === null) throw notFound('mail')
      return sendMail(reply, source)
    },
  })

  app.post('/requests/unreadable/:id/read-again', {
    schema: {
      operationId: 'rereadMail',
      summary: 'Have a mail read again',
      description:
        'Such as after an update that knows more kinds of mails. If it is an inquiry now, it is among `GET /requests`.',
      tags,
      params: ById,
      response: { 202: UnreadableMail },
      errors: ['not_found'],
    },
    handler: async (request, reply) => {
      const { accountId, params } = request
      const mail = await db.transaction(async (tx) => {
        await rereadMail(tx, accountId, params.id)
        return getUnreadableMail(tx, accountId, params.id)
      }, accountId)
      return sendJson(reply.code(202), mail)
    },
  })
}
