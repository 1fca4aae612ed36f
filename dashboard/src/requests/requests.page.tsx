import type { Request } from '@aushang/sdk'
import { Button, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, Outlet, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { paths } from '../paths.ts'
import { pages } from '../queries.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { Failure } from '../ui/failure.tsx'
import { Icon } from '../ui/icon.tsx'
import { LoadingRows } from '../ui/loading.tsx'
import { Page, Section } from '../ui/page.tsx'
import { StateMark } from '../ui/state-mark.tsx'
import { Time } from '../ui/time.tsx'
import { useWords } from '../words/language.ts'
import { nameOf } from './person.ts'
import { RequestTabs } from './request-tabs.tsx'
import classes from './requests.module.css'

/** Who asked: the list, and beside it the one that is read. */
export function RequestsPage() {
  const words = useWords()
  const { requestId } = useParams({ strict: false })
  const isOpen = requestId !== undefined
  return (
    <Page title={words.requests.title} isWide>
      <div className={classes.tabs} data-open={isOpen}>
        <RequestTabs />
        <SearchField />
      </div>
      <div className={classes.columns} data-open={isOpen}>
        <Section isFlush>
          <RequestList />
        </Section>
        <div>
          {isOpen ? (
            <Outlet />
          ) : (
            <Section>
              <EmptyState icon="request" title={words.requests.chooseOne} />
            </Section>
          )}
        </div>
      </div>
    </Page>
  )
}

function SearchField() {
  const words = useWords()
  const navigate = useNavigate()
  const { q, ...rest } = useSearch({ from: '/signed-in/requests' })
  const find = useDebouncedCallback((asked: string) => {
    void navigate({ to: paths.requests, search: { ...rest, ...(asked.trim() !== '' && { q: asked }) }, replace: true })
  }, 250)
  return (
    <TextInput
      type="search"
      aria-label={words.requests.search}
      placeholder={words.requests.search}
      leftSection={<Icon name="search" size={15} />}
      defaultValue={q ?? ''}
      onChange={(event) => find(event.currentTarget.value)}
      w="min(100%, 20rem)"
    />
  )
}

function RequestList() {
  const words = useWords()
  const { q, matched } = useSearch({ from: '/signed-in/requests' })
  const query = useInfiniteQuery({
    ...pages('listRequests', { order: 'desc', limit: 50, ...(q && { q }), ...(matched === false && { matched }) }),
    placeholderData: (shown) => shown,
  })
  if (query.isPending) return <LoadingRows count={8} height={64} />
  if (query.isError) {
    return (
      <div style={{ padding: '0.75rem 1rem' }}>
        <Failure error={query.error} />
      </div>
    )
  }
  const requests = query.data.pages.flatMap(({ items }) => items)
  if (requests.length === 0) {
    const isFiltered = q !== undefined || matched === false
    return (
      <EmptyState icon="request" title={isFiltered ? words.requests.noneFound : words.requests.none}>
        {!isFiltered && <p>{words.requests.noneText}</p>}
      </EmptyState>
    )
  }
  return (
    <div className={classes.scroll}>
      <ul className={classes.list} aria-label={words.requests.title}>
        {requests.map((request) => (
          <li key={request.id}>
            <RequestLine request={request} />
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <div className={classes.more}>
          <Button variant="default" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {words.ui.showMore}
          </Button>
        </div>
      )}
    </div>
  )
}

function RequestLine({ request }: { request: Request }) {
  const words = useWords()
  const { id, prospect, message, externalId, receivedAt, readAt, propertyId } = request
  const isUnread = readAt === undefined
  return (
    <Link
      to={paths.request}
      params={{ requestId: id }}
      search={(now) => now}
      className={classes.line}
      resetScroll={false}
    >
      <span className={classes.head}>
        <span className={`${classes.who} one-line`} data-unread={isUnread}>
          {isUnread && <StateMark tone="moving" label={words.shell.unread} isBare />} <bdi>{nameOf(prospect)}</bdi>
        </span>
        <span className={classes.when}>
          <Time at={receivedAt} />
        </span>
      </span>
      <span className={classes.head}>
        <span className={classes.message}>{message}</span>
        <span className={classes.when}>{externalId ?? (propertyId === undefined ? words.requests.unmatched : '')}</span>
      </span>
    </Link>
  )
}
