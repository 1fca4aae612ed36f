import sql from 'sql-template-tag'
import { getUsage } from '../accounts/usage.store.ts'
import { makeCache } from '../lib/cache.ts'
import type { Db } from '../lib/database/db.ts'
import type { Mailbox } from './mails.store.ts'

/** What a mailbox takes within an hour: whoever knows its address may write to it. */
export interface MailQuotaLimits {
  mailsMax: number
  bytesMax: number
  /** Of all mails that an account keeps. */
  keptBytesMax: number
}

/** The mailbox has had its share of this hour, or its account keeps as many bytes as it may. */
export type MailRefusal = 'used up' | 'full'

export interface MailQuota {
  /** Null when it is taken. */
  take(mailbox: Mailbox, bytes: number): Promise<MailRefusal | null>
  /** Of any mail, as far as this process knows. */
  refusalOf(mailbox: Mailbox): MailRefusal | null
}

/** How much of a quota. */
interface Amount {
  mails: number
  bytes: number
}

/** What may come in without asking the database. */
interface Allowance extends Amount {
  hour: number
  usedUpUntilMs: number
  /** The database is being asked for more. */
  asking: Promise<void> | undefined
}

const hourMs = 3_600_000
// The part of the quota that a process sets aside at once: then there is a statement for each of these, not for each mail.
const aheadPart = 1 / 50
// Then the database is asked again, whose clock may differ from ours.
const usedUpMs = 60_000
const mailboxesMax = 10_000
// How old what an account keeps may be known. What this process takes meanwhile is added.
const keptKnownMs = 5_000

/**
 * The count is one for all processes. Each sets some of it aside, and lets mails in for that without asking; what it does not
 * need is lost to the hour.
 */
export function openMailQuota(db: Db, { mailsMax, bytesMax, keptBytesMax }: MailQuotaLimits): MailQuota {
  const allowances = makeCache<Allowance>({ countMax: mailboxesMax })
  const kept = makeCache<{ bytes: number }>({ msMax: keptKnownMs, countMax: mailboxesMax })
  const ahead: Amount = { mails: Math.ceil(mailsMax * aheadPart), bytes: Math.ceil(bytesMax * aheadPart) }

  return {
    refusalOf(mailbox) {
      if (isUsedUp(allowanceOf(mailbox))) return 'used up'
      return (kept.get(mailbox.accountId)?.bytes ?? 0) >= keptBytesMax ? 'full' : null
    },
    async take(mailbox, bytes) {
      const { accountId } = mailbox
      const known = kept.get(accountId) ?? kept.set(accountId, { bytes: (await getUsage(db, accountId)).mailBytes })
      if (known.bytes + bytes > keptBytesMax) return 'full'
      for (;;) {
        const allowance = allowanceOf(mailbox)
        if (isUsedUp(allowance)) return 'used up'
        if (allowance.mails > 0 && allowance.bytes >= bytes) {
          allowance.mails--
          allowance.bytes -= bytes
          known.bytes += bytes
          return null
        }
        // Those that come together ask once: most often there is enough for all of them then.
        allowance.asking ??= enlarge(mailbox, allowance, bytes).finally(() => (allowance.asking = undefined))
        await allowance.asking
      }
    },
  }

  function allowanceOf({ accountId, targetId }: Mailbox): Allowance {
    const key = `${accountId} ${targetId}`
    const hour = Math.floor(Date.now() / hourMs)
    const known = allowances.get(key)
    if (known?.hour === hour) return known
    return allowances.set(key, { hour, mails: 0, bytes: 0, usedUpUntilMs: 0, asking: undefined })
  }

  async function enlarge(mailbox: Mailbox, allowance: Allowance, bytes: number): Promise<void> {
    const missing = { mails: allowance.mails > 0 ? 0 : 1, bytes: Math.max(bytes - allowance.bytes, 0) }
    const more = { mails: Math.max(ahead.mails, missing.mails), bytes: Math.max(ahead.bytes, missing.bytes) }
    for (const amount of [more, missing]) {
      if (!(await setAside(mailbox, amount))) continue
      allowance.mails += amount.mails
      allowance.bytes += amount.bytes
      return
    }
    allowance.usedUpUntilMs = Date.now() + usedUpMs
  }

  /** Answers whether there was so much left. */
  async function setAside({ accountId, targetId }: Mailbox, { mails, bytes }: Amount): Promise<boolean> {
    const counted = await db.run(sql`
      insert into mail_counts as counted (account_id, target_id, hour, mails, bytes)
      select account_id, id, date_trunc('hour', now()), ${mails}::int, ${bytes}::bigint
      from targets
      where account_id = ${accountId} and id = ${targetId} and ${mails}::int <= ${mailsMax}::int and ${bytes}::bigint <= ${bytesMax}::bigint
      on conflict (account_id, target_id) do update set
        hour = excluded.hour,
        mails = excluded.mails + case when counted.hour = excluded.hour then counted.mails else 0 end,
        bytes = excluded.bytes + case when counted.hour = excluded.hour then counted.bytes else 0 end
      where counted.hour <> excluded.hour
        or (counted.mails + excluded.mails <= ${mailsMax}::int and counted.bytes + excluded.bytes <= ${bytesMax}::bigint)`)
    return counted > 0
  }
}

function isUsedUp({ usedUpUntilMs }: Allowance): boolean {
  return Date.now() < usedUpUntilMs
}

/** When a mailbox that has had its share takes mails again. */
export function secondsToNextHour(): number {
  return Math.ceil((hourMs - (Date.now() % hourMs)) / 1000)
}
