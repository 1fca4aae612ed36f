import type { Contact, ContactDraft, Sentence } from '@aushang/model'
import sql from 'sql-template-tag'
import { violatedConstraint } from '../lib/database/database-errors.ts'
import type { Db, Tx } from '../lib/database/db.ts'
import { ApiError, notFound } from '../lib/errors.ts'
import { gatherReads } from '../lib/database/gather-reads.ts'
import { newId } from '../lib/ids.ts'
import { type Document, jsonText, members, value, time } from '../lib/database/json-sql.ts'
import { isSameJson } from '../lib/same-json.ts'

export const contactJson = jsonText({
  id: value('id'),
  ...members('details'),
  createdAt: time('created_at'),
  updatedAt: time('updated_at'),
})

/** What is searched for words. */
export const contactText = sql`contact_text(id, details)`

const columns = sql`id, version, ${contactJson} as json`

export async function createContact(db: Db, accountId: string, draft: ContactDraft): Promise<Document> {
  return db.one(sql`
    insert into contacts (account_id, id, details) values (${accountId}, ${newId()}, ${JSON.stringify(draft)})
    returning ${columns}`)
}

/** The listings that show it follow. */
export async function republishContact(tx: Tx, accountId: string, id: string): Promise<void> {
  await tx.run(sql`update contacts set due_at = now() where account_id = ${accountId} and id = ${id}`)
  tx.wake('contacts')
}

type StoredContact = Document & { details: ContactDraft }

export async function getContact(db: Db, accountId: string, id: string): Promise<StoredContact> {
  const contact = await findContact(db, accountId, id)
  if (contact === null) throw notFound('contact')
  return contact
}

export async function findContact(db: Db, accountId: string, id: string): Promise<StoredContact | null> {
  return db.maybeOne(sql`select ${columns}, details from contacts where account_id = ${accountId} and id = ${id}`)
}

/** The contact itself, for those who do not hand it on as it is. */
export const readContact = gatherReads<Contact>((db, wanted) =>
  db.many(sql`
    select account_id as "accountId", id, (${contactJson})::json as row
    from ${wanted} join contacts using (account_id, id)`),
)

/** Of these, by their ids. */
export async function listContacts(db: Db, accountId: string, ids: string[]): Promise<Map<string, Contact>> {
  const found = await db.many<{ contact: Contact }>(sql`
    select (${contactJson})::json as contact from contacts where account_id = ${accountId} and id = any (${ids})`)
  return new Map(found.map(({ contact }) => [contact.id, contact]))
}

/** The one that was created first. */
export async function findFirstContact(db: Db, accountId: string): Promise<Contact | null> {
  const first = await db.maybeOne<{ contact: Contact }>(sql`
    select (${contactJson})::json as contact from contacts where account_id = ${accountId} order by id limit 1`)
  return first?.contact ?? null
}

/** Null when it has changed since it was read. The listings that show it follow. What is there already changes nothing. */
export async function updateContact(
  tx: Tx,
  accountId: string,
  read: StoredContact,
  draft: ContactDraft,
): Promise<Document | null> {
  const { id, version, details } = read
  if (isSameJson(draft, details)) return read
  tx.wake('contacts')
  return tx.maybeOne(sql`
    update contacts set details = ${JSON.stringify(draft)}, version = version + 1, updated_at = now(), due_at = now()
    where account_id = ${accountId} and id = ${id} and version = ${version}
    returning ${columns}`)
}

/** False when it has changed since `version`. */
export async function deleteContact(
  db: Db,
  accountId: string,
  { id, version }: { id: string; version: number },
): Promise<boolean> {
  try {
    const deleted = await db.run(sql`
      delete from contacts where account_id = ${accountId} and id = ${id} and version = ${version}`)
    return deleted === 1
  } catch (error) {
    const users = usersByConstraint[violatedConstraint(error) ?? '']
    if (users === undefined) throw error
    throw new ApiError('contact_in_use', users)
  }
}

/** Who shows a contact, by the constraint that keeps it. */
const usersByConstraint: Record<string, Sentence> = {
  properties_contact: { key: 'contactShownByProperties' },
  targets_contact: { key: 'contactShownByTargets' },
}
