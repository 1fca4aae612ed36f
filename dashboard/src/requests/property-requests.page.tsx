import { useInfiniteQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { pages } from '../queries.ts'
import { AnsweredPages } from '../ui/answered.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Section } from '../ui/page.tsx'
import { useWords } from '../words/language.ts'
import { RequestCard } from './request-card.tsx'

/** Who asked about a property, the newest first. */
export function PropertyRequestsPage() {
  const words = useWords()
  const { propertyId } = useParams({ from: '/signed-in/properties/$propertyId/inquiries' })
  const query = useInfiniteQuery(pages('listRequests', { propertyId, order: 'desc', limit: 50 }))
  const empty = (
    <EmptyState icon="request" title={words.propertyRequests.none}>
      <p>{words.propertyRequests.noneText}</p>
    </EmptyState>
  )
  return (
    <Section isFlush>
      <AnsweredPages query={query} rows={4} rowHeight={88} empty={empty}>
        {(requests) => requests.map((request) => <RequestCard key={request.id} request={request} />)}
      </AnsweredPages>
    </Section>
  )
}
