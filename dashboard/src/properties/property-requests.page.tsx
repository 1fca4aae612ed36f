import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { pages } from '../queries.ts'
import { RequestCard } from '../requests/request-card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Failure } from '../ui/failure.tsx'
import { LoadingRows } from '../ui/loading.tsx'
import { Section } from '../ui/page.tsx'
import { useWords } from '../words/language.ts'

/** Who asked about a property, the newest first. */
export function PropertyRequestsPage() {
  const words = useWords()
  const { propertyId } = useParams({ from: '/signed-in/properties/$propertyId/inquiries' })
  const query = useInfiniteQuery(pages('listRequests', { propertyId, order: 'desc', limit: 50 }))
  if (query.isError) return <Failure error={query.error} />
  if (query.isPending) return <LoadingRows count={4} height={88} />
  const requests = query.data.pages.flatMap(({ items }) => items)
  if (requests.length === 0) {
    return (
      <EmptyState icon="request" title={words.propertyRequests.none}>
        <p>{words.propertyRequests.noneText}</p>
      </EmptyState>
    )
  }
  return (
    <>
      <Section isFlush>
        {requests.map((request) => (
          <RequestCard key={request.id} request={request} />
        ))}
      </Section>
      {query.hasNextPage && (
        <Button variant="default" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {words.ui.showMore}
        </Button>
      )}
    </>
  )
}
