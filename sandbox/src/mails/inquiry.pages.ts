import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Html, html } from '../html.ts'
import { type Page, sendPage } from '../page.ts'
import { forward, ways } from './forward.ts'
import { type Filled, inquiryForm } from './inquiry.form.ts'
import { type FormKind, type Inquiry, readInquiry } from './inquiry.ts'
import { compose, isAddress, type Mail } from './mail.ts'
import type { Outbox } from './outbox.ts'

/** An advert that can be asked about. */
export interface Contactable {
  title: string
  /** The mail that the portal sends to the agency. */
  mail(inquiry: Inquiry, style: string): Mail
}

export interface InquiryPagesOptions {
  /** The address of an advert, with `:id`. */
  path: string
  crumbs: NonNullable<Page['crumbs']>
  kind: FormKind
  outbox: Outbox
  /** Where what was sent can be looked at. */
  mailsPath: string
  find(id: string, request: FastifyRequest): Contactable | undefined
  sendGone(reply: FastifyReply): FastifyReply
}

/** Takes what the form under an advert sends. Answers with that form, for the page of the advert. */
export function inquiryPages(app: FastifyInstance, options: InquiryPagesOptions) {
  const { path, crumbs, kind, outbox, mailsPath } = options
  const addressOf = (id: string) => path.replace(':id', encodeURIComponent(id))

  const section = (id: string, filled: Filled): Html =>
    outbox.isOn ? inquiryForm(`${addressOf(id)}/contact`, kind, filled) : mailsAreOff

  app.post<{ Params: { id: string } }>(
    `${path}/contact`,
    { bodyLimit: 64 * 1024 },
    async (request, reply): Promise<FastifyReply> => {
      const { id } = request.params
      const advert = options.find(id, request)
      if (advert === undefined) return options.sendGone(reply)
      const values = new URLSearchParams(Buffer.isBuffer(request.body) ? request.body.toString('utf8') : '')
      const form = readInquiry(values, kind)
      if (form.faults !== null || !outbox.isOn) {
        const body = html`<h1>Anfrage zu „${advert.title}“</h1>
          ${section(id, { values, faults: form.faults ?? {} })}`
        const page = { lang: 'de' as const, title: 'Anfrage', crumbs: [...crumbs, crumbOf(id, advert)], body }
        return sendPage(reply, page, outbox.isOn ? 400 : 503)
      }
      const { inquiry, passing } = form
      const mail = advert.mail(inquiry, passing.style)
      const { forwardTo: to, way } = passing
      const outgoing = await (to === '' ? compose(mail) : forward(mail, { way, to }))
      const sent = await outbox.send(outgoing, to === '' ? 'Anfrage, an den Ansprechpartner' : `Anfrage, ${ways[way]}`)
      return reply.header('set-cookie', remembering(to)).redirect(`${mailsPath}/${sent.id}`, 303)
    },
  )

  const crumbOf = (id: string, { title }: Contactable) => ({ href: addressOf(id), label: title })

  return {
    section: (request: FastifyRequest, id: string): Html =>
      html`<h2 id="contact">Anbieter kontaktieren</h2>
        ${section(id, { values: new URLSearchParams({ forwardTo: remembered(request) }), faults: {} })}`,
  }
}

const mailsAreOff = html`<p class="card soft">
  Mails sind ausgeschaltet: Diese Sandbox weiß keinen Mailserver, dem sie Anfragen schicken könnte. Beim Aushang selbst
  gehört <code>smtp</code> zu <code>RUN</code>.
</p>`

const cookieName = 'forward-to'

function remembering(address: string): string {
  return `${cookieName}=${encodeURIComponent(address)}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax`
}

function remembered({ headers }: FastifyRequest): string {
  const [, given = ''] = new RegExp(`(?:^|;\\s*)${cookieName}=([^;]*)`).exec(headers.cookie ?? '') ?? []
  try {
    const address = decodeURIComponent(given)
    return isAddress(address) ? address : ''
  } catch {
    return ''
  }
}
