import type { Request } from '@aushang/sdk'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { paths } from '../paths.ts'
import { all } from '../queries.ts'
import { Icon } from '../ui/icon.tsx'
import { Time } from '../ui/time.tsx'
import { useWords } from '../words/language.ts'
import classes from './request-card.module.css'

/** One who asked, with the ways to answer. */
export function RequestCard({ request }: { request: Request }) {
  const words = useWords()
  const { data: targets } = useQuery(all('listTargets'))
  const { prospect, message, receivedAt, readAt, targetId, externalId } = request
  const name = [prospect.title, prospect.firstName, prospect.lastName ?? prospect.company].filter(Boolean).join(' ')
  const phone = prospect.phone ?? prospect.mobilePhone
  const portal = targets?.find(({ id }) => id === targetId)?.name
  const subject = words.propertyRequests.subject(externalId ?? '')
  return (
    <article className={classes.card} data-unread={readAt === undefined}>
      <header className={classes.header}>
        <Link to={paths.request} params={{ requestId: request.id }} className={classes.name}>
          {name || prospect.email || words.propertyRequests.nobody}
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
      <div className={classes.ways}>
        {phone !== undefined && (
          <Button
            component="a"
            href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}
            size="xs"
            variant="default"
            leftSection={<Icon name="phone" size={14} />}
          >
            {phone}
          </Button>
        )}
        {prospect.email !== undefined && (
          <Button
            component="a"
            href={`mailto:${encodeURIComponent(prospect.email)}?subject=${encodeURIComponent(subject)}`}
            size="xs"
            variant="default"
            leftSection={<Icon name="request" size={14} />}
          >
            {prospect.email}
          </Button>
        )}
      </div>
    </article>
  )
}
