import type { Event } from '@aushang/sdk'
import { Select, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { paths } from '../paths.ts'
import { pages } from '../queries.ts'
import { AnsweredPages } from '../ui/answered.tsx'
import { CodeBlock } from '../ui/code-block.tsx'
import { Copy } from '../ui/copy.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Page, Section } from '../ui/page.tsx'
import { useFormat, useWords } from '../words/language.ts'
import { type EventFilter, eventNames, isId } from './event-filter.ts'
import { EventSentence } from './event-sentence.tsx'
import classes from './events.module.css'

/** The log, as it is written: what happened, to what, with the payload that clients get. */
export function EventsPage() {
  const words = useWords()
  const filter = useSearch({ from: '/signed-in/events' })
  const query = useInfiniteQuery({
    ...pages('listEvents', { order: 'desc', limit: 50, ...filter }),
    placeholderData: (shown) => shown,
  })
  const newest = query.data?.pages[0]?.items[0]
  const isFiltered = Object.keys(filter).length > 0
  const empty = (
    <EmptyState icon="event" title={isFiltered ? words.events.nothingFound : words.events.none}>
      <p>{words.events.noneText}</p>
    </EmptyState>
  )
  return (
    <Page title={words.events.title}>
      <Filters filter={filter} />
      {newest !== undefined && (
        <p className={classes.cursor}>
          <span className="quiet">{words.events.cursor}</span>
          <Copy value={`GET /events?after=${newest.eventId}`} label={words.events.cursor} />
        </p>
      )}
      <Section isFlush>
        <AnsweredPages query={query} rows={8} empty={empty}>
          {(events) => (
            <ol className={classes.list} aria-label={words.events.title} aria-live="polite" aria-relevant="additions">
              {events.map((event) => (
                <li key={event.eventId}>
                  <EventEntry event={event} />
                </li>
              ))}
            </ol>
          )}
        </AnsweredPages>
      </Section>
    </Page>
  )
}

function Filters({ filter }: { filter: EventFilter }) {
  const words = useWords()
  const navigate = useNavigate()
  const set = (search: EventFilter) => void navigate({ to: paths.events, search, replace: true })
  const { name, ...others } = filter
  const [isUnknown, setUnknown] = useState(false)
  const find = useDebouncedCallback((asked: string) => {
    const resourceId = asked.trim()
    setUnknown(resourceId !== '' && !isId(resourceId))
    set({ ...(name && { name }), ...(isId(resourceId) && { resourceId }) })
  }, 250)
  return (
    <div className={classes.filters}>
      <Select
        label={words.events.name}
        placeholder={words.events.allNames}
        data={eventNames}
        value={name ?? null}
        clearable
        clearButtonProps={{ 'aria-label': words.events.allNames }}
        onChange={(chosen) => set({ ...others, ...(chosen !== null && { name: chosen }) })}
      />
      <TextInput
        label={words.events.resource}
        placeholder={words.events.resourceHint}
        error={isUnknown && words.events.noId}
        defaultValue={filter.resourceId ?? ''}
        onChange={(event) => find(event.currentTarget.value)}
        spellCheck={false}
      />
    </div>
  )
}

function EventEntry({ event }: { event: Event }) {
  const words = useWords()
  const format = useFormat()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <span className={classes.line}>
        <span className={classes.sentence}>
          <EventSentence event={event} />
        </span>
        <time className={classes.when} dateTime={event.eventTime}>
          {format.exact(event.eventTime)}
        </time>
      </span>
      <details className={classes.payload} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <code>{event.eventName}</code>
        </summary>
        {isOpen && <CodeBlock label={words.events.payload} text={JSON.stringify(event, null, 2)} />}
      </details>
    </>
  )
}
