import type { FastifyInstance, FastifyReply } from 'fastify'
import { html, type Markup } from '../../html.ts'
import { inquiryPages } from '../../mails/inquiry.pages.ts'
import { outboxPages } from '../../mails/outbox.pages.ts'
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

const hitsPerPage = 20
const crumbs = crumbsTo(identity)

/** What is published, as a portal shows it to everybody. */
export function advertPages(app: FastifyInstance, { state, outbox, publicUrl }: PortalParts): void {
  app.get('/platform-a', (request, reply) => {
    const asked = Number(new URLSearchParams(request.raw.url?.split('?')[1]).get('page') ?? 1)
    const online = [...state.realEstates.all()].filter(isOnline).toReversed()
    const pages = Math.max(1, Math.ceil(online.length / hitsPerPage))
    const page = Number.isInteger(asked) && asked >= 1 ? Math.min(asked, pages) : 1
    const shown = online.slice((page - 1) * hitsPerPage, page * hitsPerPage)
    const body = html`<h1>${online.length === 1 ? 'Ein Angebot' : `${online.length} Angebote`}</h1>
      ${
        online.length === 0
          ? html`<p class="soft">
              Noch ist nichts veröffentlicht. Was über die Schnittstelle auf Kanal 10000 veröffentlicht wird, erscheint
              hier.
            </p>`
          : html`<ul class="hits">
              ${shown.map(hit)}
            </ul>`
      }
      ${pages > 1 && pager(page, pages)}`
    return sendPage(reply, { lang: 'de', title: identity.title, crumbs: [homeCrumb], body })
  })

  outboxPages(app, identity, outbox)

  const inquiries = inquiryPages(app, {
    portal: identity,
    path: '/expose/:id',
    kind: {
      details: { persons: 'Personen im Haushalt', income: 'Monatliches Nettoeinkommen' },
      styles: { feedback: 'OpenImmo-Feedback' },
    },
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
    const row = state.realEstates.get(Number(request.params.id))
    if (row === undefined || !isOnline(row)) return sendGone(reply)
    const contact = state.contacts.get(row.contactId)
    const title = textAt(row.data, 'title')
    const body = html`<h1>${title}</h1>
      <p class="soft">${typeLabel(row)} · ${placeLabel(row)}</p>
      <ul class="key">
        ${keyFacts(row).map((fact) => html`<li>${fact}</li>`)}
      </ul>
      ${gallery(row)}
      <h2>Daten</h2>
      <div class="card">
        <dl class="facts">
          ${facts(row).map(
            ([label, value]) =>
              html`<dt>${label}</dt>
                <dd>${value}</dd>`,
          )}
        </dl>
      </div>
      ${notes.map(([name, label]) => note(label, textAt(row.data, name)))} ${documents(row)}
      <h2>Ansprechpartner</h2>
      <div class="card">${contact !== undefined && contactCard(contact.data)}</div>
      <p class="soft">Exposé-Nummer ${row.id} · Objektnummer des Anbieters: <code>${row.externalId}</code></p>
      ${contact !== undefined && inquiries.section(request, `${row.id}`)}`
    return sendPage(reply, { lang: 'de', title, crumbs, body })
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

function hit(row: RealEstate): Markup {
  const picture = row.attachments.find(({ isTitlePicture }) => isTitlePicture)
  return html`<li class="hit">
    <div class="thumb">${picture === undefined ? 'Ohne Bild' : html`<img src="${fileUrl(picture, '')}" alt="" />`}</div>
    <div>
      <h2><a href="/expose/${row.id}">${textAt(row.data, 'title')}</a></h2>
      <div class="soft">${typeLabel(row)} · ${placeLabel(row)}</div>
      <ul class="key">
        ${keyFacts(row).map((fact) => html`<li>${fact}</li>`)}
      </ul>
    </div>
  </li>`
}

function pager(page: number, pages: number): Markup {
  return html`<nav class="actions" aria-label="Seiten">
    ${page > 1 && html`<a href="/platform-a?page=${page - 1}">Zurück</a>`}
    <span class="soft">Seite ${page} von ${pages}</span>
    ${page < pages && html`<a href="/platform-a?page=${page + 1}">Weiter</a>`}
  </nav>`
}

const notes = [
  ['descriptionNote', 'Objektbeschreibung'],
  ['furnishingNote', 'Ausstattung'],
  ['locationNote', 'Lage'],
  ['otherNote', 'Sonstiges'],
] as const

function note(label: string, text: string): Markup | false {
  // Of all the tags the portal honours this one.
  const lines = text.split(/\r?\n|<br\s*\/?>/i).map((line, i) => (i === 0 ? html`${line}` : html`<br />${line}`))
  return (
    text !== '' &&
    html`<h2>${label}</h2>
      <p>${lines}</p>`
  )
}

function gallery({ attachments }: RealEstate): Markup | false {
  const pictures = attachments.filter(({ type }) => type === 'Picture')
  const figure = (picture: Attachment) =>
    html`<li>
      <figure>
        <img src="${fileUrl(picture, '')}" alt="${picture.title}" />
        <figcaption>${picture.title}${picture.floorplan && ' (Grundriss)'}</figcaption>
      </figure>
    </li>`
  return (
    pictures.length > 0 &&
    html`<ul class="gallery">
      ${pictures.map(figure)}
    </ul>`
  )
}

function documents({ attachments }: RealEstate): Markup | false {
  const others = attachments.filter(({ type }) => type !== 'Picture')
  const item = (each: Attachment) =>
    html`<li>
      <a href="${each.url ?? fileUrl(each, '')}" rel="nofollow noopener">${each.title}</a
      >${each.type === 'PDFDocument' && ' (PDF)'}
    </li>`
  return (
    others.length > 0 &&
    html`<h2>Dokumente und Links</h2>
      <ul>
        ${others.map(item)}
      </ul>`
  )
}

function contactCard(data: Parameters<typeof textAt>[0]): Markup {
  const name = ['title', 'firstname', 'lastname'].map((part) => textAt(data, part)).filter((part) => part !== '')
  const rows = [
    ['Telefon', textAt(data, 'phoneNumber')],
    ['Mobil', textAt(data, 'cellPhoneNumber')],
    ['Fax', textAt(data, 'faxNumber')],
    ['E-Mail', textAt(data, 'email')],
    ['Website', textAt(data, 'homepageUrl')],
    ['Foto', textAt(data, 'portraitUrl')],
    ['Sprechzeiten', textAt(data, 'officeHours')],
  ].filter(([, value]) => value !== '')
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
  const body = html`<h1>Dieses Angebot gibt es nicht</h1>
    <p class="soft">Es ist nicht oder nicht mehr veröffentlicht.</p>`
  return sendPage(reply, { lang: 'de', title: 'Nicht gefunden', crumbs, body }, 404)
}
