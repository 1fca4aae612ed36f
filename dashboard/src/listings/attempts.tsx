import type { ListingAttempt } from '@aushang/sdk'
import { useInfiniteQuery } from '@tanstack/react-query'
import { pages } from '../queries.ts'
import { AnsweredPages } from '../ui/answered.tsx'
import { StateMark, type Tone } from '../ui/state-mark.tsx'
import { Time } from '../ui/time.tsx'
import { useFormat, useWords } from '../words/language.ts'
import { ProblemList } from './problem-list.tsx'
import classes from './attempts.module.css'

const tones: Record<NonNullable<ListingAttempt['outcome']>, Tone> = {
  published: 'good',
  withdrawn: 'leaving',
  pending: 'moving',
  rejected: 'bad',
  unauthorized: 'bad',
  unavailable: 'waiting',
  unknown: 'waiting',
}

/** Every try to bring a listing to its portal, the newest first, with the portal's own words. */
export function Attempts({ listingId, propertyId }: { listingId: string; propertyId: string }) {
  const words = useWords()
  const query = useInfiniteQuery(pages('listListingAttempts', listingId, { order: 'desc', limit: 20 }))
  return (
    <AnsweredPages query={query} rows={3} empty={<p className="quiet">{words.listings.noAttempts}</p>}>
      {(attempts) => (
        <ol className={classes.line} aria-label={words.listings.attempts}>
          {attempts.map((attempt) => (
            <AttemptEntry key={attempt.id} attempt={attempt} propertyId={propertyId} />
          ))}
        </ol>
      )}
    </AnsweredPages>
  )
}

function AttemptEntry({ attempt, propertyId }: { attempt: ListingAttempt; propertyId: string }) {
  const words = useWords()
  const format = useFormat()
  const { outcome, durationMs, failureMessage, problems = [], portalStatus, portalMessage, portalReference } = attempt
  const label = outcome === undefined ? words.listings.underWay : words.attemptOutcomes[outcome]
  const details = [
    attempt.type === 'delete' ? words.listings.wasTakeDown : words.listings.wasPublish,
    durationMs !== undefined && format.duration(durationMs),
    portalStatus !== undefined && words.listings.portalStatus(portalStatus),
    portalReference !== undefined && words.listings.portalReference(portalReference),
    attempt.fileName !== undefined && attempt.fileName,
  ].filter((detail) => detail !== false)
  return (
    <li className={classes.entry}>
      <p className={classes.head}>
        <StateMark tone={outcome === undefined ? 'moving' : tones[outcome]} label={label} />
        <span className="quiet">
          <Time at={attempt.startedAt} />
        </span>
      </p>
      {problems.length > 0 ? (
        <ProblemList propertyId={propertyId} problems={problems} />
      ) : (
        failureMessage !== undefined && <p className={classes.text}>{failureMessage}</p>
      )}
      {portalMessage !== undefined && (
        <blockquote className={classes.quote}>
          <span className="only-read-aloud">{words.listings.portalWords} </span>
          {portalMessage}
        </blockquote>
      )}
      <p className={classes.details}>{details.join(' · ')}</p>
    </li>
  )
}
