import { createHash, timingSafeEqual } from 'node:crypto'
import { closed, Id } from '@aushang/model'
import Type from 'typebox'
import type { Routes } from '../http/routes.ts'
import { ApiError, notFound } from '../lib/errors.ts'
import { type MailQuotaLimits, openMailQuota, secondsToNextHour } from './mail-quota.ts'
import { findMailbox, mailBytesMax, storeMails } from './mails.store.ts'

/** For operators whose provider turns mail into HTTP: the same as what SMTP takes, with a secret that both know. */
export const inboundRoutes: Routes<{ mailQuota: MailQuotaLimits }> = async (app, deps) => {
  const { db, requestsDomain, inboundSecret } = deps
  const quota = openMailQuota(db, deps.mailQuota)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: mailBytesMax }, (_request, bytes, done) =>
    done(null, bytes),
  )

  app.post('/inbound/:emailId', {
    // Before the body is read: a stranger shall not send us 25 MB.
    onRequest: async (request) => requireSecret(inboundSecret, request.headers.authorization),
    schema: {
      operationId: 'receiveMail',
      summary: 'Take in a forwarded mail',
      description:
        'The whole mail as it is, headers and all, of 25 MB at the most; or the XML that a portal left as a file. `Authorization: Bearer …` bears `INBOUND_SECRET`. ' +
        'Answers once it is stored; the same mail within a day is stored once. Within an hour, `MAILBOX_MAILS_PER_HOUR` mails may come for a target.',
      tags: ['Requests'],
      isPublic: true,
      opensWith: 'inboundSecret',
      params: closed({ emailId: Type.Unsafe<string>({ ...Id, description: 'Of the target.' }) }),
      bodyContent: { 'message/rfc822': RawMail },
      response: { 202: Stored },
      errors: [
        'wrong_inbound_secret',
        'not_found',
        'invalid_request',
        'payload_too_large',
        'too_many_mails',
        'internal_error',
        'unavailable',
      ],
    },
    handler: async (request, reply) => {
      const { emailId } = request.params
      const mailbox = await findMailbox(db, emailId)
      if (mailbox === null) throw notFound('mailbox')
      const raw = request.body
      if (!Buffer.isBuffer(raw) || raw.length === 0) throw new ApiError('invalid_request', 'The body must be a mail.')
      if (!(await quota.take(mailbox, raw.length))) {
        throw new ApiError('too_many_mails', 'The address has taken as many mails as it may within an hour.', {
          headers: { 'retry-after': String(secondsToNextHour()) },
        })
      }
      const recipient = `${emailId.toLowerCase()}@${requestsDomain}`
      await db.transaction(async (tx) => {
        await storeMails(tx, [{ ...mailbox, envelopeSender: '', recipient, raw }])
        tx.wake('mails')
      })
      return reply.code(202).send({ status: 'stored' })
    },
  })
}

const RawMail = Type.String({ examples: ['From: portal@example.org\r\nSubject: Kontaktanfrage\r\n\r\n…'] })
const Stored = closed({ status: Type.String() }, { examples: [{ status: 'stored' }] })

function requireSecret(secret: string | undefined, authorization = ''): void {
  const given = /^Bearer +(\S+)$/i.exec(authorization)?.[1]
  // Without a secret, nobody comes in.
  if (secret === undefined || given === undefined || !timingSafeEqual(sha256(given), sha256(secret))) {
    throw new ApiError('wrong_inbound_secret', 'Send INBOUND_SECRET in the header Authorization: Bearer <secret>.', {
      headers: { 'www-authenticate': 'Bearer realm="Aushang"' },
    })
  }
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
