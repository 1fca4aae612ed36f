import { Link, type LinkProps, useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import classes from './link-tabs.module.css'

interface LinkTab {
  label: string
  link: Pick<LinkProps, 'to' | 'params' | 'search' | 'activeOptions'>
  /** Beside the name: how many there are, or a mark. */
  aside?: React.ReactNode
}

/** Parts of a page that have addresses of their own. */
export function LinkTabs({ tabs, label }: { tabs: LinkTab[]; label: string }) {
  const nav = useRef<HTMLElement>(null)
  const { href } = useLocation()
  const shown = useRef('')
  // On a phone there may be more than fit: the one that one is in comes into sight, with what stands beside it, too. Not whenever something is
  // drawn: who has moved them on looks for another.
  useEffect(() => {
    if (nav.current === null) return
    const now = `${nav.current.scrollWidth} ${href}`
    if (now !== shown.current) showActive(nav.current)
    shown.current = now
  })
  return (
    <nav ref={nav} className={classes.tabs} aria-label={label}>
      {tabs.map(({ label, link, aside }) => (
        <Link key={label} {...link} className={classes.tab} replace>
          {label}
          {aside}
        </Link>
      ))}
    </nav>
  )
}

function showActive(nav: HTMLElement): void {
  const active = nav.querySelector('[data-status=active]')?.getBoundingClientRect()
  if (active === undefined) return
  const { left, right } = nav.getBoundingClientRect()
  if (active.right > right) nav.scrollLeft += active.right - right
  if (active.left < left) nav.scrollLeft -= left - active.left
}
