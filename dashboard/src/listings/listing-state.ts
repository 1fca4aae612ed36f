import type { Listing, Target } from '@aushang/sdk'
import type { Tone } from '../ui/state-mark.tsx'

/** What decides how a listing stands. */
export type ListedState = Pick<Listing, 'status' | 'failureCode' | 'nextAttemptAt' | 'missingSince'> & {
  confirmed?: boolean
}

const tones = {
  none: 'off',
  online: 'good',
  missing: 'bad',
  handedOver: 'given',
  updating: 'moving',
  pending: 'moving',
  retrying: 'waiting',
  awaitingAccess: 'waiting',
  refused: 'bad',
  failed: 'bad',
  unpublishing: 'leaving',
} as const satisfies Record<string, Tone>

/** A listing's state as an agent calls it: `words.listingStates[state]`. */
export type ListingState = keyof typeof tones

/** Codes with which a portal says no to what it was sent. */
const refusals = new Set([
  'field_missing',
  'field_invalid',
  'rejected_by_portal',
  'duplicate_on_portal',
  'external_id_taken',
  'quota_exhausted',
])

export function listingState(
  listing: ListedState | undefined,
  target: Pick<Target, 'authorizationStatus'> | undefined,
): ListingState {
  if (listing === undefined) return 'none'
  const { status, failureCode, nextAttemptAt, missingSince, confirmed } = listing
  switch (status) {
    case 'published':
      if (missingSince !== undefined) return 'missing'
      return confirmed === false ? 'handedOver' : 'online'
    case 'failed':
      return failureCode !== undefined && refusals.has(failureCode) ? 'refused' : 'failed'
    default:
      if (target !== undefined && target.authorizationStatus !== 'authorized') return 'awaitingAccess'
      if (failureCode !== undefined && nextAttemptAt !== undefined) return 'retrying'
      return status
  }
}

export function toneOf(state: ListingState): Tone {
  return tones[state]
}
