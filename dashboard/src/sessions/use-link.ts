import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../api.ts'
import { linkToken } from './link-token.ts'

type Link = { token: string; state: 'incomplete' | 'checking' | 'used' | 'good' }

/** What the link that led here bears, and whether there is any use in filling in a form for it. */
export function useLink(): Link {
  const [token] = useState(linkToken)
  const check = useQuery({
    queryKey: ['checkLink', token],
    queryFn: ({ signal }) => api.checkLink({ token }, { signal, retries: 0 }),
    enabled: token !== '',
    retry: false,
    staleTime: Infinity,
  })
  if (token === '') return { token, state: 'incomplete' }
  if (check.isPending) return { token, state: 'checking' }
  // What could not be found out, whoever sends the form is told.
  return { token, state: check.data?.isGood === false ? 'used' : 'good' }
}
