import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { pages } from '../queries.ts'
import { RequestLine } from '../requests/request-line.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Failure } from '../ui/failure.tsx'
import { LoadingRows } from '../ui/loading.tsx'
import { Section } from '../ui/page.tsx'
import { useWords } from '../words/language.ts'
import classes from './property.module.css'

/** Who asked about this property, the newest first. */
export function PropertyRequestsPage() {
  const words = useWords()
  const { propertyId } = useParams({ from: '/signed-in/properties/$propertyId/inquiries' })
  const query = useInfiniteQuery(pages('listRequests', { propertyId, order: 'desc', limit: 50 }))
  if (query.isError) return <Failure error={query.error} />
  const requests = query.data?.pages.flatMap(({ items }) => items) ?? []
  return (
    <Section isFlush>
      {query.isPending ? (
        <LoadingRows count={3} />
      ) : requests.length === 0 ? (
        <EmptyState icon="request" title={words.properties.noRequests} />
      ) : (
        <ul className={classes.rows}>
          {requests.map((request) => (
            <li key={request.id}>
              <RequestLine request={request} />
            </li>
          ))}
        </ul>
      )}
      {query.hasNextPage && (
        <Button variant="subtle" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {words.ui.showMore}
        </Button>
      )}
    </Section>
  )
}
