import type { Readable } from 'node:stream'
import type { Contact, FailureCode, Property, PropertyType } from '@aushang/model'
import type { TSchema } from 'typebox'

/**
 * Speaks to one kind of portal. It describes itself, keeps no state, sees no database, speaks only through the `Portal`
 * it is handed, and tries once: what comes of it is an outcome, and the service decides what happens next.
 */
export interface Connector {
  /** The target type, as clients name it: `platform-a-24`. */
  type: string
  name: string
  description: string
  propertyTypes: readonly PropertyType[]
  authorization: Authorization
  /** The `options` of a target, all of them optional, as a closed object. */
  options: TSchema
  /** What pictures are made into before they are handed over. */
  images(options: unknown): ImageLimits
  /** How many attachments an advert takes; the rest is left out, with a warning. */
  attachmentCountMax(options: unknown): number
  /** What the portal would refuse, and what it would leave out, without asking it. */
  check(publication: Publication, options: unknown): Check
  /** The very documents that would be sent, the advert's own first; some name the account, which `credentials` tell. */
  documents(publication: Publication, options: unknown, credentials?: unknown): PortalDocument[]
  /** Puts the advert online, or brings it to this version. The same again is the same advert. */
  publish(publication: Publication, portal: Portal): Promise<Outcome>
  /** Asks what became of a `pending` one. */
  ask?(placement: Placement, portal: Portal): Promise<Outcome>
  /** Takes the advert down. One that is gone already is fine. */
  withdraw(placement: Placement, portal: Portal): Promise<Withdrawal>
  checkLogin(portal: Portal): Promise<LoginOutcome>
  /** Makes the portal's stock what is given, and nothing else: what is missing is taken down. Never given nothing. */
  sync?(publications: Publication[], portal: Portal): Promise<Outcome>
}

/** What a portal's answer means for us: sorted by what happens next and who must act. */
export type Outcome = Published | Pending | Rejected | Unauthorized | Unavailable | Unknown
export type Withdrawal = Withdrawn | Pending | Rejected | Unauthorized | Unavailable | Unknown
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
}

export interface Published extends Decided {
  kind: 'published'
  portalId: string
  publicUrl?: string
}

export interface Withdrawn extends Decided {
  kind: 'withdrawn'
}

/** Taken, and not decided yet. */
export interface Pending extends Decided {
  kind: 'pending'
  portalId: string
  askAgainAfterMs: number
}

/** The client must change something; the same again would be refused again. */
export interface Rejected extends Decided {
  kind: 'rejected'
  problems: Problem[]
}

/** The target needs its user. */
export interface Unauthorized extends Decided {
  kind: 'unauthorized'
  detail: string
}

/** Later, perhaps. Nothing was changed, or it does no harm to send the same again. */
export interface Unavailable extends Decided {
  kind: 'unavailable'
  detail: string
  retryAfterMs?: number
}

/** Sent, and no answer: the next try is told so (`Placement.isUnsure`), and looks before it sends again. */
export interface Unknown extends Decided {
  kind: 'unknown'
  detail: string
}

export interface Authorized extends Decided {
  kind: 'authorized'
}

/** Where in our property the fault lies (a JSON pointer such as `/fields/livingArea`), and what is wrong in a sentence. */
export interface Problem {
  path: string
  code: FailureCode
  message: string
}

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
  report?: { problem: string | null }
  /** An earlier try ended without an answer: it may be there although `portalId` is null. */
  isUnsure: boolean
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

/** How a target gets the right to publish. */
export type Authorization = Login | OAuth

/** With what the client sends as `credentials`: a closed object; what is secret in it bears `writeOnly: true`. */
export interface Login {
  kind: 'login'
  credentials: TSchema
}

/** By sending the user to the portal. Needs the consumer credentials of the account. */
export interface OAuth {
  kind: 'oauth'
  /** `keep` is stored, encrypted, until the user comes back. */
  begin(
    callbackUrl: string,
    portal: Portal,
  ): Promise<{ kind: 'redirect'; url: string; keep: unknown } | Unauthorized | Unavailable>
  /** `query` is what the user came back with. */
  complete(
    query: Record<string, string>,
    keep: unknown,
    portal: Portal,
  ): Promise<{ kind: 'authorized'; credentials: unknown } | Unauthorized | Unavailable>
}

/** A target, as its connector sees it: who we are there, and the way there. */
export interface Portal {
  /** The account's agreement with the portal, where it needs one. */
  consumer: { key: string; secret: string } | null
  /** As `Login.credentials` says, or as `OAuth.complete` returned them. */
  credentials: unknown
  options: unknown
  http: PortalHttp
  /** The address of a host, for what is not HTTP. Throws `ForbiddenAddress` for one that we must not reach, else an error of DNS. */
  addressOf(host: string): Promise<string>
  /**
   * Alone among all that speak to this target at the moment, in whatever process; or among all that name the same, where
   * several targets lead to one account of the portal.
   */
  alone<Result>(work: () => Promise<Result>, among?: string): Promise<Result>
  /** Opened when there is none yet, kept for the next operation on this target, and closed after a while without use. */
  keep<Connection>(open: () => Promise<Kept<Connection>>): Promise<Kept<Connection>>
  /** Called with the name of a file before it is handed over: the portal's report on it may be quick. */
  announceTransfer(name: string): Promise<void>
  /** What was remembered about the portal earlier (a host key), and how to remember it. */
  memory: Readonly<Record<string, string>>
  remember(name: string, value: string): Promise<void>
  /** Aborted when the time for this operation is up. */
  signal: AbortSignal
}

export interface Kept<Connection> {
  connection: Connection
  isAlive(): boolean
  close(): void
}

/** Never throws: whatever the other side does is a result. */
export interface PortalHttp {
  send(request: PortalRequest): Promise<PortalAnswer | PortalFailure>
}

export interface PortalRequest {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  url: string
  headers?: Record<string, string>
  body?: string | Buffer
}

export interface PortalAnswer {
  kind: 'answer'
  status: number
  /** Names in lower case. */
  headers: Record<string, string>
  body: Buffer
}

export interface PortalFailure {
  kind: 'failed'
  code: string
  message: string
  /** Whether the request may have reached the other side. */
  maybeSent: boolean
}

export class ForbiddenAddress extends Error {}
