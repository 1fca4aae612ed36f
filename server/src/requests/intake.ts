import { domainToASCII } from 'node:url'
import { makeCache } from '../lib/cache.ts'
import type { Database } from '../lib/database/db.ts'
import { batchCommits } from '../lib/background-work/batch-commits.ts'
import { type MailQuota, type MailQuotaLimits, openMailQuota } from './mail-quota.ts'
import { findMailbox, type IncomingMail, type Mailbox, storeMails } from './mails.store.ts'

/** What the SMTP entrance needs of everything behind it. */
export interface Intake {
  /** Null for an address that is none of ours. */
  mailboxOf(address: string): Promise<Mailbox | null>
  quota: MailQuota
  /** Answers once it is committed. */
  store(mail: IncomingMail): Promise<void>
}

// Mails for one target come in bursts: a look-up for each would cost as much as to store it.
const remembered = { msMax: 5_000, countMax: 10_000 }
// Larger ones do not share a statement, lest it be huge.
export const sharedBytesMax = 256 * 1024

interface IntakeOptions {
  db: Database
  domain: string
  quota: MailQuotaLimits
  wake: (table: string) => void
}

export function openIntake({ db, domain, quota, wake }: IntakeOptions): Intake {
  const mailboxes = makeCache<Mailbox>(remembered)
  const storeShared = batchCommits(storeAll, { concurrency: 2, batchMax: 32 })

  async function storeAll(mails: IncomingMail[]): Promise<void[]> {
    await storeMails(db, mails)
    wake('mails')
    return mails.map(() => undefined)
  }

  return {
    quota: openMailQuota(db, quota),
    async mailboxOf(address) {
      const at = address.lastIndexOf('@')
      if (domainToASCII(address.slice(at + 1)) !== domainToASCII(domain)) return null
      const emailId = address.slice(0, at).toLowerCase()
      const known = mailboxes.get(emailId)
      if (known !== undefined) return known
      const mailbox = /^[0-9a-z]{1,64}$/.test(emailId) ? await findMailbox(db, emailId) : null
      return mailbox && mailboxes.set(emailId, mailbox)
    },
    async store(mail) {
      await (mail.raw.length > sharedBytesMax ? storeAll([mail]) : storeShared(mail))
    },
  }
}
