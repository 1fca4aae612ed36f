import type { AdvertRead, ReadContact, UnreadPart } from '@aushang/connectors'
import { messageOf, type PropertyDraft } from '@aushang/model'
import sql from 'sql-template-tag'
import { createContact, findContact } from '../contacts/contacts.store.ts'
import type { Tx } from '../lib/database/db.ts'
import { adoptListing, findListingOfAdvert, findUnlistedProperty } from '../listings/adopt-listing.ts'
import { createProperties } from '../properties/properties.store.ts'
import { adoptShownContact } from '../targets/shown-contacts.store.ts'
import { recordEvents } from '../webhooks/record-events.ts'
import { ensureComparison } from './comparisons.store.ts'
import { type DifferenceRow, recordMended, recordNotMended } from './differences.store.ts'
import { contactDraftOf, propertyDraftOf } from './read-draft.ts'

/** Makes a property and a listing of an advert that was read. The portal is not told. */
export async function adoptAdvert(tx: Tx, row: DifferenceRow, advert: AdvertRead): Promise<void> {
  const { accountId, targetId } = row
  await lockAdoptions(tx, row)
  const portalNumber = advert.externalId ?? advert.portalId
  const listed = await findListingOfAdvert(tx, accountId, targetId, { portalId: advert.portalId, portalNumber })
  if (listed !== null) return recordMended(tx, row, { listingId: listed.id, propertyId: listed.propertyId })
  const read = propertyDraftOf(advert)
  if (read.kind === 'unfit') {
    const { problems } = read
    const failureMessage = messageOf(...(problems[0]?.message.sentences ?? []))
    return recordNotMended(tx, row, { failureCode: 'advert_unreadable', failureMessage, problems })
  }
  const { draft } = read
  const unread = [...advert.unread, ...read.unread]
  const property = await propertyOf(tx, row, advert, draft, unread)
  const listingId = await adoptListing(tx, accountId, {
    propertyId: property.id,
    targetId,
    portalId: advert.portalId,
    publicUrl: advert.publicUrl,
    portalNumber,
    externalId: draft.externalId ?? property.id,
    propertyVersion: property.version,
    remembered: advert.remembered,
  })
  await recordMended(tx, row, { listingId, propertyId: property.id, ...(unread.length > 0 && { unread }) })
  const payload = {
    listingId,
    propertyId: property.id,
    targetId,
    type: 'set',
    operation: 'create',
    adopted: true,
    portalId: advert.portalId,
    ...(advert.publicUrl && { publicUrl: advert.publicUrl }),
  } as const
  await recordEvents(tx, accountId, [{ name: 'publication.succeeded', payload, orderingKey: listingId }])
}

/** One advert of a target after the other, lest two that show the same contact make two of it. */
async function lockAdoptions(tx: Tx, { accountId, targetId }: DifferenceRow): Promise<void> {
  await ensureComparison(tx, accountId, targetId)
  await tx.one(
    sql`select id from comparisons where target_id = ${targetId} and account_id = ${accountId} for no key update`,
  )
}

/** The one that is here under that number already, or a new one. */
async function propertyOf(
  tx: Tx,
  { accountId, targetId }: DifferenceRow,
  { contact }: AdvertRead,
  draft: PropertyDraft,
  unread: UnreadPart[],
): Promise<{ id: string; version: number }> {
  const { externalId, type } = draft
  const known =
    externalId === undefined ? null : await findUnlistedProperty(tx, accountId, targetId, { externalId, type })
  if (known !== null) return known
  const contactId = contact && (await contactIdOf(tx, accountId, targetId, contact, unread))
  const [created] = await createProperties(tx, [{ accountId, draft: { ...draft, ...(contactId && { contactId }) } }])
  if (created === undefined) throw new Error('A property that was created is there.')
  return created
}

/** Ours, if it was we who brought it there; the one that it has become with an earlier advert; one of the same name and address; or a new one. */
async function contactIdOf(
  tx: Tx,
  accountId: string,
  targetId: string,
  contact: ReadContact,
  unread: UnreadPart[],
): Promise<string | null> {
  if (contact.ourId !== undefined && (await findContact(tx, accountId, contact.ourId)) !== null) return contact.ourId
  const adopted = await tx.maybeOne<{ id: string }>(sql`
    select contact_id as id from adopted_contacts
    where account_id = ${accountId} and target_id = ${targetId} and key = ${contact.key}`)
  if (adopted !== null) return adopted.id
  const read = contactDraftOf(contact)
  if (read === null) {
    unread.push({ name: 'contact' })
    return null
  }
  unread.push(...read.unread)
  const { email, lastName, firstName = null } = read.draft
  const same = await tx.maybeOne<{ id: string }>(sql`
    select id from contacts
    where account_id = ${accountId} and details ->> 'email' = ${email} and details ->> 'lastName' = ${lastName}
      and details ->> 'firstName' is not distinct from ${firstName}
    order by id limit 1`)
  const { id } = same ?? (await createContact(tx, accountId, read.draft))
  await tx.run(sql`
    insert into adopted_contacts (account_id, target_id, key, contact_id)
    values (${accountId}, ${targetId}, ${contact.key}, ${id})`)
  await adoptShownContact(tx, { accountId, targetId, contactId: id }, contact.remembered)
  return id
}
