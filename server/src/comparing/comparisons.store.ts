import type { AdvertPage } from '@aushang/connectors'
import { type Comparison, differenceKinds, type FailureCode, type Message } from '@aushang/model'
import sql from 'sql-template-tag'
import type { Db, Tx } from '../lib/database/db.ts'
import { json, jsonText, storedJson, time, value } from '../lib/database/json-sql.ts'
import { newId } from '../lib/ids.ts'
import { getTargetRow } from '../targets/targets.store.ts'
import { recordAdverts } from './online-adverts.store.ts'
import { rowsOf } from '../lib/database/rows-of.ts'

const inDifferences = (what: string) => `(
  select ${what} from differences
  where differences.account_id = comparisons.account_id and differences.target_id = comparisons.target_id)::text`

const withStatus = (status: string) => inDifferences(`count(*) filter (where status = '${status}')`)

/** In one look, for there may be as many as a portal has adverts. */
const openJson = inDifferences(
  `json_build_object(${differenceKinds
    .map((kind) => `'${kind}', count(*) filter (where status = 'open' and kind = '${kind}')`)
    .join(', ')})`,
)

const comparisonJson = jsonText({
  targetId: value('target_id'),
  status: value('status'),
  advertsRead: value('adverts_read'),
  advertsTotal: value('adverts_total'),
  startedAt: time('started_at'),
  endedAt: time('ended_at'),
  nextAt: `case when status in ('scheduled', 'succeeded', 'failed') then ${time('due_at')} end`,
  failureCode: value('failure_code'),
  failureMessage: json('failure_message'),
  open: openJson,
  mending: withStatus('mending'),
  mended: withStatus('mended'),
  failed: withStatus('failed'),
})

/** The last one of a target, as JSON text. */
export async function getComparison(db: Db, accountId: string, targetId: string): Promise<string> {
  const comparison = await db.maybeOne<{ json: string }>(sql`
    select ${comparisonJson} as json from comparisons where target_id = ${targetId} and account_id = ${accountId}`)
  if (comparison !== null) return comparison.json
  const { id } = await getTargetRow(db, accountId, targetId)
  return JSON.stringify(noComparison(id))
}

/** There has been none, and none is due as long as nothing was online. */
function noComparison(targetId: string): Comparison {
  const open = Object.fromEntries(differenceKinds.map((kind) => [kind, 0])) as Comparison['open']
  return { targetId, status: 'scheduled', advertsRead: 0, open, mending: 0, mended: 0, failed: 0 }
}

/** As soon as it can be; one that is under way goes on, and does not wait for its next try. Returns it as JSON text. */
export async function requestComparison(
  tx: Tx,
  accountId: string,
  targetId: string,
  { adoptsUnknown }: { adoptsUnknown: boolean },
): Promise<string> {
  await ensureComparison(tx, accountId, targetId)
  await tx.run(sql`
    update comparisons set
      adopts_unknown = adopts_unknown or ${adoptsUnknown},
      due_at = least(due_at, now()), failures = 0,
      status = case when status = 'running' then status else 'pending' end
    where target_id = ${targetId} and account_id = ${accountId}`)
  tx.wake('comparisons')
  return getComparison(tx, accountId, targetId)
}

/** Whoever adopts something has it, too: its row is what they lock. */
export async function ensureComparison(tx: Tx, accountId: string, targetId: string): Promise<void> {
  await tx.run(sql`
    insert into comparisons (account_id, id, target_id)
    select account_id, ${newId()}, id from targets where account_id = ${accountId} and id = ${targetId} for key share
    on conflict (target_id, account_id) do nothing`)
}

/** A comparison as whoever works on it reads it. */
export interface ComparisonRow {
  accountId: string
  id: string
  targetId: string
  status: string
  run: number
  phase: 'listing' | 'checking' | 'listings' | 'adverts'
  /** Where in its phase it goes on. */
  nextFrom: string | null
  advertsRead: number
  adoptsUnknown: boolean
  startedAt: Date
}

const columns = sql`
  account_id as "accountId", id, target_id as "targetId", status, run, phase, next_from as "nextFrom",
  adverts_read as "advertsRead", adopts_unknown as "adoptsUnknown", coalesce(started_at, now()) as "startedAt"`

/** One that is not under way begins anew. */
export async function beginComparison(db: Db, { accountId, id }: { accountId: string; id: string }) {
  await db.run(sql`
    update comparisons set status = 'running', run = run + 1, phase = 'listing', next_from = null, adverts_read = 0,
      adverts_total = null, started_at = now(), ended_at = null, failure_code = null, failure_message = null
    where account_id = ${accountId} and id = ${id} and status <> 'running'`)
  return db.one<ComparisonRow>(sql`select ${columns} from comparisons where account_id = ${accountId} and id = ${id}`)
}

/** So many at a time, however many there are in all. */
export async function recordPage(tx: Tx, comparison: ComparisonRow, page: AdvertPage): Promise<void> {
  await recordAdverts(tx, comparison, page.adverts, { isGone: false })
  const { next = null, total = null } = page
  await tx.run(sql`
    update comparisons set
      failures = 0, next_from = ${next}, adverts_read = adverts_read + ${page.adverts.length},
      adverts_total = coalesce(${total}, adverts_total), phase = ${next === null ? 'checking' : 'listing'}
    where account_id = ${comparison.accountId} and id = ${comparison.id}`)
}

// So that those of all targets are not asked at the same time of the day for ever.
const everySeconds = () => 24 * 3_600 * (0.95 + 0.1 * Math.random())

export interface ComparisonFailure {
  failureCode: FailureCode
  failureMessage: Message
}

/** Null: it went through. Either way, the next one is tomorrow, unless somebody has asked for all adverts too late for this one. */
export async function endComparison(
  tx: Tx,
  { accountId, id, adoptsUnknown }: ComparisonRow,
  failure: ComparisonFailure | null,
): Promise<void> {
  const hasAdopted = failure === null && adoptsUnknown
  await tx.run(sql`
    update comparisons set
      status = ${failure === null ? 'succeeded' : 'failed'}, failure_code = ${failure?.failureCode ?? null},
      failure_message = ${storedJson(failure?.failureMessage)}::json, ended_at = now(), failures = 0,
      adopts_unknown = adopts_unknown and not ${hasAdopted},
      due_at = case when adopts_unknown and not ${hasAdopted} and ${failure === null} then now()
        else now() + make_interval(secs => ${everySeconds()}) end
    where account_id = ${accountId} and id = ${id}`)
}

/** Whatever was in vain on the way to it counts no more. */
export async function setPhase(
  tx: Tx,
  { accountId, id }: ComparisonRow,
  phase: ComparisonRow['phase'],
  nextFrom: string | null,
): Promise<void> {
  await tx.run(sql`
    update comparisons set failures = 0, phase = ${phase}, next_from = ${nextFrom}
    where account_id = ${accountId} and id = ${id}`)
}

/** Targets that have something online get a comparison, some time within the next day. Returns how many. */
export async function scheduleComparisons(db: Db): Promise<number> {
  const targets = await db.many<{ accountId: string; targetId: string }>(sql`
    select account_id as "accountId", id as "targetId" from targets
    where authorization_status = 'authorized'
      and exists (
        select from listings where listings.target_id = targets.id and listings.account_id = targets.account_id
          and published_version > 0)
      and not exists (
        select from comparisons
        where comparisons.target_id = targets.id and comparisons.account_id = targets.account_id)
    limit 1000`)
  if (targets.length === 0) return 0
  return db.run(sql`
    insert into comparisons (account_id, id, target_id, due_at)
    select account_id, new.id, target_id, now() + random() * interval '24 hours'
    from ${rowsOf('new', targets, {
      account_id: ['text', ({ accountId }) => accountId],
      id: ['text', () => newId()],
      target_id: ['text', ({ targetId }) => targetId],
    })}
    join targets using (account_id) where targets.id = target_id
    for key share of targets
    on conflict (target_id, account_id) do nothing`)
}
