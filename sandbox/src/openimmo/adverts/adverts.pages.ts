import { createReadStream } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { advertPages } from '../../adverts/adverts.pages.ts'
import type { Outbox } from '../../mails/outbox.ts'
import { identity } from '../identity.ts'
import type { Adverts } from './adverts.ts'
import { makeCatalogue } from './catalogue.ts'
import { inquiryMail, mailStyles } from './inquiry-mail.ts'

const path = `/${identity.name}`
// A browser would run what else a sender may call a picture.
const pictureTypes = ['image/jpeg', 'image/png', 'image/gif', 'image/webp']

interface PublicPagesOptions {
  adverts: Adverts
  outbox: Outbox
  publicUrl: string | undefined
}

/** What is published, as a portal shows it to everybody. */
export function publicPages(app: FastifyInstance, { adverts, outbox, publicUrl }: PublicPagesOptions): void {
  advertPages(app, {
    portal: identity,
    path: `${path}/:id`,
    catalogue: makeCatalogue(adverts),
    outbox,
    publicUrl,
    inquiryKind: { details: {}, styles: mailStyles },
    mailOf(id, exposeUrl) {
      const advert = adverts.find(id)
      return (
        advert && {
          compose: (...asked) => inquiryMail(advert, exposeUrl, ...asked, new Date()),
          addresses: [advert.contact.feedbackEmail],
        }
      )
    },
  })

  app.get<{ Params: { id: string; file: string } }>(`${path}/:id/:file`, ({ params }, reply) => {
    const advert = adverts.find(params.id)
    const picture = advert?.pictures.find(({ file }) => file === params.file)
    if (advert === undefined || picture === undefined) return reply.code(404).send()
    const type = pictureTypes.find((each) => each === picture.format) ?? 'image/jpeg'
    return reply
      .type(picture.isDocument ? 'application/pdf' : type)
      .header('x-content-type-options', 'nosniff')
      .send(createReadStream(adverts.pathOf(advert, picture.file)))
  })
}
