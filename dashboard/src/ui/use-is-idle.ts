import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { startTransition, useEffect, useState } from 'react'

const lookAgainMs = 500

/** False until the page and what it shows are there: for what is not needed before somebody asks for it. */
export function useIsIdle(): boolean {
  const queries = useQueryClient()
  const router = useRouter()
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    const timer = setInterval(() => {
      if (router.state.isLoading || queries.isFetching() > 0) return
      clearInterval(timer)
      startTransition(() => setIdle(true))
    }, lookAgainMs)
    return () => clearInterval(timer)
  }, [queries, router])
  return isIdle
}
