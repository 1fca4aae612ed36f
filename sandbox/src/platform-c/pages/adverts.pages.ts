import type { FastifyInstance } from 'fastify'
import { advertPages, sendGoneAdvert } from '../../adverts/adverts.pages.ts'
import type { PortalParts } from '../calls/calls.ts'
import { identity } from '../identity.ts'
import { mediaKey } from '../state/state.ts'
import { makeCatalogue, onlineRow } from './catalogue.ts'
import { inquiryMail } from './inquiry-mail.ts'
import { textAt } from './labels.ts'
import { inquiryDetails } from './words.ts'

const root = `/${identity.name}`

/** What is published, as a portal shows it to everybody. */
export function publicPages(app: FastifyInstance, { state, outbox, publicUrl }: PortalParts): void {
  advertPages(app, {
    portal: identity,
    path: `${root}/expose/:id`,
    catalogue: makeCatalogue(state),
    outbox,
    publicUrl,
    inquiryKind: {
      details: inquiryDetails,
      styles: { feedback: { de: 'OpenImmo-Feedback', en: 'OpenImmo feedback' } },
    },
    mailOf(id, exposeUrl) {
      const row = onlineRow(state, id)
      if (row?.online.contact === undefined) return undefined
      const asked = { row, online: row.online, exposeUrl }
      return {
        compose: (inquiry) => inquiryMail(asked, inquiry, new Date()),
        addresses: [textAt(row.online.contact, 'emailAddress')],
      }
    },
  })

  app.get<{ Params: { user: string; media: string } }>(`${root}/media/:user/:media`, ({ params }, reply) => {
    const media = state.medias.get(mediaKey(params.user, params.media))
    const bytes = media && media.listingId !== null ? state.files.get(media.id) : undefined
    if (media === undefined || bytes === undefined) return sendGoneAdvert(reply, identity)
    const contentType = media.fileName.endsWith('.pdf') ? 'application/pdf' : 'image/jpeg'
    return reply.header('content-type', contentType).header('x-content-type-options', 'nosniff').send(bytes)
  })
}
