import { useEffect } from 'react'
import classes from './page.module.css'

interface PageProps {
  title: string
  /** In the tab of the browser, where that says more. */
  tabTitle?: string
  /** Beside the title: what one can do here. */
  actions?: React.ReactNode
  /** Above the title: where one came from. */
  above?: React.ReactNode
  /** Takes the whole width, such as a grid. */
  isWide?: boolean
  children: React.ReactNode
}

/** What every page has: its name, in the tab as well, and what one can do there. */
export function Page({ title, tabTitle = title, actions, above, isWide, children }: PageProps) {
  useTabTitle(tabTitle)
  return (
    <div className={classes.page} data-wide={isWide}>
      {above && <div className={classes.above}>{above}</div>}
      <header className={classes.header}>
        <h1 className={classes.title}>{title}</h1>
        {actions && <div className={classes.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  )
}

export function useTabTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' ? 'Aushang' : `${title} · Aushang`
  }, [title])
}

interface SectionProps {
  title?: string
  actions?: React.ReactNode
  /** What lies in it goes from edge to edge, such as rows. */
  isFlush?: boolean
  children: React.ReactNode
}

/** A part of a page, on a card. */
export function Section({ title, actions, isFlush, children }: SectionProps) {
  return (
    <section className={classes.section} {...(title !== undefined && { 'aria-label': title })}>
      {title !== undefined && (
        <header className={classes.sectionHeader}>
          <h2 className={classes.sectionTitle}>{title}</h2>
          {actions}
        </header>
      )}
      <div className={isFlush ? undefined : classes.sectionBody}>{children}</div>
    </section>
  )
}
