import {
  type Attachment,
  type AttachmentDraft,
  type Property,
  type PropertyDraft,
  plainAttachment,
  PropertyReplacement,
  withoutReadOnly,
} from '@aushang/model'
import sql from 'sql-template-tag'
import { type Db, type Tx, violatedConstraint } from '../lib/database/db.ts'
import { ApiError, invalid, notFound } from '../lib/errors.ts'
import { newId } from '../lib/ids.ts'
import { type Document, json, jsonText, value, time } from '../lib/database/json-sql.ts'
import { isSameJson } from '../lib/same-json.ts'
import { summaryOf } from './property-summary.ts'

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
  failureMessage: value('failure_message'),
  isLeaving: value('nullif(is_leaving, false)'),
  createdAt: time('created_at'),
  updatedAt: time('updated_at'),
})

const columns = sql`id, version, ${propertyJson} as json`

export interface NewProperty {
  accountId: string
  draft: PropertyDraft
}

/** All of them or none, in one statement, whoever they belong to. Answers in the order of the drafts. */
export async function createProperties(db: Db, properties: NewProperty[]): Promise<Document[]> {
  const rows = properties.map(({ accountId, draft }) => {
    const id = newId()
    const externalId = draft.externalId ?? id
    return { accountId, id, externalId, draft, summary: summaryOf(id, externalId, draft) }
  })
  try {
    const created = await db.many<Document>(sql`
      insert into properties (
        account_id, id, type, external_id, contact_id, fields, attachments, links, offer_status,
        title, price, area, city, search_text)
      select
        account_id, id, type, external_id, contact_id, fields::json, attachments::json, links::json, offer_status,
        title, price, area, city, search_text
      from unnest(
        ${rows.map((row) => row.accountId)}::text[],
        ${rows.map((row) => row.id)}::text[],
        ${rows.map((row) => row.draft.type)}::text[],
        ${rows.map((row) => row.externalId)}::text[],
        ${rows.map((row) => row.draft.contactId ?? null)}::text[],
        ${rows.map((row) => JSON.stringify(row.draft.fields))}::text[],
        ${rows.map((row) => JSON.stringify(asAttachments(row.draft.attachments)))}::text[],
        ${rows.map((row) => (row.draft.links ? JSON.stringify(row.draft.links) : null))}::text[],
        ${rows.map((row) => offerStatusOf(row.draft))}::text[],
        ${rows.map((row) => row.summary.title)}::text[],
        ${rows.map((row) => row.summary.price)}::float8[],
        ${rows.map((row) => row.summary.area)}::float8[],
        ${rows.map((row) => row.summary.city)}::text[],
        ${rows.map((row) => row.summary.text)}::text[]
      ) as new (account_id, id, type, external_id, contact_id, fields, attachments, links, offer_status,
        title, price, area, city, search_text)
      returning ${columns}`)
    db.wake('properties')
    const byId = new Map(created.map((document) => [document.id, document]))
    return rows.map((row) => byId.get(row.id) as Document)
  } catch (error) {
    throw asUnknownContact(error)
  }
}

export async function getProperty(db: Db, accountId: string, id: string): Promise<Document> {
  const property = await db.maybeOne<Document>(sql`
    select ${columns} from properties where account_id = ${accountId} and id = ${id}`)
  if (property === null) throw notFound('property')
  return property
}

/** As it is shown, and the property itself, for those who change it. */
export async function getPropertyToEdit(
  db: Db,
  accountId: string,
  id: string,
): Promise<Document & { property: Property }> {
  const found = await db.maybeOne<Document & { property: Property }>(sql`
    -- Materialized, lest the text be put together twice.
    with shown as materialized (select ${columns} from properties where account_id = ${accountId} and id = ${id})
    select id, version, json, json::json as property from shown`)
  if (found === null) throw notFound('property')
  return found
}

/** The property itself, for those who do not hand it on as it is. */
export async function readProperty(db: Db, accountId: string, id: string): Promise<Property> {
  const property = await findProperty(db, accountId, id)
  if (property === null) throw notFound('property')
  return property
}

export async function findProperty(db: Db, accountId: string, id: string): Promise<Property | null> {
  const found = await db.maybeOne<{ property: Property }>(sql`
    select (${propertyJson})::json as property from properties where account_id = ${accountId} and id = ${id}`)
  return found?.property ?? null
}

/** By their ids. */
export async function listPropertiesById(db: Db, accountId: string, ids: string[]): Promise<Map<string, Property>> {
  const found = await db.many<{ property: Property }>(sql`
    select (${propertyJson})::json as property from properties where account_id = ${accountId} and id = any (${ids})`)
  return new Map(found.map(({ property }) => [property.id, property]))
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
    attachments: asAttachments(draft.attachments, current?.attachments),
    updatedAt: now,
  }
}

/**
 * Null when it has changed since it was read. What is there already changes nothing. Anything else is processed anew; then
 * the addresses of attachments are asked again if the client has named them, whether they differ or not: behind the same
 * address may be another picture.
 */
export async function updateProperty(
  db: Db,
  accountId: string,
  read: Document & { property: Property },
  draft: PropertyDraft,
  { namesAttachments }: { namesAttachments: boolean },
): Promise<Document | null> {
  const { id, version, property } = read
  if (property.isLeaving) {
    throw new ApiError('property_is_leaving', 'The property is being taken down everywhere, and deleted then.')
  }
  const attachments = asAttachments(draft.attachments, property.attachments)
  const [before, after] = [property, { ...draft, offerStatus: offerStatusOf(draft), attachments }].map((each) =>
    withoutReadOnly(PropertyReplacement, each),
  )
  if (isSameJson(before, after)) return read
  const summary = summaryOf(id, property.externalId, draft)
  try {
    const updated = await db.maybeOne<Document>(sql`
      update properties set
        contact_id = ${draft.contactId ?? null},
        fields = ${JSON.stringify(draft.fields)},
        attachments = ${JSON.stringify(attachments)},
        links = ${draft.links ? JSON.stringify(draft.links) : null},
        offer_status = ${offerStatusOf(draft)},
        title = ${summary.title}, price = ${summary.price}, area = ${summary.area}, city = ${summary.city},
        search_text = ${summary.text},
        attachments_named_at = case when ${namesAttachments} then now() else attachments_named_at end,
        processing_status = 'pending',
        failure_code = null,
        failure_message = null,
        due_at = now(),
        -- What is asked for anew is waited for anew.
        failures = case when ${namesAttachments} then 0 else failures end,
        version = version + 1,
        updated_at = now()
      where account_id = ${accountId} and id = ${id} and version = ${version} and not is_leaving
      returning ${columns}`)
    db.wake('properties')
    return updated
  } catch (error) {
    throw asUnknownContact(error)
  }
}

/** Null when it has changed since it was read. */
export async function deleteProperty(db: Db, accountId: string, { id, version }: Document): Promise<'gone' | null> {
  try {
    const deleted = await db.run(sql`
      delete from properties where account_id = ${accountId} and id = ${id} and version = ${version}`)
    return deleted === 1 ? 'gone' : null
  } catch (error) {
    if (violatedConstraint(error) !== 'listings_property') throw error
    const message = 'The property is listed; delete its listings first, or delete it with ?unpublish=true.'
    throw new ApiError('property_has_listings', message)
  }
}

/** It goes once its listings are taken down, at once if it has none. Null when it has changed since it was read. */
export async function unpublishAndDelete(
  tx: Tx,
  accountId: string,
  read: Document,
  unpublishListings: (tx: Tx, accountId: string, propertyId: string) => Promise<number>,
): Promise<Document | 'gone' | null> {
  const leaving = await tx.maybeOne<Document>(sql`
    update properties set is_leaving = true
    where account_id = ${accountId} and id = ${read.id} and version = ${read.version}
    returning ${columns}`)
  if (leaving === null) return null
  const listings = await unpublishListings(tx, accountId, read.id)
  return listings === 0 ? deleteProperty(tx, accountId, read) : leaving
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
function asAttachments(drafts: AttachmentDraft[] = [], earlier: Attachment[] = []): Attachment[] {
  const known = [...earlier]
  return drafts.map(plainAttachment).map((draft) => {
    const index = known.findIndex((attachment) => attachment.url === draft.url)
    const [same] = index === -1 ? [] : known.splice(index, 1)
    if (same === undefined) return { id: newId(), ...draft, status: 'pending' }
    const { id, url: _url, type, title: _title, isFloorPlan: _isFloorPlan, ...found } = same
    return { id, ...draft, ...(found.status === 'succeeded' && { type }), ...found }
  })
}

function asUnknownContact(error: unknown): unknown {
  if (violatedConstraint(error) !== 'properties_contact') return error
  const message = 'contactId names no contact of this account.'
  return invalid([{ path: '/contactId', code: 'unknown_contact', message }])
}

function offerStatusOf({ offerStatus = 'open' }: PropertyDraft): Property['offerStatus'] {
  return offerStatus
}
