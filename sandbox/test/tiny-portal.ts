import type { FastifyReply } from 'fastify'
import { html } from '../src/html.ts'
import { feedbackXml } from '../src/mails/feedback.ts'
import { type FormKind, fullName, type Inquiry } from '../src/mails/inquiry.ts'
import { inquiryPages } from '../src/mails/inquiry.pages.ts'
import type { Mail } from '../src/mails/mail.ts'
import { outboxPages } from '../src/mails/outbox.pages.ts'
import { sendPage } from '../src/page.ts'
import { crumbsTo, type SandboxPortal } from '../src/portal.ts'

const identity = { name: 'tiny', title: 'Tiny portal' }
const crumbs = crumbsTo(identity)
const title = 'Hell & gut'
const kind: FormKind = { details: { persons: 'Personen im Haushalt' }, styles: { feedback: 'OpenImmo-Feedback' } }

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
      return sendPage(reply, { lang: 'de', title, crumbs, body: inquiries.section(request, id) })
    })
    return { about: html`<p>It has <a href="/tiny/1">one advert</a>.</p>`, stop() {} }
  },
}

function sendGone(reply: FastifyReply): FastifyReply {
  return sendPage(reply, { lang: 'de', title: 'Nicht gefunden', crumbs, body: html`<h1>Nicht gefunden</h1>` }, 404)
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
