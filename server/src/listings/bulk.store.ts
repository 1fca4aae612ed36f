import type { Problem } from '@aushang/connectors'
import type { Bulk, BulkDraft, BulkRefusal, FailureCode, ListingDraft, Message } from '@aushang/model'
import sql from 'sql-template-tag'
import type { Db, Tx } from '../lib/database/db.ts'
import { notFound } from '../lib/errors.ts'
import { newId } from '../lib/ids.ts'
import { doInBulk } from './bulk-actions.ts'
import { rowsOf } from '../lib/database/rows-of.ts'

/** Does it to all of them in one transaction, and keeps what it was. */
export async function startBulk(
  tx: Tx,
  accountId: string,
  { action, pairs, reason }: BulkDraft,
): Promise<RecordedBulk> {
  const id = newId()
  const outcomes = await doInBulk[action](tx, accountId, pairs, reason)
  await tx.run(sql`insert into bulks (account_id, id, action) values (${accountId}, ${id}, ${action})`)
  await tx.run(sql`
    insert into bulk_items (
      account_id, bulk_id, position, property_id, target_id, listing_id, version, is_wanted, refusal_code)
    select ${accountId}, ${id}, position, property_id, target_id, listing_id, version, is_wanted, refusal_code
    from ${rowsOf('item', outcomes, {
      position: ['int', (_, index) => index + 1],
      property_id: ['text', (_, index) => pairs[index]?.propertyId],
      target_id: ['text', (_, index) => pairs[index]?.targetId],
      listing_id: ['text', (outcome) => ('listingId' in outcome ? outcome.listingId : null)],
      version: ['int', (outcome) => ('listingId' in outcome ? outcome.version : null)],
      is_wanted: ['bool', (outcome) => ('listingId' in outcome ? outcome.isWanted : null)],
      refusal_code: ['text', (outcome) => ('refusal' in outcome ? outcome.refusal : null)],
    })}`)
  return getBulk(tx, accountId, id)
}

/** Its messages have no language yet. */
interface RecordedFailure {
  failureCode?: FailureCode
  failureMessage?: Message
  problems?: Problem[]
}

/** What is shown as `Bulk`. */
interface RecordedBulk extends Omit<Bulk, 'failed'> {
  failed: (ListingDraft & RecordedFailure & { listingId: string })[]
}

interface ItemRow extends ListingDraft {
  listingId: string
  refusalCode: BulkRefusal | null
  state: 'refused' | 'confirmed' | 'waiting' | 'overtaken' | 'failed'
  failure: RecordedFailure | null
}

/** How far it is, as the listings are now. */
export async function getBulk(db: Db, accountId: string, id: string): Promise<RecordedBulk> {
  const bulk = await db.maybeOne<Pick<Bulk, 'id' | 'action'> & { createdAt: Date }>(sql`
    select id, action, created_at as "createdAt" from bulks where account_id = ${accountId} and id = ${id}`)
  if (bulk === null) throw notFound('bulk')
  const items = await db.many<ItemRow>(sql`
    select item.property_id as "propertyId", item.target_id as "targetId", item.listing_id as "listingId",
      refusal_code as "refusalCode",
      case
        when refusal_code is not null then 'refused'
        when listing.id is null then case when item.is_wanted then 'overtaken' else 'confirmed' end
        when listing.is_wanted <> item.is_wanted then 'overtaken'
        when listing.is_wanted and published_version >= item.version then 'confirmed'
        when listing.status = 'failed' then 'failed'
        else 'waiting'
      end as state,
      json_strip_nulls(json_build_object(
        'failureCode', failure_code, 'failureMessage', failure_message, 'problems', problems)) as failure
    from bulk_items as item
    left join listings as listing on listing.account_id = item.account_id and listing.id = item.listing_id
    where item.account_id = ${accountId} and bulk_id = ${id}
    order by position`)
  const inState = (state: ItemRow['state']) => items.filter((item) => item.state === state)
  const waiting = inState('waiting').length
  return {
    ...bulk,
    createdAt: bulk.createdAt.toISOString(),
    done: waiting === 0,
    total: items.length,
    confirmed: inState('confirmed').length,
    waiting,
    overtaken: inState('overtaken').length,
    failed: inState('failed').map(({ listingId, propertyId, targetId, failure }) => ({
      listingId,
      propertyId,
      targetId,
      ...failure,
    })),
    refused: inState('refused').flatMap(({ propertyId, targetId, refusalCode: code }) =>
      code === null ? [] : [{ propertyId, targetId, code }],
    ),
  }
}

export async function forgetOldBulks(db: Db, retentionDays: number): Promise<number> {
  return db.run(sql`
    delete from bulks where (account_id, id) in (
      select account_id, id from bulks where created_at < now() - make_interval(days => ${retentionDays}) limit 100)`)
}
