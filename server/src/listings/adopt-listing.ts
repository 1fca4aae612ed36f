import sql from 'sql-template-tag'
import type { Db, Tx } from '../lib/database/db.ts'
import { storedJson } from '../lib/database/json-sql.ts'
import { newId } from '../lib/ids.ts'
import { triedAnew } from './republish-listings.ts'

interface AdoptedListing {
  propertyId: string
  targetId: string
  portalId: string
  publicUrl: string | undefined
  /** Under which the portal has it, and that of its property. */
  portalNumber: string
  externalId: string
  /** What the portal shows is this version of the property. */
  propertyVersion: number
  remembered: unknown
}

/** A listing of an advert that is online already: nothing is sent before its property is edited. Returns its id. */
export async function adoptListing(tx: Tx, accountId: string, listing: AdoptedListing): Promise<string> {
  const { propertyId, targetId, portalId, publicUrl, portalNumber, externalId, propertyVersion, remembered } = listing
  const id = newId()
  await tx.run(sql`
    insert into listed_objects (account_id, target_id, external_id, property_id, listing_id)
    select ${accountId}, ${targetId}, number, ${propertyId}, ${id}
    from unnest(${[...new Set([portalNumber, externalId])].toSorted()}::text[]) as number
    on conflict (account_id, target_id, external_id) do update set
      property_id = excluded.property_id, listing_id = excluded.listing_id`)
  await tx.run(sql`
    insert into listings (
      account_id, id, property_id, target_id, wanted_version, published_version, published_at, is_confirmed, portal_id, public_url,
      portal_number, adopted_version, remembered)
    values (
      ${accountId}, ${id}, ${propertyId}, ${targetId}, 1, 1, now(), true, ${portalId}, ${publicUrl ?? null},
      ${portalNumber === externalId ? null : portalNumber}, ${propertyVersion}, ${storedJson(remembered)}::json)`)
  return id
}

/** A listing that is to become what its portal shows. */
interface SettledListing {
  listingId: string
  propertyId: string
  portalId: string | null
  externalId?: string
  /** Something of it is on its way. */
  isMoving: boolean
}

/** With its property, and all that follow that one, in the order in which an edit locks them. Null when it is not wanted any more. */
export async function lockSettledListing(
  tx: Tx,
  accountId: string,
  { id, propertyId }: { id: string; propertyId: string },
): Promise<SettledListing | null> {
  await tx.maybeOne(sql`
    select id from properties
    -- Of one that is leaving, whoever takes down its listings locks them first.
    where account_id = ${accountId} and id = ${propertyId} and not is_leaving for no key update`)
  const listings = await tx.many<Omit<SettledListing, 'externalId'> & { number: string | null; isWanted: boolean }>(sql`
    select id as "listingId", property_id as "propertyId", portal_id as "portalId", portal_number as number, is_wanted as "isWanted",
      ${isMoving} as "isMoving"
    from listings where property_id = ${propertyId} and account_id = ${accountId} order by id for update`)
  const listing = listings.find(({ listingId, isWanted }) => listingId === id && isWanted)
  if (listing === undefined) return null
  const { number, isWanted: _wanted, ...rest } = listing
  return number === null ? rest : { ...rest, externalId: number }
}

/** Whether it is on its way, or waits to be. */
export async function isListingMoving(db: Db, accountId: string, id: string): Promise<boolean> {
  const listing = await db.maybeOne<{ isMoving: boolean }>(sql`
    select ${isMoving} as "isMoving" from listings where account_id = ${accountId} and id = ${id}`)
  return listing?.isMoving ?? false
}

const isMoving = sql`(due_at is not null or lease_until is not null or awaits_property)`

/** What the portal shows is this version of the property: nothing is sent before the next. */
export async function adoptVersion(
  tx: Tx,
  accountId: string,
  { id, version, remembered }: { id: string; version: number; remembered: unknown },
): Promise<void> {
  await tx.run(sql`
    update listings set adopted_version = ${version}, awaits_property = false, published_version = wanted_version,
      remembered = ${storedJson(remembered)}::json, ${triedAnew}, updated_at = now()
    where account_id = ${accountId} and id = ${id}`)
}

/** The listing of an advert, by what the portal calls it, or by the number under which it has it. */
export async function findListingOfAdvert(
  db: Db,
  accountId: string,
  targetId: string,
  { portalId, portalNumber }: { portalId: string; portalNumber: string },
): Promise<{ id: string; propertyId: string } | null> {
  return db.maybeOne(sql`
    select id, property_id as "propertyId" from listings
    where target_id = ${targetId} and account_id = ${accountId} and (
      left(portal_id, 60) = left(${portalId}, 60) and portal_id = ${portalId}
      or property_id = (
        select property_id from listed_objects
        where account_id = ${accountId} and target_id = ${targetId} and external_id = ${portalNumber}))
    limit 1`)
}

/** A property under that number which is not on the target yet: the same object, brought here from elsewhere. */
export async function findUnlistedProperty(
  tx: Tx,
  accountId: string,
  targetId: string,
  { externalId, type }: { externalId: string; type: string },
): Promise<{ id: string; version: number } | null> {
  const found = await tx.many<{ id: string; version: number }>(sql`
    select id, version from properties
    where external_id = ${externalId} and account_id = ${accountId} and type = ${type} and not is_leaving
      and not exists (
        select from listings where listings.property_id = properties.id and listings.account_id = ${accountId}
          and listings.target_id = ${targetId})
    limit 2 for share`)
  const [property] = found
  return found.length === 1 && property !== undefined ? property : null
}
