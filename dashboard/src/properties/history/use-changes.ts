import type { Change } from '@aushang/sdk'
import { useInfiniteQuery, useQueries, useQuery } from '@tanstack/react-query'
import { all, pages } from '../../queries.ts'

/** What was done to a property and to its listings, the newest first. */
export function useChanges(propertyId: string) {
  const query = useInfiniteQuery(pages('listChanges', { path: `/properties/${propertyId}`, order: 'desc', limit: 50 }))
  const { data: listings = [] } = useQuery(all('listListings', { propertyId }))
  const ofListings = useQueries({ queries: listings.map(({ id }) => all('listChanges', { path: `/listings/${id}` })) })
  /** In the order of their ids, which is that of the requests: what a machine does is written down some at a time. */
  const withListings = (own: Change[]) => {
    // What is older than the last that was fetched waits for its turn.
    const oldest = query.hasNextPage ? (own.at(-1)?.id ?? '') : ''
    const others = ofListings.flatMap(({ data }) => data ?? []).filter(({ id }) => id >= oldest)
    return [...own, ...others].toSorted((one, other) => (one.id < other.id ? 1 : -1))
  }
  return { query, withListings, listings }
}
