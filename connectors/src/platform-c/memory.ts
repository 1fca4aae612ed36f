import { closed, fits } from '@aushang/model'
import Type, { type Static } from 'typebox'
import type { Placement } from '../contract.ts'

/** A file that another hand has hung on an advert: our property names it by where the portal shows it. */
const AdoptedMedia = closed({
  url: Type.String(),
  mediaId: Type.String(),
  mediaType: Type.String(),
  category: Type.Optional(Type.String()),
})
export type AdoptedMedia = Static<typeof AdoptedMedia>

/** What we know of an advert from earlier. */
const ListingMemory = closed({
  /** The portal's. */
  listingId: Type.String(),
  /** The files that hang on it. */
  mediaIds: Type.Array(Type.String()),
  adoptedMedia: Type.Optional(Type.Array(AdoptedMedia)),
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
