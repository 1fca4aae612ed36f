import type { ListingStatus } from '@aushang/model'
import { raw, type Sql } from 'sql-template-tag'

/**
 * A property that is being processed has a version that is not online yet, and what the last one met with is no longer true.
 * Not with `exists`: lists would look at the properties of all accounts for that.
 */
export const awaitsProperty = `is_wanted and (
  select processing_status from properties
  where properties.account_id = listings.account_id and properties.id = listings.property_id
) in ('pending', 'processing')`

/**
 * Nothing sets a status: it follows from what should be online, what is, and what the portal said last. Of each listing,
 * exactly one of these is true. Those that can be told without a look at the property come first.
 */
const conditions: Record<ListingStatus, string> = {
  unpublishing: 'not is_wanted and not has_failed',
  failed: `has_failed and not (${awaitsProperty})`,
  published: `is_wanted and not has_failed and published_version > 0 and published_version = wanted_version
    and not (${awaitsProperty})`,
  updating: `is_wanted and published_version > 0
    and (not has_failed and published_version < wanted_version or ${awaitsProperty})`,
  pending: `is_wanted and published_version = 0 and (not has_failed or ${awaitsProperty})`,
}

export const listingStatus = `case ${Object.entries(conditions)
  .map(([status, condition]) => `when ${condition} then '${status}'`)
  .join(' ')} end`

export function hasStatus(status: ListingStatus): Sql {
  return raw(`(${conditions[status]})`)
}
