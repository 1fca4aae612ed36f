import type { FastifyReply } from 'fastify'
import { html } from '../src/html.ts'
import { feedbackXml } from '../src/mails/feedback.ts'
import { type FormKind, fullName, type Inquiry } from '../src/mails/inquiry.ts'
import { inquiryPages } from '../src/mails/inquiry.pages.ts'
import type { Mail } from '../src/mails/mail.ts'
import { outboxPages } from '../src/mails/outbox.pages.ts'
import { langOf } from '../src/language.ts'
import { sendPage } from '../src/page.ts'
import { crumbsTo, type SandboxPortal } from '../src/portal.ts'

const identity = { name: 'tiny', title: 'Tiny portal' }
const crumbs = crumbsTo(identity)
const title = 'Hell & gut'
const adverts = { de: 'Ein Angebot', en: 'One advert' }
const notFound = { de: 'Nicht gefunden', en: 'Not found' }
const kind: FormKind = {
  details: { persons: { de: 'Personen im Haushalt', en: 'Persons in the household' } },
  styles: { feedback: { de: 'OpenImmo-Feedback', en: 'OpenImmo feedback' } },
}

/** A portal as small as one can be, with one advert: `/tiny/1`. */
export const tinyPortal: SandboxPortal = {
  ...identity,
  async start({ app, outbox }) {
    outboxPages(app, identity, outbox)
    const inquiries = inquiryPages(app, {
      portal: identity,
      path: '/tiny/:id',
      kind,
      outbox,
      find: (id) => (id === '1' ? { title, mail: inquiryMail } : undefined),
      sendGone,
    })
    app.get<{ Params: { id: string } }>('/tiny/:id', (request, reply) => {
      const { id } = request.params
      if (id !== '1') return sendGone(reply)
      return sendPage(reply, { title, crumbs, body: inquiries.section(request, id) })
    })
    return { about: (lang) => html`<p><a href="/tiny/1">${adverts[lang]}</a></p>`, stop() {} }
  },
}

function sendGone(reply: FastifyReply): FastifyReply {
  const words = notFound[langOf(reply.request)]
  return sendPage(reply, { title: words, crumbs, body: html`<h1>${words}</h1>` }, 404)
}

function inquiryMail(inquiry: Inquiry): Mail {
  const date = new Date()
  const xml = feedbackXml(
    { name: identity.title, agencyId: '7' },
    { oobj_id: 'A-1', bezeichnung: title },
    inquiry,
    date,
  )
  return {
    from: { name: identity.title, address: 'noreply@tiny.example.org' },
    to: ['agency@example.org'],
    replyTo: inquiry.email,
    subject: `Anfrage von ${fullName(inquiry)}`,
    date,
    text: inquiry.message,
    attachments: [{ filename: 'feedback.xml', contentType: 'text/xml', content: Buffer.from(xml) }],
  }
}
