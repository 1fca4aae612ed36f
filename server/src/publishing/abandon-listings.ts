import type { Actor, WithdrawalReason } from '@aushang/model'
import sql, { type Sql } from 'sql-template-tag'
import type { NewEvent } from '../events/events.store.ts'
import type { Database, Db, Tx } from '../lib/database/db.ts'
import { ApiError, notFound } from '../lib/errors.ts'
import { listingJson } from '../listings/listings.store.ts'
import { recordEvents } from '../webhooks/record-events.ts'
import { removeListings } from './finish-listings.ts'

// Of a target, in one transaction: each is told to as many as a hundred webhooks.
const batchMax = 100

interface Abandoning {
  reason?: WithdrawalReason | undefined
  /** Although the portal could be told. */
  force?: boolean | undefined
  actor?: Actor | undefined
}

interface AbandonedListing {
  id: string
  propertyId: string
  targetId: string
  portalId: string | null
  publicUrl: string | null
  json: string
}

/** Gives up on a portal that cannot be reached any more. Returns the listing as it was. */
export async function abandonListing(tx: Tx, accountId: string, id: string, options: Abandoning): Promise<string> {
  const thisOne = sql`listings.id = ${id}`
  const [listing] = await lockAbandoned(tx, accountId, thisOne)
  if (listing === undefined) throw notFound('listing')
  if (options.force !== true && (await canSomeBeTold(tx, accountId, thisOne))) throw portalReachable()
  await abandonListings(tx, accountId, [listing], options)
  return listing.json
}

/**
 * All those of a target, if none of them can be told to its portal. Some at a time, because for so long nobody else writes to
 * the account's log: when it is cut off, it can be asked for again, and finds the rest.
 */
export async function abandonListingsOfTarget(
  db: Database,
  accountId: string,
  targetId: string,
  options: Abandoning,
): Promise<void> {
  const ofTarget = sql`listings.target_id = ${targetId}`
  if (options.force !== true && (await canSomeBeTold(db, accountId, ofTarget))) throw portalReachable()
  const abandonSome = async (tx: Tx) => {
    const listings = await lockAbandoned(tx, accountId, ofTarget)
    if (listings.length > 0) await abandonListings(tx, accountId, listings, options)
    return listings.length
  }
  while ((await db.transaction(abandonSome, accountId)) === batchMax);
}

/** The portal accepts us, and the last try got an answer. */
const canBeTold = sql`
  coalesce(failure_code, '') not in ('portal_unavailable', 'outcome_unknown') and (is_wanted or not has_failed) and (
    select authorization_status = 'authorized' from targets
    where targets.account_id = listings.account_id and targets.id = listings.target_id)`

async function canSomeBeTold(db: Db, accountId: string, which: Sql): Promise<boolean> {
  const { isSo } = await db.one<{ isSo: boolean }>(sql`
    select exists (select from listings where account_id = ${accountId} and ${which} and ${canBeTold}) as "isSo"`)
  return isSo
}

/** The first ones, in one order, as all do who lock several. */
function lockAbandoned(tx: Tx, accountId: string, which: Sql): Promise<AbandonedListing[]> {
  return tx.many(sql`
    select listings.id, property_id as "propertyId", target_id as "targetId", portal_id as "portalId",
      coalesce(public_url, mailed_url) as "publicUrl", ${listingJson} as json
    from listings
    where listings.account_id = ${accountId} and ${which}
    order by listings.id limit ${batchMax} for update`)
}

async function abandonListings(
  tx: Tx,
  accountId: string,
  listings: AbandonedListing[],
  options: Abandoning,
): Promise<void> {
  await removeListings(tx, accountId, listings)
  await recordEvents(
    tx,
    accountId,
    listings.map((listing) => abandonmentOf(listing, options)),
  )
}

function portalReachable(): ApiError {
  return new ApiError('portal_reachable', { key: 'portalReachable' })
}

/** With what may still be online. */
function abandonmentOf(
  { id, propertyId, targetId, portalId, publicUrl }: AbandonedListing,
  { reason, actor }: Abandoning,
): NewEvent {
  const payload = {
    listingId: id,
    propertyId,
    targetId,
    type: 'delete',
    operation: 'delete',
    ...(reason && { reason }),
    abandoned: true,
    ...(portalId && { portalId }),
    ...(publicUrl && { publicUrl }),
  } as const
  return { name: 'publication.succeeded', payload, orderingKey: id, actor }
}
