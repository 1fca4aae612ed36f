import sql, { type Sql } from 'sql-template-tag'
import type { Tx } from '../lib/database/db.ts'
import { triedAnew } from './republish-listings.ts'

/** Those of the target that are not shown there, as a comparison has found: the ids of them. The others are, as far as we know. */
export async function recordMissing(tx: Tx, accountId: string, targetId: string, missing: Sql): Promise<void> {
  await tx.run(sql`
    with missing (id) as materialized (${missing})
    update listings set missing_since = case when id in (select id from missing) then now() end
    where (account_id, id) in (
      select account_id, id from listings
      where target_id = ${targetId} and account_id = ${accountId}
        and (missing_since is not null) <> (id in (select id from missing))
      order by id for update)`)
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

/** Somebody wants them as they are. */
export async function clearMissing(tx: Tx, accountId: string, ids: string[]): Promise<void> {
  await tx.run(sql`
    update listings set missing_since = null
    where (account_id, id) in (
      select account_id, id from listings
      where account_id = ${accountId} and id = any (${ids}) and missing_since is not null order by id for update)`)
}
