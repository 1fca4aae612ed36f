import { accessFailures, type AttentionItem } from '@aushang/model'
import sql, { type Sql } from 'sql-template-tag'
import type { Db } from '../lib/database/db.ts'
import { isUnreadable } from '../requests/mails.store.ts'

const itemsMax = 100
const examplesMax = 3

/** What waits for a person, alike ones in one, the newest first. */
export async function listAttention(db: Db, accountId: string): Promise<AttentionItem[]> {
  const found = await Promise.all(
    [failedListings, missingListings, targetsWithoutAccess, failedProperties, webhooksInTrouble, unreadableMails].map(
      (select) =>
        db.many<{ item: AttentionItem; at: Date }>(sql`${select(accountId)} order by at desc limit ${itemsMax}`),
    ),
  )
  return found
    .flat()
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())
    .slice(0, itemsMax)
    .map(({ item }) => item)
}

/** A time as the API shows it. */
const shown = (time: Sql) => sql`to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** With when it came up last; members that are null are left out. */
const item = (at: Sql, members: Sql) => sql`json_strip_nulls(json_build_object(${members})) as item, ${at} as at`

/** Those that wait for a target to have access again are counted with it. */
const failedListings = (accountId: string) => sql`
  with failed as (
    select *, row_number() over (partition by target_id, failure_code order by updated_at desc) as number
    from listings
    where status = 'failed' and account_id = ${accountId} and coalesce(failure_code, '') <> all (${accessFailures}::text[])
  )
  select ${item(
    sql`max(failed.updated_at)`,
    sql`'code', 'listings_failed', 'count', count(*), 'since', ${shown(sql`min(failed.updated_at)`)},
      'newestAt', ${shown(sql`max(failed.updated_at)`)}, 'targetId', target_id, 'failureCode', failed.failure_code,
      'examples', json_agg(json_build_object(
        'propertyId', properties.id, 'listingId', failed.id, 'externalId', external_id, 'title', title,
        'failureMessage', failed.failure_message, 'problems', problems) order by number)
        filter (where number <= ${examplesMax})`,
  )}
  from failed
  join properties on properties.account_id = failed.account_id and properties.id = property_id
  group by target_id, failed.failure_code`

/** A portal does not show them any more, and nobody here has taken them down. */
const missingListings = (accountId: string) => sql`
  with missing as (
    select *, row_number() over (partition by target_id order by missing_since desc) as number
    from listings where account_id = ${accountId} and missing_since is not null and status <> 'failed'
  )
  select ${item(
    sql`max(missing_since)`,
    sql`'code', 'listings_missing', 'count', count(*), 'since', ${shown(sql`min(missing_since)`)},
      'newestAt', ${shown(sql`max(missing_since)`)}, 'targetId', target_id,
      'examples', json_agg(json_build_object(
        'propertyId', properties.id, 'listingId', missing.id, 'externalId', external_id, 'title', title) order by number)
        filter (where number <= ${examplesMax})`,
  )}
  from missing
  join properties on properties.account_id = missing.account_id and properties.id = property_id
  group by target_id`

const targetsWithoutAccess = (accountId: string) => sql`
  select ${item(
    sql`updated_at`,
    sql`'code', 'target_without_access',
      'count', (
        select count(*) from listings
        where listings.target_id = targets.id and listings.account_id = targets.account_id and status <> 'published'),
      'since', ${shown(sql`updated_at`)}, 'newestAt', ${shown(sql`updated_at`)}, 'targetId', id,
      'authorizationStatus', authorization_status, 'failureCode', failure_code, 'failureMessage', failure_message`,
  )}
  from targets where account_id = ${accountId} and authorization_status <> 'authorized'`

const failedProperties = (accountId: string) => sql`
  with failed as (
    select *, row_number() over (partition by failure_code order by updated_at desc) as number
    from properties where account_id = ${accountId} and processing_status = 'failed'
  )
  select ${item(
    sql`max(updated_at)`,
    sql`'code', 'properties_failed', 'count', count(*), 'since', ${shown(sql`min(updated_at)`)},
      'newestAt', ${shown(sql`max(updated_at)`)}, 'failureCode', failure_code,
      'examples', json_agg(json_build_object(
        'propertyId', id, 'externalId', external_id, 'title', title, 'failureMessage', failure_message) order by number)
        filter (where number <= ${examplesMax})`,
  )}
  from failed group by failure_code`

const webhooksInTrouble = (accountId: string) => sql`
  select ${item(
    sql`coalesce(failing_since, updated_at)`,
    sql`'code', case when enabled then 'webhook_failing' else 'webhook_disabled' end, 'count', 1,
      'since', ${shown(sql`coalesce(failing_since, updated_at)`)}, 'newestAt', ${shown(sql`greatest(failing_since, updated_at)`)},
      'webhookId', id,
      'failureCode', disabled_reason`,
  )}
  from webhooks
  where account_id = ${accountId} and (enabled and failing_since is not null or not enabled and disabled_reason is not null)`

const unreadableMails = (accountId: string) => sql`
  select ${item(
    sql`max(received_at)`,
    sql`'code', 'mails_unreadable', 'count', count(*), 'since', ${shown(sql`min(received_at)`)},
      'newestAt', ${shown(sql`max(received_at)`)}, 'targetId', target_id,
      'failureCode', case when count(distinct failure_code) = 1 then min(failure_code) end`,
  )}
  from mails
  where account_id = ${accountId} and ${isUnreadable} and received_at > now() - interval '7 days'
  group by target_id`
