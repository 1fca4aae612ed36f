import type { ContactDraft, FieldsOf, Link, Property, PropertyType, Sentence } from '@aushang/model'
import type { Said } from './outcomes.ts'

/** By what a portal is asked for an advert: as `listAdverts` has it, at least one of the two. */
export interface AdvertKey {
  /** As in `Published.portalId`. */
  portalId?: string
  /** The number by which the portal knows it from whoever brought it there. */
  externalId?: string
}

/** An advert as the portal lists it. What its list does not say is left out. */
export interface ListedAdvert extends AdvertKey {
  title?: string
  /** Whether it is shown to the public, or there and deactivated. */
  isShown?: boolean
  /** When it was changed last, by the portal's clock. */
  changedAt?: string
  /** Whatever else is another one once the advert is: a version, a checksum. */
  changeMark?: string
}

export interface AdvertPage {
  kind: 'page'
  adverts: ListedAdvert[]
  /** Where the next page begins; undefined after the last one. */
  next?: string
  /** How many adverts there are on all pages, where the portal says so. */
  total?: number
  said?: Said
}

export interface AdvertRead {
  kind: 'read'
  portalId: string
  externalId?: string
  publicUrl?: string
  isShown: boolean
  changedAt?: string
  changeMark?: string
  property: ReadProperty
  /** Null: the portal shows none, or the default contact of its account. */
  contact: ReadContact | null
  /** In the order in which they are shown. */
  attachments: ReadAttachment[]
  /** What has no place in our model, or is not to be understood: it is lost with the next edit. */
  unread: UnreadPart[]
  /** What `publish` is to know of it the next time, as in an outcome. */
  remembered?: unknown
  said?: Said
}

export type ReadProperty = {
  [Type in PropertyType]: {
    type: Type
    /** Perhaps without what our model wants: the service says what is missing. */
    fields: Partial<FieldsOf<Type>>
    offerStatus?: Property['offerStatus']
    links?: Link[]
  }
}[PropertyType]

export interface ReadContact {
  /** Tells contacts of the target apart: several adverts may show the same. */
  key: string
  /** Our own id of it, if it was we who brought it there. */
  ourId?: string
  draft: Partial<ContactDraft>
  /** What it has beside. */
  unread?: UnreadPart[]
  /** What `updateContact` is to know of it the next time. */
  remembered?: unknown
}

export interface ReadAttachment {
  /** Where its bytes are fetched, as large as they are to be had. It stays the same as long as the advert has it. */
  url: string
  title?: string
  isFloorPlan: boolean
  /** It was certainly not we who brought it there. */
  isOurs?: false
}

export interface UnreadPart {
  /** The portal's own word for it. */
  name: string
  value?: string
}

/** There, and of a kind that we have no property for. */
export interface AdvertUnreadable {
  kind: 'unreadable'
  sentence: Sentence
  said?: Said
}

/** The portal says that it has no such advert. */
export interface AdvertGone {
  kind: 'gone'
  said?: Said
}

/** Both are part of it: `2026-11-15`. */
export interface DayRange {
  from: string
  to: string
}

export interface StatisticsRead {
  kind: 'read'
  /** A day of which the portal says nothing is left out. */
  days: DayFigures[]
  said?: Said
}

export interface DayFigures {
  day: string
  /** How often the advert itself was opened. */
  views?: number
  /** How often it was seen in a list of results. */
  impressions?: number
  /** How many wrote by the portal's form. */
  contacts?: number
  /** How many put it on their list. */
  bookmarks?: number
}
