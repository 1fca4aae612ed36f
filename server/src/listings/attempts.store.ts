import sql from 'sql-template-tag'
import type { Db } from '../lib/db.ts'
import type { Settled, Settling } from '../lib/work.ts'
import { failureOf } from '../publishing/failure.ts'
import type { ListingResult, ListingRow } from '../publishing/publish-listing.work.ts'

// A property with 150 pictures makes hundreds of calls; the first and the last tell enough.
const exchangesMax = 100
const wordsMax = 4_000

/** Nothing is sent of which there is no record. False when the listing is no longer ours to work on. */
export async function beginAttempt(db: Db, { accountId, id, token, isWanted, wantedVersion }: ListingRow) {
  const begun = await db.run(sql`
    with held as (
      update listings set attempts = attempts + 1, tried_at = now(),
        -- What a portal reported about an earlier version says nothing about the one that is sent now.
        report = case when pending_version = wanted_version then report end
      where account_id = ${accountId} and id = ${id} and lease_token = ${token}
      returning account_id, id
    )
    insert into listing_attempts (account_id, listing_id, id, type, version)
    select account_id, id, ${token}, ${isWanted ? 'set' : 'delete'}, ${wantedVersion} from held`)
  return begun === 1
}

/** Also of those who came too late: what they did was done. */
export function recordOutcomes(settled: Settled<ListingRow, ListingResult>[]): Settling {
  const tried = settled.flatMap(({ row, result: { outcome, attempt } }) =>
    outcome === null || attempt === undefined ? [] : [{ row, outcome, attempt, failure: failureOf(outcome) }],
  )
  const recorded = sql`
    outcomes as (
      update listing_attempts as attempt set
        duration_ms = tried.duration_ms, outcome = tried.outcome, failure_code = tried.failure_code,
        failure_message = tried.failure_message, problems = tried.problems::json, portal_status = tried.portal_status,
        portal_message = tried.portal_message, portal_reference = tried.portal_reference,
        exchanges = tried.exchanges::json
      from unnest(
        ${tried.map(({ row }) => row.accountId)}::text[],
        ${tried.map(({ row }) => row.id)}::text[],
        ${tried.map(({ row }) => row.token)}::text[],
        ${tried.map(({ attempt }) => attempt.durationMs)}::int[],
        ${tried.map(({ outcome }) => outcome.kind)}::text[],
        ${tried.map(({ failure }) => failure?.failureCode ?? null)}::text[],
        ${tried.map(({ failure }) => failure?.failureMessage ?? null)}::text[],
        ${tried.map(({ failure }) => (failure?.problems ? JSON.stringify(failure.problems) : null))}::text[],
        ${tried.map(({ outcome }) => outcome.said?.status ?? null)}::int[],
        ${tried.map(({ outcome }) => outcome.said?.words?.slice(0, wordsMax).replaceAll('\0', '\ufffd') ?? null)}::text[],
        ${tried.map(({ outcome }) => outcome.said?.reference?.slice(0, 200) ?? null)}::text[],
        ${tried.map(({ attempt }) => JSON.stringify(worthKeeping(attempt.exchanges)))}::text[]
      ) as tried (account_id, listing_id, id, duration_ms, outcome, failure_code, failure_message, problems,
        portal_status, portal_message, portal_reference, exchanges)
      where attempt.account_id = tried.account_id and attempt.listing_id = tried.listing_id and attempt.id = tried.id
    )`
  return { with: recorded }
}

function worthKeeping<Exchange>(exchanges: Exchange[]): Exchange[] {
  if (exchanges.length <= exchangesMax) return exchanges
  return [...exchanges.slice(0, exchangesMax / 2), ...exchanges.slice(-exchangesMax / 2)]
}
