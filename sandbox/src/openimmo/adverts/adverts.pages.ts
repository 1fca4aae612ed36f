import { createReadStream } from 'node:fs'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { type Html, html } from '../../html.ts'
import { inquiryPages } from '../../mails/inquiry.pages.ts'
import { outboxPages } from '../../mails/outbox.pages.ts'
import type { Outbox } from '../../mails/outbox.ts'
import { sendPage } from '../../page.ts'
import { portalName } from '../about.ts'
import type { Advert, Adverts } from './adverts.ts'
import { inquiryMail, styles } from './inquiry-mail.ts'
import { facts, headings, keyFacts, kindLabel, placeLabel } from './labels.ts'
import type { Report } from '../portal.ts'

const home = { href: '/', label: 'Sandbox' }
const results = { href: '/openimmo', label: portalName }

export interface PagesOptions {
  adverts: Adverts
  reports: readonly Report[]
  outbox: Outbox
  publicUrl: string | undefined
}

/** What is published, as a portal shows it to everybody, what became of the transfers, and the mails. */
export function portalPages(app: FastifyInstance, { adverts, reports, outbox, publicUrl }: PagesOptions): void {
  app.get('/openimmo', (_request, reply) => {
    const all = adverts.all()
    const body = html`<h1>${all.length === 1 ? 'Ein Angebot' : `${all.length} Angebote`}</h1>
      ${
        all.length === 0
          ? html`<p class="soft">Noch ist nichts veröffentlicht. Was als Zip hochgeladen wird, erscheint hier.</p>`
          : html`<ul class="hits">
              ${all.map(hit)}
            </ul>`
      }`
    return sendPage(reply, { lang: 'de', title: results.label, crumbs: [home], body })
  })

  app.get('/openimmo/reports', (_request, reply) => {
    const rows = reports.toReversed().map(
      ({ file, username, faults, changed, deleted }) =>
        html`<tr>
          <td><code>${file}</code></td>
          <td>${username}</td>
          <td>${changed} übernommen, ${deleted} gelöscht</td>
          <td>${faults.map(({ number, text }) => html`<div class="bad">${number} ${text}</div>`)}</td>
        </tr>`,
    )
    const body = html`<h1>Importprotokolle</h1>
      <div class="scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">Datei</th>
              <th scope="col">Login</th>
              <th scope="col">Ergebnis</th>
              <th scope="col">Fehler</th>
            </tr>
          </thead>
          <tbody>
            ${rows}
          </tbody>
        </table>
      </div>`
    return sendPage(reply, { lang: 'de', title: 'Importprotokolle', crumbs: [home, results], body })
  })

  outboxPages(app, '/openimmo/mails', outbox, [home, results])

  const inquiries = inquiryPages(app, {
    path: '/openimmo/:id',
    crumbs: [home, results],
    kind: { details: {}, styles },
    outbox,
    mailsPath: '/openimmo/mails',
    sendGone,
    find(id, request) {
      const advert = adverts.find(id)
      const url = `${publicUrl ?? `${request.protocol}://${request.host}`}/openimmo/${id}`
      return advert && { title: advert.title, mail: (...asked) => inquiryMail(advert, url, ...asked, new Date()) }
    },
  })

  app.get<{ Params: { id: string } }>('/openimmo/:id', (request, reply) => {
    const advert = adverts.find(request.params.id)
    if (advert === undefined) return sendGone(reply)
    const body = html`${expose(advert)} ${inquiries.section(request, advert.id)}`
    return sendPage(reply, { lang: 'de', title: advert.title, crumbs: [home, results], body })
  })

  app.get<{ Params: { id: string; file: string } }>('/openimmo/:id/:file', ({ params }, reply) => {
    const advert = adverts.find(params.id)
    const picture = advert?.pictures.find(({ file }) => file === params.file)
    if (advert === undefined || picture === undefined) return reply.code(404).send()
    return reply
      .type(picture.isDocument ? 'application/pdf' : 'image/jpeg')
      .send(createReadStream(adverts.pathOf(advert, picture.file)))
  })
}

function sendGone(reply: FastifyReply): FastifyReply {
  const body = html`<h1>Dieses Angebot gibt es nicht (mehr).</h1>`
  return sendPage(reply, { lang: 'de', title: 'Nicht gefunden', crumbs: [home, results], body }, 404)
}

function hit(advert: Advert): Html {
  const picture = advert.pictures.find(({ isDocument }) => !isDocument)
  return html`<li class="hit">
    <div class="thumb">
      ${picture === undefined ? 'Ohne Bild' : html`<img src="${fileUrl(advert, picture.file)}" alt="" />`}
    </div>
    <div>
      <h2><a href="/openimmo/${advert.id}">${advert.title}</a></h2>
      <div class="soft">${kindLabel(advert)} · ${placeLabel(advert)}</div>
      <ul class="key">
        ${keyFacts(advert).map((fact) => html`<li>${fact}</li>`)}
      </ul>
    </div>
  </li>`
}

function expose(advert: Advert): Html {
  const { contact } = advert
  return html`<h1>${advert.title}</h1>
    <p class="soft">${kindLabel(advert)} · ${placeLabel(advert)}</p>
    <ul class="key">
      ${keyFacts(advert).map((fact) => html`<li>${fact}</li>`)}
    </ul>
    ${gallery(advert)}
    <h2>Daten</h2>
    <div class="card">
      <dl class="facts">
        ${facts(advert).map(
          ([label, value]) =>
            html`<dt>${label}</dt>
              <dd>${value}</dd>`,
        )}
      </dl>
    </div>
    ${Object.entries(headings).map(([name, heading]) => note(heading, advert.texts[name] ?? ''))} ${more(advert)}
    <h2>Ansprechpartner</h2>
    <div class="card">
      ${[contact.name, contact.company, contact.email, contact.phone].filter(Boolean).map((line) => html`<div>${line}</div>`)}
    </div>
    <p class="soft">Objektnummer des Anbieters: <code>${advert.number}</code></p>`
}

function gallery(advert: Advert): Html | false {
  const pictures = advert.pictures.filter(({ isDocument }) => !isDocument)
  return (
    pictures.length > 0 &&
    html`<ul class="gallery">
      ${pictures.map(
        ({ file, title }) =>
          html`<li>
            <figure>
              <img src="${fileUrl(advert, file)}" alt="${title}" loading="lazy" />
              <figcaption>${title}</figcaption>
            </figure>
          </li>`,
      )}
    </ul>`
  )
}

function note(heading: string, text: string): Html | false {
  const lines = text.split('\n').map((line, index) => (index === 0 ? html`${line}` : html`<br />${line}`))
  return (
    text !== '' &&
    html`<h2>${heading}</h2>
      <p>${lines}</p>`
  )
}

function more(advert: Advert): Html | false {
  const documents = advert.pictures.filter(({ isDocument }) => isDocument)
  const links = [
    ...documents.map(({ file, title }) => ({ url: fileUrl(advert, file), title: `${title || file} (PDF)` })),
    ...advert.links,
  ]
  return (
    links.length > 0 &&
    html`<h2>Mehr</h2>
      <ul>
        ${links.map(({ url, title }) => html`<li><a href="${url}" rel="nofollow noopener">${title || url}</a></li>`)}
      </ul>`
  )
}

function fileUrl({ id }: Advert, file: string): string {
  return `/openimmo/${id}/${file}`
}
