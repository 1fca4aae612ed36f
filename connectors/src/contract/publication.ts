import type { Readable } from 'node:stream'
import type { Contact, Problem, Property, PropertyType, WithdrawalReason } from '@aushang/model'

export interface Check {
  problems: Problem[]
  /** It would be published, but not quite as it stands. */
  warnings: Problem[]
}

/** What should be online. */
export interface Publication {
  property: Property
  /** Null: the default contact of the portal's account. */
  contact: Contact | null
  /** In the order in which they are shown; none while the property is not processed yet. */
  attachments: PreparedAttachment[]
  placement: Placement
  /** Where the portal is to send inquiries by itself, if the target asks for that. */
  inquiryEmail?: string
  /** The mailbox of the target, in which import reports are read. */
  reportEmail?: string
}

/** A contact as the adverts on a target show it. */
export interface ShownContact extends Pick<Publication, 'inquiryEmail'> {
  contact: Contact
  /** What `updateContact` said last is to be known; null at first. */
  remembered: unknown
}

/** The advert's place on the portal. */
export interface Placement {
  listingId: string
  /** The number by which the portal knows it from us. */
  externalId: string
  propertyId: string
  propertyType: PropertyType
  /** Of the property, and of the contact beside it: some portals want them even to take an advert down. */
  postalCode?: string
  contactEmail?: string
  /** What the portal calls it, once it said so. */
  portalId: string | null
  /** What the portal's import report says about it, where one has come: null is that all is well. */
  report?: { problem: ReportedProblem | null }
  /** Why it is taken down, if the client said so. */
  reason?: WithdrawalReason
  /** An earlier try ended without an answer: it may be there although `portalId` is null. */
  isUnsure: boolean
  /** What the last outcome said is to be known. */
  remembered?: unknown
  /** Its property is deleted with it: nothing of it is to stay. */
  isForGood?: boolean
}

/** What an import report has against an advert, in the portal's words, if it has any. */
export interface ReportedProblem {
  portalMessage?: string
}

/** A picture or a document as this portal takes it. */
export interface PreparedAttachment {
  id: string
  contentType: 'image/jpeg' | 'application/pdf'
  title?: string
  isFloorPlan: boolean
  bytes: number
  /** SHA-256 of the very bytes, in hexadecimal. */
  checksum: string
  open(): Promise<Readable>
}

export interface ImageLimits {
  /** The longer edge, in pixels. */
  edgeMax: number
  bytesMax: number
}

export interface PortalDocument {
  /** Tells them apart: `advert`, `contact`, … */
  part: string
  /** With a charset, if it is not UTF-8. */
  contentType: string
  body: string
}
