import type { DifferenceKind, FailureCode, Message } from '@aushang/model'
import sql, { type Sql } from 'sql-template-tag'
import type { Db, Tx } from '../lib/database/db.ts'
import type { ComparisonRow } from './comparisons.store.ts'
import { advertKey } from './online-adverts.store.ts'

/** Something that was looked at, and in what it differs, if it does. */
export interface Judged {
  /** The listing, or else the key of the advert. */
  subject: string
  kind: DifferenceKind | null
  listingId: string | null
  propertyId: string | null
  portalId: string | null
  externalId: string | null
  title: string | null
  changedAt: Date | null
  /** Of what a portal has refused, as it was told then. */
  failureCode?: FailureCode | null
  failureMessage?: Message | null
  /** The advert that it is at the portal. */
  key?: string | null
  /** On none of the pages, and nobody has asked for it: it was on its way while others were asked for. */
  isUnasked?: boolean
}

/**
 * Some of the listings that should be online, after this one, and what became of them at the portal. What is on its way here is left alone, and so is
 * what was published after the portal was asked.
 */
export async function judgeListings(tx: Tx, comparison: ComparisonRow, limit: number): Promise<Judged[]> {
  return tx.many(sql`
    select listing_id as subject, listing_id as "listingId", property_id as "propertyId", portal_id as "portalId",
      number as "externalId", title, changed_at as "changedAt", key,
      key is null and not ${wasAsked(comparison)} as "isUnasked", case
        when key is null then 'missing'
        when is_shown = false then 'deactivated'
        when ${isChanged} then 'changed'
      end as kind
    from (${pairedListings(comparison, sql`listing.id > ${comparison.nextFrom ?? ''} order by listing.id limit ${limit}`)}) as paired
    order by listing_id`)
}

/** Of a portal that cannot be asked: what was handed over last, and what it has reported. */
export async function judgeListingsOnRecord(tx: Tx, comparison: ComparisonRow, limit: number): Promise<Judged[]> {
  const { accountId, targetId, nextFrom } = comparison
  return tx.many(sql`
    select listing.id as subject, listing.id as "listingId", property_id as "propertyId", portal_id as "portalId",
      coalesce(portal_number, property.external_id) as "externalId", property.title, null as "changedAt",
      listing.failure_code as "failureCode", listing.failure_message as "failureMessage", case
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
      and listing.id > ${nextFrom ?? ''}
    order by listing.id limit ${limit}`)
}

/** Some of the adverts that the portal lists, after this one, and whether we know of them. Each is looked up by itself, however many there are. */
export async function judgeAdverts(tx: Tx, comparison: ComparisonRow, limit: number): Promise<Judged[]> {
  const { accountId, targetId, run, nextFrom } = comparison
  return tx.many(sql`
    select key as subject, key, null as "listingId", property_id as "propertyId", portal_id as "portalId",
      external_id as "externalId", title, changed_at as "changedAt", case
        when is_listed or is_shown = false then null
        when property_id is null then 'unknown'
        else 'unwanted'
      end as kind
    from (
      select advert.*, object.property_id,
        exists (
          select from listings
          where left(listings.portal_id, 60) = left(advert.portal_id, 60) and listings.portal_id = advert.portal_id
            and listings.account_id = ${accountId} and listings.target_id = ${targetId}
          offset 0)
        or exists (
          select from listings
          where listings.property_id = object.property_id and listings.account_id = ${accountId}
            and listings.target_id = ${targetId}
          offset 0) as is_listed
      from (
        select * from online_adverts
        where account_id = ${accountId} and target_id = ${targetId} and run = ${run} and not is_gone
          and key > ${nextFrom ?? ''}
        order by key limit ${limit}
      ) as advert
      left join lateral (
        select property_id from listed_objects
        where account_id = ${accountId} and target_id = ${targetId} and listed_objects.external_id = advert.external_id
        offset 0
      ) as object on true
    ) as known
    order by key`)
}

export interface Candidate {
  listingId: string
  portalId: string | null
  externalId: string
}

/** Some of the listings, after this one, that should be online and are on none of the pages; and how many there are, before it too. */
export async function listCandidates(
  db: Db,
  comparison: ComparisonRow,
  limit: number,
): Promise<{ candidates: Candidate[]; total: number }> {
  const rows = await db.many<Candidate & { total: number }>(sql`
    select * from (
      select listing_id as "listingId", portal_id as "portalId", number as "externalId", count(*) over ()::int as total
      from (${pairedListings(comparison, sql`true`)}) as paired
      where key is null
    ) as candidates
    where "listingId" > ${comparison.nextFrom ?? ''}
    order by "listingId" limit ${limit}`)
  return { candidates: rows, total: rows[0]?.total ?? 0 }
}

/** Whether the portal has said of it, asked by itself, that it is gone. */
function wasAsked({ accountId, targetId, run }: ComparisonRow): Sql {
  return sql`exists (
    select from online_adverts as asked
    where asked.account_id = ${accountId} and asked.target_id = ${targetId}
      and asked.key = ${advertKey(sql`coalesce(paired.portal_id, paired.number)`)} and asked.run = ${run} and asked.is_gone
    offset 0)`
}

/** What should be online and does not change at the moment, and what the portal lists of it. */
function pairedListings({ accountId, targetId, run, startedAt }: ComparisonRow, which: Sql): Sql {
  const seen = sql`account_id = ${accountId} and target_id = ${targetId} and run = ${run} and not is_gone`
  return sql`
    select listed.*, advert.key, is_shown, changed_at, mark, known_mark, known_published_at
    from (
      select listing.id as listing_id, listing.property_id, listing.portal_id, property.title, listing.published_at,
        coalesce(portal_number, property.external_id) as number
      from listings as listing
      join properties as property on property.account_id = listing.account_id and property.id = listing.property_id
      where listing.target_id = ${targetId} and listing.account_id = ${accountId} and is_wanted and published_version > 0
        and listing.published_at < ${startedAt} and listing.due_at is null and listing.lease_until is null
        and (has_failed or published_version = wanted_version) and ${which}
    ) as listed
    left join lateral (
      select * from (
        select 1 as rank, * from online_adverts where ${seen} and key = ${advertKey(sql`listed.portal_id`)}
        union all
        select 2, * from online_adverts where ${seen} and external_id = listed.number
      ) as found
      order by rank limit 1
    ) as advert on true`
}

/**
 * Whether it is there in another version: by the mark that it had when it was ours, else by the portal's clock, which may differ from ours. Of one
 * that could not be read there is neither.
 */
const isChanged = sql`case
  when known_published_at = published_at and known_mark is not null and mark is not null then mark <> known_mark
  else coalesce(changed_at > published_at + interval '5 minutes', false)
end`
