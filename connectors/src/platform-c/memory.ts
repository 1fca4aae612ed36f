import { closed, fits } from '@aushang/model'
import Type, { type Static } from 'typebox'
import type { Placement } from '../contract.ts'

/** What we know of an advert from earlier. */
const ListingMemory = closed({
  /** The portal's. */
  listingId: Type.String(),
  /** The files that hang on it. */
  mediaIds: Type.Array(Type.String()),
  /** Since when the portal has something to decide on, if it has: what was sent, or that it is to be deleted. */
  pendingSince: Type.Optional(Type.String({ format: 'date-time' })),
  isDeleting: Type.Optional(Type.Boolean()),
})
export type ListingMemory = Static<typeof ListingMemory>

/** Undefined when nothing is known, or it is in doubt. */
export function recallListing({ remembered, portalId, isUnsure }: Placement): ListingMemory | undefined {
  return fits(ListingMemory, remembered) && remembered.listingId === portalId && !isUnsure ? remembered : undefined
}

export const decisionMsMax = 24 * 3_600_000
const askAgainMsMin = 1_000
const askAgainMsMax = 30 * 60_000

/** Soon at first, for most is decided soon; then less and less often. */
export function askAgainAfterMs(pendingMs: number): number {
  return Math.min(Math.max(pendingMs / 2, askAgainMsMin), askAgainMsMax)
}
