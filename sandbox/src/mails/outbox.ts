import { createTransport, type NodemailerError } from 'nodemailer'
import type { Phrase } from '../language.ts'
import type { Mail, OutgoingMail } from './mail.ts'

/** A server that takes mails without login, in the clear. */
export interface SmtpServer {
  host: string
  port: number
}

export interface SentMail extends OutgoingMail {
  id: number
  sentAt: string
  /** What it is, for a person. */
  what: Phrase
  isAccepted: boolean
  /** The words of the server, or why there are none. */
  answer: string
  inquiry?: MailedInquiry | undefined
}

/** What a mail tells, where it is about an inquiry. */
interface MailedInquiry {
  /** As the portal wrote it, however it was passed on. */
  mail: Mail
  prospectEmail: string
  advertHref: string
}

/** What a portal has sent: the last ones, until it stops. */
export interface Outbox {
  /** False: there is nowhere to send mails to. */
  isOn: boolean
  /** Where what comes of the mails can be looked at, if that is known. */
  dashboardUrl: string | undefined
  send(mail: OutgoingMail, what: Phrase, inquiry?: MailedInquiry): Promise<SentMail>
  /** Newest first. */
  all(): SentMail[]
  find(id: number): SentMail | undefined
}

export const mailsMax = 100
const bytesMax = 20 * 1024 * 1024

export function makeOutbox(smtp: SmtpServer | undefined, dashboardUrl?: string): Outbox {
  const mails: SentMail[] = []
  let bytes = 0
  let lastId = 0

  return {
    isOn: smtp !== undefined,
    dashboardUrl,
    async send(mail, what, inquiry) {
      const outcome =
        smtp === undefined ? { isAccepted: false, answer: 'Mails sind ausgeschaltet.' } : await deliverMail(mail, smtp)
      const sent = { ...mail, ...outcome, what, inquiry, id: ++lastId, sentAt: new Date().toISOString() }
      mails.push(sent)
      bytes += bytesOf(sent)
      while (mails.length > mailsMax || (bytes > bytesMax && mails.length > 1)) bytes -= bytesOf(mails.shift())
      return sent
    },
    all: () => mails.toReversed(),
    find: (id) => mails.find((mail) => mail.id === id),
  }
}

function bytesOf(mail: SentMail | undefined): number {
  const attached = mail?.inquiry?.mail.attachments.reduce((sum, { content }) => sum + content.length, 0) ?? 0
  return (mail?.raw.length ?? 0) + attached
}

/** Tried once: what is refused is shown, and may be sent again by hand. */
async function deliverMail(
  { sender, recipients, raw }: OutgoingMail,
  { host, port }: SmtpServer,
): Promise<Pick<SentMail, 'isAccepted' | 'answer'>> {
  const transport = createTransport({
    host,
    port,
    secure: false,
    ignoreTLS: true,
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    socketTimeout: 20_000,
  })
  try {
    const info = await transport.sendMail({ envelope: { from: sender, to: recipients }, raw })
    const refusals = info.rejectedErrors?.map(smtpWords) ?? []
    // For some of the recipients, at least: a server that takes it for none says so by an error.
    return { isAccepted: true, answer: [info.response, ...refusals].join('\n') }
  } catch (error) {
    return { isAccepted: false, answer: smtpWords(error as NodemailerError) }
  } finally {
    transport.close()
  }
}

function smtpWords({ response, message }: NodemailerError): string {
  return response ?? message
}
