import sql from 'sql-template-tag'
import type { Tx } from '../lib/database/db.ts'
import { triedAnew } from './republish-listings.ts'

/** Those that a portal does not show, as a comparison has found, and those that it does. */
export async function recordMissing(
  tx: Tx,
  accountId: string,
  { missing, seen }: { missing: string[]; seen: string[] },
): Promise<void> {
  await tx.run(sql`
    update listings set missing_since = case when id = any (${missing}) then now() end
    where (account_id, id) in (
      select account_id, id from listings
      where account_id = ${accountId} and (
        id = any (${missing}) and missing_since is null or id = any (${seen}) and missing_since is not null)
      order by id for update)`)
}

/** Those that the portal does not have, or has refused, as far as we know by now, and that nobody is at work on. */
export async function lockMissing(
  tx: Tx,
  accountId: string,
  ids: string[],
): Promise<{ id: string; propertyId: string }[]> {
  return tx.many(sql`
    select id, property_id as "propertyId" from listings
    where account_id = ${accountId} and id = any (${ids}) and lease_token is null
      and (missing_since is not null or has_failed and published_version = 0)
    order by id for update`)
}

/** They are published as they are here, whatever was remembered of them: somebody has changed them on the portal. */
export async function restoreListings(tx: Tx, accountId: string, ids: string[]): Promise<void> {
  const restored = await tx.run(sql`
    update listings set wanted_version = wanted_version + 1, remembered = null, ${triedAnew}, due_at = now(), updated_at = now()
    where (account_id, id) in (
      select account_id, id from listings
      where account_id = ${accountId} and id = any (${ids}) and is_wanted order by id for update)`)
  if (restored > 0) tx.wake('listings')
}
