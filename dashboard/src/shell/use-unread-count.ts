import { useQuery } from '@tanstack/react-query'
import { one } from '../queries.ts'

/** How many inquiries nobody has read yet. */
export function useUnreadCount(): number | undefined {
  return useQuery(one('countRequests')).data?.unread
}
