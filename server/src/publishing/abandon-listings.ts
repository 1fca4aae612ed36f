import type { WithdrawalReason } from '@aushang/model'
import sql, { type Sql } from 'sql-template-tag'
import type { NewEvent } from '../events/events.store.ts'
import type { Tx } from '../lib/database/db.ts'
import { ApiError, notFound } from '../lib/errors.ts'
import { listingJson } from '../listings/listings.store.ts'
import { recordEvents } from '../webhooks/record-events.ts'
import { removeListings } from './finish-listings.ts'

interface Abandoning {
  reason?: WithdrawalReason | undefined
  /** Although the portal could be told. */
  force?: boolean | undefined
}

interface AbandonedListing {
  id: string
  propertyId: string
  targetId: string
  portalId: string | null
  publicUrl: string | null
  /** The portal accepts us, and the last try got an answer. */
  canBeTold: boolean
  json: string
}

/** Gives up on a portal that cannot be reached any more. Returns the listing as it was. */
export async function abandonListing(tx: Tx, accountId: string, id: string, options: Abandoning): Promise<string> {
  const [listing] = await lockListings(tx, accountId, sql`listings.id = ${id}`)
  if (listing === undefined) throw notFound('listing')
  await abandonListings(tx, accountId, [listing], options)
  return listing.json
}

/** All those of a target. */
export async function abandonListingsOfTarget(
  tx: Tx,
  accountId: string,
  targetId: string,
  options: Abandoning,
): Promise<void> {
  await abandonListings(
    tx,
    accountId,
    await lockListings(tx, accountId, sql`listings.target_id = ${targetId}`),
    options,
  )
}

/** In one order, as all do who lock several. */
function lockListings(tx: Tx, accountId: string, which: Sql): Promise<AbandonedListing[]> {
  return tx.many(sql`
    select listings.id, property_id as "propertyId", target_id as "targetId", portal_id as "portalId",
      coalesce(public_url, mailed_url) as "publicUrl", ${listingJson} as json,
      coalesce(failure_code, '') not in ('portal_unavailable', 'outcome_unknown') and (is_wanted or not has_failed) and (
        select authorization_status = 'authorized' from targets
        where targets.account_id = listings.account_id and targets.id = listings.target_id) as "canBeTold"
    from listings
    where listings.account_id = ${accountId} and ${which}
    order by listings.id for update`)
}

async function abandonListings(
  tx: Tx,
  accountId: string,
  listings: AbandonedListing[],
  { reason, force = false }: Abandoning,
): Promise<void> {
  if (listings.length === 0) return
  if (!force && listings.every(({ canBeTold }) => canBeTold)) {
    throw new ApiError(
      'portal_reachable',
      'The portal accepts us, and can be told to take it down: delete without abandon, or add force=true.',
    )
  }
  await removeListings(tx, accountId, listings)
  await recordEvents(
    tx,
    accountId,
    listings.map((listing) => abandonmentOf(listing, reason)),
  )
}

/** With what may still be online. */
function abandonmentOf(
  { id, propertyId, targetId, portalId, publicUrl }: AbandonedListing,
  reason: WithdrawalReason | undefined,
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
  return { name: 'publication.succeeded', payload, listingId: id }
}
