import type { Problem } from '@aushang/connectors'
import sql from 'sql-template-tag'
import type { Tx } from '../lib/database/db.ts'

/** The listings that show a contact on a target say what is wrong with it there, or nothing any more. */
export async function warnOfContact(
  tx: Tx,
  accountId: string,
  { targetId, contactId }: { targetId: string; contactId: string },
  problems: Problem[],
): Promise<void> {
  const given = JSON.stringify(problems)
  await tx.run(sql`
    update listings set updated_at = now(), warnings = nullif((
      select coalesce(json_agg(warning), '[]') from (
        select warning from json_array_elements(coalesce(warnings, '[]')) as warning where warning ->> 'path' <> '/contactId'
        union all
        select * from json_array_elements(${given}::json)) as all_warnings (warning))::text, '[]')::json
    where (account_id, id) in (
      select listing.account_id, listing.id from listings as listing
      join properties as property on property.account_id = listing.account_id and property.id = listing.property_id
      join targets as target on target.account_id = listing.account_id and target.id = listing.target_id
      where listing.target_id = ${targetId} and listing.account_id = ${accountId} and listing.is_wanted
        and coalesce(property.contact_id, target.contact_id) = ${contactId}
        and (listing.warnings is not null or ${problems.length} > 0)
      order by listing.id for update of listing)`)
}
