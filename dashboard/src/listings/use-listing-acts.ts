import type { Client, Listing, PropertyOverview } from '@aushang/sdk'
import { api } from '../api.ts'
import type { Shown } from '../show-at-once.ts'
import { useAct } from '../ui/use-act.tsx'
import { useWords } from '../words/language.ts'

/** The operations that show where listings stand. */
export const listingViews: (keyof Client)[] = [
  'listPropertyOverviews',
  'listListings',
  'getListing',
  'listListingAttempts',
  'countListings',
  'getAttention',
]

export type WithdrawalReason = 'sold' | 'rented' | 'withdrawn' | 'other'

export function useRetry() {
  const words = useWords()
  return useAct((id: string) => api.retryListing(id), {
    changes: listingViews,
    shown: (id) => showListing(id, withoutTrouble),
    done: () => words.listings.retried,
  })
}

export function useTakeDown() {
  const words = useWords()
  return useAct(
    ({ id, reason, abandon }: { id: string; reason?: WithdrawalReason; abandon?: boolean }) =>
      api.deleteListing(id, { ...(reason && { reason }), ...(abandon && { abandon }) }),
    {
      changes: listingViews,
      shown: ({ id }) => showListing(id, (listing) => ({ ...withoutTrouble(listing), status: 'unpublishing' })),
      done: () => words.listings.takingDown,
    },
  )
}

type Overview = PropertyOverview['listings'][number]

/** A listing as it will be, wherever it is shown. */
function showListing(id: string, change: <Shape extends Listing | Overview>(listing: Shape) => Shape): Shown {
  const changeOne = <Shape extends Listing | Overview>(listing: Shape) =>
    listing.id === id ? change(listing) : listing
  return {
    getListing: changeOne,
    listListings: changeOne,
    listPropertyOverviews: (property) =>
      property.listings.some((listing) => listing.id === id)
        ? { ...property, listings: property.listings.map(changeOne) }
        : property,
  }
}

/** It is tried anew: what was the matter before is no more. */
function withoutTrouble<Shape extends Listing | Overview>(listing: Shape): Shape {
  const { failureCode: _code, failureMessage: _message, problems: _problems, nextAttemptAt: _at, ...rest } = listing
  if (listing.status !== 'failed') return rest as Shape
  return { ...rest, status: listing.publishedAt === undefined ? 'pending' : 'updating' } as Shape
}
