import { useLocation } from '@tanstack/react-router'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { EmptyState } from '../ui/empty-state.tsx'
import { focusPage, isFocusLost } from '../ui/focus-page.ts'
import { LinkText } from '../ui/link.tsx'
import { Page, Section } from '../ui/page.tsx'
import { paths } from '../paths.ts'
import { useWords } from '../words/language.ts'
import type { RequestSearch } from './request-search.ts'
import { RequestTabs } from './request-tabs.tsx'
import classes from './requests.module.css'

interface InboxProps {
  /** Of what is open. */
  tabTitle?: string
  /** What narrows the list down. */
  filters?: React.ReactNode
  list: React.ReactNode
  /** What to choose in the list, as long as nothing is open; undefined where there is nothing to choose from. */
  choose: string | undefined
  /** What is open beside the list; on a narrow screen in its place. */
  children?: React.ReactNode
}

/** A list and a reading pane. */
export function Inbox({ tabTitle = '', filters, list, choose, children }: InboxProps) {
  const words = useWords()
  const isOpen = children !== undefined
  const opened = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(isOpen)
  // On a narrow screen the list is hidden now, and with it the line that was chosen: the keyboard would be nowhere until what it says has come.
  useLayoutEffect(() => {
    if (isOpen && !wasOpen.current) opened.current?.focus({ preventScroll: true })
    if (!isOpen && wasOpen.current && isFocusLost()) focusPage()
    wasOpen.current = isOpen
  }, [isOpen])
  return (
    <Page title={words.requests.title} tabTitle={[tabTitle, words.requests.title].filter(Boolean).join(' · ')} isWide>
      <div className={classes.tabs} data-open={isOpen}>
        <RequestTabs />
        {filters !== undefined && <search className={classes.filters}>{filters}</search>}
      </div>
      <div className={classes.columns} data-open={isOpen}>
        <Section isFlush>
          <div className={classes.scroll}>{list}</div>
        </Section>
        {isOpen ? (
          <div ref={opened} tabIndex={-1}>
            {children}
          </div>
        ) : (
          choose !== undefined && (
            <div>
              <Section>
                <EmptyState icon="request" title={choose} />
              </Section>
            </div>
          )
        )}
      </div>
    </Page>
  )
}

/** Whether there is something in the list to choose. */
export function hasAny(data: { pages: { items: unknown[] }[] } | undefined): boolean {
  return data?.pages.some(({ items }) => items.length > 0) ?? false
}

interface ReadingPaneProps {
  /** Where the list is, for who sees only one of the two. */
  back: { to: typeof paths.requests | typeof paths.unreadableMails; search: RequestSearch }
  children: React.ReactNode
}

export function ReadingPane({ back, children }: ReadingPaneProps) {
  const words = useWords()
  const pane = useRef<HTMLDivElement>(null)
  const { pathname } = useLocation()
  const read = useRef<{ pathname: string; heading: HTMLElement }>(null)
  const isInside = useRef(false)
  // Who has chosen a line goes on reading here, once it has come, and when something else has taken its place. Who opens the page begins at the top,
  // and stays there.
  useEffect(() => {
    const heading = pane.current?.querySelector('h2')
    if (!heading || read.current?.heading === heading) return
    const isSame = read.current?.pathname === pathname
    read.current = { pathname, heading }
    if (isSame ? !isInside.current || !isFocusLost() : isFocusLost()) return
    heading.tabIndex = -1
    heading.focus()
  })
  return (
    <div
      ref={pane}
      className={classes.pane}
      // What is taken away while it has the focus says nothing: then the keyboard was inside.
      onFocus={() => (isInside.current = true)}
      onBlur={() => (isInside.current = pane.current?.contains(document.activeElement) ?? false)}
    >
      <LinkText {...back} className={classes.back}>
        {words.requests.backToList}
      </LinkText>
      {children}
    </div>
  )
}
