import type { Request } from '@aushang/sdk'
import { type InfiniteData, useInfiniteQuery, type UseInfiniteQueryResult, useQuery } from '@tanstack/react-query'
import { Outlet, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { paths } from '../paths.ts'
import { one, pages } from '../queries.ts'
import { AnsweredPages } from '../ui/answered.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Flag } from '../ui/flag.tsx'
import { SearchField } from '../ui/search-field.tsx'
import { useWords } from '../words/language.ts'
import { hasAny, Inbox } from './inbox.tsx'
import { nameOf } from './person.ts'
import { RequestLine } from './request-line.tsx'
import classes from './requests.module.css'

/** Who asked: the list, and beside it the one that is read. */
export function RequestsPage() {
  const words = useWords()
  const navigate = useNavigate()
  const { requestId } = useParams({ strict: false })
  const { q, ...rest } = useSearch({ from: '/signed-in/requests' })
  const find = (asked: string) =>
    void navigate({ to: paths.requests, search: { ...rest, ...(asked.trim() !== '' && { q: asked }) }, replace: true })
  const query = useInfiniteQuery({
    ...pages('listRequests', { order: 'desc', limit: 50, ...rest, ...(q !== undefined && { q }) }),
    placeholderData: (shown) => shown,
  })
  const { data: open } = useQuery({ ...one('getRequest', requestId ?? ''), enabled: requestId !== undefined })
  return (
    <Inbox
      tabTitle={open === undefined ? '' : nameOf(open.prospect)}
      filters={
        <>
          <OnlyUnread />
          <SearchField hint={words.requests.search} value={q ?? ''} onChange={find} className={classes.search} />
        </>
      }
      list={<RequestList query={query} />}
      choose={hasAny(query.data) ? words.requests.chooseOne : undefined}
    >
      {requestId === undefined ? undefined : <Outlet />}
    </Inbox>
  )
}

function OnlyUnread() {
  const words = useWords()
  const navigate = useNavigate()
  const { read, ...rest } = useSearch({ from: '/signed-in/requests' })
  const choose = (isOnly: boolean) =>
    void navigate({ to: paths.requests, search: { ...rest, ...(isOnly && { read: false }) }, replace: true })
  return <Flag label={words.requests.onlyUnread} isOn={read === false} onChange={choose} />
}

function RequestList({ query }: { query: UseInfiniteQueryResult<InfiniteData<{ items: Request[] }>> }) {
  const words = useWords()
  const search = useSearch({ from: '/signed-in/requests' })
  return (
    <AnsweredPages query={query} rows={8} rowHeight={64} empty={<NoRequests />}>
      {(requests) => (
        <ul className={classes.list} aria-label={words.requests.title}>
          {requests.map((request) => (
            <li key={request.id}>
              <RequestLine request={request} search={search} />
            </li>
          ))}
        </ul>
      )}
    </AnsweredPages>
  )
}

function NoRequests() {
  const words = useWords()
  const { q, matched, read } = useSearch({ from: '/signed-in/requests' })
  if (q !== undefined) return <EmptyState icon="search" title={words.requests.nothingFound} />
  if (read === false && matched === false) return <EmptyState icon="check" title={words.requests.noneUnreadUnmatched} />
  if (read === false) return <EmptyState icon="check" title={words.requests.allRead} />
  if (matched === false) return <EmptyState icon="check" title={words.requests.allMatched} />
  return (
    <EmptyState icon="request" title={words.requests.none}>
      <p>{words.requests.noneText}</p>
    </EmptyState>
  )
}
