import { createHash, timingSafeEqual } from 'node:crypto'
import type { Readable } from 'node:stream'
import { closed, Id, Time } from '@aushang/model'
import type { FastifyRequest } from 'fastify'
import Type from 'typebox'
import { receiveBody } from '../http/receive-body.ts'
import type { Routes } from '../http/routes.ts'
import { ApiError, notFound } from '../lib/errors.ts'
import type { Telemetry } from '../lib/telemetry/telemetry.ts'
import { reportTakenMails } from './report-mails.ts'
import { type MailQuotaLimits, openMailQuota, secondsToNextHour } from './mail-quota.ts'
import { findMailbox, mailBytesMax, storeMails } from './mails.store.ts'

/** For operators whose provider turns mail into HTTP: the same as what SMTP takes, with a secret that both know. */
export const inboundRoutes: Routes<{ mailQuota: MailQuotaLimits; telemetry: Telemetry }> = async (app, deps) => {
  const { db, requestsDomain, inboundSecret } = deps
  const quota = openMailQuota(db, deps.mailQuota)
  const report = reportTakenMails(deps.telemetry, 'http')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', async (request: FastifyRequest, payload: Readable) =>
    receiveBody(request, payload, (bytes) => bytes),
  )

  app.post('/inbound/:emailId', {
    bodyLimit: mailBytesMax,
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
      querystring: closed({
        receivedAt: Type.Optional({
          ...Time,
          description:
            'When your provider took the mail in, if that was earlier: after an outage, or from a mailbox of before.',
        }),
      }),
      bodyContent: { 'message/rfc822': RawMail },
      response: { 202: Stored },
      errors: [
        'wrong_inbound_secret',
        'not_found',
        'invalid_request',
        'payload_too_large',
        'too_many_mails',
        'mail_storage_full',
        'internal_error',
        'busy',
        'unavailable',
      ],
    },
    handler: async (request, reply) => {
      const { emailId } = request.params
      const mailbox = await findMailbox(db, emailId)
      if (mailbox === null) throw notFound('mailbox')
      const raw = request.body
      if (!Buffer.isBuffer(raw) || raw.length === 0) throw new ApiError('invalid_request', { key: 'bodyMustBeMail' })
      const refusal = await quota.take(mailbox, raw.length)
      const headers = { 'retry-after': String(secondsToNextHour()) }
      if (refusal === 'used up') throw new ApiError('too_many_mails', { key: 'tooManyMails' }, { headers })
      if (refusal === 'full') {
        const params = { bytesMax: deps.mailQuota.keptBytesMax }
        throw new ApiError('mail_storage_full', { key: 'mailStorageFull', params }, { headers })
      }
      const { receivedAt } = request.query
      const recipient = `${emailId.toLowerCase()}@${requestsDomain}`
      const startedAt = performance.now()
      const [mailId = null] = await db.transaction(async (tx) => {
        tx.wake('mails')
        return storeMails(tx, [
          {
            ...mailbox,
            envelopeSender: '',
            recipient,
            raw,
            receivedAt: receivedAt === undefined ? undefined : new Date(receivedAt),
          },
        ])
      })
      report({ ...mailbox, mailId, bytes: raw.length, ms: performance.now() - startedAt })
      return reply.code(202).send({ status: 'stored' })
    },
  })
}

const RawMail = Type.String({ examples: ['From: portal@example.org\r\nSubject: Kontaktanfrage\r\n\r\n…'] })
const Stored = closed({ status: Type.String() }, { examples: [{ status: 'stored' }] })

function requireSecret(secret: string | undefined, authorization = ''): void {
  const given = /^Bearer +(\S+)$/i.exec(authorization)?.[1]
  if (secret === undefined) throw refused('inboundSecretNotSet')
  if (given === undefined || !timingSafeEqual(sha256(given), sha256(secret))) throw refused('inboundSecretWrong')
}

function refused(key: 'inboundSecretNotSet' | 'inboundSecretWrong'): ApiError {
  return new ApiError('wrong_inbound_secret', { key }, { headers: { 'www-authenticate': 'Bearer realm="Aushang"' } })
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
