import { useQuery } from '@tanstack/react-query'
import { one } from '../queries.ts'

/** Whether who has signed in may change anything: a reader may only look. */
export function useMayChange(): boolean {
  return useQuery(one('getSession')).data?.user.role !== 'reader'
}
