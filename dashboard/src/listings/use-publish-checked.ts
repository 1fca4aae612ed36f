import type { Listing, ListingCheck, PropertyOverview } from '@aushang/sdk'
import { api } from '../api.ts'
import { useAct } from '../ui/use-act.tsx'
import { useWords } from '../words/language.ts'
import { listingViews, useTakeDown } from './use-listing-acts.ts'

/** A property on a portal. */
export interface Pair {
  propertyId: string
  targetId: string
}

/** Publishes, if the portal would take it; else what is missing comes first, and nothing was sent. For a moment, it can be taken back. */
export function usePublishChecked() {
  const words = useWords()
  const takeDown = useTakeDown()
  return useAct(
    async (pair: Pair): Promise<ListingCheck & { listing?: Listing }> => {
      const check = await api.checkListing(pair)
      return check.ok ? { ...check, listing: await api.createListing(pair) } : check
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
      done: ({ listing }) => (listing === undefined ? undefined : words.listings.goesOnline),
      takeBack: ({ listing }) => listing && takeDown.mutate({ id: listing.id }),
    },
  )
}

/** Of a listing that the service has not made yet. */
export const idToCome = ''

function listingToCome(targetId: string): PropertyOverview['listings'][number] {
  return { id: idToCome, targetId, status: 'pending', confirmed: false, updatedAt: new Date().toISOString() }
}
