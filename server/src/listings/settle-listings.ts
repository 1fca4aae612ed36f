import type { Problem } from '@aushang/connectors'
import { accessFailures, type FailureCode, type Message } from '@aushang/model'
import sql, { type Sql } from 'sql-template-tag'
import { storedJson, storedText } from '../lib/database/json-sql.ts'
import type { Settling } from '../lib/background-work/work.ts'
import type { ListingRow } from './claim-listings.ts'
import { withRemarks } from './reports.store.ts'
import { gatherSeconds } from './republish-listings.ts'

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
      select * from unnest(
        ${values.map(({ row }) => row.accountId)}::text[],
        ${values.map(({ row }) => row.id)}::text[],
        ${values.map(({ row }) => row.wantedVersion)}::int[],
        ${values.map(({ row }) => row.dueAt)}::timestamptz[],
        ${values.map(({ row }) => reportAskedAbout(row))}::text[],
        ${values.map(({ decision }) => decision.becomes)}::text[],
        ${values.map(({ failure }) => failure !== undefined)}::bool[],
        ${values.map(({ failure }) => failure?.failureCode ?? null)}::text[],
        ${values.map(({ failure }) => storedJson(failure?.failureMessage))}::text[],
        ${values.map(({ failure }) => storedJson(failure?.problems))}::text[],
        ${values.map(({ decision }) => storedText(decision.portalId))}::text[],
        ${values.map(({ decision }) => ('publicUrl' in decision ? storedText(decision.publicUrl) : null))}::text[],
        ${values.map(({ decision }) => 'isConfirmed' in decision && decision.isConfirmed)}::bool[],
        ${values.map(({ decision }) => decision.isUnsure ?? null)}::bool[],
        ${values.map(({ decision }) => storedJson(decision.remembered))}::text[],
        ${values.map(({ decision }) => ('reportWithinMs' in decision ? decision.reportWithinMs / 1000 : null))}::float8[],
        ${values.map(({ decision }) => ('until' in decision ? (decision.until ?? null) : null))}::timestamptz[],
        ${values.map(({ decision: { warnings = [] } }) => (warnings.length > 0 ? storedJson(warnings) : null))}::text[],
        ${values.map(({ decision }) => ('isForgotten' in decision ? decision.isForgotten : false))}::bool[]
      ) as decided (account_id, id, version, was_due_at, asked_about, becomes, has_news, failure_code, failure_message, problems,
        portal_id, public_url, is_confirmed, is_unsure, remembered, report_within_seconds, until, warnings, is_forgotten)
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
