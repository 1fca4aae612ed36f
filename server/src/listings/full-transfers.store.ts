import sql from 'sql-template-tag'
import type { Db } from '../lib/database/db.ts'

interface OnlineListing {
  id: string
  propertyId: string
  portalId: string | null
}

/** Also what the portal has taken and not decided on yet: left out of a full transfer, it would go without our noticing. */
export async function listOnline(db: Db, accountId: string, targetId: string): Promise<OnlineListing[]> {
  return db.many(sql`
    select id, property_id as "propertyId", portal_id as "portalId" from listings
    where target_id = ${targetId} and account_id = ${accountId} and is_wanted
      and (published_version > 0 or pending_version is not null)
    order by id`)
}

/** The name of the file that carries all of them. Those that wait for a report wait for that on their own file. */
export async function recordFullTransfer(db: Db, accountId: string, targetId: string, transfer: string): Promise<void> {
  await db.run(sql`
    update listings set transfer = ${transfer}
    where target_id = ${targetId} and account_id = ${accountId} and is_wanted and published_version > 0
      and pending_version is null and lease_token is null`)
}
