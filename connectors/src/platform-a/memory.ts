import { createHash } from 'node:crypto'
import { closed, fits } from '@aushang/model'
import Type, { type Static } from 'typebox'
import type { Placement } from '../contract.ts'
import type { Session } from './offer-api/offer-api.ts'

/** What hangs on an advert at the portal. */
export const Attached = closed({
  id: Type.String(),
  kind: Type.String(),
  title: Type.String(),
  checksum: Type.Optional(Type.String()),
  url: Type.Optional(Type.String()),
  isFloorPlan: Type.Boolean(),
  isTitlePicture: Type.Boolean(),
  /** Where its bytes are to be had at the portal. Remembered only of what we do not have yet. */
  sourceUrl: Type.Optional(Type.String()),
})
export type Attached = Static<typeof Attached>

/** What we know of an advert from earlier, so that nothing is asked for it that is billed. What is in doubt is left out. */
const AdvertMemory = closed({
  /** The portal's. */
  id: Type.String(),
  /** Of the document that was sent last. */
  checksum: Type.Optional(Type.String()),
  attachments: Type.Optional(Type.Array(Attached)),
  /** On which we put it online. Whoever took it off there by hand had a reason. */
  channels: Type.Array(Type.String()),
  /** When the portal was last asked what hangs on the advert, or had nothing yet. */
  lookedAt: Type.String(),
})
export type AdvertMemory = Static<typeof AdvertMemory>

// Somebody may have changed the advert by hand; a week later, an edit makes it ours again, at the price of one more call.
const lookAgainAfterMs = 7 * 24 * 3_600_000

/** Undefined when nothing is known of the advert. */
export function recallAdvert({ remembered, portalId, isUnsure }: Placement, nowMs: number): AdvertMemory | undefined {
  if (!fits(AdvertMemory, remembered) || remembered.id !== portalId) return undefined
  const { id, channels, lookedAt } = remembered
  const isInDoubt = isUnsure || !(nowMs - Date.parse(lookedAt) < lookAgainAfterMs)
  return isInDoubt ? { id, channels, lookedAt } : remembered
}

/** Another token may stand for another account, which knows nothing of what the first was sent. */
export function checksumFor({ credentials }: Session, document: string): string {
  return createHash('sha256').update(`${credentials.token}\n${document}`).digest('hex')
}
