import type { FastifyInstance } from 'fastify'
import { html, type Markup } from '../html.ts'
import { type Lang, langOf } from '../language.ts'
import { sendPage } from '../page.ts'
import { crumbsTo, type PortalIdentity } from '../portal.ts'
import { mailsMax, type Outbox, type SentMail } from './outbox.ts'
import { mailWords } from './words.ts'

export function mailsPath({ name }: PortalIdentity): string {
  return `/${name}/mails`
}

const shownBytesMax = 100_000

/** What a portal has sent, to whom, and how that was answered. */
export function outboxPages(app: FastifyInstance, portal: PortalIdentity, outbox: Outbox): void {
  const path = mailsPath(portal)
  const crumbs = crumbsTo(portal)

  app.get(path, (request, reply) => {
    const lang = langOf(request)
    const { outbox: words } = mailWords[lang]
    const mails = outbox.all()
    const body = html`<h1>${words.title}</h1>
      <p>${words.last(mailsMax)}</p>
      ${
        mails.length === 0
          ? html`<p class="soft">${outbox.isOn ? words.none : words.off}</p>`
          : html`<div class="scroll">
              <table>
                <thead>
                  <tr>
                    <th scope="col">${words.time}</th>
                    <th scope="col">${words.subject}</th>
                    <th scope="col">${words.to}</th>
                    <th scope="col">${words.what}</th>
                    <th scope="col">${words.answer}</th>
                  </tr>
                </thead>
                <tbody>
                  ${mails.map((mail) => row(path, mail, lang))}
                </tbody>
              </table>
            </div>`
      }`
    return sendPage(reply, { title: words.title, crumbs, body })
  })

  app.get<{ Params: { id: string } }>(`${path}/:id`, (request, reply) => {
    const lang = langOf(request)
    const { outbox: words } = mailWords[lang]
    const way = [...crumbs, { href: path, label: words.title }]
    const mail = outbox.find(Number(request.params.id))
    if (mail === undefined) {
      return sendPage(reply, { title: words.notFound, crumbs: way, body: html`<h1>${words.gone}</h1>` }, 404)
    }
    return sendPage(reply, { title: mail.subject, crumbs: way, body: details(path, mail, lang) })
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

function row(path: string, mail: SentMail, lang: Lang): Markup {
  return html`<tr>
    <td><code>${time(mail)}</code></td>
    <td><a href="${path}/${mail.id}">${mail.subject}</a></td>
    <td class="wrap">${mail.recipients.join(', ')}</td>
    <td>${mail.what[lang]}</td>
    <td class="wrap">${answer(mail)}</td>
  </tr>`
}

function details(path: string, mail: SentMail, lang: Lang): Markup {
  const { outbox: words } = mailWords[lang]
  const facts: [string, string | Markup][] = [
    [words.subject, mail.subject],
    [words.what, mail.what[lang]],
    [words.sender, mail.sender],
    [words.recipients, mail.recipients.join(', ')],
    [words.sent, time(mail)],
    [words.serverAnswer, answer(mail)],
  ]
  return html`<h1>${mail.isAccepted ? words.accepted : words.refused}</h1>
    <div class="card">
      <dl class="facts">
        ${facts.map(
          ([label, value]) =>
            html`<dt>${label}</dt>
              <dd>${value}</dd>`,
        )}
      </dl>
    </div>
    <h2>${words.itself}</h2>
    <p><a href="${path}/${mail.id}/raw">${words.raw}</a> (${words.bytes(mail.raw.length)})</p>
    <pre class="card" tabindex="0" aria-label="${words.asText}">
${mail.raw.subarray(0, shownBytesMax).toString('utf8')}</pre>`
}

function answer({ isAccepted, answer: words }: SentMail): Markup {
  return html`<code class="${isAccepted ? '' : 'bad'}">${words}</code>`
}

function time({ sentAt }: SentMail): string {
  return sentAt.slice(0, 19).replace('T', ' ')
}
