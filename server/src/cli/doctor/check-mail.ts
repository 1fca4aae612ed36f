import type { Config } from '../../config.ts'
import { openMailer } from '../../lib/mailer.ts'
import { readCertificate } from '../../smtp.ts'
import { type Finding, messageOf } from './finding.ts'

/** Whether the entrance for mails can show it. */
export async function checkCertificate({ RUN, SMTP_TLS_CERT, SMTP_TLS_KEY }: Config): Promise<Finding[]> {
  if (!RUN.has('smtp') || SMTP_TLS_CERT === undefined || SMTP_TLS_KEY === undefined) return []
  const reading = readCertificate({ certFile: SMTP_TLS_CERT, keyFile: SMTP_TLS_KEY })
  return [await findingOf(`certificate ${SMTP_TLS_CERT}`, 'it can be used', reading)]
}

/** Whether the server that is to send mails lets us in. */
export async function checkOutgoingMail({ RUN, OUTGOING_MAIL_URL, OUTGOING_MAIL_FROM }: Config): Promise<Finding[]> {
  if (!RUN.has('api') || OUTGOING_MAIL_URL === undefined || OUTGOING_MAIL_FROM === undefined) return []
  const mailer = openMailer(OUTGOING_MAIL_URL, OUTGOING_MAIL_FROM)
  const finding = await findingOf(
    `outgoing mail by ${new URL(OUTGOING_MAIL_URL).host}`,
    'the server answers',
    mailer.verify(),
  )
  mailer.close()
  return [finding]
}

function findingOf(about: string, says: string, trying: Promise<unknown>): Promise<Finding> {
  return trying.then(
    (): Finding => ({ verdict: 'ok', about, says }),
    (error: unknown): Finding => ({ verdict: 'bad', about, says: messageOf(error) }),
  )
}
