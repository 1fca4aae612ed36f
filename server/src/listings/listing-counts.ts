import { type ListingStatus, listingStatuses } from '@aushang/model'
import sql from 'sql-template-tag'
import type { Db } from '../lib/database/db.ts'

type ListingCounts = { targetId: string; lastAttemptAt?: string } & Record<ListingStatus, number>

/** How many listings are in which state, on every target. */
export async function countListings(db: Db, accountId: string): Promise<ListingCounts[]> {
  // By their states, so that the index on them is all that is read.
  const counts = await db.many<{ targetId: string; status: ListingStatus; count: number }>(sql`
    select target_id as "targetId", status, count(*) from listings
    where status = any (${[...listingStatuses]}::text[]) and account_id = ${accountId} group by target_id, status`)
  const targets = await db.many<{ id: string; triedAt: Date | null }>(sql`
    select id, "triedAt" from targets
    left join (
      select target_id, max(tried_at) as "triedAt" from listings where account_id = ${accountId} group by target_id
    ) as tried on target_id = id
    where account_id = ${accountId} order by id`)
  const byTarget = Map.groupBy(counts, ({ targetId }) => targetId)
  return targets.map(({ id, triedAt }) => {
    const found = new Map(byTarget.get(id)?.map(({ status, count }) => [status, count]))
    return {
      targetId: id,
      pending: found.get('pending') ?? 0,
      published: found.get('published') ?? 0,
      updating: found.get('updating') ?? 0,
      failed: found.get('failed') ?? 0,
      unpublishing: found.get('unpublishing') ?? 0,
      ...(triedAt && { lastAttemptAt: triedAt.toISOString() }),
    }
  })
}
