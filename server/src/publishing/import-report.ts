import sql from 'sql-template-tag'
import type { Tx } from '../lib/db.ts'

/** What a portal's import report refuses. Without a number, a problem is one of the whole transfer. */
export interface ReportedProblem {
  /** The number of the object; some portals name it by another of the ids that they were sent. */
  externalId?: string
  message: string
}

/**
 * Confirms or fails the listings of a target that wait for a report. One names only what it refuses: without a problem, it
 * confirms whatever was sent and waits, for portals import things in the order in which they were sent. What it refuses
 * fails in any case, also where nobody waited, or an earlier report was taken for its confirmation.
 */
export async function applyImportReport(
  tx: Tx,
  accountId: string,
  targetId: string,
  problems: ReportedProblem[],
): Promise<void> {
  const named = problems.filter(({ externalId }) => externalId !== undefined)
  const ofAll = problems.find(({ externalId }) => externalId === undefined)
  await tx.run(sql`
    update listings set
      report = json_build_object('problem', problem.message), due_at = now(),
      pending_version = case when lease_token is null then wanted_version else pending_version end
    from unnest(
      ${named.map(({ externalId }) => externalId)}::text[],
      ${named.map(({ message }) => message)}::text[]) as problem (external_id, message)
    cross join lateral (
      select listing_id from listed_objects
      where account_id = ${accountId} and target_id = ${targetId} and external_id = problem.external_id
      union
      select id from listings as other
      where account_id = ${accountId} and target_id = ${targetId}
        and (portal_id = problem.external_id or property_id = problem.external_id)
    ) as object
    where listings.account_id = ${accountId} and listings.id = object.listing_id
      and is_wanted and (pending_version is not null or published_version = wanted_version or lease_token is not null)`)
  if (named.length === 0 || ofAll !== undefined) {
    await tx.run(sql`
      update listings set report = ${JSON.stringify({ problem: ofAll?.message ?? null })}, due_at = now()
      where target_id = ${targetId} and account_id = ${accountId} and report is null
        and (pending_version is not null or lease_token is not null)`)
  }
  tx.wake('listings')
}
