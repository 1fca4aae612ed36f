import {
  type Attachment,
  type AttachmentDraft,
  type Property,
  type PropertyDraft,
  plainAttachment,
  PropertyReplacement,
  type RecordedAttachment,
  type RecordedPayload,
  type RecordedProperty,
  withoutReadOnly,
} from '@aushang/model'
import sql, { empty, type Sql } from 'sql-template-tag'
import { violatedConstraint } from '../lib/database/database-errors.ts'
import type { Db, Tx } from '../lib/database/db.ts'
import { appending } from '../events/events.store.ts'
import { ApiError, notFound } from '../lib/errors.ts'
import { gatherReads } from '../lib/database/gather-reads.ts'
import { newId } from '../lib/ids.ts'
import { type Document, json, type JsonOf, jsonText, value, time } from '../lib/database/json-sql.ts'
import { isSameJson } from '../lib/same-json.ts'
import { type AttachmentFailure, attachmentFailures } from './attachment-failure.ts'
import { summaryOf } from './property-summary.ts'
import { asUnknownContact } from './unknown-contact.ts'
import { rowsOf } from '../lib/database/rows-of.ts'

export const propertyJson = jsonText({
  id: value('id'),
  type: value('type'),
  externalId: value('external_id'),
  contactId: value('contact_id'),
  fields: json('fields'),
  attachments: json('attachments'),
  links: json('links'),
  offerStatus: value('offer_status'),
  processingStatus: value('processing_status'),
  failureCode: value('failure_code'),
  failureMessage: json('failure_message'),
  isLeaving: value('nullif(is_leaving, false)'),
  createdAt: time('created_at'),
  updatedAt: time('updated_at'),
})

const columns = sql`id, version, ${propertyJson} as json`

/**
 * How far the processing of a property is, and the property as clients see it: with its status, the payload that tells of it. One that is
 * still being processed is told of only when something has failed for good.
 */
export type ShownStatus =
  | { status: 'pending'; json: JsonOf<RecordedProperty> }
  | { status: 'succeeded'; json: JsonOf<RecordedPayload<'property.processing_succeeded'>> }
  | { status: 'processing' | 'failed'; json: JsonOf<RecordedPayload<'property.processing_failed'>> }

export const shownStatus = sql`processing_status as status, ${propertyJson} as json`

/** As it was written. */
type WrittenProperty = Document & ShownStatus

const writtenColumns = sql`id, version, ${shownStatus}`

export interface NewProperty {
  accountId: string
  draft: PropertyDraft
}

/** So long after they were named, listings go without the attachments that could not be had yet. */
export const attachmentsWait = sql`interval '60 seconds'`

/** Whether there is nothing to find out about it: then it is ready for portals as soon as it is stored. */
export function isReadyAtOnce({ attachments = [] }: PropertyDraft): boolean {
  return attachments.length === 0
}

/**
 * All of them or none, in one statement, whoever they belong to. Answers in the order of the drafts. With ids for them, it also puts events into
 * the log of the account, whose they all are then, and ready.
 */
export async function createProperties(db: Db, properties: NewProperty[], eventIds?: string[]): Promise<Document[]> {
  const rows = properties.map(({ accountId, draft }) => {
    const id = newId()
    const externalId = draft.externalId ?? id
    return { accountId, id, externalId, draft, summary: summaryOf(id, externalId, draft) }
  })
  try {
    const created = await db.many<Document>(sql`
      with created as (
        insert into properties (
          account_id, id, type, external_id, contact_id, fields, attachments, links, offer_status,
          title, price, area, city, search_text, processing_status, due_at)
        select
          account_id, id, type, external_id, contact_id, fields::json, attachments::json, links::json, offer_status,
          title, price, area, city, search_text,
          case when is_ready then 'succeeded' else 'pending' end, case when not is_ready then now() end
        from ${rowsOf('new', rows, {
          account_id: ['text', (row) => row.accountId],
          id: ['text', (row) => row.id],
          type: ['text', (row) => row.draft.type],
          external_id: ['text', (row) => row.externalId],
          contact_id: ['text', (row) => row.draft.contactId],
          fields: ['text', (row) => JSON.stringify(row.draft.fields)],
          attachments: ['text', (row) => JSON.stringify(asAttachments(row.draft.attachments))],
          links: ['text', (row) => (row.draft.links ? JSON.stringify(row.draft.links) : null)],
          offer_status: ['text', (row) => offerStatusOf(row.draft)],
          title: ['text', (row) => row.summary.title],
          price: ['float8', (row) => row.summary.price],
          area: ['float8', (row) => row.summary.area],
          city: ['text', (row) => row.summary.city],
          search_text: ['text', (row) => row.summary.text],
          is_ready: ['bool', (row) => isReadyAtOnce(row.draft)],
        })}
        returning ${columns}
      )${eventIds ? sql`, told as (${tellingReady(rows, eventIds)})` : empty}
      select * from created`)
    if (!rows.every((row) => isReadyAtOnce(row.draft))) db.wake('properties')
    const byId = new Map(created.map((document) => [document.id, document]))
    return rows.map((row) => byId.get(row.id) as Document)
  } catch (error) {
    throw asUnknownContact(error)
  }
}

/** Writes to the log that each of `created` is ready: the property as it is shown is the event's payload. */
function tellingReady(rows: { accountId: string; id: string }[], eventIds: string[]): Sql {
  return appending(
    rows[0]?.accountId ?? '',
    rows.length,
    sql`
      select number, event_id, 'property.processing_succeeded', json, id, null, null
      from ${rowsOf('event', rows, {
        number: ['int', (_, index) => index + 1],
        id: ['text', ({ id }) => id],
        event_id: ['text', (_, index) => eventIds[index]],
      })}
      join created using (id)`,
  )
}

export async function getProperty(db: Db, accountId: string, id: string): Promise<Document> {
  const property = await db.maybeOne<Document>(sql`
    select ${columns} from properties where account_id = ${accountId} and id = ${id}`)
  if (property === null) throw notFound('property')
  return property
}

/** As it is shown, and the property itself, for those who change it. */
export interface PropertyToEdit extends Document {
  property: RecordedProperty
  /** Whether everything is known about its attachments that ever will be. Only an edit begins that anew. */
  isProcessed: boolean
}

export async function getPropertyToEdit(db: Db, accountId: string, id: string): Promise<PropertyToEdit> {
  const found = await db.maybeOne<PropertyToEdit>(sql`
    -- Materialized, lest the text be put together twice.
    with shown as materialized (
      select ${columns}, due_at is null as is_processed from properties where account_id = ${accountId} and id = ${id})
    select id, version, json, json::json as property, is_processed as "isProcessed" from shown`)
  if (found === null) throw notFound('property')
  return found
}

/** The property itself, for those who do not hand it on as it is; what cannot be had of it stands apart. */
export interface ReadProperty {
  property: Property
  attachmentFailures: AttachmentFailure[]
}

export async function readProperty(db: Db, accountId: string, id: string): Promise<ReadProperty> {
  const property = await findProperty(db, accountId, id)
  if (property === null) throw notFound('property')
  return property
}

export const findProperty = gatherReads<ReadProperty>(async (db, wanted) => {
  const found = await db.many<{ accountId: string; id: string; recorded: RecordedProperty }>(sql`
    select account_id as "accountId", id, (${propertyJson})::json as recorded
    from ${wanted} join properties using (account_id, id)`)
  return found.map(({ recorded, ...key }) => ({ ...key, row: withFailuresApart(recorded) }))
})

function withFailuresApart(recorded: RecordedProperty): ReadProperty {
  const attachments = recorded.attachments.map(withoutFailure)
  return { property: { ...recorded, attachments }, attachmentFailures: attachmentFailures(recorded.attachments) }
}

function withoutFailure({ failureMessage: _untold, ...attachment }: RecordedAttachment): Attachment {
  return attachment
}

/** By their ids. */
export async function listPropertiesById(db: Db, accountId: string, ids: string[]): Promise<Map<string, ReadProperty>> {
  const found = await db.many<{ recorded: RecordedProperty }>(sql`
    select (${propertyJson})::json as recorded from properties where account_id = ${accountId} and id = any (${ids})`)
  return new Map(found.map(({ recorded }) => [recorded.id, withFailuresApart(recorded)]))
}

/** A draft as it would be shown if it were stored now, in place of an earlier version or as a new one. */
export function shownDraft(draft: PropertyDraft, current?: Property): Property {
  const id = current?.id ?? newId()
  const now = new Date().toISOString()
  return {
    processingStatus: 'pending',
    createdAt: now,
    ...draft,
    id,
    externalId: draft.externalId ?? id,
    offerStatus: offerStatusOf(draft),
    attachments: asAttachments(draft.attachments, current?.attachments).map(withoutFailure),
    updatedAt: now,
  }
}

/** What an edit makes of a property. */
interface PropertyEdit {
  draft: PropertyDraft
  attachments: RecordedAttachment[]
  /** Whether the client has named the attachments: then their addresses are asked again, whether they differ or not, for behind the same one
   * may be another picture. */
  namesAttachments: boolean
  /** Whether there is nothing to find out: what is known of the attachments stays true. */
  isReady: boolean
}

/** Null when it has all of it already. */
export function editOf(
  { property, isProcessed }: PropertyToEdit,
  draft: PropertyDraft,
  { namesAttachments }: { namesAttachments: boolean },
): PropertyEdit | null {
  if (property.isLeaving) throw propertyIsLeaving()
  const attachments = asAttachments(draft.attachments, property.attachments)
  const [before, after] = [property, { ...draft, offerStatus: offerStatusOf(draft), attachments }].map((each) =>
    withoutReadOnly(PropertyReplacement, each),
  )
  if (isSameJson(before, after)) return null
  const asksAgain = namesAttachments && attachments.length > 0
  const isReady = isProcessed && !asksAgain && isSameJson(attachments, property.attachments)
  return { draft, attachments, namesAttachments, isReady }
}

/** Null when it has changed since it was read. That it is ready is for the caller to tell. */
export async function updateProperty(
  db: Db,
  accountId: string,
  { id, version, property }: PropertyToEdit,
  { draft, attachments, namesAttachments, isReady }: PropertyEdit,
): Promise<WrittenProperty | null> {
  const { externalId = property.externalId } = draft
  const summary = summaryOf(id, externalId, draft)
  try {
    const updated = await db.maybeOne<WrittenProperty>(sql`
      update properties set
        external_id = ${externalId},
        contact_id = ${draft.contactId ?? null},
        fields = ${JSON.stringify(draft.fields)},
        attachments = ${JSON.stringify(attachments)},
        links = ${draft.links ? JSON.stringify(draft.links) : null},
        offer_status = ${offerStatusOf(draft)},
        title = ${summary.title}, price = ${summary.price}, area = ${summary.area}, city = ${summary.city},
        search_text = ${summary.text},
        ${isReady ? empty : processedAnew(namesAttachments)}
        version = version + 1,
        updated_at = now()
      where account_id = ${accountId} and id = ${id} and version = ${version} and not is_leaving
      returning ${writtenColumns}`)
    if (!isReady) db.wake('properties')
    return updated
  } catch (error) {
    throw asUnknownContact(error)
  }
}

/** Nobody lists it until the transaction ends. */
export async function lockProperty(tx: Tx, accountId: string, id: string): Promise<void> {
  await tx.many(sql`select id from properties where account_id = ${accountId} and id = ${id} for update`)
}

function processedAnew(namesAttachments: boolean): Sql {
  return sql`
    attachments_named_at = case when ${namesAttachments} then now() else attachments_named_at end,
    processing_status = 'pending',
    failure_code = null,
    failure_message = null,
    due_at = now(),
    -- What is asked for anew is waited for anew.
    failures = case when ${namesAttachments} then 0 else failures end,`
}

/** Null when it has changed since it was read. */
export async function deleteProperty(
  db: Db,
  accountId: string,
  { id, version, property }: PropertyToEdit,
): Promise<'gone' | null> {
  if (property.isLeaving) throw propertyIsLeaving()
  try {
    const deleted = await db.run(sql`
      delete from properties where account_id = ${accountId} and id = ${id} and version = ${version} and not is_leaving`)
    return deleted === 1 ? 'gone' : null
  } catch (error) {
    if (violatedConstraint(error) !== 'listings_property') throw error
    throw new ApiError('property_has_listings', { key: 'propertyHasListings' })
  }
}

function propertyIsLeaving(): ApiError {
  return new ApiError('property_is_leaving', { key: 'propertyIsLeaving' })
}

/**
 * It goes once its listings are taken down, at once if it has none. Null when it has changed since it was read. The property is locked
 * before its listings, as for an edit, but one that leaves already is not: whoever records what became of its listings locks it after them.
 */
export async function unpublishAndDelete(
  tx: Tx,
  accountId: string,
  { id, version }: Document,
  unpublishListings: (tx: Tx, accountId: string, propertyId: string) => Promise<number>,
): Promise<Document | 'gone' | null> {
  const asRead = sql`account_id = ${accountId} and id = ${id} and version = ${version}`
  await tx.run(sql`update properties set is_leaving = true where ${asRead} and not is_leaving`)
  const leaving = await tx.maybeOne<Document>(sql`select ${columns} from properties where ${asRead} and is_leaving`)
  if (leaving === null) return null
  const listings = await unpublishListings(tx, accountId, id)
  if (listings > 0) return leaving
  await deleteLeavingProperties(tx, accountId, [id])
  return 'gone'
}

/** Of these, those that are to go with their last listing. Whoever takes the others down at this moment waits. */
export async function lockLeavingProperties(tx: Tx, accountId: string, ids: string[]): Promise<void> {
  await tx.many(sql`
    select id from properties where account_id = ${accountId} and id = any (${ids}) and is_leaving order by id for update`)
}

/** They have no listing left. */
export async function deleteLeavingProperties(tx: Tx, accountId: string, ids: string[]): Promise<void> {
  await tx.run(sql`delete from properties where account_id = ${accountId} and id = any (${ids}) and is_leaving`)
}

/**
 * An attachment that was there before, by its address, stays the one it was, with all that was found out about it: also
 * its type, once its content was seen.
 */
function asAttachments(drafts: AttachmentDraft[] = [], earlier: RecordedAttachment[] = []): RecordedAttachment[] {
  const known = [...earlier]
  return drafts.map(plainAttachment).map((draft) => {
    const index = known.findIndex((attachment) => attachment.url === draft.url)
    const [same] = index === -1 ? [] : known.splice(index, 1)
    if (same === undefined) return { id: newId(), ...draft, status: 'pending' }
    const { id, url: _url, type, title: _title, isFloorPlan: _isFloorPlan, ...found } = same
    return { id, ...draft, ...(found.status === 'succeeded' && { type }), ...found }
  })
}

function offerStatusOf({ offerStatus = 'open' }: PropertyDraft): Property['offerStatus'] {
  return offerStatus
}
