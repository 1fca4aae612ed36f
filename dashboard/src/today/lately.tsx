import type { Event } from '@aushang/sdk'
import { useQuery } from '@tanstack/react-query'
import { EventSentence } from '../events/event-sentence.tsx'
import { paths } from '../paths.ts'
import { first } from '../queries.ts'
import { Answered } from '../ui/answered.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LinkText } from '../ui/link.tsx'
import { Section } from '../ui/page.tsx'
import { Time } from '../ui/time.tsx'
import { useWords } from '../words/language.ts'
import classes from './today.module.css'

const shown = 12

/** What happened, the newest first, as it happens. */
export function Lately() {
  const words = useWords()
  const query = useQuery(first('listEvents', { order: 'desc', limit: 40 }))
  return (
    <Section
      title={words.today.lately}
      actions={<LinkText to={paths.events}>{words.today.allEvents}</LinkText>}
      isFlush
    >
      <Answered query={query} rows={6} rowHeight={36}>
        {({ items }) => <Happened events={items} />}
      </Answered>
    </Section>
  )
}

function Happened({ events }: { events: Event[] }) {
  const words = useWords()
  // That the pictures of a property are ready is of interest to machines only.
  const told = events.filter(({ eventName }) => eventName !== 'property.processing_succeeded')
  if (told.length === 0) return <EmptyState icon="event" title={words.today.nothingHappened} />
  return (
    <ol className={classes.rows} aria-live="polite" aria-relevant="additions">
      {told.slice(0, shown).map((event) => (
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
  )
}
