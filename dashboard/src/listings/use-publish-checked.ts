import type { ListingCheck, PropertyOverview } from '@aushang/sdk'
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
    {
      changes: listingViews,
      shown: ({ propertyId, targetId }) => ({
        listPropertyOverviews: (property) =>
          property.id === propertyId
            ? { ...property, listings: [...property.listings, listingToCome(targetId)] }
            : property,
      }),
      isRefused: ({ ok }) => !ok,
    },
  )
}

/** Of a listing that the service has not made yet. */
export const idToCome = ''

function listingToCome(targetId: string): PropertyOverview['listings'][number] {
  return { id: idToCome, targetId, status: 'pending', confirmed: false, updatedAt: new Date().toISOString() }
}
