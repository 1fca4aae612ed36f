import { html, Markup } from '../html.ts'
import { composeMail, type Mail, type OutgoingMail } from './mail.ts'
import type { MailWords } from './words.ts'

/** The ways in which a rule of a mail program passes a mail on. */
export type ForwardWay = keyof MailWords['form']['ways']

interface ForwardRule {
  way: ForwardWay
  to: string
}

/** What the agency's mail program makes of a mail that the agency got. */
export async function forwardMail(mail: Mail, { way, to }: ForwardRule): Promise<OutgoingMail> {
  const original = await composeMail(mail)
  if (way === 'redirect') return { ...original, recipients: [to] }
  const envelope = {
    from: { name: '', address: mail.to[0] ?? '' },
    to: [to],
    subject: `WG: ${mail.subject}`,
    date: new Date(),
  }
  if (way === 'attachment') {
    const message = { filename: 'Nachricht.eml', contentType: 'message/rfc822', content: original.raw }
    return composeMail({ ...envelope, text: '\n', attachments: [message] })
  }
  return composeMail({ ...envelope, ...quoted(mail), attachments: mail.attachments })
}

function quoted(mail: Mail): Pick<Mail, 'text' | 'html'> {
  const head = [
    ['Betreff', mail.subject],
    ['Datum', mail.date.toUTCString()],
    ['Von', `${mail.from.name} <${mail.from.address}>`],
    ...(mail.replyTo === undefined ? [] : [['Antwort an', mail.replyTo]]),
    ['An', mail.to.join(', ')],
  ]
  const mark = '-------- Weitergeleitete Nachricht --------'
  return {
    ...(mail.text !== undefined && {
      text: `\n\n${mark}\n${head.map(([name, value]) => `${name}: ${value}`).join('\n')}\n\n${mail.text}`,
    }),
    ...(mail.html !== undefined && {
      html: html`<p></p>
        <div>
          ${mark}
          <table>
            ${head.map(
              ([name, value]) =>
                html`<tr>
                  <th>${name}:</th>
                  <td>${value}</td>
                </tr>`,
            )}
          </table>
          ${new Markup(mail.html)}
        </div>`.text,
    }),
  }
}
