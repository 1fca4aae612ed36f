import { recordEvents } from '../webhooks/record-events.ts'
import type { Tx } from '../lib/db.ts'
import type { ListingRow } from '../listings/claim-listings.ts'
import { deleteListings } from '../listings/listings.store.ts'
import type { Decision } from '../listings/settle-listings.ts'
import { deleteLeavingProperties, lockLeavingProperties } from '../properties/properties.store.ts'
import { eventOf } from './decide-listing.ts'

/** Removes those that are taken down, with the properties that were to go with their last listing, and tells what happened. */
export async function finishListings(tx: Tx, decided: { row: ListingRow; decision: Decision }[]): Promise<void> {
  const gone = decided.filter(({ decision }) => decision.becomes === 'gone').map(({ row }) => row)
  if (gone.length > 0) await removeListings(tx, gone)
  const events = decided.flatMap(({ row, decision }) => {
    const event = eventOf(row, decision)
    return event === null ? [] : [{ accountId: row.accountId, ...event }]
  })
  for (const [accountId, its] of [...Map.groupBy(events, ({ accountId }) => accountId)].toSorted(([a], [b]) =>
    a < b ? -1 : 1,
  )) {
    await recordEvents(tx, accountId, its)
  }
}

async function removeListings(tx: Tx, gone: ListingRow[]): Promise<void> {
  await lockLeavingProperties(tx, gone)
  await deleteLeavingProperties(tx, await deleteListings(tx, gone))
}
