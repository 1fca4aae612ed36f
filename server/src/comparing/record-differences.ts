import { type DifferenceKind, messageOf } from '@aushang/model'
import sql, { type Sql } from 'sql-template-tag'
import type { NewEvent } from '../events/events.store.ts'
import type { Tx } from '../lib/database/db.ts'
import { newId } from '../lib/ids.ts'
import { recordMissing } from '../listings/restore-listings.ts'
import { recordEvents } from '../webhooks/record-events.ts'
import type { ComparisonRow } from './comparisons.store.ts'
import { isChanged, pairedListings } from './find-differences.ts'

/** What does not hold any more goes; what is being mended, or was, stays. */
export async function dropSettledDifferences(
  tx: Tx,
  { accountId, targetId }: ComparisonRow,
  found: Sql,
): Promise<void> {
  await tx.run(sql`
    with found as (${found})
    delete from differences
    where target_id = ${targetId} and account_id = ${accountId} and status in ('open', 'forgotten', 'failed')
      and not exists (select from found where found.subject = differences.subject and found.kind = differences.kind)`)
}

/** Those listings are not shown by the portal, and all others of the target are. */
export async function recordMissingListings(tx: Tx, { accountId, targetId }: ComparisonRow, found: Sql): Promise<void> {
  const missing = sql`
    select listing_id from (${found}) as found
    where kind in ('missing', 'deactivated') and not exists (
      select from differences as known
      where known.target_id = ${targetId} and known.account_id = ${accountId} and known.subject = found.subject
        and known.status = 'forgotten')`
  await recordMissing(tx, accountId, targetId, missing)
}

/** What is there as we published it: whatever mark it bears then is the mark of that. */
export async function recordKnownMarks(tx: Tx, comparison: ComparisonRow): Promise<void> {
  const { accountId, targetId } = comparison
  await tx.run(sql`
    update online_adverts as advert set known_mark = same.mark, known_published_at = same.published_at
    from (
      select * from (${pairedListings(comparison)}) as paired
      where key is not null and known_published_at is distinct from published_at and not ${isChanged}
    ) as same
    where advert.account_id = ${accountId} and advert.target_id = ${targetId} and advert.key = same.key`)
}

const batchMax = 100
const unknownBatchMax = 5_000

interface Found {
  kind: DifferenceKind
  listingId: string | null
  propertyId: string
  portalId: string | null
  externalId: string | null
}

/** Writes down what is new, some at a time, and tells what is missing. Returns whether there may be more. */
export async function recordNewDifferences(
  tx: Tx,
  { accountId, targetId }: ComparisonRow,
  found: Sql,
  { areTold }: { areTold: boolean },
): Promise<boolean> {
  const ours = await insertFound(sql`kind <> 'unknown'`, batchMax)
  const missing = ours.filter(({ kind }) => kind === 'missing' || kind === 'deactivated')
  if (areTold && missing.length > 0) await recordEvents(tx, accountId, missing.flatMap(asEvent))
  if (ours.length === batchMax) return true
  return (await insertFound(sql`kind = 'unknown'`, unknownBatchMax)).length === unknownBatchMax

  function insertFound(which: Sql, limit: number): Promise<Found[]> {
    return tx.many(sql`
      insert into differences (
        account_id, id, target_id, subject, kind, listing_id, property_id, portal_id, external_id, title, changed_at,
        failure_code, failure_message)
      select ${accountId}, id, ${targetId}, subject, kind, listing_id, property_id, portal_id, external_id, title, changed_at,
        failure_code, failure_message
      from (
        select *, row_number() over () as position from (${found}) as found
        where ${which} and not exists (
          select from differences as known
          where known.target_id = ${targetId} and known.account_id = ${accountId} and known.subject = found.subject
            and known.status <> 'mended')
        limit ${limit}
      ) as found
      join unnest(${Array.from({ length: limit }, newId)}::text[]) with ordinality as new (id, position) using (position)
      returning kind, listing_id as "listingId", property_id as "propertyId", portal_id as "portalId",
        external_id as "externalId"`)
  }

  function asEvent({ kind, listingId, propertyId, portalId, externalId }: Found): NewEvent[] {
    if (listingId === null || (kind !== 'missing' && kind !== 'deactivated')) return []
    const payload = {
      listingId,
      propertyId,
      targetId,
      kind,
      ...(portalId && { portalId }),
      ...(externalId && { externalId }),
      ...failures[kind],
    }
    return [{ name: 'listing.missing', payload, listingId }]
  }
}

const failures = {
  missing: { failureCode: 'advert_missing', failureMessage: messageOf({ key: 'advertMissing' }) },
  deactivated: { failureCode: 'advert_deactivated', failureMessage: messageOf({ key: 'advertDeactivated' }) },
} as const

/** What earlier comparisons have seen, and this one has not. */
export async function dropUnseenAdverts(tx: Tx, { accountId, targetId, run }: ComparisonRow): Promise<void> {
  await tx.run(sql`
    delete from online_adverts
    where account_id = ${accountId} and target_id = ${targetId} and (run <> ${run} or is_gone)`)
}
