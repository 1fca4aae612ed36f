import type { Problem } from '@aushang/connectors'
import type { FailureCode } from '@aushang/model'
import sql, { type Sql } from 'sql-template-tag'
import type { Settling } from '../lib/work.ts'
import type { ListingRow } from './claim-listings.ts'
import { gatherSeconds } from './republish-listings.ts'

/** What becomes of a listing after somebody has worked on it. */
export interface Decision {
  becomes: 'published' | 'pending' | 'failed' | 'retried' | 'waiting' | 'gone'
  /** Null: nothing is wrong. Undefined: as it was, as is whatever else is undefined. */
  failure?: Failure | null | undefined
  portalId?: string | undefined
  publicUrl?: string | undefined
  isUnsure?: boolean | undefined
  /** How long the portal has time to report. */
  reportWithinMs?: number | undefined
  /** When it is to be looked at again, if that is known. */
  dueAt?: Date | undefined
}

export interface Failure {
  failureCode: FailureCode
  failureMessage: string
  problems?: Problem[]
}

/** Writes all of them down in the statement that settles the rows. */
export function settleListings(decided: { row: ListingRow; decision: Decision }[]): Settling & { with: Sql } {
  const values = decided.map(({ row, decision }) => ({ row, decision, failure: decision.failure ?? null }))
  return {
    with: sql`
    decided as (
      select * from unnest(
        ${values.map(({ row }) => row.accountId)}::text[],
        ${values.map(({ row }) => row.id)}::text[],
        ${values.map(({ row }) => row.wantedVersion)}::int[],
        ${values.map(({ row }) => row.dueAt)}::timestamptz[],
        ${values.map(({ decision }) => decision.becomes)}::text[],
        ${values.map(({ decision }) => decision.failure !== undefined)}::bool[],
        ${values.map(({ failure }) => failure?.failureCode ?? null)}::text[],
        ${values.map(({ failure }) => failure?.failureMessage ?? null)}::text[],
        ${values.map(({ failure }) => (failure?.problems ? JSON.stringify(failure.problems) : null))}::text[],
        ${values.map(({ decision }) => decision.portalId ?? null)}::text[],
        ${values.map(({ decision }) => decision.publicUrl ?? null)}::text[],
        ${values.map(({ decision }) => decision.isUnsure ?? null)}::bool[],
        ${values.map(({ decision }) => (decision.reportWithinMs ?? 0) / 1000)}::float8[],
        ${values.map(({ decision }) => decision.dueAt ?? null)}::timestamptz[]
      ) as decided (account_id, id, version, was_due_at, becomes, has_news, failure_code, failure_message, problems, portal_id,
        public_url, is_unsure, report_within_seconds, due_at)
    )`,
    join: sql`join decided using (account_id, id)`,
    set,
    dueAt,
  }
}

const set: Sql = sql`
  published_version = case decided.becomes when 'published' then decided.version else work.published_version end,
  published_at = case decided.becomes when 'published' then now() else work.published_at end,
  public_url = case decided.becomes when 'published' then decided.public_url else work.public_url end,
  pending_version = case decided.becomes
    when 'pending' then decided.version when 'published' then null when 'failed' then null else work.pending_version end,
  report_due_at = case decided.becomes
    when 'pending' then now() + make_interval(secs => decided.report_within_seconds) else work.report_due_at end,
  portal_id = coalesce(decided.portal_id, work.portal_id),
  is_unsure = coalesce(decided.is_unsure, work.is_unsure),
  has_failed = case decided.becomes
    when 'published' then false when 'failed' then work.wanted_version = decided.version else work.has_failed end,
  failure_code = case when decided.has_news then decided.failure_code else work.failure_code end,
  failure_message = case when decided.has_news then decided.failure_message else work.failure_message end,
  problems = case when decided.has_news then decided.problems::json else work.problems end,
  updated_at = case when decided.has_news then now() else work.updated_at end`

/**
 * Whatever came in between stays due: an edit, a report, a target that has access again. Edits that came while one was on its
 * way go out together, a moment after that began.
 */
const dueAt: Sql = sql`case
  when decided.due_at is not null then decided.due_at
  when work.wanted_version > decided.version
    then greatest(now(), work.tried_at + make_interval(secs => ${gatherSeconds}))
  when work.due_at is distinct from decided.was_due_at then work.due_at
  when decided.becomes = 'pending' then now() + make_interval(secs => decided.report_within_seconds)
  when decided.becomes = 'retried' then settled.due_at
end`
