import { setTimeout as sleep } from 'node:timers/promises'
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
   * What fails is logged; whoever waits for the mail asks again. Those whom one account, or one network, asks for wait for each other.
   */
  sendLater(askedBy: string, prepare: () => Promise<OutgoingMail | null>): void
}

// A server that is slow holds up who has many mails sent, and nobody else.
const atOnce = { total: 4, perKey: 2, kept: 1 }
// Whoever waits for a mail that a slow server was about to take asks again; the service does not wait for that server.
const closeMsMax = 5_000

export function openUserMails(app: FastifyInstance, db: Database, mailer: Mailer | undefined): UserMails {
  const slots = makeSlots(atOnce)
  const underWay = new Set<Promise<void>>()
  app.addHook('onClose', () => Promise.race([Promise.all(underWay), sleep(closeMsMax, undefined, { ref: false })]))
  return {
    canSend: mailer !== undefined,
    sendLater(askedBy, prepare) {
      if (mailer === undefined) return
      const sending = slots
        .within(askedBy, async () => {
          const mail = await prepare()
          if (mail !== null && (await countMail(db, mail.to))) await mailer.send(mail)
        })
        .catch((error: unknown) => app.log.error({ err: error }, 'a mail to a person could not be sent'))
        .finally(() => underWay.delete(sending))
      underWay.add(sending)
    },
  }
}
