import type { ReportedProblem } from '@aushang/connectors'
import type { WithdrawalReason } from '@aushang/model'
import sql, { type Sql } from 'sql-template-tag'
import { claimColumns, type WorkRow } from '../lib/background-work/work.ts'

/** A listing as whoever works on it claims it. */
export interface ListingRow extends WorkRow {
  /** Since when. Whoever makes it due again meanwhile changes it. */
  dueAt: Date
  propertyId: string
  targetId: string
  targetType: string
  isWanted: boolean
  wantedVersion: number
  publishedVersion: number
  /** The one that the portal has taken and not decided on yet, and until when it has time for that, if it still has. */
  pendingVersion: number | null
  reportDueAt: Date | null
  portalId: string | null
  /** The number under which the portal has it, if that is not its property's. */
  portalNumber: string | null
  isUnsure: boolean
  report: ImportReportOnListing | null
  withdrawalReason: WithdrawalReason | null
  /** What the connector wants to know of the advert. */
  remembered: unknown
}

/** What a portal's import report says about an advert: null is that all is well. */
export interface ImportReportOnListing {
  problem: ReportedProblem | null
}

/** The end of the statement that claims listings. A try that was interrupted may have reached the portal. */
export const claimedListings: Sql = sql`
  select
    ${claimColumns}, due_at as "dueAt", property_id as "propertyId", target_id as "targetId", is_wanted as "isWanted",
    wanted_version as "wantedVersion", published_version as "publishedVersion",
    pending_version as "pendingVersion", case when report_due_at > now() then report_due_at end as "reportDueAt", portal_id as "portalId", portal_number as "portalNumber", report,
    withdrawal_reason as "withdrawalReason", remembered,
    (select type from targets where targets.account_id = claimed.account_id and targets.id = claimed.target_id) as "targetType",
    is_unsure or exists (
      select from listing_attempts as attempt
      where attempt.listing_id = claimed.id and attempt.account_id = claimed.account_id and attempt.outcome is null
    ) as "isUnsure"
  from claimed`
