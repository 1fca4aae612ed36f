import type { Readable } from 'node:stream'
import type { Phrase, Problem, PropertyType } from '@aushang/model'
import type { TSchema } from 'typebox'
import type { PortalSession } from './portal-session.ts'
import type {
  AdvertGone,
  AdvertKey,
  AdvertPage,
  AdvertRead,
  AdvertUnreadable,
  DayRange,
  ReadProperty,
  StatisticsRead,
} from './contract/adverts.ts'
import type { Login, OAuth } from './contract/authorization.ts'
import type {
  ContactOutcome,
  LoginOutcome,
  Outcome,
  Unauthorized,
  Unavailable,
  Withdrawal,
} from './contract/outcomes.ts'
import type {
  Check,
  ImageLimits,
  Placement,
  PortalDocument,
  Publication,
  ShownContact,
} from './contract/publication.ts'
import type { SomeSchemaWords } from './contract/words.ts'

export type * from './contract/adverts.ts'
export type * from './contract/authorization.ts'
export type * from './contract/outcomes.ts'
export type * from './contract/publication.ts'
export type * from './contract/words.ts'
export type { Problem } from '@aushang/model'

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
  /** What it is called where somebody chooses one, or has to be told which it is. */
  name: Phrase
  /** The portal's own name, the same in every language: so do sentences call it. Without one, it is "the portal" there. */
  portalName?: string
  description: Phrase
  propertyTypes: readonly PropertyType[]
  /** Where the portal is, if all its targets find it at one address; otherwise their credentials say it. */
  url?: PortalUrl
  /** What the account must bring before it has targets of this type: its agreement with the portal, as a closed object. */
  consumer?: TSchema
  /** What people call its members. */
  consumerWords?: SomeSchemaWords
  /** The agreement that our own sandbox knows from its first start, where it plays this portal. */
  sandboxConsumer?: Consumer
  authorization: Login<Options, Credentials, Consumer> | OAuth<Options, Credentials, Consumer, Handshake>
  /** The `options` of a target, all of them optional, as a closed object. */
  options: TSchema
  optionWords: SomeSchemaWords
  /** Which of the options names the contact that is shown where the property has none. */
  contactOption?: string
  /** The portal shows no advert without a contact, and has none of its own. */
  needsContact?: true
  /** What pictures are made into before they are handed over. */
  images: (options: Options) => ImageLimits
  /** The portal numbers adverts itself: one `portalId` is one advert, by whichever of its targets it came there. */
  numbersAdverts?: true
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
  /** What is to be warned of in every listing that shows a contact, by what is remembered of it. */
  contactRemarks?: (remembered: unknown) => Problem[]
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
  /**
   * What `readAdvert` would read of the advert that `publish` makes of this, but for what hangs on it. What an advert has otherwise was changed at
   * the portal; what it cannot say was not.
   */
  readWritten?: (publication: Publication, options: Options) => ReadProperty
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
