import type { Client } from '@aushang/sdk'
import { api } from '../api.ts'
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
  return useAct((id: string) => api.retryListing(id), { changes: listingViews, done: () => words.listings.retried })
}

export function useTakeDown() {
  const words = useWords()
  return useAct(
    ({ id, reason, abandon }: { id: string; reason?: WithdrawalReason; abandon?: boolean }) =>
      api.deleteListing(id, { ...(reason && { reason }), ...(abandon && { abandon }) }),
    { changes: listingViews, done: () => words.listings.takingDown },
  )
}
