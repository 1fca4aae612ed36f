import sql from 'sql-template-tag'
import type { Db, Tx } from '../lib/database/db.ts'

/** The adverts of listings that are about to go, which their portals keep unseen: see `server/migrations/0036_kept_adverts.sql`. */
export async function keepAdverts(tx: Tx, accountId: string, listingIds: string[]): Promise<void> {
  await tx.run(sql`
    insert into kept_adverts (account_id, id, target_id, property_id, placement)
    select ${accountId}, listing.id, target_id, property_id, json_build_object(
      'listingId', listing.id, 'propertyId', property_id, 'externalId', coalesce(portal_number, external_id), 'propertyType', property.type,
      'portalId', portal_id, 'postalCode', fields #>> '{address,postalCode}')
    from listings as listing
    join properties as property on property.account_id = ${accountId} and property.id = property_id
    where listing.account_id = ${accountId} and listing.id = any (${listingIds})
    on conflict (property_id, account_id, target_id) do update set id = excluded.id, placement = excluded.placement`)
}

export async function hasKeptAdverts(db: Db, accountId: string, targetId: string): Promise<boolean> {
  const { has } = await db.one<{ has: boolean }>(sql`
    select exists (select from kept_adverts where target_id = ${targetId} and account_id = ${accountId}) as has`)
  return has
}

export async function forgetKeptAdverts(tx: Tx, accountId: string, ids: string[]): Promise<void> {
  await tx.run(sql`delete from kept_adverts where account_id = ${accountId} and id = any (${ids})`)
}
