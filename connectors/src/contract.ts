import type { Readable } from 'node:stream'
import type {
  AccessFailure,
  Contact,
  ContactDraft,
  FieldsOf,
  Link,
  Problem,
  Property,
  PropertyType,
  Sentence,
  WithdrawalReason,
} from '@aushang/model'
import type { TSchema } from 'typebox'
import type { PortalSession } from './portal-session.ts'

/**
 * Speaks to one kind of portal. It describes itself, keeps no state, sees no database, speaks only through the
 * `PortalSession` it is handed, and tries once: what comes of it is an outcome, and the service decides what happens next.
 *
 * In its folder a connector is typed by its own schemas. `defineConnector` makes of it what the service holds, a plain
 * `Connector`: that one takes whatever is stored, and checks it against the schemas before anything of it is called. The
 * members are properties and no methods, so that a typed one does not pass for a plain one.
 */
export interface Connector<Options = unknown, Credentials = unknown, Consumer = unknown, Handshake = unknown> {
  /** The target type, as clients name it: `platform-a-24`. */
  type: string
  name: string
  description: string
  propertyTypes: readonly PropertyType[]
  /** Where the portal is, if all its targets find it at one address; otherwise their credentials say it. */
  url?: PortalUrl
  /** What the account must bring before it has targets of this type: its agreement with the portal, as a closed object. */
  consumer?: TSchema
  authorization: Login | OAuth<Options, Credentials, Consumer, Handshake>
  /** The `options` of a target, all of them optional, as a closed object. */
  options: TSchema
  /** Which of the options names the contact that is shown where the property has none. */
  contactOption?: string
  /** What pictures are made into before they are handed over. */
  images: (options: Options) => ImageLimits
  /** How many attachments an advert takes; the rest is left out, with a warning. */
  attachmentCountMax: (options: Options) => number
  /** What the portal would refuse, and what it would leave out, without asking it. */
  check: (publication: Publication, options: Options) => Check
  /** The very documents that would be sent, the advert's own first; some name the account, which `credentials` tell. */
  documents: (publication: Publication, options: Options, credentials?: Credentials) => PortalDocument[]
  /** The file that would be sent, for portals that take files, of a publication that passed `check`. */
  exportFile?: (publication: Publication, options: Options, credentials?: Credentials) => Readable
  /** Puts the advert online, or brings it to this version. The same again is the same advert. */
  publish: (publication: Publication, session: PortalSession<Options, Credentials, Consumer>) => Promise<Outcome>
  /**
   * Asks what became of a `pending` one. Called when the portal's import report about it has come (`Placement.report`), or
   * when the time is over that `askAgainAfterMs` named, and at no other time: without a report, the portal has kept silent. It
   * may be `pending` again, as often as need be; that it comes to an end is the connector's to see to.
   */
  askOutcome?: (placement: Placement, session: PortalSession<Options, Credentials, Consumer>) => Promise<Outcome>
  /**
   * Brings a contact to what it is now, for all adverts that show it: of portals that keep contacts apart from adverts.
   * Called before the first advert that shows it is published, and when it has changed; `publish` may rely on that.
   */
  updateContact?: (
    shown: ShownContact,
    session: PortalSession<Options, Credentials, Consumer>,
  ) => Promise<ContactOutcome>
  /** Takes the advert down. One that is gone already is fine. Handed the publication where `withdrawsWhole` asks for it. */
  withdraw: (
    placement: Placement,
    session: PortalSession<Options, Credentials, Consumer>,
    publication?: Publication,
  ) => Promise<Withdrawal>
  /** Whether the portal is sent the whole object once more when it is taken down, because it keeps it as a reference. */
  withdrawsWhole?: (options: Options) => boolean
  checkLogin: (session: PortalSession<Options, Credentials, Consumer>) => Promise<LoginOutcome>
  /** Whether this portal shows adverts there. Such an address stands in a mail, which anybody can write; without, none is believed. */
  isAdvertUrl?: (url: URL, options: Options, credentials: Credentials) => boolean
  /** Makes the portal's stock what is given, and nothing else: what is missing is taken down. Never given nothing. */
  sync?: (publications: Publication[], session: PortalSession<Options, Credentials, Consumer>) => Promise<Outcome>
  /**
   * A page of what the portal has of this target, whoever brought it there. `from` is what the page before said is `next`, null at first: it
   * is stored between pages, which may be minutes apart. What is on none of the pages is taken for gone, so that whatever is odd about an
   * answer is `unavailable`, and never an empty page.
   */
  listAdverts?: (
    from: string | null,
    session: PortalSession<Options, Credentials, Consumer>,
  ) => Promise<AdvertPage | Unauthorized | Unavailable>
  /** An advert as our model has it, the mirror of what `publish` makes of a property. Changes nothing at the portal. */
  readAdvert?: (
    advert: AdvertKey,
    session: PortalSession<Options, Credentials, Consumer>,
  ) => Promise<AdvertRead | AdvertUnreadable | AdvertGone | Unauthorized | Unavailable>
  /** How often an advert was looked at, day by day: these days and those between them, none of which is today. */
  readStatistics?: (
    placement: Placement,
    days: DayRange,
    session: PortalSession<Options, Credentials, Consumer>,
  ) => Promise<StatisticsRead | AdvertGone | Unauthorized | Unavailable>
}

/** The address of a portal, and the setting by which an operator changes it. */
export interface PortalUrl {
  /** The name of the setting: `PLATFORM_A_URL`. */
  setting: string
  /** A URL, or `sandbox`: our own one, wherever that listens. */
  default: string
  /** What the setting does, for the list of all settings. */
  description: string
}

/** What a portal's answer means for us: sorted by what happens next and who must act. */
export type Outcome = Published | Pending | Rejected | Unauthorized | Unavailable | Unknown
export type Withdrawal = Withdrawn | Pending | Rejected | Unauthorized | Unavailable | Unknown
export type ContactOutcome = ContactUpdated | Rejected | Unauthorized | Unavailable | Unknown
export type LoginOutcome = Authorized | Unauthorized | Unavailable

/** The portal's own status and words in the exchange that decided it, for those who have to talk to its support. */
export interface Said {
  status?: number
  words?: string
  /** The number under which the portal's support finds the exchange. */
  reference?: string
}

interface Decided {
  said?: Said
  /** What the portal calls the advert, where that became known although it came to nothing in the end: it is there. */
  portalId?: string
  /** What the next operation on it is to know, in the connector's own words: JSON. Undefined: what it was told is still true. */
  remembered?: unknown
  /** What the portal remarks about an advert that it takes: shown in the listing, behind what `check` warned of. */
  warnings?: Problem[]
}

export interface Published extends Decided {
  kind: 'published'
  portalId: string
  publicUrl?: string
  /** Handed over, and the portal has not said anything yet: online as far as we know. */
  isUnconfirmed?: boolean
}

export interface Withdrawn extends Decided {
  kind: 'withdrawn'
}

/** Taken, and not decided yet. Then `askOutcome` is called after publishing, and `withdraw` once more after withdrawing. */
export interface Pending extends Decided {
  kind: 'pending'
  portalId: string
  askAgainAfterMs: number
}

/** The client must change something; the same again would be refused again. */
export interface Rejected extends Decided {
  kind: 'rejected'
  problems: Problem[]
  /** The portal does not have the contact (any more) that `updateContact` brought there. */
  lacksContact?: boolean
}

export interface ContactUpdated extends Decided {
  kind: 'updated'
}

/** The target needs its user. */
export interface Unauthorized extends Decided {
  kind: 'unauthorized'
  /** Why, where it is known better than that the portal does not accept us: `unauthorized`. */
  code?: AccessFailure
  sentence: Sentence
}

/** Later, perhaps. Nothing was changed, or it does no harm to send the same again. */
export interface Unavailable extends Decided {
  kind: 'unavailable'
  sentence: Sentence
  retryAfterMs?: number
  /** Of `askOutcome`: the portal does not have any more what it had taken, and is to get it again. */
  isForgotten?: boolean
}

/** Sent, and no answer: the next try is told so (`Placement.isUnsure`), and looks before it sends again. */
export interface Unknown extends Decided {
  kind: 'unknown'
  sentence: Sentence
}

export interface Authorized extends Decided {
  kind: 'authorized'
}

export type { Problem }

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
  /** What `updateContact` is to know of it the next time. */
  remembered?: unknown
}

export interface ReadAttachment {
  /** Where its bytes are fetched, as large as they are to be had. It stays the same as long as the advert has it. */
  url: string
  title?: string
  isFloorPlan: boolean
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

/** With what the client sends as `credentials`: a closed object; what is secret in it bears `writeOnly: true`, the rest is shown. */
export interface Login {
  kind: 'login'
  credentials: TSchema
  /** The members that say where, and how, the secrets are sent: when one changes, the secrets must be given again. All, if it does not say. */
  sentTo?: readonly string[]
}

/** By sending the user to the portal. */
export interface OAuth<Options = unknown, Credentials = unknown, Consumer = unknown, Handshake = unknown> {
  kind: 'oauth'
  /** What `complete` and `refresh` return. */
  credentials: TSchema
  /** What is stored, encrypted, while the user is away at the portal. */
  handshake: TSchema
  begin: (
    callbackUrl: string,
    session: PortalSession<Options, unknown, Consumer>,
  ) => Promise<{ kind: 'redirect'; url: string; handshake: Handshake } | Unauthorized | Unavailable>
  /** `query` is what the user came back with; there is no handshake if nobody was sent away. */
  complete: (
    query: Record<string, string>,
    handshake: Handshake | null,
    session: PortalSession<Options, unknown, Consumer>,
  ) => Promise<Granted<Credentials> | Unauthorized | Unavailable>
  /**
   * For access that expires: asks the portal for the next one, by what `session.credentials` has, once. Reached through
   * `PortalSession.refreshCredentials`, which sees to it that no two do so at a time, and keeps what comes of it.
   */
  refresh?: (
    session: PortalSession<Options, Credentials, Consumer>,
  ) => Promise<Granted<Credentials> | Unauthorized | Unavailable>
}

/** What opens the portal from now on. */
export interface Granted<Credentials = unknown> {
  kind: 'authorized'
  credentials: Credentials
}
