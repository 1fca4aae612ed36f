import type { Tx } from '../lib/database/db.ts'
import type { ListingRow } from '../listings/claim-listings.ts'
import { retryForPlaces, retryTriedBefore } from '../listings/republish-listings.ts'
import type { Decision } from '../listings/settle-listings.ts'
import { lockFreedPlace, recordFreedPlace } from '../targets/targets.store.ts'

/**
 * Portals take so many adverts of an agency at a time. Where one was taken down, the oldest that found no place is tried again; and
 * whoever found none while that happened, too. So it does not matter which of the two was asked for first.
 */
export async function passOnPlaces(
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
