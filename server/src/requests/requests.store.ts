import type { Request, RequestCounts } from '@aushang/model'
import sql, { type Sql } from 'sql-template-tag'
import type { Db, Tx } from '../lib/database/db.ts'
import { invalid, notFound } from '../lib/errors.ts'
import { newId } from '../lib/ids.ts'
import { type JsonOf, jsonText, members, time, value } from '../lib/database/json-sql.ts'
import { hasWords } from '../http/list.ts'
import { isUnreadable } from './mails.store.ts'
import { matchObjects } from './match.ts'
import { leaveOutRepeats, type NewRequest } from './leave-out-repeats.ts'
import type { Inquiry } from './reading/formats.ts'
import { rowsOf } from '../lib/database/rows-of.ts'

export const requestJson = jsonText({
  id: value('id'),
  targetId: value('target_id'),
  listingId: value('listing_id'),
  propertyId: value('property_id'),
  externalId: value('external_id'),
  ...members('details'),
  receivedAt: time('received_at'),
  createdAt: time('created_at'),
  readAt: time('read_at'),
})

/** A request as the API shows it, and its id. */
interface StoredRequest {
  id: string
  mailId: string
  /** The listing that it was matched with, and where it says that this is to be seen. */
  listingId: string | null
  url: string | null
  json: JsonOf<Request>
}

/** Stores inquiries of one account, but for repeats. Wants the account to be locked, so that two workers do not store the same one. */
export async function createRequests(tx: Tx, accountId: string, inquiries: NewRequest[]): Promise<StoredRequest[]> {
  const fresh = await leaveOutRepeats(tx, accountId, inquiries)
  if (fresh.length === 0) return []
  const objects = await matchObjects(
    tx,
    accountId,
    fresh.map(({ targetId, inquiry }) => ({ targetId, ...inquiry })),
  )
  const rows = fresh.map((each, index) => ({ ...each, object: objects[index] }))
  return tx.many(sql`
    insert into requests
      (account_id, id, target_id, mail_id, listing_id, property_id, external_id, mailed_external_id, details, hash, received_at)
    select ${accountId}, id, target_id, mail_id, listing_id, property_id, external_id, mailed_external_id, details::json, hash,
      received_at
    from ${rowsOf('new', rows, {
      id: ['text', () => newId()],
      target_id: ['text', ({ targetId }) => targetId],
      mail_id: ['text', ({ mailId }) => mailId],
      listing_id: ['text', ({ object }) => object?.listingId],
      property_id: ['text', ({ object }) => object?.propertyId],
      external_id: ['text', ({ object, inquiry }) => object?.externalId ?? inquiry.externalId],
      mailed_external_id: ['text', ({ object, inquiry }) => mailedExternalId(inquiry, object)],
      details: ['text', ({ inquiry }) => JSON.stringify(detailsOf(inquiry))],
      hash: ['bytea', ({ hash }) => hash],
      received_at: ['timestamptz', ({ receivedAt }) => receivedAt],
    })}
    returning id, mail_id as "mailId", listing_id as "listingId", details #>> '{portal,url}' as url,
      ${requestJson} as json`)
}

/** As JSON text. */
export async function getRequest(db: Db, accountId: string, id: string): Promise<string> {
  const request = await db.maybeOne<{ json: string }>(sql`
    select ${requestJson} as json from requests where account_id = ${accountId} and id = ${id}`)
  if (request === null) throw notFound('request')
  return request.json
}

export async function countRequests(db: Db, accountId: string): Promise<RequestCounts> {
  return db.one(sql`
    select
      (select count(*) from requests where account_id = ${accountId} and read_at is null) as unread,
      (select count(*) from requests where account_id = ${accountId} and property_id is null) as unmatched,
      (select count(*) from mails where account_id = ${accountId} and ${isUnreadable}) as unreadable`)
}

/** The id of the mail it came in. */
export async function getMailOfRequest(db: Db, accountId: string, id: string): Promise<string> {
  const request = await db.maybeOne<{ mailId: string }>(sql`
    select mail_id as "mailId" from requests where account_id = ${accountId} and id = ${id}`)
  if (request === null) throw notFound('request')
  return request.mailId
}

/** Whoever changes it after that has seen it as it is. */
export async function lockRequest(tx: Tx, accountId: string, id: string): Promise<void> {
  await tx.run(sql`select from requests where account_id = ${accountId} and id = ${id} for update`)
}

/** Says that somebody has seen it, or takes that back. */
export async function markRequest(tx: Tx, accountId: string, id: string, isRead: boolean): Promise<void> {
  await tx.run(sql`
    update requests set read_at = ${isRead ? sql`coalesce(read_at, now())` : sql`null`}
    where account_id = ${accountId} and id = ${id}`)
}

/** What a person says goes before what the mail says; the number that is in there comes back when that is taken back. */
export async function assignProperty(tx: Tx, accountId: string, id: string, propertyId: string): Promise<void> {
  const property = await tx.maybeOne<{ externalId: string }>(sql`
    select external_id as "externalId" from properties where account_id = ${accountId} and id = ${propertyId}`)
  if (property === null) {
    const sentence = { key: 'propertyUnknown', params: { member: 'propertyId' } } as const
    throw invalid([{ path: '/propertyId', code: 'unknown_property', sentence }])
  }
  const { externalId } = property
  await tx.run(sql`
    update requests set property_id = ${propertyId}, external_id = ${externalId},
      mailed_external_id = coalesce(mailed_external_id, external_id, ''),
      listing_id = (
        select listing_id from listed_objects as object
        where object.account_id = ${accountId} and object.target_id = requests.target_id
          and object.external_id = ${externalId} and object.property_id = ${propertyId}
      )
    where account_id = ${accountId} and id = ${id} and property_id is distinct from ${propertyId}`)
}

export async function takePropertyAway(tx: Tx, accountId: string, id: string): Promise<void> {
  await tx.run(sql`
    update requests set property_id = null, listing_id = null, mailed_external_id = null,
      external_id = nullif(coalesce(mailed_external_id, external_id), '')
    where account_id = ${accountId} and id = ${id}`)
}

interface RequestFilter {
  q?: string
  read?: boolean
  matched?: boolean
  targetId?: string
  propertyId?: string
  listingId?: string
  receivedAfter?: string
}

export function requestConditions(accountId: string, filter: RequestFilter): Sql[] {
  const { q, read, matched, targetId, propertyId, listingId, receivedAfter } = filter
  const searched = sql`request_text(id, external_id, details)`
  return [
    ...(q === undefined ? [] : [hasWords(accountId, searched, q)]),
    ...(read === undefined ? [] : [read ? sql`read_at is not null` : sql`read_at is null`]),
    ...(matched === undefined ? [] : [matched ? sql`property_id is not null` : sql`property_id is null`]),
    ...(targetId === undefined ? [] : [sql`target_id = ${targetId}`]),
    ...(propertyId === undefined ? [] : [sql`property_id = ${propertyId}`]),
    ...(listingId === undefined ? [] : [sql`listing_id = ${listingId}`]),
    ...(receivedAfter === undefined ? [] : [sql`received_at > ${new Date(receivedAfter)}`]),
  ]
}

/** The number in the mail, or '', where another is shown: for when what was found is taken back. */
function mailedExternalId({ externalId = '' }: Inquiry, object: { externalId: string } | undefined): string | null {
  return object === undefined || object.externalId === externalId ? null : externalId
}

function detailsOf({ prospect, message, furtherDetails, wishes, preferredChannel, portal }: Inquiry): object {
  return { prospect, message, furtherDetails, wishes, preferredChannel, portal }
}
