import { useQuery } from '@tanstack/react-query'
import { one } from '../queries.ts'

/** How many listings of a target stand how. */
export function useCounts(targetId: string) {
  const { data } = useQuery(one('countListings'))
  return data?.targets.find((count) => count.targetId === targetId)
}
