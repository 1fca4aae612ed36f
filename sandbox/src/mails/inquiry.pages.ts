import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { html, type Markup } from '../html.ts'
import { type Lang, langOf } from '../language.ts'
import { sendPage } from '../page.ts'
import { crumbsTo, type PortalIdentity } from '../portal.ts'
import { formOf } from '../request.ts'
import { forwardMail } from './forward.ts'
import { type FilledForm, inquiryForm } from './inquiry.form.ts'
import { type FormKind, type Inquiry, readInquiry } from './inquiry.ts'
import { composeMail, isMailAddress, type Mail } from './mail.ts'
import { mailsPath } from './outbox.pages.ts'
import type { Outbox } from './outbox.ts'
import { type MailWords, mailWords } from './words.ts'

/** An advert that can be asked about. */
interface Contactable {
  title: string
  /** The mail that the portal sends to the agency. */
  mail(inquiry: Inquiry, style: string): Mail
  /** Where it may be forwarded to, as far as the portal was told. */
  addresses?: string[]
}

interface InquiryPagesOptions {
  portal: PortalIdentity
  /** The address of an advert, with `:id`. */
  path: string
  kind: FormKind
  outbox: Outbox
  find(id: string, request: FastifyRequest): Contactable | undefined
  sendGone(reply: FastifyReply): FastifyReply
}

/** Takes what the form under an advert sends. Answers with that form, for the page of the advert. */
export function inquiryPages(app: FastifyInstance, options: InquiryPagesOptions) {
  const { portal, path, kind, outbox } = options
  const addressOf = (id: string) => path.replace(':id', encodeURIComponent(id))

  const section = (id: string, filled: FilledForm, lang: Lang): Markup =>
    outbox.isOn
      ? inquiryForm(`${addressOf(id)}/contact`, kind, filled, lang)
      : html`<p class="card soft">${mailWords[lang].form.mailsAreOff}</p>`

  /** Those that the advert names, then those that the mail server has taken mails for. */
  const knownAddresses = ({ addresses = [] }: Contactable, request: FastifyRequest): string[] => {
    const taken = outbox.all().flatMap(({ isAccepted, recipients }) => (isAccepted ? recipients : []))
    const all = [...addresses, remembered(request), ...taken].filter(isMailAddress)
    return [...new Set(all)].slice(0, addressesMax)
  }

  app.post<{ Params: { id: string } }>(
    `${path}/contact`,
    { bodyLimit: 64 * 1024 },
    async (request, reply): Promise<FastifyReply> => {
      const { id } = request.params
      const advert = options.find(id, request)
      if (advert === undefined) return options.sendGone(reply)
      const values = formOf(request)
      const lang = langOf(request)
      const words = mailWords[lang]
      const form = readInquiry(values, kind, words)
      if (form.faults !== null || !outbox.isOn) {
        const body = html`<div class="narrow">
          <h1>${words.form.aboutAdvert(advert.title)}</h1>
          ${section(id, { values, faults: form.faults ?? {}, addresses: knownAddresses(advert, request) }, lang)}
        </div>`
        const page = { title: words.form.title, crumbs: [...crumbsTo(portal), crumbOf(id, advert)], portal, body }
        return sendPage(reply, page, outbox.isOn ? 400 : 503)
      }
      const { inquiry, forwarding } = form
      const mail = advert.mail(inquiry, forwarding.style)
      const { forwardTo: to, way } = forwarding
      const outgoing = await (to === '' ? composeMail(mail) : forwardMail(mail, { way, to }))
      const what = ({ outbox: { inquiry, forwarded }, form: { ways } }: MailWords) =>
        to === '' ? inquiry : forwarded(ways[way])
      const sent = await outbox.send(
        outgoing,
        { de: what(mailWords.de), en: what(mailWords.en) },
        { mail, prospectEmail: inquiry.email, advertHref: addressOf(id) },
      )
      return reply.header('set-cookie', remembering(to)).redirect(`${mailsPath(portal)}/${sent.id}`, 303)
    },
  )

  const crumbOf = (id: string, { title }: Contactable) => ({ href: addressOf(id), label: title })

  return {
    /** For the page of an advert. Nothing where there is nobody to ask. */
    section: (request: FastifyRequest, id: string): Markup => {
      const advert = options.find(id, request)
      if (advert === undefined) return html``
      const lang = langOf(request)
      const addresses = knownAddresses(advert, request)
      const values = new URLSearchParams({ forwardTo: addresses[0] ?? '' })
      return html`<section>
        <h2 id="contact">${mailWords[lang].form.heading}</h2>
        ${section(id, { values, faults: {}, addresses }, lang)}
      </section>`
    },
  }
}

const addressesMax = 8
const cookieName = 'forward-to'

function remembering(address: string): string {
  return `${cookieName}=${encodeURIComponent(address)}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax`
}

function remembered({ headers }: FastifyRequest): string {
  const [, given = ''] = new RegExp(`(?:^|;\\s*)${cookieName}=([^;]*)`).exec(headers.cookie ?? '') ?? []
  try {
    const address = decodeURIComponent(given)
    return isMailAddress(address) ? address : ''
  } catch {
    return ''
  }
}
