import sql, { type Sql } from 'sql-template-tag'
import type { ComparisonRow } from './comparisons.store.ts'

/**
 * What differs, as a query. Each row has what `differences` has: subject, kind, listing_id, property_id, portal_id, external_id, title,
 * changed_at, failure_code, failure_message. What is on its way here is left alone, and so is what was published after the portal was asked.
 */
export function differencesAtPortal(comparison: ComparisonRow): Sql {
  const { accountId, targetId, run } = comparison
  const seen = sql`advert.account_id = ${accountId} and advert.target_id = ${targetId} and advert.run = ${run} and not is_gone`
  return sql`
    select listing_id as subject, kind, listing_id, property_id, portal_id, number as external_id, title, changed_at,
      null as failure_code, null::json as failure_message
    from (
      select *, case
        when key is null then 'missing'
        when is_shown = false then 'deactivated'
        when ${isChanged} then 'changed'
      end as kind
      from (${pairedListings(comparison)}) as paired
    ) as judged
    where kind is not null
    union all
    select advert.key, 'unwanted', null, object.property_id, advert.portal_id, advert.external_id, advert.title,
      advert.changed_at, null, null
    from online_adverts as advert
    join listed_objects as object on object.account_id = advert.account_id and object.target_id = advert.target_id
      and object.external_id = advert.external_id
    where ${seen} and is_shown is distinct from false
      and not exists (
        select from listings
        where listings.property_id = object.property_id and listings.account_id = ${accountId}
          and listings.target_id = ${targetId})
      and not ${hasListing(accountId, targetId)}
    union all
    select advert.key, 'unknown', null, null, advert.portal_id, advert.external_id, advert.title, advert.changed_at, null, null
    from online_adverts as advert
    where ${seen} and is_shown is distinct from false
      and not exists (
        select from listed_objects as object
        where object.account_id = ${accountId} and object.target_id = ${targetId}
          and object.external_id = advert.external_id)
      and not ${hasListing(accountId, targetId)}`
}

/** Of portals that cannot be asked: what was handed over last, and what they have reported. */
export function differencesOnRecord({ accountId, targetId }: ComparisonRow): Sql {
  return sql`
    select id as subject, kind, id as listing_id, property_id, portal_id, number as external_id, title, null::timestamptz as changed_at,
      failure_code, failure_message
    from (
      select listing.*, coalesce(portal_number, property.external_id) as number, property.title, case
        when has_failed and published_version = 0 and portal_id is not null then 'missing'
        when has_failed and published_version > 0 then 'changed'
        when not has_failed and published_version = wanted_version and not is_confirmed
          and published_at < now() - interval '2 days' and exists (
            select from listings as other
            where other.target_id = ${targetId} and other.account_id = ${accountId} and other.is_confirmed
              and other.published_at > listing.published_at) then 'unconfirmed'
      end as kind
      from listings as listing
      join properties as property on property.account_id = listing.account_id and property.id = listing.property_id
      where listing.target_id = ${targetId} and listing.account_id = ${accountId} and is_wanted
    ) as judged
    where kind is not null`
}

/** What should be online, and what the portal lists of it, if it does. */
export function pairedListings({ accountId, targetId, run, startedAt }: ComparisonRow): Sql {
  const seen = sql`account_id = ${accountId} and target_id = ${targetId} and run = ${run} and not is_gone`
  return sql`
    select listed.*, advert.key, is_shown, changed_at, mark, known_mark, known_published_at
    from (${listingsOnline(accountId, targetId, startedAt)}) as listed
    left join lateral (
      select * from (
        select 1 as rank, * from online_adverts where ${seen} and key = listed.portal_id
        union all
        select 2, * from online_adverts where ${seen} and external_id = listed.number
      ) as found
      order by rank limit 1
    ) as advert on true`
}

/** Whether it is there in another version: the mark that it had when it was ours, else the portal's clock, which may differ from ours. */
export const isChanged = sql`case
  when known_published_at = published_at and known_mark is not null then mark is distinct from known_mark
  else coalesce(changed_at > published_at + interval '5 minutes', false)
end`

/** What is online as far as we know, and does not change at the moment. */
export function listingsOnline(accountId: string, targetId: string, before: Date): Sql {
  return sql`
    select listing.id as listing_id, listing.property_id, listing.portal_id, property.title, listing.published_at,
      property.type as property_type, coalesce(portal_number, property.external_id) as number
    from listings as listing
    join properties as property on property.account_id = listing.account_id and property.id = listing.property_id
    where listing.target_id = ${targetId} and listing.account_id = ${accountId} and is_wanted and published_version > 0
      and listing.published_at < ${before} and listing.due_at is null and listing.lease_until is null
      and (has_failed or published_version = wanted_version)`
}

const hasListing = (accountId: string, targetId: string) => sql`exists (
  select from listings
  where left(listings.portal_id, 60) = left(advert.portal_id, 60) and listings.portal_id = advert.portal_id
    and listings.account_id = ${accountId} and listings.target_id = ${targetId})`
