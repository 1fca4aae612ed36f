import type { BulkAction, BulkRefusal, ListingDraft, WithdrawalReason } from '@aushang/model'
import sql, { type Sql } from 'sql-template-tag'
import type { Db, Tx } from '../lib/database/db.ts'
import { createListings, unpublishing } from './listings.store.ts'
import { triedAnew } from './republish-listings.ts'
import { rowsOf } from '../lib/database/rows-of.ts'

/** What came of a pair: the listing that is on its way now, or why there is none. */
type BulkOutcome = { listingId: string; version: number; isWanted: boolean } | { refusal: BulkRefusal }

type Do = (tx: Tx, accountId: string, pairs: ListingDraft[], reason?: WithdrawalReason) => Promise<BulkOutcome[]>

/** Each in a few statements, however many pairs there are; answers in their order. */
export const doInBulk: Record<BulkAction, Do> = {
  publish: publishAll,

  withdraw: (tx, accountId, pairs, reason) =>
    changeAll(tx, accountId, pairs, {
      set: sql`${unpublishing}, withdrawal_reason = coalesce(${reason ?? null}, withdrawal_reason)`,
      where: sql`true`,
      refusalOfListed: 'not_listed',
    }),

  retry: (tx, accountId, pairs) =>
    changeAll(tx, accountId, pairs, {
      set: sql`${triedAnew}, due_at = now(), updated_at = now()`,
      where: canBeRetried,
      refusalOfListed: 'nothing_to_retry',
    }),
}

const canBeRetried = sql`(listing.has_failed or listing.failures > 0)`

interface JudgedPair extends ListingDraft {
  refusal: BulkRefusal | null
}

/** What would be refused of them, as things stand: null, where nothing is in the way here. */
export async function judgePairs(
  db: Db,
  accountId: string,
  action: BulkAction,
  pairs: ListingDraft[],
): Promise<JudgedPair[]> {
  const refusal: Record<BulkAction, Sql> = {
    publish: sql`case
      when property.id is null then 'unknown_property'
      when target.id is null then 'unknown_target'
      when property.is_leaving then 'property_is_leaving'
      when listing.id is not null then 'listing_exists'
      when object.property_id <> property.id
        or row_number() over (partition by target.id, property.external_id order by pair.position) > 1
        then 'external_id_taken'
    end`,
    withdraw: sql`case when listing.id is null then 'not_listed' end`,
    retry: sql`case when listing.id is null then 'not_listed' when not ${canBeRetried} then 'nothing_to_retry' end`,
  }
  return db.many(sql`
    select pair.property_id as "propertyId", pair.target_id as "targetId",
      ${refusal[action]} as refusal
    from ${listed(pairs)}
    left join properties as property on property.account_id = ${accountId} and property.id = pair.property_id
    left join targets as target on target.account_id = ${accountId} and target.id = pair.target_id
    left join listings as listing on listing.property_id = pair.property_id and listing.account_id = ${accountId}
      and listing.target_id = pair.target_id
    left join listed_objects as object on object.account_id = ${accountId} and object.target_id = target.id
      and object.external_id = property.external_id
    order by pair.position`)
}

/** Nobody else may list the properties, nor a target go, between the judgement and the deed. */
async function publishAll(tx: Tx, accountId: string, pairs: ListingDraft[]): Promise<BulkOutcome[]> {
  // One that was made for a few compares each with each.
  await tx.run(sql`select set_config('plan_cache_mode', 'force_custom_plan', true)`)
  await tx.many(sql`
    select id from properties where account_id = ${accountId} and id = any (${pairs.map(({ propertyId }) => propertyId)})
    order by id for no key update`)
  await tx.many(sql`
    select id from targets where account_id = ${accountId} and id = any (${pairs.map(({ targetId }) => targetId)})
    order by id for key share`)
  const judged = await judgePairs(tx, accountId, 'publish', pairs)
  const free = judged.filter(({ refusal }) => refusal === null)
  const created = await createListings(tx, accountId, free)
  const byPair = new Map(free.map((pair, index) => [pair, created[index]]))
  return judged.map((pair) => {
    const listing = byPair.get(pair)
    if (listing !== undefined && 'json' in listing) return { listingId: listing.id, version: 1, isWanted: true }
    // With what was locked, only its number can have been taken by somebody quicker.
    return { refusal: pair.refusal ?? 'external_id_taken' }
  })
}

/** Locked in one order, as everywhere. */
async function changeAll(
  tx: Tx,
  accountId: string,
  pairs: ListingDraft[],
  { set, where, refusalOfListed }: { set: Sql; where: Sql; refusalOfListed: BulkRefusal },
): Promise<BulkOutcome[]> {
  const changed = await tx.many<ListingDraft & { id: string; version: number; isWanted: boolean }>(sql`
    update listings set ${set}
    where (account_id, id) in (
      select listing.account_id, listing.id
      from ${listed(pairs)}
      join listings as listing on listing.property_id = pair.property_id and listing.account_id = ${accountId}
        and listing.target_id = pair.target_id
      where ${where}
      order by listing.id for update of listing)
    returning id, property_id as "propertyId", target_id as "targetId", wanted_version as version,
      is_wanted as "isWanted"`)
  if (changed.length > 0) tx.wake('listings')
  const byPair = new Map(changed.map((listing) => [`${listing.propertyId} ${listing.targetId}`, listing]))
  const left = await judgePairs(tx, accountId, 'withdraw', pairs)
  return left.map(({ propertyId, targetId, refusal }) => {
    const listing = byPair.get(`${propertyId} ${targetId}`)
    if (listing === undefined) return { refusal: refusal ?? refusalOfListed }
    return { listingId: listing.id, version: listing.version, isWanted: listing.isWanted }
  })
}

function listed(pairs: ListingDraft[]): Sql {
  return sql`${rowsOf('pair', pairs, {
    property_id: ['text', ({ propertyId }) => propertyId],
    target_id: ['text', ({ targetId }) => targetId],
    position: ['int', (_, index) => index + 1],
  })}`
}
