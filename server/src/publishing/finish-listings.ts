import type { Tx } from '../lib/database/db.ts'
import type { ListingRow } from '../listings/claim-listings.ts'
import { keepAdverts } from '../listings/kept-adverts.store.ts'
import { deleteListings, filterUnlisted } from '../listings/listings.store.ts'
import { retryForPlaces, retryTriedBefore } from '../listings/republish-listings.ts'
import type { Decision } from '../listings/settle-listings.ts'
import { deleteLeavingProperties, lockLeavingProperties } from '../properties/properties.store.ts'
import { lockFreedPlace, recordFreedPlace } from '../targets/targets.store.ts'
import { recordEvents } from '../webhooks/record-events.ts'
import { eventOf } from './decide-listing.ts'

/** Removes those that are taken down, with the properties that were to go with their last listing, and tells what happened. */
export async function finishListings(
  tx: Tx,
  accountId: string,
  decided: { row: ListingRow; decision: Decision }[],
): Promise<void> {
  const gone = decided.flatMap(({ row, decision }) =>
    decision.becomes === 'gone' ? [{ ...row, isKept: decision.isKept }] : [],
  )
  if (gone.length > 0) await removeListings(tx, accountId, gone)
  await passOnPlaces(tx, accountId, decided)
  const events = decided.flatMap(({ row, decision }) => eventOf(row, decision) ?? [])
  if (events.length > 0) await recordEvents(tx, accountId, events)
}

/** And the properties that were to go with their last listing. */
export async function removeListings(
  tx: Tx,
  accountId: string,
  gone: (Pick<ListingRow, 'id' | 'propertyId'> & { isKept?: boolean })[],
): Promise<void> {
  const propertyIds = gone.map(({ propertyId }) => propertyId)
  await lockLeavingProperties(tx, accountId, propertyIds)
  const kept = gone.filter(({ isKept }) => isKept).map(({ id }) => id)
  if (kept.length > 0) await keepAdverts(tx, accountId, kept)
  await deleteListings(
    tx,
    accountId,
    gone.map(({ id }) => id),
  )
  await deleteLeavingProperties(tx, accountId, await filterUnlisted(tx, accountId, propertyIds))
}

/**
 * Portals take so many adverts of an agency at a time. Where one was taken down, the oldest that found no place is tried again; and
 * whoever found none while that happened, too. So it does not matter which of the two was asked for first.
 */
async function passOnPlaces(
  tx: Tx,
  accountId: string,
  decided: { row: ListingRow; decision: Decision }[],
): Promise<void> {
  for (const [targetId, ofTarget] of Map.groupBy(decided, ({ row }) => row.targetId)) {
    const freed = ofTarget.filter(({ decision }) => decision.becomes === 'gone')
    if (freed.length > 0) {
      await recordFreedPlace(tx, accountId, targetId)
      await retryForPlaces(tx, accountId, targetId, freed.length)
    }
    const turnedAway = ofTarget.filter(({ decision }) => foundNoPlace(decision))
    if (turnedAway.length === 0) continue
    const freedAt = await lockFreedPlace(tx, accountId, targetId)
    const ids = turnedAway.map(({ row }) => row.id)
    if (freedAt !== null) await retryTriedBefore(tx, accountId, ids, freedAt)
  }
}

function foundNoPlace(decision: Decision): boolean {
  return decision.becomes === 'failed' && decision.failure.failureCode === 'quota_exhausted'
}
