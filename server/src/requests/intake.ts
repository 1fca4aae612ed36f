import { domainToASCII } from 'node:url'
import { makeCache } from '../lib/cache.ts'
import type { Database } from '../lib/database/db.ts'
import type { Telemetry } from '../lib/telemetry/telemetry.ts'
import { batchCommits } from '../lib/background-work/batch-commits.ts'
import { type MailQuota, type MailQuotaLimits, openMailQuota } from './mail-quota.ts'
import { reportTakenMails } from './report-mails.ts'
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
  telemetry: Telemetry
}

export function openIntake({ db, domain, quota, wake, telemetry }: IntakeOptions): Intake {
  const mailboxes = makeCache<Mailbox>(remembered)
  const report = reportTakenMails(telemetry, 'smtp')
  const storeShared = batchCommits(storeAll, { concurrency: 2, batchMax: 32 })

  async function storeAll(mails: IncomingMail[]): Promise<(string | null)[]> {
    const ids = await storeMails(db, mails)
    wake('mails')
    return ids
  }

  return {
    quota: openMailQuota(db, quota),
    async mailboxOf(address) {
      const known = mailboxes.get(address)
      if (known !== undefined) return known
      const at = address.lastIndexOf('@')
      if (domainToASCII(address.slice(at + 1)) !== domainToASCII(domain)) return null
      const emailId = address.slice(0, at).toLowerCase()
      const mailbox = /^[0-9a-z]{1,64}$/.test(emailId) ? await findMailbox(db, emailId) : null
      return mailbox && mailboxes.set(address, mailbox)
    },
    async store(mail) {
      const { accountId, targetId, raw } = mail
      const startedAt = performance.now()
      const mailId = raw.length > sharedBytesMax ? ((await storeAll([mail]))[0] ?? null) : await storeShared(mail)
      report({ accountId, targetId, mailId, bytes: raw.length, ms: performance.now() - startedAt })
    },
  }
}
