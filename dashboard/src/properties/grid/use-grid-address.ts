import { useNavigate, useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import { paths } from '../../paths.ts'
import type { GridFilter, GridSearch } from './grid-filter.ts'

type Over = 'bulk' | 'cell' | 'filters'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Something was opened over the page: one step back, it is closed. */
    isOpened?: boolean
  }
}

/** Changes what the address of the grid says. */
export function useGridAddress() {
  const navigate = useNavigate({ from: paths.properties })
  const router = useRouter()
  return useMemo(() => {
    const replace = (search: (now: GridSearch) => GridSearch) => {
      // Who has gone elsewhere meanwhile is not called back.
      if (router.latestLocation.pathname !== paths.properties) return
      void navigate({ search, replace: true, resetScroll: false })
    }
    const close = (name: Over) => replace(({ [name]: _closed, ...rest }) => rest)
    return {
      /** Something else than before; what lies over it stays, a card aside: it may be of none of these. */
      show: (filter: GridFilter) => replace(({ filters }) => ({ ...filter, ...(filters && { filters }) })),
      /** *Back* closes it. */
      open: (over: Pick<GridSearch, Over>) =>
        void navigate({ search: (now) => ({ ...now, ...over }), state: { isOpened: true }, resetScroll: false }),
      close,
      /** Closes it as *back* would, so that one need not go back twice. */
      goBack: (name: Over) => (router.latestLocation.state.isOpened ? router.history.back() : close(name)),
    }
  }, [navigate, router])
}
