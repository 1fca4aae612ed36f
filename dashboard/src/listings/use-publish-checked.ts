import type { ListingCheck } from '@aushang/sdk'
import { api } from '../api.ts'
import { useAct } from '../ui/use-act.tsx'
import { listingViews } from './use-listing-acts.ts'

/** A property on a portal. */
export interface Pair {
  propertyId: string
  targetId: string
}

/** Publishes with one click, if the portal would take it; else what is missing comes first, and nothing was sent. */
export function usePublishChecked() {
  return useAct(
    async (pair: Pair): Promise<ListingCheck> => {
      const check = await api.checkListing(pair)
      if (check.ok) await api.createListing(pair)
      return check
    },
    { changes: listingViews },
  )
}
