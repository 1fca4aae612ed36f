import { accessFailures } from '@aushang/model'
import sql, { empty, type Sql } from 'sql-template-tag'
import type { Db, Tx } from '../lib/database/db.ts'
import { rowsOf } from '../lib/database/rows-of.ts'

// The first edit goes out at once; those that follow within this time go out together.
export const gatherSeconds = 1

/** What the last try met with is no longer true. */
export const triedAnew = sql`
  has_failed = false, failures = 0, failure_code = null, failure_message = null, problems = null`

/** The beginning of a statement, which ends with the account_id and id of those that are to tell their portals. */
const republishing = republishingWith(empty)
/** Of those whose properties are processed. */
const republishingReady = republishingWith(sql`awaits_property = false,`)

function republishingWith(more: Sql): Sql {
  return sql`
  update listings set ${more}
    wanted_version = wanted_version + 1, ${triedAnew}, updated_at = now(),
    due_at = greatest(now(), tried_at + make_interval(secs => ${gatherSeconds}))
  where (account_id, id) in`
}

/** These properties have a new version that is ready, or that will not be: their listings have to tell the portals. */
export async function republishListings(tx: Tx, properties: { accountId: string; id: string }[]): Promise<void> {
  await republish(tx, properties, { isReady: true })
}

async function republish(
  tx: Tx,
  properties: { accountId: string; id: string }[],
  { isReady, targetId = null }: { isReady: boolean; targetId?: string | null },
): Promise<void> {
  if (properties.length === 0) return
  // Locked in one order, so that two who do this at once wait for each other and not crosswise.
  const followed = await tx.run(sql`
    ${isReady ? republishingReady : republishing} (
      select listing.account_id, listing.id
      from ${rowsOf('property', properties, {
        account_id: ['text', ({ accountId }) => accountId],
        id: ['text', ({ id }) => id],
      })}
      join listings as listing on listing.property_id = property.id and listing.account_id = property.account_id
      where listing.is_wanted and (${targetId}::text is null or listing.target_id = ${targetId})
        and not (${isReady} and ${isAsAdopted})
      order by listing.account_id, listing.id
      for update of listing)`)
  if (followed > 0) tx.wake('listings')
}

/**
 * The advert was read from the portal, and nobody has edited it since: that is what the portal shows. Unless the target or the contact
 * has changed, which may have waited for the property.
 */
const isAsAdopted = sql`(listing.published_version = listing.wanted_version and exists (
  select from properties
  where properties.account_id = listing.account_id and properties.id = listing.property_id
    and properties.version <= listing.adopted_version))`

/**
 * These contacts have changed, and so have the adverts that show them, everywhere or on one target: as the property's own, as the
 * target's default, or as the first of the account on targets of the types that need one (`neededOn`). Those on targets of the types that keep contacts apart (`apartOn`) have not, unless they wait for it, or failed.
 */
export async function republishListingsOfContacts(
  tx: Tx,
  contacts: { accountId: string; id: string }[],
  {
    apartOn = [],
    neededOn = [],
    targetId = null,
  }: { apartOn?: string[]; neededOn?: string[]; targetId?: string | null },
): Promise<void> {
  const followed = await tx.run(sql`
    with contact (account_id, id) as (
      select * from ${rowsOf('contact', contacts, { account_id: ['text', ({ accountId }) => accountId], id: ['text', ({ id }) => id] })}
    ),
    listed (account_id, target_id, property_id) as (
      select listing.account_id, listing.target_id, listing.property_id
      from contact
      join properties as property on property.account_id = contact.account_id and property.contact_id = contact.id
      join listings as listing on listing.property_id = property.id and listing.account_id = property.account_id
      union
      select listing.account_id, listing.target_id, listing.property_id
      from contact
      join targets as target on target.account_id = contact.account_id and target.contact_id = contact.id
      join listings as listing on listing.target_id = target.id and listing.account_id = target.account_id
      join properties as property on property.account_id = listing.account_id and property.id = listing.property_id
      where property.contact_id is null
      union
      select contact.account_id, shown.target_id, shown.property_id
      from contact, lateral (${showingFirst(sql`contact.account_id`, neededOn)}) as shown
      where contact.id = (select id from contacts where account_id = contact.account_id order by id limit 1)
    )
    ${republishing} (
      select listing.account_id, listing.id
      from listed
      join listings as listing on listing.property_id = listed.property_id and listing.account_id = listed.account_id
        and listing.target_id = listed.target_id
      join targets as target on target.id = listing.target_id and target.account_id = listing.account_id
      where listing.is_wanted and (${targetId}::text is null or listing.target_id = ${targetId})
        and (target.type <> all (${apartOn}) or listing.published_version < listing.wanted_version)
      order by listing.account_id, listing.id
      for update of listing)`)
  if (followed > 0) tx.wake('listings')
}

/** The listings that show the first contact of the account: neither their property nor their target names one, and their portal needs one. */
function showingFirst(accountId: Sql, neededOn: string[]): Sql {
  return sql`
    select listing.target_id, listing.property_id
    from targets as target
    join listings as listing on listing.target_id = target.id and listing.account_id = target.account_id
    join properties as property on property.account_id = listing.account_id and property.id = listing.property_id
    where target.account_id = ${accountId} and target.type = any (${neededOn}) and target.contact_id is null
      and property.contact_id is null and listing.is_wanted`
}

/** Whether listings show it without anybody having said so. */
export async function isShownAsFirst(db: Db, accountId: string, id: string, neededOn: string[]): Promise<boolean> {
  const { isShown } = await db.one<{ isShown: boolean }>(sql`
    select ${id} = (select id from contacts where account_id = ${accountId} order by id limit 1)
      and exists (${showingFirst(sql`${accountId}`, neededOn)}) as "isShown"`)
  return isShown
}

/** The options of the target have changed, and with them what its portal is sent. */
export async function republishListingsOfTarget(tx: Tx, accountId: string, targetId: string): Promise<void> {
  const properties = await tx.many<{ accountId: string; id: string }>(sql`
    select account_id as "accountId", property_id as id from listings
    where target_id = ${targetId} and account_id = ${accountId}`)
  await republish(tx, properties, { isReady: false, targetId })
}

/** The target accepts us again: what waited for that goes on. What waits for its property goes on when that is ready, as a new version. */
export async function resumeListings(tx: Tx, accountId: string, targetId: string): Promise<void> {
  await tx.run(sql`
    update listings set ${triedAnew}, due_at = now()
    where (account_id, id) in (
      select account_id, id from listings
      where target_id = ${targetId} and account_id = ${accountId}
        and (published_version < wanted_version or not is_wanted or report is not null)
        and (not has_failed or failure_code = any (${accessFailures}::text[])) and not (is_wanted and awaits_property)
      order by id for update)`)
  tx.wake('listings')
}

/** Those that found no place on the target, so many of them, the oldest first. Who is being settled looks for itself. */
export async function retryForPlaces(tx: Tx, accountId: string, targetId: string, count: number): Promise<void> {
  const retried = await tx.run(sql`
    update listings set ${triedAnew}, due_at = now(), updated_at = now()
    where (account_id, id) in (
      select account_id, id from listings
      where target_id = ${targetId} and account_id = ${accountId}
        and is_wanted and has_failed and failure_code = 'quota_exhausted'
      order by id limit ${count} for update skip locked)`)
  if (retried > 0) tx.wake('listings')
}

/** The same for these, whose last try began before a place was free. */
export async function retryTriedBefore(tx: Tx, accountId: string, ids: string[], freedAt: Date): Promise<void> {
  const retried = await tx.run(sql`
    update listings set ${triedAnew}, due_at = now(), updated_at = now()
    where account_id = ${accountId} and id = any (${ids}) and is_wanted and has_failed and tried_at < ${freedAt}`)
  if (retried > 0) tx.wake('listings')
}
