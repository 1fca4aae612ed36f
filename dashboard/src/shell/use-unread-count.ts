import { useQuery } from '@tanstack/react-query'
import { one } from '../queries.ts'

// That a colleague has read one is told by no event.
const lookAgainMs = 60_000

/** How many inquiries nobody has read yet. */
export function useUnreadCount(): number | undefined {
  return useQuery({ ...one('countRequests'), refetchInterval: lookAgainMs }).data?.unread
}
