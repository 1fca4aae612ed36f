import { accessFailures, type ListingDraft, type Property, type WithdrawalReason } from '@aushang/model'
import sql from 'sql-template-tag'
import { violatedConstraint } from '../lib/database/database-errors.ts'
import type { Db, Tx } from '../lib/database/db.ts'
import { ApiError, invalid, notFound } from '../lib/errors.ts'
import { newId } from '../lib/ids.ts'
import { type Document, json, jsonText, time, value } from '../lib/database/json-sql.ts'
import { attachmentsWait } from '../properties/properties.store.ts'
import type { ListingRow } from './claim-listings.ts'
import { triedAnew } from './republish-listings.ts'
import { rowsOf } from '../lib/database/rows-of.ts'

const isReportAwaited = 'is_report_awaited and is_wanted and pending_version = wanted_version and report is null'
const awaitsAttachments = 'is_wanted and awaits_property'
const attachmentsDueAt = `(
  select attachments_named_at + ${attachmentsWait.sql} from properties
  where properties.account_id = listings.account_id and properties.id = listings.property_id)`

export const shownListing = {
  id: value('id'),
  propertyId: value('property_id'),
  targetId: value('target_id'),
  status: value('status'),
  portalId: value('portal_id'),
  publicUrl: value('coalesce(public_url, mailed_url)'),
  publishedAt: time('published_at'),
  confirmed: value('is_confirmed'),
  missingSince: time('missing_since'),
  reportDueAt: `case when ${isReportAwaited} then ${time('report_due_at')} end`,
  waitsFor: value(`case
    when ${awaitsAttachments} then 'attachments'
    when ${isReportAwaited} then 'report'
    when failure_code in (${accessFailures.map((code) => `'${code}'`).join(', ')}) then 'access'
    when is_wanted and has_failed and failure_code = 'quota_exhausted' then 'quota' end`),
  waitsUntil: `case
    when ${awaitsAttachments} then ${time(attachmentsDueAt)}
    when ${isReportAwaited} then ${time('report_due_at')} end`,
  attempts: value('attempts'),
  nextAttemptAt: `case when lease_until is null or lease_until < now() then ${time('due_at')} end`,
  failureCode: value('failure_code'),
  failureMessage: json('failure_message'),
  problems: json('problems'),
  warnings: json('warnings'),
  createdAt: time('created_at'),
  updatedAt: time('updated_at'),
}

export const listingJson = jsonText(shownListing)

interface Created {
  id: string
  hasProperty: boolean
  hasTarget: boolean
  externalId: string
  isLeaving: boolean
  isProcessed: boolean
  /** Null: another property has, or had, the number on the target. */
  json: string | null
}

/**
 * As JSON text, or why not, in the order of the drafts, by one statement: it throws when any pair is listed already, or two of
 * these want the same number, and none is created then. A listing whose property is not processed yet waits for that.
 */
export async function createListings(
  db: Db,
  accountId: string,
  drafts: ListingDraft[],
): Promise<(Pick<Document, 'id' | 'json'> | ApiError)[]> {
  const ids = drafts.map(() => newId())
  const created = await db
    .many<Created>(
      sql`
      with new as (
        select * from ${rowsOf('new', drafts, {
          id: ['text', (_, index) => ids[index]],
          property_id: ['text', ({ propertyId }) => propertyId],
          target_id: ['text', ({ targetId }) => targetId],
        })}
      ),
      -- Neither may go in between, nor the property be processed, or leave, and miss this listing.
      property as (
        select new.id, external_id, is_leaving, processing_status in ('succeeded', 'failed') as is_processed
        from new join properties on properties.account_id = ${accountId} and properties.id = property_id
        order by properties.id for share of properties
      ),
      target as (
        select new.id from new join targets on targets.account_id = ${accountId} and targets.id = target_id
        for key share of targets
      ),
      -- A portal knows an object by its number: no other may ever have had it there. In one order: two who take the same
      -- numbers wait for each other, and not crosswise.
      object as (
        insert into listed_objects as object (account_id, target_id, external_id, property_id, listing_id)
        select ${accountId}, target_id, external_id, property_id, id
        from new join property using (id) join target using (id)
        where not is_leaving order by target_id, external_id
        on conflict (account_id, target_id, external_id) do update set listing_id = excluded.listing_id
          where object.property_id = excluded.property_id
        returning listing_id as id
      ),
      kept as (
        delete from kept_adverts as advert using new join object using (id)
        where advert.account_id = ${accountId} and advert.property_id = new.property_id and advert.target_id = new.target_id
        returning new.id, placement ->> 'portalId' as portal_id, placement ->> 'externalId' as number
      ),
      listing as (
        insert into listings (account_id, id, property_id, target_id, awaits_property, due_at, portal_id, portal_number)
        select ${accountId}, id, property_id, target_id, not is_processed, case when is_processed then now() end,
          portal_id, nullif(number, external_id)
        from new join property using (id) join object using (id) left join kept using (id)
        returning id, ${listingJson} as json
      )
      select id, property is not null as "hasProperty", target is not null as "hasTarget", external_id as "externalId",
        is_leaving as "isLeaving", is_processed as "isProcessed", json
      from new left join property using (id) left join target using (id) left join listing using (id)`,
    )
    .catch((error: unknown) => {
      if (violatedConstraint(error) !== 'listings_of_property') throw error
      throw new ApiError('listing_exists', { key: 'listingExists' })
    })
  if (created.some(({ isProcessed, json }) => isProcessed && json !== null)) db.wake('listings')
  const byId = new Map(created.map((each) => [each.id, each]))
  return ids.map((id) => {
    const each = byId.get(id) as Created
    return each.json === null ? whyNotCreated(each) : { id, json: each.json }
  })
}

function whyNotCreated({ hasProperty, hasTarget, isLeaving, externalId }: Created): ApiError {
  if (!hasProperty || !hasTarget) return unknown({ property: hasProperty, target: hasTarget })
  if (isLeaving) {
    return new ApiError('property_is_leaving', { key: 'propertyIsLeaving' })
  }
  return new ApiError('external_id_taken', { key: 'externalIdTaken', params: { externalId } })
}

function unknown(isThere: { property: boolean; target: boolean }): ApiError {
  const missing = (['property', 'target'] as const).filter((noun) => !isThere[noun])
  return invalid(
    missing.map((noun) => ({
      path: `/${noun}Id`,
      code: `unknown_${noun}`,
      sentence: { key: `${noun}Unknown`, params: { member: `${noun}Id` } },
    })),
  )
}

/** Those of the targets on which another property has, or had, this number. */
export async function listTargetsWithNumber(
  db: Db,
  accountId: string,
  { id, externalId }: Pick<Property, 'id' | 'externalId'>,
  targetIds: string[],
): Promise<string[]> {
  const objects = await db.many<{ targetId: string }>(sql`
    select target_id as "targetId" from listed_objects
    where account_id = ${accountId} and target_id = any (${targetIds}) and external_id = ${externalId}
      and property_id <> ${id}`)
  return objects.map(({ targetId }) => targetId)
}

/** Whether a portal may know the property by its number: an advert of it was online, or may be, or is on its way there. */
export async function isNumberKnown(
  db: Db,
  accountId: string,
  { id, externalId }: Pick<Property, 'id' | 'externalId'>,
): Promise<boolean> {
  const { isKnown } = await db.one<{ isKnown: boolean }>(sql`
    select exists (
        select from listings
        where account_id = ${accountId} and property_id = ${id} and (${mayBeOnline} or lease_until > now())
      ) or exists (
        select from targets join listed_objects as object on object.account_id = ${accountId} and target_id = targets.id
        where targets.account_id = ${accountId} and external_id = ${externalId} and property_id = ${id}
          and (portal_id is not null
            or not exists (select from listings where account_id = ${accountId} and listings.id = listing_id))
      ) as "isKnown"`)
  return isKnown
}

/** Its listings go on under another number of the property, which is locked. False, and nothing is done, where a portal may know it by the old one. */
export async function renumberListings(
  tx: Tx,
  accountId: string,
  property: Pick<Property, 'id' | 'externalId'>,
  externalId: string,
): Promise<boolean> {
  const { id } = property
  // Whoever holds one is about to tell the portal, or was told by it: that is not waited for.
  const { areFree } = await tx.one<{ areFree: boolean }>(sql`
    with free as (
      select from listings where account_id = ${accountId} and property_id = ${id} for update skip locked
    )
    select (select count(*) from free) = count(*) as "areFree" from listings
    where account_id = ${accountId} and property_id = ${id}`)
  if (!areFree || (await isNumberKnown(tx, accountId, property))) return false
  await tx
    .run(
      sql`
      update listed_objects set external_id = ${externalId}
      where account_id = ${accountId} and property_id = ${id} and external_id = ${property.externalId}
        and exists (select from listings where account_id = ${accountId} and listings.id = listing_id)`,
    )
    .catch((error: unknown) => {
      if (violatedConstraint(error) !== 'listed_objects_pkey') throw error
      throw new ApiError('external_id_taken', { key: 'externalIdTaken', params: { externalId } })
    })
  return true
}

/** As JSON text. */
export async function getListing(db: Db, accountId: string, id: string): Promise<string> {
  const listing = await db.maybeOne<{ json: string }>(sql`
    select ${listingJson} as json from listings where account_id = ${accountId} and id = ${id}`)
  if (listing === null) throw notFound('listing')
  return listing.json
}

type ListingPlace = Pick<ListingRow, 'id' | 'propertyId' | 'targetId' | 'portalId' | 'portalNumber' | 'remembered'>

/** Which property it shows on which target, and what is known of it there. */
export async function getListingPlace(db: Db, accountId: string, id: string): Promise<ListingPlace> {
  const listing = await db.maybeOne<ListingPlace>(sql`
    select id, property_id as "propertyId", target_id as "targetId", portal_id as "portalId",
      portal_number as "portalNumber", remembered
    from listings where account_id = ${accountId} and id = ${id}`)
  if (listing === null) throw notFound('listing')
  return listing
}

/** Whether the property is to stay online by another target of the same type, with this very advert. */
export async function isAdvertShared(
  db: Db,
  accountId: string,
  listing: { id: string; propertyId: string; portalId: string; targetType: string },
): Promise<boolean> {
  const { isShared } = await db.one<{ isShared: boolean }>(sql`
    select exists (
      select from listings join targets on targets.account_id = listings.account_id and targets.id = target_id
      where listings.account_id = ${accountId} and property_id = ${listing.propertyId} and listings.id <> ${listing.id}
        and is_wanted and portal_id = ${listing.portalId} and targets.type = ${listing.targetType}) as "isShared"`)
  return isShared
}

/** It is taken down; once the portal has confirmed, it is gone. */
export async function unpublishListing(
  tx: Tx,
  accountId: string,
  id: string,
  reason?: WithdrawalReason,
): Promise<string> {
  const listing = await tx.maybeOne<{ json: string }>(sql`
    update listings set ${unpublishing}, withdrawal_reason = coalesce(${reason ?? null}, withdrawal_reason) where account_id = ${accountId} and id = ${id}
    returning ${listingJson} as json`)
  if (listing === null) throw notFound('listing')
  tx.wake('listings')
  return listing.json
}

/** Several. */
export async function unpublishListings(tx: Tx, accountId: string, ids: string[]): Promise<void> {
  const listings = await tx.run(sql`
    update listings set ${unpublishing}
    where (account_id, id) in (
      select account_id, id from listings where account_id = ${accountId} and id = any (${ids}) order by id for update)`)
  if (listings > 0) tx.wake('listings')
}

/** Whoever changes it after that has seen it as it is. */
export async function lockListing(tx: Tx, accountId: string, id: string): Promise<void> {
  await tx.run(sql`select from listings where account_id = ${accountId} and id = ${id} for update`)
}

/** All those of a property. Returns how many there are. */
export async function unpublishListingsOfProperty(tx: Tx, accountId: string, propertyId: string): Promise<number> {
  const listings = await tx.run(sql`
    update listings set ${unpublishing}
    where (account_id, id) in (
      select account_id, id from listings where property_id = ${propertyId} and account_id = ${accountId}
      order by id for update)`)
  if (listings > 0) tx.wake('listings')
  return listings
}

// Whoever asks for it again gets it tried again.
export const unpublishing = sql`
  is_wanted = false, wanted_version = wanted_version + 1, ${triedAnew}, due_at = now(), updated_at = now()`

/** At once, with all tries. */
export async function retryListing(tx: Tx, accountId: string, id: string): Promise<string> {
  const listing = await tx.maybeOne<{ json: string }>(sql`
    update listings set ${triedAnew}, due_at = now(), updated_at = now()
    where account_id = ${accountId} and id = ${id} and (has_failed or failures > 0)
    returning ${listingJson} as json`)
  if (listing === null) {
    await getListing(tx, accountId, id)
    throw new ApiError('nothing_to_retry', { key: 'nothingToRetry' })
  }
  tx.wake('listings')
  return listing.json
}

export async function listListingIds(db: Db, accountId: string): Promise<string[]> {
  const listings = await db.many<{ id: string }>(sql`
    select id from listings where account_id = ${accountId} order by id`)
  return listings.map(({ id }) => id)
}

/** Those of which their portals have something, or may have it: a try that was interrupted may have reached them. */
export async function countMaybeOnline(db: Db, accountId: string): Promise<number> {
  const { count } = await db.one<{ count: number }>(sql`
    select count(*) from listings
    where account_id = ${accountId} and ${mayBeOnline}`)
  return count
}

const mayBeOnline = sql`(portal_id is not null or is_unsure or exists (
  select from listing_attempts as attempt
  where attempt.listing_id = listings.id and attempt.account_id = listings.account_id and attempt.outcome is null))`

/** They are taken down. What their portals called them is kept, for inquiries that come late; of one that no portal has taken, nothing is. */
export async function deleteListings(tx: Tx, accountId: string, ids: string[]): Promise<void> {
  await tx.run(sql`
    with gone as (
      delete from listings where account_id = ${accountId} and id = any (${ids})
      returning id, target_id, property_id, portal_id, portal_number, ${mayBeOnline} as may_be_online
    ),
    never_online as (
      delete from listed_objects as object using gone
      where object.account_id = ${accountId} and object.target_id = gone.target_id and listing_id = gone.id
        and not may_be_online and object.portal_id is null
    ),
    numbered as (
      select target_id, coalesce(portal_number, properties.external_id) as external_id, portal_id from gone
      join properties on properties.account_id = ${accountId} and properties.id = property_id
      where portal_id is not null
    )
    update listed_objects as object set portal_id = numbered.portal_id
    from numbered
    where object.account_id = ${accountId} and object.target_id = numbered.target_id
      and object.external_id = numbered.external_id`)
}

/** Of these, those that are on a portal, and of which nobody knows where they are to be seen. */
export async function listAddressless(
  tx: Tx,
  accountId: string,
  ids: string[],
): Promise<{ id: string; targetId: string }[]> {
  return tx.many(sql`
    select id, target_id as "targetId" from listings
    where account_id = ${accountId} and id = any (${ids})
      and published_version > 0 and public_url is null and mailed_url is null`)
}

/** One that is being worked on is passed over: another mail will tell it. */
export async function recordMailedUrls(
  tx: Tx,
  accountId: string,
  addresses: { id: string; url: string }[],
): Promise<void> {
  await tx.run(sql`
    with free as (
      select account_id, id from listings
      where account_id = ${accountId} and id = any (${addresses.map(({ id }) => id)})
        and public_url is null and mailed_url is null
      for update skip locked
    )
    update listings set mailed_url = said.url, updated_at = now()
    from free
    join ${rowsOf('said', addresses, {
      id: ['text', ({ id }) => id],
      url: ['text', ({ url }) => url],
    })} using (id)
    where listings.account_id = free.account_id and listings.id = free.id`)
}

/** Of these properties, those that have no listing (any more). */
export async function filterUnlisted(tx: Tx, accountId: string, propertyIds: string[]): Promise<string[]> {
  const listed = await tx.many<{ propertyId: string }>(sql`
    select property_id as "propertyId" from listings
    where property_id = any (${propertyIds}) and account_id = ${accountId}`)
  return propertyIds.filter((id) => listed.every(({ propertyId }) => propertyId !== id))
}
