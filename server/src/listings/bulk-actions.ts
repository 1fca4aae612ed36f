import type { BulkAction, BulkRefusal, ListingDraft, WithdrawalReason } from '@aushang/model'
import sql, { type Sql } from 'sql-template-tag'
import type { Db, Tx } from '../lib/database/db.ts'
import { newId } from '../lib/ids.ts'
import { unpublishing } from './listings.store.ts'
import { triedAnew } from './republish-listings.ts'

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
  externalId: string
  isProcessed: boolean
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
      coalesce(property.external_id, '') as "externalId",
      coalesce(property.processing_status in ('succeeded', 'failed'), false) as "isProcessed",
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

/** Neither properties nor targets may go in between, nor a property be processed, or leave, and miss its listing. */
async function publishAll(tx: Tx, accountId: string, pairs: ListingDraft[]): Promise<BulkOutcome[]> {
  await tx.many(sql`
    select id from properties where account_id = ${accountId} and id = any (${pairs.map(({ propertyId }) => propertyId)})
    order by id for share`)
  await tx.many(sql`
    select id from targets where account_id = ${accountId} and id = any (${pairs.map(({ targetId }) => targetId)})
    order by id for key share`)
  const judged = (await judgePairs(tx, accountId, 'publish', pairs)).map((pair) => ({ ...pair, id: newId() }))
  const taken = await takeExternalIds(
    tx,
    accountId,
    judged.filter(({ refusal }) => refusal === null),
  )
  const free = judged.filter(({ id }) => taken.has(id)).toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
  const created = await tx.many<{ id: string }>(sql`
    with new as (
      select * from unnest(
        ${free.map(({ id }) => id)}::text[],
        ${free.map(({ propertyId }) => propertyId)}::text[],
        ${free.map(({ targetId }) => targetId)}::text[],
        ${free.map(({ externalId }) => externalId)}::text[],
        ${free.map(({ isProcessed }) => isProcessed)}::bool[]
      ) as new (id, property_id, target_id, external_id, is_processed)
    ),
    kept as (
      delete from kept_adverts as advert using new
      where advert.account_id = ${accountId} and advert.property_id = new.property_id and advert.target_id = new.target_id
      returning new.id, placement ->> 'portalId' as portal_id, nullif(placement ->> 'externalId', external_id) as portal_number
    )
    insert into listings (account_id, id, property_id, target_id, awaits_property, due_at, portal_id, portal_number)
    select ${accountId}, id, property_id, target_id, not is_processed, case when is_processed then now() end,
      portal_id, portal_number
    from new left join kept using (id)
    on conflict (property_id, account_id, target_id) do nothing
    returning id`)
  tx.wake('listings')
  const ids = new Set(created.map(({ id }) => id))
  return judged.map(({ id, refusal }) => {
    if (ids.has(id)) return { listingId: id, version: 1, isWanted: true }
    // Whoever was quicker has it.
    return { refusal: refusal ?? (taken.has(id) ? 'listing_exists' : 'external_id_taken') }
  })
}

/** As `createListings` does it. Returns the ids of the listings whose number was free. */
async function takeExternalIds(
  tx: Tx,
  accountId: string,
  unordered: (JudgedPair & { id: string })[],
): Promise<Set<string>> {
  // In one order: two who take the same numbers wait for each other, and not crosswise.
  const pairs = unordered.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
  const taken = await tx.many<{ id: string }>(sql`
    insert into listed_objects as object (account_id, target_id, external_id, property_id, listing_id)
    select ${accountId}, * from unnest(
      ${pairs.map(({ targetId }) => targetId)}::text[],
      ${pairs.map(({ externalId }) => externalId)}::text[],
      ${pairs.map(({ propertyId }) => propertyId)}::text[],
      ${pairs.map(({ id }) => id)}::text[])
    on conflict (account_id, target_id, external_id) do update set listing_id = excluded.listing_id
      where object.property_id = excluded.property_id
    returning listing_id as id`)
  return new Set(taken.map(({ id }) => id))
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

function keyOf({ targetId, externalId, propertyId }: JudgedPair): string {
  return `${targetId} ${externalId} ${propertyId}`
}

function listed(pairs: ListingDraft[]): Sql {
  return sql`unnest(
    ${pairs.map(({ propertyId }) => propertyId)}::text[],
    ${pairs.map(({ targetId }) => targetId)}::text[]) with ordinality as pair (property_id, target_id, position)`
}
