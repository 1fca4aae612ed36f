import type { Connector } from '@aushang/connectors'
import {
  type Actor,
  type DifferenceKind,
  differenceKinds,
  type DifferenceStatus,
  type MendAction,
  type MendDraft,
  type Mending,
  mendsByKind,
} from '@aushang/model'
import sql, { type Sql } from 'sql-template-tag'
import type { Tx } from '../lib/database/db.ts'
import { type ApiError, invalid } from '../lib/errors.ts'
import { newId } from '../lib/ids.ts'
import { unpublishListings } from '../listings/listings.store.ts'
import { lockMissing, recordMissing, restoreListings } from '../listings/restore-listings.ts'
import { removeListings } from '../publishing/finish-listings.ts'
import { recordEvents } from '../webhooks/record-events.ts'
import type { ComparisonRow } from './comparisons.store.ts'
import { advertKey } from './online-adverts.store.ts'
import { rowsOf } from '../lib/database/rows-of.ts'

interface MendedRow {
  id: string
  kind: DifferenceKind
  status: DifferenceStatus
  subject: string
  listingId: string | null
  propertyId: string | null
}

type Reading = Pick<Connector, 'readAdvert' | 'readWritten'>

/** Does it to those that it can be done to. What only the portal can do is put on its way. */
export async function mendDifferences(
  tx: Tx,
  accountId: string,
  targetId: string,
  { action, kind, differenceIds, acceptLosses = false }: MendDraft,
  { connector, actor }: { connector: Reading; actor: Actor },
): Promise<Mending> {
  const can = (each: DifferenceKind) => mendsByKind[each].includes(action) && canRead(connector, each, action)
  if (kind !== undefined && !can(kind)) throw unfit(connector, kind)
  if (differenceIds === undefined) {
    const kinds = (kind === undefined ? differenceKinds : [kind]).filter(can)
    return {
      action,
      total: await mendAll(tx, { accountId, targetId, acceptLosses }, action, kinds, actor),
      refused: [],
    }
  }
  const rows = await lockDifferences(tx, accountId, targetId, sql`id = any (${differenceIds})`)
  const known = new Map(rows.map((row) => [row.id, row]))
  const fits = (row: MendedRow) => can(row.kind) && (kind === undefined || row.kind === kind)
  const isFree = ({ status }: MendedRow) => status !== 'mending' && status !== 'mended'
  const chosen = rows.filter((row) => fits(row) && isFree(row))
  await mendRows(tx, { accountId, targetId, acceptLosses }, action, chosen, actor)
  const refused = differenceIds.flatMap((differenceId): Mending['refused'] => {
    const row = known.get(differenceId)
    if (row === undefined) return [{ differenceId, code: 'unknown_difference' }]
    if (!isFree(row)) return [{ differenceId, code: 'being_mended' }]
    return fits(row) ? [] : [{ differenceId, code: 'action_does_not_fit' }]
  })
  return { action, total: chosen.length, refused }
}

/** What a target is to do by itself about the adverts that are gone. If more than half of them are, something else is the matter. */
export async function republishAllMissing(tx: Tx, comparison: ComparisonRow): Promise<void> {
  const { accountId, targetId } = comparison
  const { missing, online } = await tx.one<{ missing: number; online: number }>(sql`
    select count(*) filter (where missing_since is not null)::int as missing, count(*)::int as online from listings
    where target_id = ${targetId} and account_id = ${accountId} and is_wanted and published_version > 0`)
  if (missing > 1 && 2 * missing > online) return
  await mendAll(tx, comparison, 'publish', ['missing'], null)
}

export async function adoptAllUnknown(tx: Tx, comparison: ComparisonRow): Promise<void> {
  await mendAll(tx, comparison, 'adopt', ['unknown'], null)
}

/** Adverts by what the portal calls them, whether a comparison has found them or not. Those that are listed are left alone. */
export async function adoptSome(tx: Tx, accountId: string, targetId: string, portalIds: string[]): Promise<void> {
  await tx.run(sql`
    insert into differences as difference (account_id, id, target_id, subject, kind, status, action, portal_id, due_at)
    select ${accountId}, id, ${targetId}, portal_id, 'unknown', 'mending', 'adopt', portal_id, now()
    from ${rowsOf('asked', portalIds, { id: ['text', () => newId()], portal_id: ['text', (id) => id.replaceAll('\0', '')] })}
    order by portal_id
    on conflict (target_id, account_id, subject) where status <> 'mended'
      do update set status = 'mending', action = 'adopt', accepts_losses = false, due_at = now(), failures = 0, failure_code = null,
        failure_message = null, problems = null, unread = null
      where difference.kind = 'unknown' and difference.status <> 'mending'`)
  tx.wake('differences')
}

interface OfTarget {
  accountId: string
  targetId: string
  acceptLosses?: boolean
}

const batchMax = 1_000

function unfit(connector: Reading, kind: DifferenceKind): ApiError {
  const allowed = mendsByKind[kind].filter((action) => canRead(connector, kind, action))
  const params = { member: 'action', allowed: allowed.map((action) => `"${action}"`) }
  return invalid([{ path: '/action', code: 'not_allowed', sentence: { key: 'valueNotAllowed', params } }])
}

/** An advert is adopted by reading it; what was changed in one, also by knowing what it would be otherwise. */
function canRead({ readAdvert, readWritten }: Reading, kind: DifferenceKind, action: MendAction): boolean {
  if (action !== 'adopt') return true
  return readAdvert !== undefined && (kind !== 'changed' || readWritten !== undefined)
}

/** Those that somebody has decided to leave as they are stay so. */
async function mendAll(
  tx: Tx,
  ofTarget: OfTarget,
  action: MendAction,
  kinds: DifferenceKind[],
  actor: Actor | null,
): Promise<number> {
  const { accountId, targetId } = ofTarget
  const isOpen = sql`kind = any (${kinds}) and status in ('open', 'failed')`
  if (action === 'adopt') return leaveToPortal(tx, ofTarget, action, isOpen)
  let total = 0
  for (;;) {
    const rows = await lockDifferences(tx, accountId, targetId, isOpen)
    await mendRows(tx, ofTarget, action, rows, actor)
    total += rows.length
    if (rows.length < batchMax) return total
  }
}

function lockDifferences(tx: Tx, accountId: string, targetId: string, which: Sql): Promise<MendedRow[]> {
  return tx.many(sql`
    select id, kind, status, subject, listing_id as "listingId", property_id as "propertyId" from differences
    where account_id = ${accountId} and target_id = ${targetId} and ${which}
    order by id limit ${batchMax} for update`)
}

async function mendRows(
  tx: Tx,
  ofTarget: OfTarget,
  action: MendAction,
  rows: MendedRow[],
  actor: Actor | null,
): Promise<void> {
  if (rows.length === 0) return
  const { accountId } = ofTarget
  const listingIds = rows.flatMap(({ listingId }) => listingId ?? [])
  const chosen = (some: MendedRow[]) => sql`id = any (${some.map(({ id }) => id)})`
  switch (action) {
    case 'adopt':
      await leaveToPortal(tx, ofTarget, action, chosen(rows))
      return
    case 'publish':
      await restoreListings(tx, accountId, listingIds)
      return recordDone(tx, ofTarget, action, rows, 'mended')
    case 'takeDown': {
      const unlisted = rows.filter(({ listingId }) => listingId === null)
      await unpublishListings(tx, accountId, listingIds)
      await leaveToPortal(tx, ofTarget, action, chosen(unlisted))
      return recordDone(
        tx,
        ofTarget,
        action,
        rows.filter(({ listingId }) => listingId !== null),
        'mended',
      )
    }
    case 'forget': {
      const missing = rows.filter(({ kind }) => kind === 'missing')
      await endListings(tx, ofTarget, missing, actor)
      await recordDone(tx, ofTarget, action, missing, 'mended')
      const others = rows.filter(({ kind }) => kind !== 'missing')
      await acceptMarks(tx, ofTarget, others)
      await recordMissing(tx, accountId, { missing: [], seen: others.flatMap(({ listingId }) => listingId ?? []) })
      return recordDone(tx, ofTarget, action, others, 'forgotten')
    }
  }
}

async function recordDone(
  tx: Tx,
  { accountId }: OfTarget,
  action: MendAction,
  rows: MendedRow[],
  status: 'mended' | 'forgotten',
): Promise<void> {
  await tx.run(sql`
    update differences set status = ${status}, action = ${action},
      mended_at = ${status === 'mended' ? sql`now()` : sql`null`}, failure_code = null, failure_message = null, problems = null
    where account_id = ${accountId} and id = any (${rows.map(({ id }) => id)})`)
}

async function leaveToPortal(
  tx: Tx,
  { accountId, targetId, acceptLosses = false }: OfTarget,
  action: MendAction,
  which: Sql,
): Promise<number> {
  const left = await tx.run(sql`
    update differences set status = 'mending', action = ${action}, accepts_losses = ${acceptLosses}, due_at = now(), failures = 0,
      failure_code = null, failure_message = null, problems = null, unread = null
    where account_id = ${accountId} and target_id = ${targetId} and ${which}`)
  if (left > 0) tx.wake('differences')
  return left
}

/** The portal does not have them: there is nothing to take down. One that was published again since then, or is about to be, stays. */
async function endListings(
  tx: Tx,
  { accountId, targetId }: OfTarget,
  rows: MendedRow[],
  actor: Actor | null,
): Promise<void> {
  const gone = await lockMissing(
    tx,
    accountId,
    rows.flatMap(({ listingId }) => listingId ?? []),
  )
  if (gone.length === 0) return
  await removeListings(tx, accountId, gone)
  await recordEvents(
    tx,
    accountId,
    gone.map(({ id, propertyId }) => ({
      name: 'publication.succeeded',
      payload: { listingId: id, propertyId, targetId, type: 'delete', operation: 'delete' },
      orderingKey: id,
      ...(actor && { actor }),
    })),
  )
}

/** As it is at the portal, it is fine: it differs again once it changes there again. */
async function acceptMarks(tx: Tx, { accountId, targetId }: OfTarget, rows: MendedRow[]): Promise<void> {
  const changed = rows.flatMap(({ kind, listingId }) => (kind === 'changed' && listingId !== null ? [listingId] : []))
  await tx.run(sql`
    update online_adverts as advert set known_mark = mark, known_published_at = listings.published_at
    from listings
    where listings.account_id = ${accountId} and listings.id = any (${changed})
      and advert.account_id = ${accountId} and advert.target_id = ${targetId}
      and advert.key = ${advertKey(sql`listings.portal_id`)}`)
}
