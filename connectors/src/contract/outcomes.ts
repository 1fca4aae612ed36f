import type { AccessFailure, Problem, Sentence } from '@aushang/model'

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
  /** The portal keeps it, unseen, until it is withdrawn for good: with its property. */
  isKept?: boolean
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
