import type { Problem } from '@aushang/connectors'
import sql from 'sql-template-tag'
import type { Tx } from '../lib/database/db.ts'
import type { ImportReportOnListing } from './claim-listings.ts'

/** A listing that a portal's import report may be about. */
export interface ReportableListing {
  id: string
  /** The file in which it was handed over last. */
  transfer: string | null
  /** Whether it waits for a report, or is being handed over and may come to. */
  isAwaited: boolean
  /** Under which a portal may know it. */
  numbers: (string | null)[]
}

/** Those of a target that wait for a report, the oldest first, and those that bear one of these numbers. */
export async function listReportable(
  tx: Tx,
  accountId: string,
  targetId: string,
  numbers: string[],
): Promise<ReportableListing[]> {
  return tx.many(sql`
    select * from (
      select listings.id, transfer, tried_at, numbers,
        pending_version is not null or exists (
          select from listing_attempts as attempt
          where attempt.listing_id = listings.id and attempt.account_id = listings.account_id
            and attempt.outcome is null) as "isAwaited",
        published_version = wanted_version and not has_failed as "isPublished"
      from listings
      join properties on properties.account_id = listings.account_id and properties.id = listings.property_id
      cross join lateral (select array[external_id, portal_id, property_id] as numbers) as known
      where listings.target_id = ${targetId} and listings.account_id = ${accountId} and is_wanted
    ) as listing
    where "isAwaited" or "isPublished" and numbers && ${numbers}::text[]
    order by tried_at`)
}

export interface ReportOnListing {
  listingId: string
  report: ImportReportOnListing
}

/**
 * Makes the listings due: the connector says what follows from it. It is said about the version that was handed over last. A
 * confirmation counts only where one is waited for; what is refused counts in any case.
 */
export async function recordReports(tx: Tx, accountId: string, reports: ReportOnListing[]): Promise<void> {
  await lockListings(
    tx,
    accountId,
    reports.map(({ listingId }) => listingId),
  )
  await tx.run(sql`
    update listings set report = reported.report::json, due_at = now(),
      pending_version = case when lease_token is null then coalesce(pending_version, published_version) else pending_version end
    from unnest(
      ${reports.map(({ listingId }) => listingId)}::text[],
      ${reports.map(({ report }) => JSON.stringify(report))}::text[],
      ${reports.map(({ report }) => report.problem !== null)}::bool[]
    ) as reported (id, report, is_refused)
    where listings.account_id = ${accountId} and listings.id = reported.id
      and (is_refused or listings.report is null and (pending_version is not null or lease_token is not null))`)
  tx.wake('listings')
}

/** In one order, as all do who change several. */
async function lockListings(tx: Tx, accountId: string, ids: string[]): Promise<void> {
  await tx.many(
    sql`select id from listings where account_id = ${accountId} and id = any (${ids}) order by id for update`,
  )
}

/** What a portal remarks about adverts that it has taken. */
export async function recordWarnings(
  tx: Tx,
  accountId: string,
  warnings: { listingId: string; warnings: Problem[] }[],
): Promise<void> {
  await lockListings(
    tx,
    accountId,
    warnings.map(({ listingId }) => listingId),
  )
  await tx.run(sql`
    update listings set warnings = remarked.warnings::json, updated_at = now()
    from unnest(
      ${warnings.map(({ listingId }) => listingId)}::text[],
      ${warnings.map((each) => JSON.stringify(each.warnings))}::text[]
    ) as remarked (id, warnings)
    where listings.account_id = ${accountId} and listings.id = remarked.id`)
}
