import sql from 'sql-template-tag'
import type { Tx } from '../lib/db.ts'

/** A portal's import report, as far as it concerns listings. */
export interface ImportReport {
  /** By the numbers under which the portal knows the objects. */
  problems: { externalId: string; message: string }[]
}

/**
 * Confirms or fails the listings of a target that wait for it. A report names only what it refuses: with none named, it
 * confirms whatever was sent and waits, for portals import in the order in which they are sent things.
 */
export async function applyImportReport(
  tx: Tx,
  accountId: string,
  targetId: string,
  { problems }: ImportReport,
): Promise<void> {
  const refused = await tx.run(sql`
    update listings set report = json_build_object('problem', problem.message), due_at = now()
    from unnest(
      ${problems.map(({ externalId }) => externalId)}::text[],
      ${problems.map(({ message }) => message)}::text[]) as problem (external_id, message)
    join listed_objects as object
      on object.account_id = ${accountId} and object.target_id = ${targetId} and object.external_id = problem.external_id
    where listings.account_id = ${accountId} and listings.id = object.listing_id and pending_version is not null`)
  const confirmed =
    problems.length > 0
      ? 0
      : await tx.run(sql`
          update listings set report = '{"problem":null}', due_at = now()
          where target_id = ${targetId} and account_id = ${accountId} and pending_version is not null`)
  if (refused + confirmed > 0) tx.wake('listings')
}
