import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../api.ts'

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

/** What the link of a mail or of the service bears behind `#token=`. It never reaches a server's log, and leaves the address at once. */
function linkToken(): string {
  const token = new URLSearchParams(window.location.hash.slice(1)).get('token') ?? ''
  if (token !== '') window.history.replaceState(window.history.state, '', window.location.pathname)
  return token
}
