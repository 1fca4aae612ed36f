import type { Request } from '@aushang/sdk'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { paths } from '../paths.ts'
import { all } from '../queries.ts'
import { Time } from '../ui/time.tsx'
import { useWords } from '../words/language.ts'
import { nameOf } from './person.ts'
import { ReplyButtons } from './reply-buttons.tsx'
import classes from './request-card.module.css'

/** One who asked, with the ways to answer. */
export function RequestCard({ request }: { request: Request }) {
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
