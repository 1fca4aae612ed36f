import { Outlet } from '@tanstack/react-router'
import { useState } from 'react'
import { useWords } from '../words/language.ts'
import { useLiveEvents } from '../live.ts'
import { FindAnything } from './find-anything.tsx'
import { BottomBar, SideBar } from './navigation.tsx'
import { ShortcutList, useShortcuts } from './shortcuts.tsx'
import classes from './shell.module.css'

/** What stands around every page of who has signed in. */
export function Shell() {
  const words = useWords()
  const [open, setOpen] = useState<'search' | 'shortcuts' | null>(null)
  const close = () => setOpen(null)
  useShortcuts({ openSearch: () => setOpen('search'), openList: () => setOpen('shortcuts') })
  useLiveEvents()
  return (
    <div className={classes.shell}>
      <a className={classes.skip} href="#main">
        {words.shell.skip}
      </a>
      <SideBar onSearch={() => setOpen('search')} onShortcuts={() => setOpen('shortcuts')} />
      <main id="main" className={classes.main} tabIndex={-1}>
        <Outlet />
      </main>
      <BottomBar onSearch={() => setOpen('search')} />
      <FindAnything isOpen={open === 'search'} onClose={close} />
      <ShortcutList isOpen={open === 'shortcuts'} onClose={close} />
    </div>
  )
}
