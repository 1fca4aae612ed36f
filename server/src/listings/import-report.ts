import sql from 'sql-template-tag'
import type { Tx } from '../lib/db.ts'

/** What a portal's import report refuses. Without a number, a problem is one of the whole transfer. */
export interface ReportedProblem {
  externalId?: string
  message: string
}

/**
 * Confirms or fails the listings of a target that wait for a report. One names only what it refuses: without a problem, it
 * confirms whatever was sent and waits, for portals import things in the order in which they were sent.
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
    update listings set report = json_build_object('problem', problem.message), due_at = now()
    from unnest(
      ${named.map(({ externalId }) => externalId)}::text[],
      ${named.map(({ message }) => message)}::text[]) as problem (external_id, message)
    join listed_objects as object
      on object.account_id = ${accountId} and object.target_id = ${targetId} and object.external_id = problem.external_id
    where listings.account_id = ${accountId} and listings.id = object.listing_id and pending_version is not null`)
  if (named.length === 0 || ofAll !== undefined) {
    await tx.run(sql`
      update listings set report = ${JSON.stringify({ problem: ofAll?.message ?? null })}, due_at = now()
      where target_id = ${targetId} and account_id = ${accountId} and pending_version is not null and report is null`)
  }
  tx.wake('listings')
}
