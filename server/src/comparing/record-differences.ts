import type { Connector } from '@aushang/connectors'
import sql from 'sql-template-tag'
import type { NewEvent } from '../events/events.store.ts'
import type { Tx } from '../lib/database/db.ts'
import { storedJson } from '../lib/database/json-sql.ts'
import { newId } from '../lib/ids.ts'
import { recordMissing } from '../listings/restore-listings.ts'
import { messageAbout } from '../portals/message-about.ts'
import { recordEvents } from '../webhooks/record-events.ts'
import type { ComparisonRow } from './comparisons.store.ts'
import { type Judged, judgeAdverts, judgeListings, judgeListingsOnRecord } from './find-differences.ts'
import { rowsOf } from '../lib/database/rows-of.ts'

const listingsAtOnce = 200
const advertsAtOnce = 2_000

/** Writes down what is new of some listings, tells what is missing, and takes notice of what is as it should be. Returns where to go on; null at the end. */
export async function recordListings(tx: Tx, comparison: ComparisonRow, connector: Connector): Promise<string | null> {
  const looked = await judgeListings(tx, comparison, listingsAtOnce)
  // Nothing is taken for gone without having been asked for, where the portal can be asked.
  const judged = looked.filter(({ isUnasked }) => !isUnasked || connector.readAdvert === undefined)
  const recorded = await recordFound(tx, comparison, judged)
  const news = recorded.filter(({ isNew }) => isNew)
  await recordMissing(tx, comparison.accountId, {
    missing: recorded.flatMap((one) => (isUnseen(one) && one.status !== 'forgotten' ? one.subject : [])),
    seen: judged.flatMap((one) => (isUnseen(one) ? [] : one.subject)),
  })
  await recordKnownMarks(tx, comparison, judged)
  const events = news.flatMap((one) => missingEvent(comparison, one, connector))
  if (events.length > 0) await recordEvents(tx, comparison.accountId, events)
  return placeAfter(looked, listingsAtOnce)
}

/** The same of a portal that cannot be asked. What it has refused was told when it did. */
export async function recordListingsOnRecord(tx: Tx, comparison: ComparisonRow): Promise<string | null> {
  const judged = await judgeListingsOnRecord(tx, comparison, listingsAtOnce)
  await recordFound(tx, comparison, judged)
  return placeAfter(judged, listingsAtOnce)
}

/** What the portal has, and should not have, or that we do not know. */
export async function recordAdvertsFound(tx: Tx, comparison: ComparisonRow): Promise<string | null> {
  const judged = await judgeAdverts(tx, comparison, advertsAtOnce)
  await recordFound(tx, comparison, judged)
  return placeAfter(judged, advertsAtOnce)
}

/** What this comparison has not found any more, and what it has not seen. What is being mended, or was, stays. */
export async function dropSettled(tx: Tx, { accountId, targetId, run }: ComparisonRow): Promise<void> {
  await tx.run(sql`
    delete from differences
    where account_id = ${accountId} and target_id = ${targetId} and run <> ${run}
      and status in ('open', 'forgotten', 'failed')`)
  await tx.run(sql`
    delete from online_adverts
    where account_id = ${accountId} and target_id = ${targetId} and (run <> ${run} or is_gone)`)
}

function placeAfter(judged: Judged[], limit: number): string | null {
  return judged.length < limit ? null : (judged.at(-1)?.subject ?? null)
}

interface Recorded extends Judged {
  isNew: boolean
  status: string
}

/** Why it could not be mended stays, as long as it is the same. */
const isAboutMending = sql`(known.status = 'mending' or known.status = 'failed' and known.kind = excluded.kind)`

/** What was known already stays what it was, unless it has become another kind of difference. */
async function recordFound(tx: Tx, comparison: ComparisonRow, judged: Judged[]): Promise<Recorded[]> {
  const { accountId, targetId, run } = comparison
  const found = judged.filter(({ kind }) => kind !== null).toSorted((a, b) => (a.subject < b.subject ? -1 : 1))
  if (found.length === 0) return []
  const recorded = await tx.many<{ subject: string; isNew: boolean; status: string }>(sql`
    insert into differences as known (
      account_id, id, target_id, run, subject, kind, listing_id, property_id, portal_id, external_id, title, changed_at,
      failure_code, failure_message)
    select ${accountId}, id, ${targetId}, ${run}, subject, kind, listing_id, property_id, portal_id, external_id, title,
      changed_at, failure_code, failure_message::json
    from ${rowsOf('found', found, {
      id: ['text', () => newId()],
      subject: ['text', ({ subject }) => subject],
      kind: ['text', ({ kind }) => kind],
      listing_id: ['text', ({ listingId }) => listingId],
      property_id: ['text', ({ propertyId }) => propertyId],
      portal_id: ['text', ({ portalId }) => portalId],
      external_id: ['text', ({ externalId }) => externalId],
      title: ['text', ({ title }) => title],
      changed_at: ['timestamptz', ({ changedAt }) => changedAt],
      failure_code: ['text', ({ failureCode }) => failureCode],
      failure_message: ['text', ({ failureMessage }) => storedJson(failureMessage ?? undefined)],
    })}
    on conflict (target_id, account_id, subject) where status <> 'mended' do update set
      run = excluded.run, kind = excluded.kind, title = excluded.title, changed_at = excluded.changed_at,
      portal_id = excluded.portal_id, external_id = excluded.external_id,
      failure_code = case when ${isAboutMending} then known.failure_code else excluded.failure_code end,
      failure_message = case when ${isAboutMending} then known.failure_message else excluded.failure_message end,
      status = case when known.kind = excluded.kind or known.status = 'mending' then known.status else 'open' end,
      found_at = case when known.kind = excluded.kind then known.found_at else excluded.found_at end
    returning subject, status, found_at = now()::timestamptz(3) as "isNew"`)
  const bySubject = new Map(recorded.map((row) => [row.subject, row]))
  return found.flatMap((one) => {
    const row = bySubject.get(one.subject)
    return row === undefined ? [] : [{ ...one, ...row }]
  })
}

function isUnseen({ kind }: Judged): boolean {
  return kind === 'missing' || kind === 'deactivated'
}

/** What is there as we published it: whatever mark it bears then is the mark of that. */
async function recordKnownMarks(tx: Tx, { accountId, targetId }: ComparisonRow, judged: Judged[]): Promise<void> {
  const same = judged.flatMap(({ kind, key, listingId }) =>
    kind === null && key && listingId ? [{ key, listingId }] : [],
  )
  if (same.length === 0) return
  await tx.run(sql`
    update online_adverts as advert set known_mark = mark, known_published_at = listings.published_at
    from ${rowsOf('same', same, {
      key: ['text', ({ key }) => key],
      listing_id: ['text', ({ listingId }) => listingId],
    })}
    join listings on listings.account_id = ${accountId} and listings.id = same.listing_id
    where advert.account_id = ${accountId} and advert.target_id = ${targetId} and advert.key = same.key
      and known_published_at is distinct from listings.published_at`)
}

function missingEvent({ targetId }: ComparisonRow, found: Judged, connector: Connector): NewEvent[] {
  const { kind, listingId, propertyId, portalId, externalId } = found
  if (listingId === null || propertyId === null || (kind !== 'missing' && kind !== 'deactivated')) return []
  const payload = {
    listingId,
    propertyId,
    targetId,
    kind,
    ...(portalId && { portalId }),
    ...(externalId && { externalId }),
    failureCode: kind === 'missing' ? ('advert_missing' as const) : ('advert_deactivated' as const),
    failureMessage: messageAbout(connector, { key: kind === 'missing' ? 'advertMissing' : 'advertDeactivated' }),
  }
  return [{ name: 'listing.missing', payload, orderingKey: listingId }]
}
