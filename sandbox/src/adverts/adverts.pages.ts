import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { html } from '../html.ts'
import { langOf } from '../language.ts'
import type { FormKind, Inquiry } from '../mails/inquiry.ts'
import { inquiryPages } from '../mails/inquiry.pages.ts'
import type { Mail } from '../mails/mail.ts'
import { outboxPages } from '../mails/outbox.pages.ts'
import type { Outbox } from '../mails/outbox.ts'
import { homeCrumb, sendPage } from '../page.ts'
import { crumbsTo, type PortalIdentity } from '../portal.ts'
import { queryOf } from '../request.ts'
import type { Catalogue } from './advert.ts'
import { expose } from './expose.ts'
import { resultList } from './results.ts'
import { readSearch, searchAdverts } from './search.ts'
import { advertWords } from './words.ts'

interface AdvertPagesOptions {
  portal: PortalIdentity
  /** The address of an advert, with `:id`. */
  path: string
  catalogue: Catalogue
  outbox: Outbox
  /** How others reach the pages, if not as they are called. */
  publicUrl: string | undefined
  /** What the form beside an advert asks besides. */
  inquiryKind: FormKind
  /** How the portal tells of an inquiry. Undefined: there is nobody to tell. */
  mailOf(id: string, exposeUrl: string): AdvertMail | undefined
}

interface AdvertMail {
  /** The mail that the portal sends to the agency. */
  compose(inquiry: Inquiry, style: string): Mail
  /** The addresses for inquiries that the agency has told the portal. */
  addresses: string[]
}

/** What a portal shows to everybody: the list of its adverts, each of them with the form beside it, and the mails. */
export function advertPages(app: FastifyInstance, options: AdvertPagesOptions): void {
  const { portal, path, catalogue, outbox, publicUrl, mailOf } = options
  const listPath = `/${portal.name}`
  const hrefOf = (id: string) => path.replace(':id', encodeURIComponent(id))
  const exposeUrlOf = (id: string, request: FastifyRequest) =>
    `${publicUrl ?? `${request.protocol}://${request.host}`}${hrefOf(id)}`

  app.get(listPath, (request, reply) => {
    const lang = langOf(request)
    const search = readSearch(queryOf(request))
    const found = searchAdverts(catalogue.keys(), search)
    const adverts = found.ids.flatMap((id) => catalogue.find(id, lang) ?? [])
    const body = resultList({ path: listPath, search, found, adverts, hrefOf }, lang)
    return sendPage(reply, { title: portal.title, crumbs: [homeCrumb], portal, body })
  })

  outboxPages(app, portal, outbox)

  const inquiries = inquiryPages(app, {
    portal,
    path,
    kind: options.inquiryKind,
    outbox,
    sendGone: (reply) => sendGoneAdvert(reply, portal),
    find(id, request) {
      const advert = catalogue.find(id, langOf(request))
      const mail = advert && mailOf(id, exposeUrlOf(id, request))
      return mail && { title: advert.title, mail: mail.compose, addresses: mail.addresses }
    },
  })

  app.get<{ Params: { id: string } }>(path, (request, reply) => {
    const { id } = request.params
    const lang = langOf(request)
    const advert = catalogue.find(id, lang)
    if (advert === undefined) return sendGoneAdvert(reply, portal)
    const body = expose(advert, inquiries.section(request, id), lang)
    return sendPage(reply, { title: advert.title, crumbs: crumbsTo(portal), portal, body })
  })
}

export function sendGoneAdvert(reply: FastifyReply, portal: PortalIdentity): FastifyReply {
  const { expose: words } = advertWords[langOf(reply.request)]
  const body = html`<div class="empty">
    <h1>${words.gone}</h1>
    <p>${words.goneWords}</p>
    <p><a class="button" href="/${portal.name}">${words.toResults}</a></p>
  </div>`
  return sendPage(reply, { title: words.notFound, crumbs: crumbsTo(portal), portal, body }, 404)
}
