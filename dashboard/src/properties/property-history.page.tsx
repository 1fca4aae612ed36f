import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { all, one } from '../queries.ts'
import { AnsweredPages } from '../ui/answered.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Section } from '../ui/page.tsx'
import { Time } from '../ui/time.tsx'
import { useWords } from '../words/language.ts'
import { ChangeSentence } from './history/change-sentence.tsx'
import { useChanges } from './history/use-changes.ts'
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
