import type { Request } from '@aushang/sdk'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { paths } from '../paths.ts'
import { all, pages } from '../queries.ts'
import { AnsweredPages } from '../ui/answered.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Section } from '../ui/page.tsx'
import { Time } from '../ui/time.tsx'
import { useWords } from '../words/language.ts'
import { nameOf } from './person.ts'
import { ReplyButtons } from './reply-buttons.tsx'
import classes from './request-card.module.css'

/** Who asked about a property, the newest first. */
export function PropertyRequestsPage() {
  const words = useWords()
  const { propertyId } = useParams({ from: '/signed-in/properties/$propertyId/inquiries' })
  const query = useInfiniteQuery(pages('listRequests', { propertyId, order: 'desc', limit: 50 }))
  const empty = (
    <EmptyState icon="request" title={words.propertyRequests.none}>
      <p>{words.propertyRequests.noneText}</p>
    </EmptyState>
  )
  return (
    <Section isFlush>
      <AnsweredPages query={query} rows={4} rowHeight={88} empty={empty}>
        {(requests) => requests.map((request) => <RequestCard key={request.id} request={request} />)}
      </AnsweredPages>
    </Section>
  )
}

/** One who asked, with the ways to answer. */
function RequestCard({ request }: { request: Request }) {
  const words = useWords()
  const { data: targets } = useQuery(all('listTargets'))
  const { prospect, message, receivedAt, readAt, targetId } = request
  const portal = targets?.find(({ id }) => id === targetId)?.name
  return (
    <article className={classes.card} data-unread={readAt === undefined}>
      <header className={classes.header}>
        <Link to={paths.request} params={{ requestId: request.id }} className={classes.name}>
          <bdi>{nameOf(prospect) || words.requests.nobody}</bdi>
        </Link>
        {readAt === undefined && <span className={classes.unread}>{words.shell.unread}</span>}
        <span className={classes.when}>
          {portal !== undefined && `${portal} · `}
          <Time at={receivedAt} />
        </span>
      </header>
      {message !== undefined && (
        <p className={classes.message} dir="auto">
          {message}
        </p>
      )}
      <ReplyButtons request={request} isSmall />
    </article>
  )
}
