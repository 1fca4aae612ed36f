import type { Request } from '@aushang/sdk'
import { Link } from '@tanstack/react-router'
import { paths } from '../paths.ts'
import { Time } from '../ui/time.tsx'
import classes from './request-line.module.css'

/** An inquiry in two lines, which lead to it. Bold until somebody has read it. */
export function RequestLine({ request }: { request: Request }) {
  const { prospect, message, externalId, receivedAt, readAt } = request
  const name = [prospect.title, prospect.firstName, prospect.lastName ?? prospect.company].filter(Boolean).join(' ')
  return (
    <Link
      to={paths.request}
      params={{ requestId: request.id }}
      className={classes.line}
      data-unread={readAt === undefined}
    >
      <span className={classes.who}>
        <span className={classes.name}>{name || prospect.email}</span>
        <span className={classes.when}>
          {externalId !== undefined && `${externalId} · `}
          <Time at={receivedAt} />
        </span>
      </span>
      {message !== undefined && <span className={classes.message}>{message}</span>}
    </Link>
  )
}
