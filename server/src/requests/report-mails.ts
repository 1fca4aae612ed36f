import type { Attempt, Settled, WorkResult, WorkRow } from '../lib/background-work/work.ts'
import { counterIn, type Telemetry } from '../lib/telemetry/telemetry.ts'
import type { Mailbox } from './mails.store.ts'
import type { Reading } from './reading/read-mail.ts'

interface TakenMail extends Mailbox {
  /** Null for one that was there already. */
  mailId: string | null
  bytes: number
  ms: number
}

/** A line and a count for each mail that is taken in. */
export function reportTakenMails({ log, metrics }: Telemetry, entrance: 'smtp' | 'http') {
  const taken = counterIn(metrics, {
    name: 'aushang_mails_taken_total',
    help: 'Mails that were taken in and stored, by where they came in.',
    labelNames: ['entrance'],
    begins: [{ entrance }],
  })
  return ({ accountId, targetId, mailId, bytes, ms }: TakenMail) => {
    taken.inc({ entrance })
    const outcome = mailId === null ? 'known' : 'stored'
    log.info(
      { accountId, targetId, ...(mailId && { mailId }), entrance, outcome, bytes, ms: Math.round(ms) },
      'mail taken',
    )
  }
}

// `erased`: there was nothing left to read.
const outcomes = ['inquiries', 'report', 'unreadable', 'erased'] as const

/** A line and a count for each mail that is read. */
export function reportReadMails({ log, metrics }: Telemetry) {
  const read = counterIn(metrics, {
    name: 'aushang_mails_read_total',
    help: 'Mails that were read, by what they were: inquiries, a portal’s report, or unreadable.',
    labelNames: ['outcome'],
    begins: outcomes.map((outcome) => ({ outcome })),
  })
  return (
    { row, result }: Settled<WorkRow & { targetId: string }, WorkResult & { reading: Reading | null }>,
    { durationMs, isLeaseLost }: Attempt,
  ) => {
    const { accountId, id: mailId, targetId } = row
    const { reading } = result
    const outcome = reading?.kind ?? 'erased'
    read.inc({ outcome })
    log.info(
      {
        accountId,
        mailId,
        targetId,
        outcome,
        ...(reading?.kind === 'inquiries' && { inquiries: reading.inquiries.length }),
        ...(reading?.kind === 'unreadable' && { failureCode: reading.code }),
        ms: Math.round(durationMs),
        ...(isLeaseLost && { isLeaseLost }),
      },
      'mail read',
    )
  }
}
