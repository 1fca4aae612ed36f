import type { FastifyInstance } from 'fastify'
import { html, type Markup } from '../html.ts'
import { sendPage } from '../page.ts'
import { crumbsTo, type PortalIdentity } from '../portal.ts'
import { mailsMax, type Outbox, type SentMail } from './outbox.ts'

export function mailsPath({ name }: PortalIdentity): string {
  return `/${name}/mails`
}

const shownBytesMax = 100_000

/** What a portal has sent, to whom, and how that was answered. */
export function outboxPages(app: FastifyInstance, portal: PortalIdentity, outbox: Outbox): void {
  const path = mailsPath(portal)
  const crumbs = crumbsTo(portal)
  const list = { href: path, label: 'Gesendete Mails' }

  app.get(path, (_request, reply) => {
    const mails = outbox.all()
    const body = html`<h1>Gesendete Mails</h1>
      <p>Die letzten ${mailsMax}, neueste zuerst; nach einem Neustart sind sie vergessen.</p>
      ${
        mails.length === 0
          ? html`<p class="soft">
              ${outbox.isOn ? 'Noch wurde nichts gesendet.' : 'Mails sind ausgeschaltet: es gibt keinen Mailserver.'}
            </p>`
          : html`<div class="scroll">
              <table>
                <thead>
                  <tr>
                    <th scope="col">Zeit</th>
                    <th scope="col">Betreff</th>
                    <th scope="col">An</th>
                    <th scope="col">Was</th>
                    <th scope="col">Antwort</th>
                  </tr>
                </thead>
                <tbody>
                  ${mails.map((mail) => row(path, mail))}
                </tbody>
              </table>
            </div>`
      }`
    return sendPage(reply, { lang: 'de', title: list.label, crumbs, body })
  })

  app.get<{ Params: { id: string } }>(`${path}/:id`, ({ params }, reply) => {
    const mail = outbox.find(Number(params.id))
    if (mail === undefined) {
      const body = html`<h1>Diese Mail gibt es nicht (mehr)</h1>`
      return sendPage(reply, { lang: 'de', title: 'Nicht gefunden', crumbs: [...crumbs, list], body }, 404)
    }
    return sendPage(reply, { lang: 'de', title: mail.subject, crumbs: [...crumbs, list], body: details(path, mail) })
  })

  app.get<{ Params: { id: string } }>(`${path}/:id/raw`, ({ params }, reply) => {
    const mail = outbox.find(Number(params.id))
    if (mail === undefined) return reply.code(404).send()
    return reply
      .header('content-type', 'text/plain; charset=utf-8')
      .header('x-content-type-options', 'nosniff')
      .send(mail.raw)
  })
}

function row(path: string, mail: SentMail): Markup {
  return html`<tr>
    <td><code>${time(mail)}</code></td>
    <td><a href="${path}/${mail.id}">${mail.subject}</a></td>
    <td class="wrap">${mail.recipients.join(', ')}</td>
    <td>${mail.what}</td>
    <td class="wrap">${answer(mail)}</td>
  </tr>`
}

function details(path: string, mail: SentMail): Markup {
  const facts: [string, string | Markup][] = [
    ['Betreff', mail.subject],
    ['Was', mail.what],
    ['Absender (MAIL FROM)', mail.sender],
    ['Empfänger (RCPT TO)', mail.recipients.join(', ')],
    ['Gesendet', time(mail)],
    ['Antwort des Mailservers', answer(mail)],
  ]
  return html`<h1>${mail.isAccepted ? 'Die Mail ist gesendet' : 'Die Mail wurde nicht angenommen'}</h1>
    <div class="card">
      <dl class="facts">
        ${facts.map(
          ([label, value]) =>
            html`<dt>${label}</dt>
              <dd>${value}</dd>`,
        )}
      </dl>
    </div>
    <h2>Die Mail selbst</h2>
    <p>
      <a href="${path}/${mail.id}/raw">Als Text, so wie sie ist</a> (${mail.raw.length.toLocaleString('de-DE')} Bytes)
    </p>
    <pre class="card" tabindex="0" aria-label="Die Mail als Text">
${mail.raw.subarray(0, shownBytesMax).toString('utf8')}</pre>`
}

function answer({ isAccepted, answer: words }: SentMail): Markup {
  return html`<code class="${isAccepted ? '' : 'bad'}">${words}</code>`
}

function time({ sentAt }: SentMail): string {
  return sentAt.slice(0, 19).replace('T', ' ')
}
