import type { Request } from '@aushang/sdk'
import { Link } from '@tanstack/react-router'
import { paths } from '../paths.ts'
import { StateMark } from '../ui/state-mark.tsx'
import { Time } from '../ui/time.tsx'
import { useWords } from '../words/language.ts'
import { nameOf } from './person.ts'
import type { RequestSearch } from './request-search.ts'
import { useRequestedName } from './use-requested-name.ts'
import classes from './requests.module.css'

/** An inquiry in two lines, which lead to it. Bold until somebody has read it. */
export function RequestLine({ request, search = {} }: { request: Request; search?: RequestSearch }) {
  const words = useWords()
  const { id, prospect, message, receivedAt, readAt } = request
  const objectName = useRequestedName(request)
  const isUnread = readAt === undefined
  return (
    <Link to={paths.request} params={{ requestId: id }} search={search} className={classes.line} resetScroll={false}>
      <span className={classes.head}>
        <span className={`${classes.who} one-line`} data-unread={isUnread}>
          {isUnread && <StateMark tone="moving" label={words.shell.unread} isBare />}{' '}
          <bdi>{nameOf(prospect) || words.requests.nobody}</bdi>
        </span>
        <span className={classes.when}>
          <Time at={receivedAt} />
        </span>
      </span>
      <span className={classes.head}>
        <span className={classes.message}>{message}</span>
        <span className={`${classes.about} one-line`}>{objectName}</span>
      </span>
    </Link>
  )
}
