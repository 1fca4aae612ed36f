import type { FastifyInstance, FastifyReply } from 'fastify'
import { html, type Markup } from '../../html.ts'
import { inquiryPages } from '../../mails/inquiry.pages.ts'
import { outboxPages } from '../../mails/outbox.pages.ts'
import { type Lang, langOf } from '../../language.ts'
import { homeCrumb, sendPage } from '../../page.ts'
import { crumbsTo } from '../../portal.ts'
import { fileUrl } from '../attachments/attachment-nodes.ts'
import { contentTypeByEnding } from '../attachments/file-types.ts'
import type { PortalParts } from '../calls/calls.ts'
import { identity } from '../identity.ts'
import { isOnline } from '../publication/channels.ts'
import { textAt } from '../schema/data.ts'
import type { Attachment, RealEstate } from '../state/state.ts'
import { inquiryMail } from './inquiry-mail.ts'
import { facts, keyFacts, placeLabel, typeLabel } from './labels.ts'
import { inquiryDetails, pageWords } from './words.ts'

const hitsPerPage = 20
const crumbs = crumbsTo(identity)

/** What is published, as a portal shows it to everybody. */
export function advertPages(app: FastifyInstance, { state, outbox, publicUrl }: PortalParts): void {
  app.get('/platform-a', (request, reply) => {
    const lang = langOf(request)
    const words = pageWords[lang].adverts
    const asked = Number(new URLSearchParams(request.raw.url?.split('?')[1]).get('page') ?? 1)
    const online = [...state.realEstates.all()].filter(isOnline).toReversed()
    const pages = Math.max(1, Math.ceil(online.length / hitsPerPage))
    const page = Number.isInteger(asked) && asked >= 1 ? Math.min(asked, pages) : 1
    const shown = online.slice((page - 1) * hitsPerPage, page * hitsPerPage)
    const body = html`<h1>${words.count(online.length)}</h1>
      ${
        online.length === 0
          ? html`<p class="soft">${words.none}</p>`
          : html`<ul class="hits">
              ${shown.map((row) => hit(row, lang))}
            </ul>`
      }
      ${pages > 1 && pager(page, pages, lang)}`
    return sendPage(reply, { title: identity.title, crumbs: [homeCrumb], body })
  })

  outboxPages(app, identity, outbox)

  const inquiries = inquiryPages(app, {
    portal: identity,
    path: '/expose/:id',
    kind: { details: inquiryDetails, styles: { feedback: { de: 'OpenImmo-Feedback', en: 'OpenImmo feedback' } } },
    outbox,
    sendGone,
    find(id, request) {
      const row = state.realEstates.get(Number(id))
      const contact = row && state.contacts.get(row.contactId)
      if (row === undefined || !isOnline(row) || contact === undefined) return undefined
      const exposeUrl = `${publicUrl ?? `${request.protocol}://${request.host}`}/expose/${row.id}`
      const asked = { row, user: state.ensureUser(row.userName), contact: contact.data, exposeUrl }
      return { title: textAt(row.data, 'title'), mail: (inquiry) => inquiryMail(asked, inquiry, new Date()) }
    },
  })

  app.get<{ Params: { id: string } }>('/expose/:id', (request, reply) => {
    const lang = langOf(request)
    const words = pageWords[lang].adverts
    const row = state.realEstates.get(Number(request.params.id))
    if (row === undefined || !isOnline(row)) return sendGone(reply)
    const contact = state.contacts.get(row.contactId)
    const title = textAt(row.data, 'title')
    const body = html`<h1>${title}</h1>
      <p class="soft">${typeLabel(row, lang)} · ${placeLabel(row)}</p>
      <ul class="key">
        ${keyFacts(row, lang).map((fact) => html`<li>${fact}</li>`)}
      </ul>
      ${gallery(row, lang)}
      <h2>${words.data}</h2>
      <div class="card">
        <dl class="facts">
          ${facts(row, lang).map(
            ([label, value]) =>
              html`<dt>${label}</dt>
                <dd>${value}</dd>`,
          )}
        </dl>
      </div>
      ${Object.entries(words.notes).map(([name, label]) => note(label, textAt(row.data, name)))} ${documents(row, lang)}
      <h2>${words.contact}</h2>
      <div class="card">${contact !== undefined && contactCard(contact.data, lang)}</div>
      <p class="soft">${words.numbers(row.id, html`<code>${row.externalId}</code>`)}</p>
      ${contact !== undefined && inquiries.section(request, `${row.id}`)}`
    return sendPage(reply, { title, crumbs, body })
  })

  const sendFile = (name: string, reply: FastifyReply) => {
    const id = Number(/^(\d+)\.\w+$/.exec(name)?.[1])
    const bytes = state.files.get(id)
    if (bytes === undefined) return sendGone(reply)
    return reply.header('content-type', contentTypeByEnding(name) ?? 'application/octet-stream').send(bytes)
  }
  app.get<{ Params: { name: string } }>('/platform-a/files/:name', (request, reply) =>
    sendFile(request.params.name, reply),
  )
  app.get<{ Params: { name: string } }>('/platform-a/files/:name/resize/:size', (request, reply) =>
    sendFile(request.params.name, reply),
  )
}

function hit(row: RealEstate, lang: Lang): Markup {
  const picture = row.attachments.find(({ isTitlePicture }) => isTitlePicture)
  return html`<li class="hit">
    <div class="thumb">
      ${picture === undefined ? pageWords[lang].adverts.noPicture : html`<img src="${fileUrl(picture, '')}" alt="" />`}
    </div>
    <div>
      <h2><a href="/expose/${row.id}">${textAt(row.data, 'title')}</a></h2>
      <div class="soft">${typeLabel(row, lang)} · ${placeLabel(row)}</div>
      <ul class="key">
        ${keyFacts(row, lang).map((fact) => html`<li>${fact}</li>`)}
      </ul>
    </div>
  </li>`
}

function pager(page: number, pages: number, lang: Lang): Markup {
  const words = pageWords[lang].adverts
  return html`<nav class="actions" aria-label="${words.pages}">
    ${page > 1 && html`<a href="/platform-a?page=${page - 1}">${words.back}</a>`}
    <span class="soft">${words.page(page, pages)}</span>
    ${page < pages && html`<a href="/platform-a?page=${page + 1}">${words.onwards}</a>`}
  </nav>`
}

function note(label: string, text: string): Markup | false {
  // Of all the tags the portal honours this one.
  const lines = text.split(/\r?\n|<br\s*\/?>/i).map((line, i) => (i === 0 ? html`${line}` : html`<br />${line}`))
  return (
    text !== '' &&
    html`<h2>${label}</h2>
      <p>${lines}</p>`
  )
}

function gallery({ attachments }: RealEstate, lang: Lang): Markup | false {
  const pictures = attachments.filter(({ type }) => type === 'Picture')
  const figure = (picture: Attachment) =>
    html`<li>
      <figure>
        <img src="${fileUrl(picture, '')}" alt="${picture.title}" />
        <figcaption>${picture.title}${picture.floorplan && ` (${pageWords[lang].adverts.floorPlan})`}</figcaption>
      </figure>
    </li>`
  return (
    pictures.length > 0 &&
    html`<ul class="gallery">
      ${pictures.map(figure)}
    </ul>`
  )
}

function documents({ attachments }: RealEstate, lang: Lang): Markup | false {
  const others = attachments.filter(({ type }) => type !== 'Picture')
  const item = (each: Attachment) =>
    html`<li>
      <a href="${each.url ?? fileUrl(each, '')}" rel="nofollow noopener">${each.title}</a
      >${each.type === 'PDFDocument' && ' (PDF)'}
    </li>`
  return (
    others.length > 0 &&
    html`<h2>${pageWords[lang].adverts.documents}</h2>
      <ul>
        ${others.map(item)}
      </ul>`
  )
}

function contactCard(data: Parameters<typeof textAt>[0], lang: Lang): Markup {
  const name = ['title', 'firstname', 'lastname'].map((part) => textAt(data, part)).filter((part) => part !== '')
  const rows = Object.entries(pageWords[lang].adverts.contactFields)
    .map(([field, label]) => [label, textAt(data, field)])
    .filter(([, value]) => value !== '')
  return html`<p>
      <strong>${name.join(' ')}</strong>${textAt(data, 'company') !== '' && html`<br />${textAt(data, 'company')}`}
    </p>
    <dl class="facts">
      ${rows.map(
        ([label, value]) =>
          html`<dt>${label}</dt>
            <dd>${value}</dd>`,
      )}
    </dl>`
}

function sendGone(reply: FastifyReply): FastifyReply {
  const words = pageWords[langOf(reply.request)].adverts
  const body = html`<h1>${words.gone}</h1>
    <p class="soft">${words.goneWords}</p>`
  return sendPage(reply, { title: words.notFound, crumbs, body }, 404)
}
