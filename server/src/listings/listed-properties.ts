import type { ListingStatus } from '@aushang/model'
import sql, { empty, type Sql } from 'sql-template-tag'
import type { Db } from '../lib/database/db.ts'
import type { ListedProperties } from '../properties/property-filter.ts'

/** A listing that does not get where it should unless somebody does something: changes the property, gives the target access, or publishes it again. */
export function listingNeedsSomeone(accountId: string): Sql {
  return sql`(
    status = 'failed' or missing_since is not null
    or status in ('pending', 'updating', 'unpublishing') and target_id in (
      select id from targets where account_id = ${accountId} and authorization_status <> 'authorized'))`
}

/** What the lists of properties ask the listings. */
export function listedProperties(db: Db): ListedProperties {
  return {
    isListed(accountId, { listingStatus, targetId }) {
      const isThere = targetId === undefined ? empty : sql`and target_id = ${targetId}`
      const listed = (status: Sql) => sql`(
        select property_id from listings where account_id = ${accountId} ${isThere} ${status})`
      if (listingStatus === 'none') return sql`not exists ${ofProperty(isThere)}`
      return sql`id in ${listed(listingStatus === undefined ? empty : hasStatus(listingStatus))}`
    },

    needSomeone: (accountId) => sql`
      select property_id from listings where account_id = ${accountId} and ${listingNeedsSomeone(accountId)}`,

    async findByPortalId(accountId, written) {
      const number = written.replaceAll('\0', '')
      const found = await db.many<{ propertyId: string }>(sql`
        select distinct property_id as "propertyId" from listings
        where left(portal_id, 60) = left(${number}, 60) and portal_id = ${number} and account_id = ${accountId}
        limit 100`)
      return found.map(({ propertyId }) => propertyId)
    },
  }
}

const hasStatus = (status: ListingStatus) => sql`and status = ${status}`

const ofProperty = (isThere: Sql) => sql`(
  select from listings where listings.property_id = properties.id and listings.account_id = properties.account_id ${isThere})`
