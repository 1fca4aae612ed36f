import type { Outcome, Problem, Withdrawal } from '@aushang/connectors'
import { type FailureCode, type ListingAttemptOutcome, type Message, messageOf } from '@aushang/model'
import sql, { type Sql } from 'sql-template-tag'
import type { Database, Db } from '../lib/database/db.ts'
import { json, jsonText, storedJson, storedText, time, value } from '../lib/database/json-sql.ts'
import type { ListingRow } from './claim-listings.ts'
import { rowsOf } from '../lib/database/rows-of.ts'

export const attemptJson = jsonText({
  id: value('id'),
  type: value('type'),
  startedAt: time('started_at'),
  durationMs: value('duration_ms'),
  outcome: value('outcome'),
  failureCode: value('failure_code'),
  failureMessage: json('failure_message'),
  problems: json('problems'),
  portalStatus: value('portal_status'),
  portalMessage: value('portal_message'),
  portalReference: value('portal_reference'),
  calls: value('calls'),
  fileName: value('file_name'),
  exchanges: json('exchanges'),
})

export interface BegunAttempt {
  row: ListingRow
  /** What will be shown otherwise than it was sent to us. */
  warnings: Problem[]
}

/** Nothing is sent of which there is no record. False for each listing that is no longer ours to work on. */
export async function beginAttempts(db: Pick<Database, 'work'>, attempts: BegunAttempt[]): Promise<boolean[]> {
  // In one order, so that nobody who locks several listings waits for us while we wait for them.
  const begun = attempts.toSorted((a, b) => (a.row.id < b.row.id ? -1 : 1))
  const held = await db.work.many<{ token: string }>(sql`
    with begun as (
      select * from ${rowsOf('begun', begun, {
        account_id: ['text', ({ row }) => row.accountId],
        id: ['text', ({ row }) => row.id],
        token: ['text', ({ row }) => row.token],
        type: ['text', ({ row }) => (row.isWanted ? 'set' : 'delete')],
        version: ['int', ({ row }) => row.wantedVersion],
        warnings: ['text', ({ warnings }) => (warnings.length > 0 ? storedJson(warnings) : null)],
      })}
    ),
    held as (
      update listings as listing set attempts = attempts + 1, tried_at = now(),
        -- What a portal reported about an earlier version says nothing about the one that is sent now.
        report = case when pending_version = wanted_version then report end,
        is_report_awaited = is_report_awaited and pending_version is not distinct from wanted_version,
        warnings = case when pending_version = wanted_version then listing.warnings else begun.warnings::json end
      from begun
      where listing.account_id = begun.account_id and listing.id = begun.id and lease_token = token
      returning listing.account_id, listing.id, token, type, version
    )
    insert into listing_attempts (account_id, listing_id, id, type, version)
    select account_id, id, token, type, version from held
    returning id as token`)
  const tokens = new Set(held.map(({ token }) => token))
  return attempts.map(({ row }) => tokens.has(row.token))
}

/** Somebody else works on the listing by now. */
export class LeaseLost extends Error {}

/**
 * The name of the file in which it is handed over, before it is: the portal's report names it, and may be quick. What was
 * reported until now is about another file. Throws `LeaseLost`.
 */
export async function recordTransfer(
  db: Db,
  { accountId, id, token }: ListingRow,
  transfer: string,
  isReportAwaited: boolean,
): Promise<void> {
  const recorded = await db.run(sql`
    with held as (
      update listings set transfer = ${transfer}, is_report_awaited = ${isReportAwaited}, report = null
      where account_id = ${accountId} and id = ${id} and lease_token = ${token}
      returning account_id, id, lease_token
    )
    update listing_attempts as attempt set file_name = ${transfer} from held
    where attempt.account_id = held.account_id and attempt.listing_id = held.id and attempt.id = held.lease_token`)
  if (recorded === 0) throw new LeaseLost('Somebody else has taken over the listing.')
}

/** What clients are shown and what connectors say are the same words: neither can have one that the other lacks. */
type ShownOutcome<Word extends (Outcome | Withdrawal)['kind'] = ListingAttemptOutcome> = Word

/** A try that has ended, as it is shown. */
interface EndedAttempt {
  accountId: string
  listingId: string
  id: string
  durationMs: number
  outcome: ShownOutcome
  failureCode?: FailureCode | undefined
  failureMessage?: Message | undefined
  problems?: Problem[] | undefined
  portalStatus?: number | undefined
  portalMessage?: string | undefined
  portalReference?: string | undefined
  exchanges: object[]
}

const interrupted = messageOf({ key: 'attemptInterrupted' })

const exchangesMax = 100
const wordsMax = 4_000

/**
 * The parts of the statement that settles listings which record what the tries came to, also of those who came too late: what
 * they did was done. What became of earlier ones that were interrupted, nobody will tell any more, whether there was another
 * try or none; the listing itself knows that it is in doubt.
 */
export function recordEndedAttempts(attempts: EndedAttempt[]): Sql {
  return sql`
    ended as (
      select * from ${rowsOf('ended', attempts, {
        account_id: ['text', ({ accountId }) => accountId],
        listing_id: ['text', ({ listingId }) => listingId],
        id: ['text', ({ id }) => id],
        duration_ms: ['int', ({ durationMs }) => durationMs],
        outcome: ['text', ({ outcome }) => outcome],
        failure_code: ['text', ({ failureCode }) => failureCode],
        failure_message: ['text', ({ failureMessage }) => storedJson(failureMessage)],
        problems: ['text', ({ problems }) => storedJson(problems)],
        portal_status: ['int', ({ portalStatus }) => portalStatus],
        portal_message: ['text', ({ portalMessage }) => storedText(portalMessage, wordsMax)],
        portal_reference: ['text', ({ portalReference }) => storedText(portalReference, 200)],
        calls: ['int', ({ exchanges }) => exchanges.length],
        exchanges: ['text', ({ exchanges }) => JSON.stringify(firstAndLast(exchanges))],
      })}
    ),
    recorded as (
      update listing_attempts as attempt set
        duration_ms = ended.duration_ms, outcome = ended.outcome, failure_code = ended.failure_code,
        failure_message = ended.failure_message::json, problems = ended.problems::json, portal_status = ended.portal_status,
        portal_message = ended.portal_message, portal_reference = ended.portal_reference,
        calls = ended.calls, exchanges = ended.exchanges::json
      from ended
      where attempt.account_id = ended.account_id and attempt.listing_id = ended.listing_id and attempt.id = ended.id
    ),
    interrupted as (
      update listing_attempts as attempt set outcome = 'unknown', failure_code = 'outcome_unknown',
        failure_message = ${storedJson(interrupted)}::json
      from settled
      where attempt.listing_id = settled.id and attempt.account_id = settled.account_id
        and attempt.outcome is null and attempt.id < settled.token
    )`
}

/** A property with 150 pictures makes hundreds of calls; the first and the last tell enough. */
function firstAndLast<Exchange>(exchanges: Exchange[]): Exchange[] {
  if (exchanges.length <= exchangesMax) return exchanges
  return [...exchanges.slice(0, exchangesMax / 2), ...exchanges.slice(-exchangesMax / 2)]
}

/** What became of them is history by then; of those that were interrupted, nobody has found out yet. */
export async function forgetOldAttempts(db: Db, retentionDays: number): Promise<number> {
  return db.run(sql`
    delete from listing_attempts where (account_id, listing_id, id) in (
      select account_id, listing_id, id from listing_attempts
      where started_at < now() - make_interval(days => ${retentionDays}) and outcome is not null limit 1000)`)
}
