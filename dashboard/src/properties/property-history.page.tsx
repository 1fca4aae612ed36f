import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { pages } from '../queries.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { Failure } from '../ui/failure.tsx'
import { Icon } from '../ui/icon.tsx'
import { LoadingRows } from '../ui/loading.tsx'
import { Section } from '../ui/page.tsx'
import { Time } from '../ui/time.tsx'
import { useWords } from '../words/language.ts'
import classes from './property.module.css'

/** Who changed what of a property, the newest first. What came of it on the portals is in their stories. */
export function PropertyHistoryPage() {
  const words = useWords()
  const { propertyId } = useParams({ from: '/signed-in/properties/$propertyId/history' })
  const query = useInfiniteQuery(pages('listChanges', { path: `/properties/${propertyId}`, order: 'desc', limit: 50 }))
  if (query.isError) return <Failure error={query.error} />
  const changes = query.data?.pages.flatMap(({ items }) => items) ?? []
  return (
    <Section isFlush>
      {query.isPending ? (
        <LoadingRows count={4} />
      ) : changes.length === 0 ? (
        <EmptyState icon="event" title={words.properties.noHistory} />
      ) : (
        <ol className={classes.rows}>
          {changes.map(({ id, operation, members = [], actor, createdAt }) => (
            <li key={id} className={classes.change}>
              <Icon name={actor.kind === 'key' ? 'key' : 'contact'} />
              <span>
                <strong>{actor.name}</strong> {words.propertyChanges[changeOf(operation)]}
                {members.length > 0 && <span className="quiet"> · {members.map(shortened).join(', ')}</span>}
              </span>
              <span className={classes.when}>
                <Time at={createdAt} />
              </span>
            </li>
          ))}
        </ol>
      )}
      {query.hasNextPage && (
        <Button variant="subtle" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {words.ui.showMore}
        </Button>
      )}
    </Section>
  )
}

function changeOf(operation: string): 'created' | 'deleted' | 'changed' {
  if (operation === 'createProperty') return 'created'
  return operation === 'deleteProperty' ? 'deleted' : 'changed'
}

function shortened(pointer: string): string {
  return pointer.replace(/^\/fields\//, '').replaceAll('/', ' › ')
}
