import { useQuery } from '@tanstack/react-query'
import { Outlet, useRouter } from '@tanstack/react-router'
import { Suspense, useEffect, useRef, useState } from 'react'
import { lazyPart } from '../lazy-part.ts'
import { useLiveEvents } from '../live.ts'
import { one } from '../queries.ts'
import { focusPage } from '../ui/focus-page.ts'
import { useWords } from '../words/language.ts'
import { BottomBar, SideBar } from './navigation.tsx'
import type { Overlay } from './overlays.tsx'
import { useShortcuts } from './use-shortcuts.ts'
import classes from './shell.module.css'

const Overlays = lazyPart(() => import('./overlays.tsx'), 'Overlays')

/** What stands around every page of who has signed in. */
export function Shell() {
  const words = useWords()
  const [open, setOpen] = useState<Overlay | null>(null)
  const [sought, setSought] = useState('')
  const openSearch = () => {
    if (open !== 'search') setSought('')
    setOpen('search')
  }
  useShortcuts({
    openSearch,
    openList: () => setOpen('shortcuts'),
    isSearching: open === 'search',
    type: setSought,
  })
  useLiveEvents()
  useFocusFollowing()
  useSamePerson()
  return (
    <div className={classes.shell}>
      <a className={classes.skip} href="#main">
        {words.shell.skip}
      </a>
      <SideBar onSearch={openSearch} onShortcuts={() => setOpen('shortcuts')} />
      <main id="main" className={classes.main} tabIndex={-1}>
        <Outlet />
      </main>
      <BottomBar onSearch={openSearch} />
      {open !== null && (
        <Suspense>
          <Overlays open={open} sought={sought} onSought={setSought} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </div>
  )
}

/** A browser has one session for all of its tabs. Whoever has begun another beside this one finds nothing of who was here before. */
function useSamePerson(): void {
  const { data: session, dataUpdatedAt } = useQuery({ ...one('getSession'), refetchOnWindowFocus: 'always' })
  const person = session?.user.id
  const shown = useRef(person)
  useEffect(() => {
    if (shown.current !== undefined && person !== undefined && person !== shown.current) window.location.reload()
    shown.current ??= person
    // Whoever stays for what is filled in is asked again the next time.
  }, [person, dataUpdatedAt])
}

/** Leads the keyboard along to another page, unless that has taken it already, or what was pressed is on it, too. */
function useFocusFollowing(): void {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        const isThere = document.activeElement?.closest('main, [role=dialog]') !== null
        if (fromLocation !== undefined && pathChanged && !isThere) focusPage()
      }),
    [router],
  )
}
