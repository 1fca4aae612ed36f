import { createReadStream } from 'node:fs'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { html, type Markup } from '../../html.ts'
import { inquiryPages } from '../../mails/inquiry.pages.ts'
import { outboxPages } from '../../mails/outbox.pages.ts'
import type { Outbox } from '../../mails/outbox.ts'
import { type Lang, langOf } from '../../language.ts'
import { homeCrumb, sendPage } from '../../page.ts'
import { crumbsTo } from '../../portal.ts'
import { identity } from '../identity.ts'
import type { Advert, Adverts } from './adverts.ts'
import { inquiryMail, mailStyles } from './inquiry-mail.ts'
import { headings } from './label-words.ts'
import { facts, keyFacts, kindLabel, placeLabel } from './labels.ts'
import { pageWords } from './words.ts'

const path = `/${identity.name}`
const crumbs = crumbsTo(identity)

interface AdvertPagesOptions {
  adverts: Adverts
  outbox: Outbox
  publicUrl: string | undefined
}

/** What is published, as a portal shows it to everybody, with the form for inquiries, and the mails. */
export function advertPages(app: FastifyInstance, { adverts, outbox, publicUrl }: AdvertPagesOptions): void {
  app.get(path, (request, reply) => {
    const lang = langOf(request)
    const words = pageWords[lang]
    const all = adverts.all()
    const body = html`<h1>${words.count(all.length)}</h1>
      ${
        all.length === 0
          ? html`<p class="soft">${words.none}</p>`
          : html`<ul class="hits">
              ${all.map((advert) => hit(advert, lang))}
            </ul>`
      }`
    return sendPage(reply, { title: identity.title, crumbs: [homeCrumb], body })
  })

  outboxPages(app, identity, outbox)

  const inquiries = inquiryPages(app, {
    portal: identity,
    path: `${path}/:id`,
    kind: { details: {}, styles: mailStyles },
    outbox,
    sendGone,
    find(id, request) {
      const advert = adverts.find(id)
      const url = `${publicUrl ?? `${request.protocol}://${request.host}`}${path}/${id}`
      return advert && { title: advert.title, mail: (...asked) => inquiryMail(advert, url, ...asked, new Date()) }
    },
  })

  app.get<{ Params: { id: string } }>(`${path}/:id`, (request, reply) => {
    const advert = adverts.find(request.params.id)
    if (advert === undefined) return sendGone(reply)
    const body = html`${expose(advert, langOf(request))} ${inquiries.section(request, advert.id)}`
    return sendPage(reply, { title: advert.title, crumbs, body })
  })

  app.get<{ Params: { id: string; file: string } }>(`${path}/:id/:file`, ({ params }, reply) => {
    const advert = adverts.find(params.id)
    const picture = advert?.pictures.find(({ file }) => file === params.file)
    if (advert === undefined || picture === undefined) return reply.code(404).send()
    return reply
      .type(picture.isDocument ? 'application/pdf' : 'image/jpeg')
      .send(createReadStream(adverts.pathOf(advert, picture.file)))
  })
}

function sendGone(reply: FastifyReply): FastifyReply {
  const words = pageWords[langOf(reply.request)]
  return sendPage(reply, { title: words.notFound, crumbs, body: html`<h1>${words.gone}</h1>` }, 404)
}

function hit(advert: Advert, lang: Lang): Markup {
  const picture = advert.pictures.find(({ isDocument }) => !isDocument)
  return html`<li class="hit">
    <div class="thumb">
      ${picture === undefined ? pageWords[lang].noPicture : html`<img src="${fileUrl(advert, picture.file)}" alt="" />`}
    </div>
    <div>
      <h2><a href="${path}/${advert.id}">${advert.title}</a></h2>
      <div class="soft">${kindLabel(advert, lang)} · ${placeLabel(advert)}</div>
      <ul class="key">
        ${keyFacts(advert, lang).map((fact) => html`<li>${fact}</li>`)}
      </ul>
    </div>
  </li>`
}

function expose(advert: Advert, lang: Lang): Markup {
  const words = pageWords[lang]
  const { contact } = advert
  return html`<h1>${advert.title}</h1>
    <p class="soft">${kindLabel(advert, lang)} · ${placeLabel(advert)}</p>
    <ul class="key">
      ${keyFacts(advert, lang).map((fact) => html`<li>${fact}</li>`)}
    </ul>
    ${gallery(advert)}
    <h2>${words.data}</h2>
    <div class="card">
      <dl class="facts">
        ${facts(advert, lang).map(
          ([label, value]) =>
            html`<dt>${label}</dt>
              <dd>${value}</dd>`,
        )}
      </dl>
    </div>
    ${Object.entries(headings).map(([name, heading]) => note(heading[lang], advert.texts[name] ?? ''))}
    ${documentsAndLinks(advert, lang)}
    <h2>${words.contact}</h2>
    <div class="card">
      ${[
        contact.name,
        contact.company,
        contact.email,
        contact.phone,
        contact.fax && `Fax ${contact.fax}`,
        contact.officeHours,
      ]
        .filter(Boolean)
        .map((line) => html`<div>${line}</div>`)}
      ${contact.photoUrl !== undefined && contact.photoUrl !== '' && html`<div><a href="${contact.photoUrl}" rel="nofollow noopener">${words.photo}</a></div>`}
    </div>
    <p class="soft">${words.number(html`<code>${advert.number}</code>`)}</p>`
}

function gallery(advert: Advert): Markup | false {
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

function note(heading: string, text: string): Markup | false {
  const lines = text.split('\n').map((line, index) => (index === 0 ? html`${line}` : html`<br />${line}`))
  return (
    text !== '' &&
    html`<h2>${heading}</h2>
      <p>${lines}</p>`
  )
}

function documentsAndLinks(advert: Advert, lang: Lang): Markup | false {
  const documents = advert.pictures.filter(({ isDocument }) => isDocument)
  const links = [
    ...documents.map(({ file, title }) => ({ url: fileUrl(advert, file), title: `${title || file} (PDF)` })),
    ...advert.links,
  ]
  return (
    links.length > 0 &&
    html`<h2>${pageWords[lang].more}</h2>
      <ul>
        ${links.map(({ url, title }) => html`<li><a href="${url}" rel="nofollow noopener">${title || url}</a></li>`)}
      </ul>`
  )
}

function fileUrl({ id }: Advert, file: string): string {
  return `${path}/${id}/${file}`
}
