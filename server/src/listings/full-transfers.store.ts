import sql from 'sql-template-tag'
import type { Db } from '../lib/database/db.ts'
import type { ListingRow } from './claim-listings.ts'

interface OnlineListing extends Pick<ListingRow, 'id' | 'propertyId' | 'portalId' | 'portalNumber' | 'remembered'> {
  transfer: string | null
}

/**
 * Also what the portal has taken and not decided on yet, and what was handed over and not settled: left out of a full
 * transfer, it would go without our noticing.
 */
export async function listOnline(db: Db, accountId: string, targetId: string): Promise<OnlineListing[]> {
  return db.many(sql`
    select id, property_id as "propertyId", portal_id as "portalId", portal_number as "portalNumber", remembered, transfer
    from listings
    where target_id = ${targetId} and account_id = ${accountId} and is_wanted
      and (published_version > 0 or pending_version is not null or transfer is not null)
    order by id`)
}

/** Something was handed over, or taken down, since the full transfer was prepared. */
export class StockChanged extends Error {}

/**
 * The name of the file that carries all of them. Those that wait for a report wait for that on their own file. Called when
 * nobody else speaks to the portal; throws `StockChanged` when that is not what was read.
 */
export async function recordFullTransfer(
  db: Db,
  accountId: string,
  targetId: string,
  { carried, transfer }: { carried: OnlineListing[]; transfer: string },
): Promise<void> {
  const now = await listOnline(db, accountId, targetId)
  const isSame =
    now.length === carried.length &&
    now.every(({ id, transfer }, index) => {
      const before = carried[index]
      return before?.id === id && before.transfer === transfer
    })
  if (!isSame) throw new StockChanged('The listings have changed since the full transfer was prepared.')
  await db.run(sql`
    update listings set transfer = ${transfer}
    where (account_id, id) in (
      select account_id, id from listings
      where target_id = ${targetId} and account_id = ${accountId} and is_wanted and published_version > 0
        and pending_version is null and lease_token is null
      order by id for update)`)
}
