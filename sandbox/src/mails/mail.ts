import MailComposer from 'nodemailer/lib/mail-composer'

/** A mail before it is bytes. */
export interface Mail {
  from: MailAddress
  to: string[]
  /** Whoever answers, answers to them. */
  replyTo?: string
  subject: string
  date: Date
  text?: string
  html?: string
  attachments: MailAttachment[]
}

interface MailAddress {
  name: string
  address: string
}

export interface MailAttachment {
  filename: string
  contentType: string
  content: Buffer
}

/** A mail on its way: what the servers say to each other, and the bytes. */
export interface OutgoingMail {
  sender: string
  recipients: string[]
  subject: string
  raw: Buffer
}

export async function composeMail(mail: Mail): Promise<OutgoingMail> {
  const attachments = mail.attachments.map((each) => ({ ...each, contentDisposition: 'attachment' as const }))
  const raw = await new MailComposer({ ...mail, attachments, newline: 'win' }).compile().build()
  return { sender: mail.from.address, recipients: mail.to, subject: mail.subject, raw }
}

export const addressLengthMax = 254

/** Also one at `localhost`. */
export function isMailAddress(text: string): boolean {
  return text.length <= addressLengthMax && /^[^\s@<>(),;:"[\]\\\p{Cc}]+@[^\s@<>(),;:"[\]\\\p{Cc}]+$/u.test(text)
}
