import { useQuery } from '@tanstack/react-query'
import { EventSentence } from '../events/event-sentence.tsx'
import { paths } from '../paths.ts'
import { first } from '../queries.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { Failure } from '../ui/failure.tsx'
import { LinkText } from '../ui/link.tsx'
import { LoadingRows } from '../ui/loading.tsx'
import { Section } from '../ui/page.tsx'
import { Time } from '../ui/time.tsx'
import { useWords } from '../words/language.ts'
import classes from './today.module.css'

const shown = 12

/** What happened, the newest first, as it happens. */
export function Lately() {
  const words = useWords()
  const query = useQuery(first('listEvents', { order: 'desc', limit: 40 }))
  // That the pictures of a property are ready is of interest to machines only.
  const events = (query.data?.items ?? []).filter(({ eventName }) => eventName !== 'property.processing_succeeded')
  return (
    <Section
      title={words.today.lately}
      actions={<LinkText to={paths.events}>{words.today.allEvents}</LinkText>}
      isFlush
    >
      {query.isError ? (
        <div className={classes.row}>
          <Failure error={query.error} />
        </div>
      ) : query.isPending ? (
        <LoadingRows count={6} height={36} />
      ) : events.length === 0 ? (
        <EmptyState icon="event" title={words.today.nothingHappened} />
      ) : (
        <ol className={classes.rows} aria-live="polite" aria-relevant="additions">
          {events.slice(0, shown).map((event) => (
            <li key={event.eventId} className={classes.event}>
              <span className={classes.sentence}>
                <EventSentence event={event} />
              </span>
              <span className={classes.when}>
                <Time at={event.eventTime} />
              </span>
            </li>
          ))}
        </ol>
      )}
    </Section>
  )
}
