import type { AdvertRead, ReadContact, UnreadPart } from '@aushang/connectors'
import { type ContactDraft, messageOf, type PropertyDraft } from '@aushang/model'
import sql, { type Sql } from 'sql-template-tag'
import { createContact, findContact } from '../contacts/contacts.store.ts'
import type { Tx } from '../lib/database/db.ts'
import { adoptListing, findListingOfAdvert, findUnlistedProperty } from '../listings/adopt-listing.ts'
import { createProperties } from '../properties/properties.store.ts'
import { adoptShownContact } from '../targets/shown-contacts.store.ts'
import { recordEvents } from '../webhooks/record-events.ts'
import { ensureComparison } from './comparisons.store.ts'
import { type DifferenceRow, isRefusedForLosses, recordMended, recordNotMended } from './differences.store.ts'
import { recordAdopted } from './online-adverts.store.ts'
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
  if (await isRefusedForLosses(tx, row, unread)) return
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
  await recordAdopted(tx, accountId, targetId, { listingId, advert })
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
  if (known !== null) {
    if (contact !== null) await recogniseContact(tx, accountId, targetId, contact, known.id)
    return known
  }
  const contactId = contact && (await contactIdOf(tx, accountId, targetId, contact, unread))
  const [created] = await createProperties(tx, [{ accountId, draft: { ...draft, ...(contactId && { contactId }) } }])
  if (created === undefined) throw new Error('A property that was created is there.')
  return created
}

/** One that we know it as; one of the same name and address; or a new one. */
async function contactIdOf(
  tx: Tx,
  accountId: string,
  targetId: string,
  contact: ReadContact,
  unread: UnreadPart[],
): Promise<string | null> {
  const knownId = await knownContactId(tx, accountId, targetId, contact)
  if (knownId !== null) return knownId
  const read = contactDraftOf(contact)
  if (read === null) {
    unread.push({ name: 'contact' })
    return null
  }
  unread.push(...(contact.unread ?? []), ...read.unread)
  const same = await tx.maybeOne<{ id: string }>(sql`
    select id from contacts where account_id = ${accountId} and ${isSamePerson(read.draft)} order by id limit 1`)
  const { id } = same ?? (await createContact(tx, accountId, read.draft))
  await recordAdoptedContact(tx, accountId, targetId, contact, id)
  return id
}

/** The contact that a property shows here may be the one that its advert shows there, and then keeps what it has there beside ours. */
async function recogniseContact(
  tx: Tx,
  accountId: string,
  targetId: string,
  contact: ReadContact,
  propertyId: string,
): Promise<void> {
  const read = contactDraftOf(contact)
  if (read === null || (await knownContactId(tx, accountId, targetId, contact)) !== null) return
  const same = await tx.maybeOne<{ id: string }>(sql`
    select id from contacts
    where account_id = ${accountId} and ${isSamePerson(read.draft)}
      and id = (select contact_id from properties where account_id = ${accountId} and id = ${propertyId})`)
  if (same !== null) await recordAdoptedContact(tx, accountId, targetId, contact, same.id)
}

/** Ours, if it was we who brought it there; or the one that it has become with an earlier advert. */
async function knownContactId(
  tx: Tx,
  accountId: string,
  targetId: string,
  { ourId, key }: ReadContact,
): Promise<string | null> {
  if (ourId !== undefined && (await findContact(tx, accountId, ourId)) !== null) return ourId
  const adopted = await tx.maybeOne<{ id: string }>(sql`
    select contact_id as id from adopted_contacts
    where account_id = ${accountId} and target_id = ${targetId} and key = ${key}`)
  return adopted?.id ?? null
}

/** One of the same name and address. */
function isSamePerson({ email, lastName, firstName }: ContactDraft): Sql {
  return sql`
    details ->> 'email' = ${email} and details ->> 'lastName' = ${lastName}
      and details ->> 'firstName' is not distinct from ${firstName ?? null}`
}

async function recordAdoptedContact(
  tx: Tx,
  accountId: string,
  targetId: string,
  { key, remembered }: ReadContact,
  contactId: string,
): Promise<void> {
  await tx.run(sql`
    insert into adopted_contacts (account_id, target_id, key, contact_id)
    values (${accountId}, ${targetId}, ${key}, ${contactId})`)
  await adoptShownContact(tx, { accountId, targetId, contactId }, remembered)
}
