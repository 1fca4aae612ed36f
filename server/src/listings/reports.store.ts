import type { Problem } from '@aushang/connectors'
import sql, { raw, type Sql } from 'sql-template-tag'
import type { Tx } from '../lib/database/db.ts'
import { storedJson } from '../lib/database/json-sql.ts'
import type { ImportReportOnListing } from './claim-listings.ts'
import { rowsOf } from '../lib/database/rows-of.ts'

/** A listing that waits for a portal's import report, or is being handed over and will. */
export interface AwaitingListing {
  id: string
  /** The file in which it was handed over last. */
  transfer: string | null
  /** Under which a portal may know it. */
  numbers: (string | null)[]
}

/** The oldest first. One of which a newer version is wanted does not wait any more. */
export async function listAwaitingReport(tx: Tx, accountId: string, targetId: string): Promise<AwaitingListing[]> {
  return tx.many(sql`
    select listings.id, transfer, array[external_id, portal_id, property_id] as numbers
    from listings
    join properties on properties.account_id = listings.account_id and properties.id = listings.property_id
    where listings.target_id = ${targetId} and listings.account_id = ${accountId} and is_wanted and is_report_awaited
      and (pending_version = wanted_version or listings.lease_token is not null)
    order by tried_at`)
}

export interface ReportOnListing {
  listingId: string
  report: ImportReportOnListing
}

/**
 * Makes the listings due: the connector says what follows from it. It is said about the version that was handed over last, and
 * the first word counts. Returns the ids of those that still waited for one.
 */
export async function recordReports(tx: Tx, accountId: string, reports: ReportOnListing[]): Promise<string[]> {
  await lockListings(
    tx,
    accountId,
    reports.map(({ listingId }) => listingId),
  )
  const reported = await tx.many<{ id: string }>(sql`
    update listings set report = reported.report::json, due_at = now()
    from ${rowsOf('reported', reports, {
      id: ['text', ({ listingId }) => listingId],
      report: ['text', ({ report }) => storedJson(report)],
    })}
    where listings.account_id = ${accountId} and listings.id = reported.id
      and is_report_awaited and listings.report is null
    returning listings.id`)
  tx.wake('listings')
  return reported.map(({ id }) => id)
}

/** In one order, as all do who change several. */
async function lockListings(tx: Tx, accountId: string, ids: string[]): Promise<void> {
  await tx.many(
    sql`select id from listings where account_id = ${accountId} and id = any (${ids}) order by id for update`,
  )
}

/** The warnings of a listing, and behind them what a portal remarks. As text, for jsonb would write it otherwise than messages are looked for. */
export function withRemarks(listing: 'listings' | 'work', remarked: 'remarked' | 'decided'): Sql {
  const [own, more] = [raw(`${listing}.warnings`), raw(`${remarked}.warnings`)]
  return sql`concat(left(${own}::text, -1) || ',', case when ${own} is null then '[' end, substr(${more}, 2))::json`
}

/** What a portal remarks about adverts that it has taken, besides what we had to warn of ourselves. */
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
    update listings set
      warnings = ${withRemarks('listings', 'remarked')},
      updated_at = now()
    from ${rowsOf('remarked', warnings, {
      id: ['text', ({ listingId }) => listingId],
      warnings: ['text', (each) => storedJson(each.warnings)],
    })}
    where listings.account_id = ${accountId} and listings.id = remarked.id and is_report_awaited`)
}

/** Those that were handed over in a file, and of which the portal has not said anything yet. */
export async function listUnconfirmed(
  tx: Tx,
  accountId: string,
  targetId: string,
): Promise<{ id: string; transfer: string }[]> {
  return tx.many(sql`
    select id, transfer from listings
    where target_id = ${targetId} and account_id = ${accountId} and is_wanted and not is_confirmed
      and published_version = wanted_version and transfer is not null`)
}

/** The portal has said that it shows them, unasked. */
export async function confirmListings(tx: Tx, accountId: string, ids: string[]): Promise<void> {
  await lockListings(tx, accountId, ids)
  await tx.run(sql`
    update listings set is_confirmed = true, updated_at = now()
    where account_id = ${accountId} and id = any (${ids}) and published_version = wanted_version`)
}
