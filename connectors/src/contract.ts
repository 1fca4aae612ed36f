/** What a portal's answer means for us: sorted by what happens next and who must act. */
export type Outcome =
  | { kind: 'published'; portalId: string; publicUrl?: string }
  | { kind: 'pending'; portalId: string; askAgainAfterMs: number }
  | { kind: 'rejected'; problems: Problem[] } // the client must change something
  | { kind: 'unauthorized'; detail: string } // the target needs its user
  | { kind: 'unavailable'; detail: string; retryAfterMs?: number }
  | { kind: 'unknown'; detail: string } // sent, and no answer: look before sending again

/** Where in our property the portal sees a fault (a JSON pointer), and what is wrong in a sentence. */
export interface Problem {
  path: string
  code: string
  message: string
}

/** Speaks to one kind of portal. It keeps no state, sees no database, and tries once. */
export interface Connector {
  /** The target type, as clients name it: `platform-a-24`. */
  type: string
}
