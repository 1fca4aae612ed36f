import type { Change } from '@aushang/sdk'
import { useInfiniteQuery, useQueries, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { all, one, pages } from '../queries.ts'
import { AnsweredPages } from '../ui/answered.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Section } from '../ui/page.tsx'
import { Time } from '../ui/time.tsx'
import { useWords } from '../words/language.ts'
import { ChangeSentence } from './history/change-sentence.tsx'
import classes from './history/history.module.css'

/** Who changed what about a property. */
export function PropertyHistoryPage() {
  const words = useWords()
  const { propertyId } = useParams({ from: '/signed-in/properties/$propertyId/history' })
  const { data: property } = useSuspenseQuery(one('getProperty', propertyId))
  const { data: forms = [] } = useQuery(all('listPropertyTypes'))
  const { data: targets = [] } = useQuery(all('listTargets'))
  const { query, withListings, listings } = useChanges(propertyId)
  const empty = (
    <EmptyState icon="clock" title={words.history.none}>
      <p>{words.history.noneText}</p>
    </EmptyState>
  )
  return (
    <Section isFlush>
      <AnsweredPages query={query} rows={6} rowHeight={40} empty={empty}>
        {(own) => (
          <ol className={classes.list}>
            {withListings(own).map((change) => (
              <li key={change.id} className={classes.item}>
                <span className={classes.sentence}>
                  <ChangeSentence
                    change={change}
                    form={forms.find(({ type }) => type === property.type)}
                    listings={listings}
                    targets={targets}
                  />
                </span>
                <span className={classes.when}>
                  <Time at={change.createdAt} />
                </span>
              </li>
            ))}
          </ol>
        )}
      </AnsweredPages>
    </Section>
  )
}

/** What was done to a property and to its listings, the newest first. */
function useChanges(propertyId: string) {
  const query = useInfiniteQuery(pages('listChanges', { path: `/properties/${propertyId}`, order: 'desc', limit: 50 }))
  const { data: listings = [] } = useQuery(all('listListings', { propertyId }))
  const ofListings = useQueries({ queries: listings.map(({ id }) => all('listChanges', { path: `/listings/${id}` })) })
  /** In the order of their ids, which is that of the requests: what a machine does is written down some at a time. */
  const withListings = (own: Change[]) => {
    // What is older than the last that was fetched waits for its turn.
    const oldest = query.hasNextPage ? (own.at(-1)?.id ?? '') : ''
    const others = ofListings.flatMap(({ data }) => data ?? []).filter(({ id }) => id >= oldest)
    return [...own, ...others].toSorted((one, other) => (one.id < other.id ? 1 : -1))
  }
  return { query, withListings, listings }
}
