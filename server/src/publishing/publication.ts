import { type Check, type Connector, type Publication, titlePictureFirst } from '@aushang/connectors'
import { type Contact, joinMessages, messageOf, type Property } from '@aushang/model'
import { findFirstContact, readContact } from '../contacts/contacts.store.ts'
import { getBareAccount } from '../accounts/accounts.store.ts'
import type { Db } from '../lib/database/db.ts'
import type { ListingRow } from '../listings/claim-listings.ts'
import type { Media } from '../media/media.ts'
import type { AttachmentFailure } from '../properties/attachment-failure.ts'
import { preparedAttachments } from '../properties/prepared-attachments.ts'
import { type ReadProperty, readProperty } from '../properties/properties.store.ts'
import { emailAddressOf, inquiryEmailOf, type TargetRow } from '../targets/targets.store.ts'

export interface PublicationDeps {
  db: Db
  media: Media
  requestsDomain: string
}

type KnownPlacement = Partial<
  Pick<
    Publication['placement'],
    'listingId' | 'externalId' | 'portalId' | 'isUnsure' | 'report' | 'reason' | 'remembered'
  >
>

type PlacedListing = Pick<ListingRow, 'id' | 'portalId' | 'portalNumber'> &
  Partial<Pick<ListingRow, 'isUnsure' | 'remembered' | 'report' | 'withdrawalReason'>>

/** What a listing tells of its advert: its number there is the property's, if the portal has no other. */
export function placeOf(listing: PlacedListing): KnownPlacement {
  const { id, portalId, portalNumber, isUnsure = false, remembered, report, withdrawalReason: reason } = listing
  return {
    listingId: id,
    portalId,
    isUnsure,
    remembered,
    ...(portalNumber !== null && { externalId: portalNumber }),
    ...(report && { report }),
    ...(reason && { reason }),
  }
}

/** With what cannot be had of the property, so that the advert goes without it. */
export interface ReadPublication extends Publication {
  attachmentFailures: AttachmentFailure[]
}

type Owned = Pick<TargetRow, 'accountId' | 'options' | 'contactId' | 'emailId' | 'autoCollectRequests'>

/** A property as it should be on a target, as things stand. */
export async function readPublication(
  deps: PublicationDeps,
  connector: Connector,
  target: Owned,
  propertyId: string,
  place: KnownPlacement = {},
): Promise<ReadPublication> {
  const { db, media, requestsDomain } = deps
  const { accountId, options } = target
  const { property, contact, ...rest } = await readPlacement(db, target, propertyId, place)
  const shown = contact ?? (connector.needsContact ? (await findDefaultContact(deps, accountId))(target) : null)
  const attachments = isProcessed(property)
    ? await preparedAttachments({ db, media }, accountId, property, connector.images(options))
    : []
  const taken = titlePictureFirst(attachments).slice(0, connector.attachmentCountMax(options))
  const inquiryEmail = inquiryEmailOf(target, requestsDomain)
  const reportEmail = emailAddressOf(target, requestsDomain)
  return { property, contact: shown, ...rest, attachments: taken, reportEmail, ...(inquiryEmail && { inquiryEmail }) }
}

/** All but the attachments, which take their time, and which nobody needs who takes it down. */
export async function readPlacement(
  db: Db,
  { accountId, contactId: defaultContactId }: Pick<Owned, 'accountId' | 'contactId'>,
  propertyId: string,
  place: KnownPlacement,
): Promise<Omit<ReadPublication, 'attachments'>> {
  const read = await readProperty(db, accountId, propertyId)
  const { property } = read
  const contactId = property.contactId ?? defaultContactId
  const contact = contactId === null ? null : await readContact(db, accountId, contactId)
  return placed(read, contact, place)
}

export function placed(
  { property, attachmentFailures }: ReadProperty,
  contact: Contact | null,
  {
    listingId = '',
    externalId = property.externalId,
    portalId = null,
    isUnsure = false,
    report,
    reason,
    remembered = null,
  }: KnownPlacement,
): Omit<ReadPublication, 'attachments'> {
  return {
    property,
    attachmentFailures,
    contact,
    placement: {
      listingId,
      propertyId: property.id,
      externalId,
      propertyType: property.type,
      portalId,
      isUnsure,
      remembered,
      isForGood: property.isLeaving === true,
      ...(report && { report }),
      ...(reason && { reason }),
      postalCode: property.fields.address.postalCode,
      ...(contact && { contactEmail: contact.email }),
    },
  }
}

/** Whom adverts show where nobody has named a contact, on portals that need one. */
export type DefaultContact = (target: Pick<TargetRow, 'emailId'>) => Contact

/** The first of the account, else the account itself: inquiries reach it at the address of the target. */
export async function findDefaultContact(
  { db, requestsDomain }: Pick<PublicationDeps, 'db' | 'requestsDomain'>,
  accountId: string,
): Promise<DefaultContact> {
  const first = await findFirstContact(db, accountId)
  if (first !== null) return () => first
  const { id, name, createdAt, updatedAt } = await getBareAccount(db, accountId)
  return (target) => ({
    id,
    lastName: name.slice(0, 50),
    company: name.slice(0, 100),
    email: emailAddressOf(target, requestsDomain),
    createdAt,
    updatedAt,
  })
}

/** Everything that keeps the property from being shown there as it is, before anything is sent. */
export function checkBeforePublishing(
  connector: Connector,
  { options }: TargetRow,
  publication: ReadPublication,
): Check {
  const { problems, warnings } = connector.check(publication, options)
  // Without it, the advert is better than none.
  const missing = publication.attachmentFailures.map(({ index, code, message }) => ({
    path: `/attachments/${index}`,
    code,
    message: joinMessages([message, messageOf({ key: 'advertGoesWithoutIt' })]),
  }))
  return { problems, warnings: [...warnings, ...missing] }
}

/** Of what is not to be sent now: none of its attachments is made for that, for which nobody would wait. */
export function checkUnsent(
  connector: Connector,
  target: TargetRow,
  read: ReadProperty,
  contacts: ReadonlyMap<string, Contact>,
  defaultContact: DefaultContact,
): Check {
  const named = contacts.get(read.property.contactId ?? target.contactId ?? '')
  const contact = named ?? (connector.needsContact ? defaultContact(target) : null)
  return checkBeforePublishing(connector, target, { ...placed(read, contact, {}), attachments: [] })
}

export function isProcessed({ processingStatus }: Property): boolean {
  return processingStatus === 'succeeded' || processingStatus === 'failed'
}
