import { EmptyState } from '../ui/empty-state.tsx'
import { LinkText } from '../ui/link.tsx'
import { Page, Section } from '../ui/page.tsx'
import { paths } from '../paths.ts'
import { useWords } from '../words/language.ts'
import type { RequestSearch } from './request-search.ts'
import { RequestTabs } from './request-tabs.tsx'
import classes from './requests.module.css'

interface InboxProps {
  /** What narrows the list down. */
  filters?: React.ReactNode
  list: React.ReactNode
  /** What to choose in the list, as long as nothing is open; undefined where there is nothing to choose from. */
  choose: string | undefined
  /** What is open beside the list; on a narrow screen in its place. */
  children?: React.ReactNode
}

/** A list and a reading pane. */
export function Inbox({ filters, list, choose, children }: InboxProps) {
  const words = useWords()
  const isOpen = children !== undefined
  return (
    <Page title={words.requests.title} isWide>
      <div className={classes.tabs} data-open={isOpen}>
        <RequestTabs />
        {filters !== undefined && <search className={classes.filters}>{filters}</search>}
      </div>
      <div className={classes.columns} data-open={isOpen}>
        <Section isFlush>
          <div className={classes.scroll}>{list}</div>
        </Section>
        {isOpen ? (
          <div>{children}</div>
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
  return (
    <div className={classes.pane}>
      <LinkText {...back} className={classes.back}>
        {words.requests.backToList}
      </LinkText>
      {children}
    </div>
  )
}
