import type { Problem } from '@aushang/connectors'
import { accessFailures, type FailureCode, type Message } from '@aushang/model'
import sql, { type Sql } from 'sql-template-tag'
import { storedJson, storedText } from '../lib/database/json-sql.ts'
import type { Settling } from '../lib/background-work/work.ts'
import type { ListingRow } from './claim-listings.ts'
import { withRemarks } from './reports.store.ts'
import { gatherSeconds } from './republish-listings.ts'
import { rowsOf } from '../lib/database/rows-of.ts'

/** What becomes of a listing after somebody has worked on it. What is undefined stays as it was. */
export type Decision = AboutAdvert &
  (
    | { becomes: 'published'; publicUrl: string | undefined; isConfirmed: boolean }
    | { becomes: 'gone'; isKept: boolean }
    | { becomes: 'pending'; reportWithinMs: number }
    | { becomes: 'failed' | 'retried'; failure: Failure; isForgotten?: boolean }
    | { becomes: 'waiting'; failure: Failure | undefined; until?: Date | undefined }
  )

interface AboutAdvert {
  portalId?: string | undefined
  isUnsure?: boolean
  /** What the connector wants to know of it the next time. */
  remembered?: unknown
  /** What the portal remarks, besides what we had to warn of ourselves. */
  warnings?: Problem[] | undefined
}

export interface Failure {
  failureCode: FailureCode
  failureMessage: Message
  problems?: Problem[]
}

/** Writes all of them down in the statement that settles the rows. */
export function settleListings(decided: { row: ListingRow; decision: Decision }[]): Settling & { with: Sql } {
  const values = decided.map(({ row, decision }) => ({ row, decision, failure: failureIn(decision) }))
  return {
    with: sql`
    decided as (
      select * from ${rowsOf('decided', values, {
        account_id: ['text', ({ row }) => row.accountId],
        id: ['text', ({ row }) => row.id],
        version: ['int', ({ row }) => row.wantedVersion],
        was_due_at: ['timestamptz', ({ row }) => row.dueAt],
        asked_about: ['text', ({ row }) => reportAskedAbout(row)],
        becomes: ['text', ({ decision }) => decision.becomes],
        has_news: ['bool', ({ failure }) => failure !== undefined],
        failure_code: ['text', ({ failure }) => failure?.failureCode],
        failure_message: ['text', ({ failure }) => storedJson(failure?.failureMessage)],
        problems: ['text', ({ failure }) => storedJson(failure?.problems)],
        portal_id: ['text', ({ decision }) => storedText(decision.portalId)],
        public_url: ['text', ({ decision }) => ('publicUrl' in decision ? storedText(decision.publicUrl) : null)],
        is_confirmed: ['bool', ({ decision }) => 'isConfirmed' in decision && decision.isConfirmed],
        is_unsure: ['bool', ({ decision }) => decision.isUnsure],
        remembered: ['text', ({ decision }) => storedJson(decision.remembered)],
        report_within_seconds: [
          'float8',
          ({ decision }) => ('reportWithinMs' in decision ? decision.reportWithinMs / 1000 : null),
        ],
        until: ['timestamptz', ({ decision }) => ('until' in decision ? (decision.until ?? null) : null)],
        warnings: ['text', ({ decision: { warnings = [] } }) => (warnings.length > 0 ? storedJson(warnings) : null)],
        is_forgotten: ['bool', ({ decision }) => ('isForgotten' in decision ? decision.isForgotten : false)],
      })}
    )`,
    join: sql`join decided using (account_id, id)`,
    set,
    dueAt,
  }
}

/** Null: nothing is wrong (any more). Undefined: as it was. */
function failureIn(decision: Decision): Failure | null | undefined {
  return 'failure' in decision ? decision.failure : null
}

/** The report that the connector was asked about, as it is stored. */
function reportAskedAbout({ pendingVersion, wantedVersion, report }: ListingRow): string | null {
  return pendingVersion === wantedVersion && report !== null ? JSON.stringify(report) : null
}

/** It was quicker than the answer to the upload, or than we. */
const hasNewReport = sql`(
  decided.becomes = 'pending' and work.report is not null and work.report::text is distinct from decided.asked_about)`

/** Somebody has made it due meanwhile, and it is not decided for good: a target that has access again, a retry. */
const isDueAgain = sql`(
  work.due_at is distinct from decided.was_due_at
  and (decided.becomes in ('waiting', 'retried')
    or decided.failure_code = any (${[...accessFailures, 'portal_unavailable', 'outcome_unknown', 'service_fault']}::text[])))`

const set: Sql = sql`
  published_version = case decided.becomes when 'published' then decided.version else work.published_version end,
  published_at = case decided.becomes when 'published' then now() else work.published_at end,
  missing_since = case decided.becomes when 'published' then null else work.missing_since end,
  public_url = case decided.becomes when 'published' then decided.public_url else work.public_url end,
  is_confirmed = case decided.becomes when 'published' then decided.is_confirmed else work.is_confirmed end,
  pending_version = case
    when decided.becomes = 'pending' then decided.version
    when decided.becomes in ('published', 'failed') or decided.is_forgotten then null
    else work.pending_version end,
  warnings = case when decided.warnings is null then work.warnings else ${withRemarks('work', 'decided')} end,
  report = case when decided.becomes in ('published', 'failed') then null else work.report end,
  is_report_awaited = work.is_report_awaited and (
    decided.becomes = 'pending'
    or decided.becomes in ('waiting', 'retried') and work.pending_version is not distinct from decided.version),
  report_due_at = case decided.becomes
    when 'pending' then now() + make_interval(secs => decided.report_within_seconds) else work.report_due_at end,
  portal_id = coalesce(decided.portal_id, work.portal_id),
  is_unsure = coalesce(decided.is_unsure, work.is_unsure),
  remembered = coalesce(decided.remembered::json, work.remembered),
  has_failed = case decided.becomes
    when 'published' then false
    when 'failed' then work.wanted_version = decided.version and not ${isDueAgain}
    else work.has_failed end,
  failure_code = case when decided.has_news then decided.failure_code else work.failure_code end,
  failure_message = case when decided.has_news then decided.failure_message::json else work.failure_message end,
  problems = case when decided.has_news then decided.problems::json else work.problems end,
  updated_at = case when decided.has_news then now() else work.updated_at end`

/** Edits that came while one was on its way go out together, a moment after that began. What came in between stays due. */
const dueAt: Sql = sql`case
  when work.wanted_version > decided.version
    then greatest(now(), work.tried_at + make_interval(secs => ${gatherSeconds}))
  when ${hasNewReport} then now()
  when ${isDueAgain} then work.due_at
  when decided.until is not null then decided.until
  when decided.becomes = 'pending' then now() + make_interval(secs => decided.report_within_seconds)
  when decided.becomes = 'retried' then settled.due_at
end`
