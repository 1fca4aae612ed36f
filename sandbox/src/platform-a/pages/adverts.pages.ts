import type { FastifyInstance, FastifyReply } from 'fastify'
import { advertPages, sendGoneAdvert } from '../../adverts/adverts.pages.ts'
import { contentTypeByEnding } from '../attachments/file-types.ts'
import type { PortalParts } from '../calls/calls.ts'
import { identity } from '../identity.ts'
import { textAt } from '../schema/data.ts'
import { makeCatalogue, onlineRow } from './catalogue.ts'
import { inquiryMail } from './inquiry-mail.ts'
import { inquiryDetails } from './words.ts'

/** What is published, as a portal shows it to everybody. */
export function publicPages(app: FastifyInstance, { state, outbox, publicUrl }: PortalParts): void {
  advertPages(app, {
    portal: identity,
    path: '/expose/:id',
    catalogue: makeCatalogue(state),
    outbox,
    publicUrl,
    inquiryKind: {
      details: inquiryDetails,
      styles: { feedback: { de: 'OpenImmo-Feedback', en: 'OpenImmo feedback' } },
    },
    mailOf(id, exposeUrl) {
      const row = onlineRow(state, id)
      const contact = row && state.contacts.get(row.contactId)?.data
      if (row === undefined || contact === undefined) return undefined
      const asked = { row, user: state.ensureUser(row.userName), contact, exposeUrl }
      return {
        compose: (inquiry) => inquiryMail(asked, inquiry, new Date()),
        addresses: [textAt(contact, 'secondaryEmail')],
      }
    },
  })

  const sendFile = (name: string, reply: FastifyReply) => {
    const id = Number(/^(\d+)\.\w+$/.exec(name)?.[1])
    const bytes = state.files.get(id)
    if (bytes === undefined) return sendGoneAdvert(reply, identity)
    return reply
      .header('content-type', contentTypeByEnding(name) ?? 'application/octet-stream')
      .header('x-content-type-options', 'nosniff')
      .send(bytes)
  }
  app.get<{ Params: { name: string } }>('/platform-a/files/:name', (request, reply) =>
    sendFile(request.params.name, reply),
  )
  app.get<{ Params: { name: string } }>('/platform-a/files/:name/resize/:size', (request, reply) =>
    sendFile(request.params.name, reply),
  )
}
