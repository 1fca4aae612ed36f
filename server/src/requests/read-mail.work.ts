import { messageOf } from '@aushang/model'
import sql from 'sql-template-tag'
import { lockAccount } from '../accounts/accounts.store.ts'
import type { NewEvent } from '../events/events.store.ts'
import {
  type Settled,
  type Settling,
  type Work,
  type WorkResult,
  type WorkRow,
  claimColumns,
} from '../lib/background-work/work.ts'
import type { Tx } from '../lib/database/db.ts'
import { rowsOf } from '../lib/database/rows-of.ts'
import type { Telemetry } from '../lib/telemetry/telemetry.ts'
import { applyImportReport } from '../publishing/import-report.ts'
import type { PortalDeps } from '../targets/open-session.ts'
import { addTargetNote } from '../targets/target-notes.store.ts'
import { recordEvents } from '../webhooks/record-events.ts'
import { learnAdvertUrls } from './learn-advert-urls.ts'
import { importReportOf, noteOfReport } from './mailed-report.ts'
import { findRawMail } from './mails.store.ts'
import type { Reading } from './reading/read-mail.ts'
import type { Readers } from './reading/readers.ts'
import { reportReadMails } from './report-mails.ts'
import { createRequests } from './requests.store.ts'

interface MailRow extends WorkRow {
  targetId: string
  envelopeSender: string
  recipient: string
  receivedAt: Date
  /** Null when it was erased. */
  bytes: number | null
  /** Left out unless it is small. */
  raw: Buffer | null
  /** Why it could not be read last time. */
  failureCode: string | null
}

const largeBytesMin = 512 * 1024
// So large are the largest that come with the claim: those that wait for their turn take no more than a few of the largest mails.
const smallBytesMax = 128 * 1024

type MailResult = WorkResult & { reading: Reading | null }

/** Reads a mail and files what it holds: requests, a portal's report on a transfer, or the reason why not. */
export function readMails(deps: PortalDeps & { readers: Readers; telemetry: Telemetry }): Work<MailRow, MailResult> {
  const { db, readers } = deps

  return {
    table: 'mails',
    leaseSeconds: 60,
    // Most of them wait for their turn with the readers. The more of an account are in hand, the more are filed together.
    concurrency: 192,
    concurrencyPerAccount: 64,
    retryAfterSeconds: [],
    claimEnding: sql`
      select ${claimColumns}, target_id as "targetId", envelope_sender as "envelopeSender",
        recipient, received_at as "receivedAt", failure_code as "failureCode",
        octet_length(raw) as bytes, case when octet_length(raw) <= ${smallBytesMax} then raw end as raw
      from claimed`,

    async run({ accountId, id, bytes, raw }) {
      const isLarge = (bytes ?? 0) > largeBytesMin
      const load = async () => raw ?? findRawMail(db, accountId, id)
      return { kind: 'done', reading: await readers.read({ accountId, isLarge, load }) }
    },

    settle: recordOutcomes,
    finish: (tx, settled, accountId) => fileMails(tx, deps, accountId, settled),
    report: reportReadMails(deps.telemetry),
  }
}

async function fileMails(
  tx: Tx,
  deps: PortalDeps,
  accountId: string,
  mails: Settled<MailRow, MailResult>[],
): Promise<void> {
  await lockAccount(tx, accountId)
  const read = mails.flatMap(({ row, result: { reading } }) => (reading === null ? [] : [{ row, reading }]))
  if (read.length === 0) return
  await applyReports(tx, accountId, read)
  const created = await createRequests(
    tx,
    accountId,
    read.flatMap(({ row, reading }) =>
      reading.kind !== 'inquiries'
        ? []
        : reading.inquiries.map((inquiry) => ({
            targetId: row.targetId,
            mailId: row.id,
            receivedAt: row.receivedAt,
            inquiry,
          })),
    ),
  )
  await learnAdvertUrls(tx, deps, accountId, created)
  // Of the clock that events go by: the failure is not later than the event that tells it.
  const { now } = await tx.one<{ now: Date }>(sql`select now()`)
  // In the order in which the mails came.
  const events: NewEvent[] = read.flatMap(({ row, reading }) => [
    ...created
      .filter(({ mailId }) => mailId === row.id)
      .map(({ id, json }) => ({ name: 'request.created' as const, payload: json, requestId: id })),
    ...parsingFailure(row, reading, now),
  ])
  if (events.length > 0) await recordEvents(tx, accountId, events)
}

interface ReadMail {
  row: MailRow
  reading: Reading
}

/** Of what was erased meanwhile, nothing was read, and nothing is recorded. */
function recordOutcomes(settled: Settled<MailRow, MailResult>[]): Settling {
  const readings = settled.map(({ row: { accountId, id }, result: { reading } }) => ({ accountId, id, reading }))
  return {
    with: sql`readings as (
      select * from ${rowsOf('readings', readings, {
        account_id: ['text', ({ accountId }) => accountId],
        id: ['text', ({ id }) => id],
        outcome: ['text', ({ reading }) => reading?.kind],
        failure_code: ['text', ({ reading }) => (reading?.kind === 'unreadable' ? reading.code : null)],
        report: ['text', ({ reading }) => (reading?.kind === 'report' ? JSON.stringify(reading.report) : null)],
      })}
    )`,
    join: sql`join readings using (account_id, id)`,
    set: sql`
      outcome = coalesce(readings.outcome, work.outcome),
      failure_code = case when readings.outcome is null then work.failure_code else readings.failure_code end,
      report = case when readings.outcome is null then work.report else readings.report::json end`,
  }
}

/** A portal's report on a transfer is no request: it is for the listings that wait for it, or else a note on the target. */
async function applyReports(tx: Tx, accountId: string, read: ReadMail[]): Promise<void> {
  for (const { row, reading } of read) {
    if (reading.kind !== 'report') continue
    const { about, report } = reading
    const unawaited = await applyImportReport(tx, accountId, row.targetId, importReportOf(about, report))
    if (unawaited === null) continue
    const note = noteOfReport(unawaited, { sender: about.sender ?? row.envelopeSender, subject: about.subject })
    await addTargetNote(tx, accountId, row.targetId, { ...note, mailId: row.id, receivedAt: row.receivedAt })
  }
}

/** Of a mail that was read again, and failed for the same reason, everything was told before. */
function parsingFailure(row: MailRow, reading: Reading, at: Date): NewEvent[] {
  if (reading.kind !== 'unreadable' || reading.code === row.failureCode) return []
  const { about, code, sentence } = reading
  const payload = {
    targetId: row.targetId,
    createdAt: at.toISOString(),
    failureCode: code,
    failureMessage: messageOf(sentence),
    sender: about.sender ?? row.envelopeSender,
    recipient: row.recipient,
    subject: about.subject,
    body: about.body,
  }
  // It tells about a person too, and is erased when the mail is.
  return [{ name: 'request.parsing_failed', payload, requestId: row.id }]
}
