import type { Listing, Target } from '@aushang/sdk'
import { paths } from '../paths.ts'
import { LinkText } from '../ui/link.tsx'
import { Countdown, Time } from '../ui/time.tsx'
import { useWords } from '../words/language.ts'
import { type ListedState, listingState } from './listing-state.ts'
import { ProblemList } from './problem-list.tsx'
import classes from './listing-reason.module.css'

type Reasoned = ListedState &
  Pick<Listing, 'publishedAt' | 'updatedAt' | 'failureMessage' | 'problems'> &
  Partial<Pick<Listing, 'warnings' | 'portalId' | 'reportDueAt' | 'waitsFor' | 'waitsUntil'>> & { propertyId: string }

/** Why a listing stands as it does, in sentences: since when, what is wrong and where it is mended, when it goes on. */
export function ListingReason({ listing, target }: { listing: Reasoned; target: Target }) {
  const words = useWords()
  const {
    publishedAt,
    updatedAt,
    failureMessage,
    problems = [],
    warnings = [],
    nextAttemptAt,
    reportDueAt,
    waitsFor,
    waitsUntil,
    portalId,
  } = listing
  const state = listingState(listing, target)
  return (
    <div className={classes.reason}>
      {state === 'awaitingAccess' && (
        <p>
          {words.listings.accessMissing(target.name)}{' '}
          <LinkText to={paths.target} params={{ targetId: target.id }}>
            {words.listings.connectAgain}
          </LinkText>
        </p>
      )}
      {state === 'missing' && (
        <p>
          {words.listings.missingThere(target.name)}{' '}
          <LinkText to={paths.differences} params={{ targetId: target.id }}>
            {words.differences.look}
          </LinkText>
        </p>
      )}
      {problems.length > 0 ? (
        <ProblemList propertyId={listing.propertyId} problems={problems} />
      ) : (
        failureMessage !== undefined && <p>{failureMessage}</p>
      )}
      {nextAttemptAt !== undefined && state === 'retrying' && (
        <p>
          {words.listings.nextAttempt} <Countdown until={nextAttemptAt} />
        </p>
      )}
      {waitsFor === 'attachments' && waitsUntil !== undefined && (
        <p>
          {words.listings.attachmentsAwaited} <Time at={waitsUntil} />
        </p>
      )}
      {waitsFor === 'quota' && <p>{words.listings.placeAwaited}</p>}
      {reportDueAt !== undefined && (state === 'pending' || state === 'updating') && (
        <p>
          {words.listings.reportAwaited} <Time at={reportDueAt} />
        </p>
      )}
      {warnings.length > 0 && <ProblemList propertyId={listing.propertyId} problems={warnings} isWarning />}
      <p className="quiet">
        {publishedAt === undefined ? words.listings.changed : words.listings.publishedAt}{' '}
        <Time at={publishedAt ?? updatedAt} />
        {portalId !== undefined && ` · ${words.listings.portalNumber(portalId)}`}
      </p>
    </div>
  )
}
