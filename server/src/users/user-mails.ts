import type { FastifyInstance } from 'fastify'
import type { Database } from '../lib/database/db.ts'
import type { Mailer, OutgoingMail } from '../lib/mailer.ts'
import { makeSlots } from '../lib/slots/slots.ts'
import { countMail } from './guesses.store.ts'

export interface UserMails {
  /** Whether there is an outgoing mail server at all. */
  canSend: boolean
  /**
   * After the answer: whether a mail is sent, and how long it takes, depends on whose address it is, and nobody shall see that.
   * What fails is logged; whoever waits for the mail asks again.
   */
  sendLater(prepare: () => Promise<OutgoingMail | null>): void
}

const atOnceMax = 4

export function openUserMails(app: FastifyInstance, db: Database, mailer: Mailer | undefined): UserMails {
  const slots = makeSlots({ total: atOnceMax })
  const underWay = new Set<Promise<void>>()
  app.addHook('onClose', () => Promise.all(underWay))
  return {
    canSend: mailer !== undefined,
    sendLater(prepare) {
      if (mailer === undefined) return
      const sending = slots
        .within('mails', async () => {
          const mail = await prepare()
          if (mail !== null && (await countMail(db, mail.to))) await mailer.send(mail)
        })
        .catch((error: unknown) => app.log.error({ err: error }, 'a mail to a person could not be sent'))
        .finally(() => underWay.delete(sending))
      underWay.add(sending)
    },
  }
}
