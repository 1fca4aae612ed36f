import type { FastifyInstance } from 'fastify'
import { dataTable } from '../data-table.ts'
import { html, Markup } from '../html.ts'
import { type Lang, langOf } from '../language.ts'
import { sendPage } from '../page.ts'
import { crumbsTo, type PortalIdentity } from '../portal.ts'
import { indentXml } from '../readable-body.ts'
import { timeTag } from '../time.ts'
import type { Mail } from './mail.ts'
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
          ? html`<p class="empty">${outbox.isOn ? words.none : words.off}</p>`
          : dataTable(
              [words.time, words.subject, words.to, words.what, words.answer],
              mails.map((mail) => row(path, mail, lang)),
            )
      }`
    return sendPage(reply, { title: words.title, crumbs, portal, body })
  })

  app.get<{ Params: { id: string } }>(`${path}/:id`, (request, reply) => {
    const lang = langOf(request)
    const { outbox: words } = mailWords[lang]
    const way = [...crumbs, { href: path, label: words.title }]
    const mail = outbox.find(Number(request.params.id))
    if (mail === undefined) {
      const body = html`<div class="empty"><h1>${words.gone}</h1></div>`
      return sendPage(reply, { title: words.notFound, crumbs: way, portal, body }, 404)
    }
    const body = html`${outcome(mail, outbox, lang)} ${mail.inquiry && mailCard(mail.inquiry.mail, lang)}
    ${passedOn(path, mail, lang)}`
    return sendPage(reply, { title: mail.subject, crumbs: way, portal, body })
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

function row(path: string, mail: SentMail, lang: Lang): (Markup | string)[] {
  return [
    timeTag(mail.sentAt, lang),
    html`<a href="${path}/${mail.id}">${mail.subject}</a>`,
    mail.recipients.join(', '),
    mail.what[lang],
    answer(mail),
  ]
}

/** What has come of it, as far as a portal can know: the mail server's word, and where to look further. */
function outcome({ isAccepted, inquiry, ...mail }: SentMail, { dashboardUrl }: Outbox, lang: Lang): Markup {
  const { outbox: words } = mailWords[lang]
  const notice = html`<div class="notice ${!isAccepted && 'bad'}" role="status">
    <h1>${isAccepted ? words.accepted : words.refused}</h1>
    <p>${words.serverAnswer}: <code>${mail.answer}</code></p>
  </div>`
  if (inquiry === undefined) return notice
  const request = `${dashboardUrl}/requests?q=${encodeURIComponent(inquiry.prospectEmail)}`
  return html`${notice}
    <ol class="trail">
      <li>
        <strong>${words.trail.asked}</strong>
        <p>${words.trail.from} <code>${inquiry.prospectEmail}</code></p>
        <p><a href="${inquiry.advertHref}">${words.trail.toAdvert}</a></p>
      </li>
      <li>
        <strong>${words.trail.mailed}</strong>
        <p>${mail.what[lang]}: <code>${mail.recipients.join(', ')}</code></p>
      </li>
      <li>
        <strong>${words.trail.request}</strong>
        ${
          isAccepted
            ? html`<p>${words.trail.requestWords}</p>
                ${
                  dashboardUrl !== undefined &&
                  html`<p><a class="button small" href="${request}">${words.trail.toInbox}</a></p>`
                }`
            : html`<p>${words.trail.noRequest}</p>`
        }
      </li>
    </ol>`
}

/** A mail as a mail program shows it. */
function mailCard(mail: Mail, lang: Lang): Markup {
  const { outbox: words } = mailWords[lang]
  const head: Row[] = [
    [words.head.from, `${mail.from.name} <${mail.from.address}>`],
    [words.head.to, mail.to.join(', ')],
    ...(mail.replyTo === undefined ? [] : [[words.head.replyTo, mail.replyTo] satisfies Row]),
    [words.head.date, timeTag(mail.date, lang)],
  ]
  return html`<article class="card mail" aria-label="${words.itself}">
    <header>
      <h2>${mail.subject}</h2>
      <dl class="facts">${head.map(fact)}</dl>
    </header>
    <div class="mail-body" lang="de">
      ${
        mail.html === undefined
          ? (mail.text ?? '').split('\n').map((line) => html`${line}<br />`)
          : // The portals write it themselves, and put in what a prospect says as text.
            new Markup(mail.html)
      }
    </div>
    ${mail.attachments.map(
      ({ filename, contentType, content }) =>
        html`<details>
          <summary>${filename} <span class="soft">(${contentType}, ${words.bytes(content.length)})</span></summary>
          <pre tabindex="0" aria-label="${filename}">${attachedText(content)}</pre>
        </details>`,
    )}
  </article>`
}

/** By what its first line says of its encoding. */
function attachedText(xml: Buffer): string {
  const isLatin1 = /encoding="ISO-8859-1"/i.test(xml.toString('latin1', 0, 100))
  return indentXml(xml.toString(isLatin1 ? 'latin1' : 'utf8', 0, shownBytesMax))
}

/** Between the servers, and the bytes. */
function passedOn(path: string, mail: SentMail, lang: Lang): Markup {
  const { outbox: words } = mailWords[lang]
  const facts: Row[] = [
    [words.subject, mail.subject],
    [words.what, mail.what[lang]],
    [words.sender, mail.sender],
    [words.recipients, mail.recipients.join(', ')],
    [words.sent, timeTag(mail.sentAt, lang)],
  ]
  return html`<h2>${words.passedOn}</h2>
    <div class="card">
      <dl class="facts">${facts.map(fact)}</dl>
    </div>
    <details class="more" ${mail.inquiry === undefined && html`open`}>
      <summary>${words.asText}</summary>
      <p><a href="${path}/${mail.id}/raw">${words.raw}</a> (${words.bytes(mail.raw.length)})</p>
      <pre tabindex="0" aria-label="${words.asText}">${mail.raw.subarray(0, shownBytesMax).toString('utf8')}</pre>
    </details>`
}

type Row = [label: string, value: string | Markup]

function fact([label, value]: Row): Markup {
  return html`<dt>${label}</dt>
    <dd>${value}</dd>`
}

function answer({ isAccepted, answer: words }: SentMail): Markup {
  return html`<code class="${isAccepted ? 'good' : 'bad'}">${words}</code>`
}
