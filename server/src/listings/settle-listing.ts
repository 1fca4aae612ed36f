import type { Outcome, Withdrawal } from '@aushang/connectors'
import type { EventPayload } from '@aushang/model'
import sql, { empty, type Sql } from 'sql-template-tag'
import type { NewEvent } from '../events/events.store.ts'
import type { Tx } from '../lib/db.ts'
import type { Settled } from '../lib/work.ts'
import { deauthorize, keepQuiet } from '../targets/targets.store.ts'
import { recordEvents } from '../webhooks/record-events.ts'
import { type Failure, failureOf } from './failure.ts'
import { gatherSeconds } from './follow.ts'
import type { ListingResult, ListingRow } from './publish-listing.work.ts'

type SettledListing = Settled<ListingRow, ListingResult>

/** Writes down what came of each, and tells. */
export async function settleListings(tx: Tx, settled: SettledListing[]): Promise<void> {
  const events = new Map<string, NewEvent[]>()
  for (const each of settled) {
    const event = await settle(tx, each)
    const { accountId } = each.row
    if (event !== null) events.set(accountId, [...(events.get(accountId) ?? []), event])
  }
  for (const [accountId, its] of [...events].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    await recordEvents(tx, accountId, its)
  }
}

async function settle(tx: Tx, { row, token, result, verdict }: SettledListing): Promise<NewEvent | null> {
  const { outcome } = result
  if (outcome === null) return waits(tx, row, result)
  if (result.attempt !== undefined) {
    await closeInterrupted(tx, row, token)
    await rememberAdvert(tx, row, outcome)
  }
  switch (outcome.kind) {
    case 'published':
      await tx.run(sql`
        update listings set
          published_version = ${row.wantedVersion}, published_at = now(),
          public_url = ${outcome.publicUrl ?? null}, pending_version = null,
          has_failed = false, failure_code = null, failure_message = null, problems = null, updated_at = now(),
          ${dueForNewer(row)}
        where account_id = ${row.accountId} and id = ${row.id}`)
      return succeeded(row, { portalId: outcome.portalId, ...(outcome.publicUrl && { publicUrl: outcome.publicUrl }) })

    case 'withdrawn':
      await remove(tx, row)
      return succeeded(row)

    case 'pending':
      await tx.run(sql`
        update listings set
          pending_version = ${row.wantedVersion}, updated_at = now(),
          -- The report may have been quicker than the answer to the upload.
          ${dueForNewer(row, sql`case when report is null then now() + make_interval(secs => ${outcome.askAgainAfterMs / 1000}) else now() end`)}
        where account_id = ${row.accountId} and id = ${row.id}`)
      return null

    case 'unauthorized': {
      const isFirst = result.attempt && (await deauthorize(tx, result.attempt.target, outcome.detail))
      // The target tells it once, and so does the listing that found out; the others wait for the user with it.
      const failure = failureOf(outcome)
      return isFirst ? fails(tx, row, failure) : waits(tx, row, { failure })
    }

    case 'rejected':
      return fails(tx, row, failureOf(outcome))

    case 'unavailable':
    case 'unknown': {
      if (outcome.kind === 'unavailable' && outcome.retryAfterMs !== undefined) {
        await keepQuiet(tx, row.accountId, row.targetId, outcome.retryAfterMs)
      }
      const failure = failureOf(outcome)
      if (verdict === 'failed') return fails(tx, row, failure)
      await tx.run(sql`
        update listings set
          failure_code = ${failure.failureCode}, failure_message = ${failure.failureMessage}, updated_at = now(),
          ${dueForNewer(row, sql`due_at`)}
        where account_id = ${row.accountId} and id = ${row.id}`)
      return null
    }
  }
}

/** What came in between is due; a listing that waits is due once what it waits for has come in between. */
async function waits(
  tx: Tx,
  row: ListingRow,
  { failure, quietUntil }: Pick<ListingResult, 'failure' | 'quietUntil'>,
): Promise<null> {
  const shown = failure
    ? sql`failure_code = ${failure.failureCode}, failure_message = ${failure.failureMessage}, problems = null, updated_at = now(),`
    : empty
  await tx.run(sql`
    update listings set ${shown} due_at = case
      when ${quietUntil ?? null}::timestamptz is not null then ${quietUntil ?? null}
      when wanted_version > ${row.wantedVersion} or not is_wanted and ${row.isWanted} then now()
      when exists (
        select from targets
        join properties on properties.account_id = targets.account_id and properties.id = listings.property_id
        where targets.account_id = listings.account_id and targets.id = listings.target_id
          and authorization_status = 'authorized'
          and (not listings.is_wanted or processing_status in ('succeeded', 'failed'))) then now()
    end
    where account_id = ${row.accountId} and id = ${row.id}`)
  return null
}

async function fails(tx: Tx, row: ListingRow, failure: Failure): Promise<NewEvent> {
  const problems = failure.problems === undefined ? null : JSON.stringify(failure.problems)
  await tx.run(sql`
    update listings set
      has_failed = wanted_version = ${row.wantedVersion}, failure_code = ${failure.failureCode},
      failure_message = ${failure.failureMessage}, problems = ${problems}, pending_version = null,
      updated_at = now(), ${dueForNewer(row)}
    where account_id = ${row.accountId} and id = ${row.id}`)
  return { name: 'publication.failed', payload: { ...publicationOf(row), ...failure }, listingId: row.id }
}

/** Edits that came while this one was on its way go out together, a moment after it began. Without any: then, or never. */
function dueForNewer({ wantedVersion }: ListingRow, then: Sql = sql`null`): Sql {
  return sql`due_at = case when wanted_version > ${wantedVersion}
    then greatest(now(), tried_at + make_interval(secs => ${gatherSeconds})) else ${then} end`
}

/** It may be there although it is not online. Whoever was unsure and got no further than a refusal has not looked yet. */
async function rememberAdvert(tx: Tx, row: ListingRow, { kind, portalId }: Outcome | Withdrawal): Promise<void> {
  const isSure = kind === 'published' || kind === 'withdrawn' || kind === 'pending'
  const isUnsure = kind === 'unknown' || (row.isUnsure && !isSure)
  await tx.run(sql`
    update listings set portal_id = coalesce(${portalId ?? null}, portal_id), is_unsure = ${isUnsure}
    where account_id = ${row.accountId} and id = ${row.id}`)
}

/** Tries that were interrupted, by whoever: nobody will tell any more what became of them. */
async function closeInterrupted(tx: Tx, { accountId, id }: ListingRow, token: string): Promise<void> {
  await tx.run(sql`
    update listing_attempts set outcome = 'unknown', failure_code = 'outcome_unknown',
      failure_message = 'The service was interrupted before an answer came.'
    where listing_id = ${id} and account_id = ${accountId} and outcome is null and id <> ${token}`)
}

/** A property that leaves goes with its last listing. */
async function remove(tx: Tx, { accountId, id, propertyId }: ListingRow): Promise<void> {
  await tx.maybeOne(sql`
    select id from properties where account_id = ${accountId} and id = ${propertyId} and is_leaving for update`)
  await tx.run(sql`delete from listings where account_id = ${accountId} and id = ${id}`)
  await tx.run(sql`
    delete from properties where account_id = ${accountId} and id = ${propertyId} and is_leaving and not exists (
      select from listings where listings.property_id = properties.id and listings.account_id = properties.account_id)`)
}

type Publication = EventPayload<'publication.succeeded'>

function succeeded(row: ListingRow, details: Pick<Publication, 'portalId' | 'publicUrl'> = {}): NewEvent {
  return { name: 'publication.succeeded', payload: { ...publicationOf(row), ...details }, listingId: row.id }
}

function publicationOf({ id, propertyId, targetId, isWanted, publishedVersion }: ListingRow): Publication {
  const operation = !isWanted ? 'delete' : publishedVersion === 0 ? 'create' : 'update'
  return { listingId: id, propertyId, targetId, type: isWanted ? 'set' : 'delete', operation }
}
