import { Link, type LinkProps } from '@tanstack/react-router'
import classes from './link-tabs.module.css'

export interface LinkTab {
  label: string
  link: Pick<LinkProps, 'to' | 'params' | 'search' | 'activeOptions'>
  /** Beside the name: how many there are, or a mark. */
  aside?: React.ReactNode
}

/** Parts of a page that have addresses of their own. */
export function LinkTabs({ tabs, label }: { tabs: LinkTab[]; label: string }) {
  return (
    <nav className={classes.tabs} aria-label={label}>
      {tabs.map(({ label, link, aside }) => (
        <Link key={label} {...link} className={classes.tab} replace>
          {label}
          {aside}
        </Link>
      ))}
    </nav>
  )
}
