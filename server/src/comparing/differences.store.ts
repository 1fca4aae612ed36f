import type { Problem, UnreadPart } from '@aushang/connectors'
import {
  type DifferenceKind,
  type FailureCode,
  type MendAction,
  type Message,
  messageOf,
  type Sentence,
} from '@aushang/model'
import sql from 'sql-template-tag'
import type { Db, Tx } from '../lib/database/db.ts'
import { json, jsonText, messageByCode, storedJson, time, value } from '../lib/database/json-sql.ts'
import { claimColumns, type WorkRow } from '../lib/background-work/work.ts'

const sentences: Record<DifferenceKind | 'refused', Sentence> = {
  missing: { key: 'advertMissing' },
  refused: { key: 'advertRefusedOnce' },
  deactivated: { key: 'advertDeactivated' },
  changed: { key: 'advertChanged' },
  unconfirmed: { key: 'advertUnconfirmed' },
  unwanted: { key: 'advertUnwanted' },
  unknown: { key: 'advertUnknown' },
}

export const differenceJson = jsonText({
  id: value('id'),
  targetId: value('target_id'),
  kind: value('kind'),
  status: value('status'),
  action: value('action'),
  message: messageByCode(
    `case when kind = 'missing' and failure_code is not null then 'refused' else kind end`,
    sentences,
  ),
  listingId: value('listing_id'),
  propertyId: value('property_id'),
  portalId: value('portal_id'),
  externalId: value('external_id'),
  title: value('title'),
  changedAt: time('changed_at'),
  unread: json('unread'),
  failureCode: value('failure_code'),
  failureMessage: json('failure_message'),
  problems: json('problems'),
  foundAt: time('found_at'),
  mendedAt: time('mended_at'),
})

/** A difference whose portal is spoken to. */
export interface DifferenceRow extends WorkRow {
  targetId: string
  kind: DifferenceKind
  action: MendAction
  acceptsLosses: boolean
  listingId: string | null
  propertyId: string | null
  portalId: string | null
  externalId: string | null
}

export const claimedDifferences = sql`
  select ${claimColumns}, target_id as "targetId", kind, action, accepts_losses as "acceptsLosses", listing_id as "listingId", property_id as "propertyId", portal_id as "portalId",
    external_id as "externalId"
  from claimed`

export interface DifferenceFailure {
  failureCode: FailureCode
  failureMessage: Message
  problems?: Problem[]
  unread?: UnreadPart[]
}

/** Done, or why not. */
export async function recordMended(
  tx: Tx,
  { accountId, id }: Pick<DifferenceRow, 'accountId' | 'id'>,
  {
    listingId = null,
    propertyId = null,
    unread,
  }: { listingId?: string | null; propertyId?: string | null; unread?: object[] },
): Promise<void> {
  await tx.run(sql`
    update differences set
      status = 'mended', mended_at = now(), listing_id = coalesce(${listingId}, listing_id),
      property_id = coalesce(${propertyId}, property_id), unread = ${storedJson(unread)}::json, failure_code = null,
      failure_message = null, problems = null
    where account_id = ${accountId} and id = ${id}`)
}

export async function recordNotMended(
  tx: Tx,
  { accountId, id }: Pick<DifferenceRow, 'accountId' | 'id'>,
  { failureCode, failureMessage, problems, unread }: DifferenceFailure,
): Promise<void> {
  await tx.run(sql`
    update differences set
      status = 'failed', failure_code = ${failureCode}, failure_message = ${storedJson(failureMessage)}::json,
      problems = ${storedJson(problems)}::json, unread = ${storedJson(unread)}::json
    where account_id = ${accountId} and id = ${id}`)
}

/** What the next edit here would change or lose at the portal is shown first, part by part, and adopted only by somebody who has seen it. */
export async function isRefusedForLosses(tx: Tx, row: DifferenceRow, unread: UnreadPart[]): Promise<boolean> {
  if (unread.length === 0 || row.acceptsLosses) return false
  const failureMessage = messageOf({ key: 'advertWouldLose', params: { parts: unread.length } })
  await recordNotMended(tx, row, { failureCode: 'would_change_meaning', failureMessage, unread })
  return true
}

export async function mendLater(tx: Tx, { accountId, id }: DifferenceRow, at: Date): Promise<void> {
  await tx.run(sql`update differences set due_at = ${at} where account_id = ${accountId} and id = ${id}`)
}

/** What was mended is kept for as long as events are. */
export async function forgetOldDifferences(db: Db, retentionDays: number): Promise<number> {
  return db.run(sql`
    delete from differences where (account_id, id) in (
      select account_id, id from differences
      where status = 'mended' and mended_at < now() - make_interval(days => ${retentionDays}) limit 1000)`)
}
