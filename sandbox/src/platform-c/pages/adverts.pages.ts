import type { FastifyInstance, FastifyReply } from 'fastify'
import { html, type Markup } from '../../html.ts'
import { type Lang, langOf } from '../../language.ts'
import { inquiryPages } from '../../mails/inquiry.pages.ts'
import { outboxPages } from '../../mails/outbox.pages.ts'
import { homeCrumb, sendPage } from '../../page.ts'
import { crumbsTo } from '../../portal.ts'
import { baseUrlOf, type PortalParts } from '../calls/calls.ts'
import { identity } from '../identity.ts'
import { allListings } from '../listings/processing.ts'
import { type Listing, type ListingRow, type MediaEntry, mediaKey } from '../state/state.ts'
import { inquiryMail } from './inquiry-mail.ts'
import { facts, keyFacts, placeLabel, textAt, titleOf, typeLabel } from './labels.ts'
import { inquiryDetails, pageWords } from './words.ts'

const root = `/${identity.name}`
const hitsPerPage = 20
const crumbs = crumbsTo(identity)
const isPicture = ({ type }: MediaEntry) => type === 'PICTURE' || type === 'FLOOR_PLAN'

type Shown = ListingRow & { online: Listing }

/** What is published, as a portal shows it to everybody. */
export function advertPages(app: FastifyInstance, portal: PortalParts): void {
  const { state, outbox } = portal
  const isShown = (row: ListingRow): row is Shown => row.online !== null
  const find = (id: string) => [...allListings(state)].filter(isShown).find(({ listingId }) => String(listingId) === id)

  app.get(root, (request, reply) => {
    const lang = langOf(request)
    const words = pageWords[lang].adverts
    const asked = Number(new URLSearchParams(request.raw.url?.split('?')[1]).get('page') ?? 1)
    const online = [...allListings(state)].filter(isShown).toReversed()
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
    path: `${root}/expose/:id`,
    kind: { details: inquiryDetails, styles: { feedback: { de: 'OpenImmo-Feedback', en: 'OpenImmo feedback' } } },
    outbox,
    sendGone,
    find(id, request) {
      const row = find(id)
      if (row?.online.contact === undefined) return undefined
      const asked = { row, online: row.online, exposeUrl: `${baseUrlOf(portal, request)}${root}/expose/${id}` }
      return { title: titleOf(row.online), mail: (inquiry) => inquiryMail(asked, inquiry, new Date()) }
    },
  })

  app.get<{ Params: { id: string } }>(`${root}/expose/:id`, (request, reply) => {
    const lang = langOf(request)
    const words = pageWords[lang].adverts
    const row = find(request.params.id)
    if (row === undefined) return sendGone(reply)
    const { online, listingId, externalListingId } = row
    const { contact } = online
    const body = html`<h1>${titleOf(online)}</h1>
      <p class="soft">${typeLabel(online, lang)} · ${placeLabel(online)}</p>
      <ul class="key">
        ${keyFacts(online, lang).map((fact) => html`<li>${fact}</li>`)}
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
      ${Object.entries(noteLabels[lang]).map(([name, label]) => note(label, textAt(online.data, `texts.de.${name}`)))}
      ${documents(row, lang)}
      <h2>${words.contact}</h2>
      <div class="card">
        ${contact === undefined ? html`<p class="soft">${words.noContact}</p>` : contactCard(contact)}
      </div>
      <p class="soft">${words.numbers(listingId, html`<code>${externalListingId}</code>`)}</p>
      ${contact !== undefined && inquiries.section(request, `${listingId}`)}`
    return sendPage(reply, { title: titleOf(online), crumbs, body })
  })

  app.get<{ Params: { user: string; media: string } }>(`${root}/media/:user/:media`, ({ params }, reply) => {
    const media = state.medias.get(mediaKey(params.user, params.media))
    const bytes = media && media.listingId !== null ? state.files.get(media.id) : undefined
    if (media === undefined || bytes === undefined) return sendGone(reply)
    const contentType = media.fileName.endsWith('.pdf') ? 'application/pdf' : 'image/jpeg'
    return reply.header('content-type', contentType).header('x-content-type-options', 'nosniff').send(bytes)
  })
}

function mediaUrl({ userName }: ListingRow, { externalMediaId = '', url }: MediaEntry): string {
  return url ?? `${root}/media/${encodeURIComponent(userName)}/${encodeURIComponent(externalMediaId)}`
}

function hit(row: Shown, lang: Lang): Markup {
  const { online, listingId } = row
  const picture = online.media.find(isPicture)
  return html`<li class="hit">
    <div class="thumb">
      ${picture === undefined ? pageWords[lang].adverts.noPicture : html`<img src="${mediaUrl(row, picture)}" alt="" />`}
    </div>
    <div>
      <h2><a href="${root}/expose/${listingId}">${titleOf(online)}</a></h2>
      <div class="soft">${typeLabel(online, lang)} · ${placeLabel(online)}</div>
      <ul class="key">
        ${keyFacts(online, lang).map((fact) => html`<li>${fact}</li>`)}
      </ul>
    </div>
  </li>`
}

function pager(page: number, pages: number, lang: Lang): Markup {
  const words = pageWords[lang].adverts
  return html`<nav class="actions" aria-label="${words.pages}">
    ${page > 1 && html`<a href="${root}?page=${page - 1}">${words.back}</a>`}
    <span class="soft">${words.page(page, pages)}</span>
    ${page < pages && html`<a href="${root}?page=${page + 1}">${words.onwards}</a>`}
  </nav>`
}

const noteLabels: Record<Lang, Record<string, string>> = {
  de: { description: 'Objektbeschreibung', features: 'Ausstattung', area: 'Lage', extendedInformation: 'Sonstiges' },
  en: { description: 'Description', features: 'Equipment', area: 'Location', extendedInformation: 'Other notes' },
}

function note(label: string, text: string): Markup | false {
  const lines = text.split(/\r?\n/).map((line, i) => (i === 0 ? html`${line}` : html`<br />${line}`))
  return (
    text !== '' &&
    html`<h2>${label}</h2>
      <p>${lines}</p>`
  )
}

function gallery(row: Shown, lang: Lang): Markup | false {
  const pictures = row.online.media.filter(isPicture)
  const figure = (picture: MediaEntry) => {
    const plan = picture.type === 'FLOOR_PLAN' ? pageWords[lang].adverts.floorPlan : ''
    return html`<li>
      <figure>
        <img src="${mediaUrl(row, picture)}" alt="${picture.title ?? ''}" />
        <figcaption>${[picture.title, plan].filter(Boolean).join(' · ')}</figcaption>
      </figure>
    </li>`
  }
  return (
    pictures.length > 0 &&
    html`<ul class="gallery">
      ${pictures.map(figure)}
    </ul>`
  )
}

function documents(row: Shown, lang: Lang): Markup | false {
  const others = row.online.media.filter((each) => !isPicture(each))
  return (
    others.length > 0 &&
    html`<h2>${pageWords[lang].adverts.documents}</h2>
      <ul>
        ${others.map(
          (each) =>
            html`<li><a href="${mediaUrl(row, each)}" rel="nofollow noopener">${each.title ?? each.type}</a></li>`,
        )}
      </ul>`
  )
}

function contactCard(contact: Record<string, unknown>): Markup {
  const name = ['title', 'firstName', 'lastName'].map((part) => textAt(contact, part)).filter(Boolean)
  const lines = ['company', 'position', 'phone', 'mobilePhone', 'fax', 'email', 'website', 'officeHours']
  return html`<p>
    <strong>${name.join(' ')}</strong>
    ${lines.map((line) => textAt(contact, line) !== '' && html`<br />${textAt(contact, line)}`)}
  </p>`
}

function sendGone(reply: FastifyReply): FastifyReply {
  const words = pageWords[langOf(reply.request)].adverts
  const body = html`<h1>${words.gone}</h1>
    <p class="soft">${words.goneWords}</p>`
  return sendPage(reply, { title: words.notFound, crumbs, body }, 404)
}
