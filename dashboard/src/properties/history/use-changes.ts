import type { Change } from '@aushang/sdk'
import { useInfiniteQuery, useQueries, useQuery } from '@tanstack/react-query'
import { all, pages } from '../../queries.ts'

/** What was done to a property and to its listings, the newest first. */
export function useChanges(propertyId: string) {
  const query = useInfiniteQuery(pages('listChanges', { path: `/properties/${propertyId}`, order: 'desc', limit: 50 }))
  const { data: listings = [] } = useQuery(all('listListings', { propertyId }))
  const ofListings = useQueries({ queries: listings.map(({ id }) => all('listChanges', { path: `/listings/${id}` })) })
  const own = query.data?.pages.flatMap(({ items }) => items) ?? []
  // What is older than the last that was fetched waits for its turn.
  const oldest = query.hasNextPage ? (own.at(-1)?.createdAt ?? '') : ''
  const others = ofListings.flatMap(({ data }) => data ?? []).filter(({ createdAt }) => createdAt >= oldest)
  const changes: Change[] = [...own, ...others].toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))
  return { query, changes, listings }
}
