import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { PortalStory } from '../listings/portal-story.tsx'
import { paths } from '../paths.ts'
import { all } from '../queries.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { Failure } from '../ui/failure.tsx'
import { LinkButton } from '../ui/link.tsx'
import { LoadingRows } from '../ui/loading.tsx'
import { useWords } from '../words/language.ts'

/** Where a property stands on each portal, and how it came to that. */
export function PropertyPortalsPage() {
  const words = useWords()
  const { propertyId } = useParams({ from: '/signed-in/properties/$propertyId/portals' })
  const targets = useQuery(all('listTargets'))
  const listings = useQuery(all('listListings', { propertyId }))
  if (targets.isError || listings.isError) return <Failure error={targets.error ?? listings.error} />
  if (targets.isPending || listings.isPending) return <LoadingRows count={4} height={72} />
  if (targets.data.length === 0) {
    return (
      <EmptyState icon="target" title={words.listings.noTargets}>
        <LinkButton to={paths.newTarget}>{words.listings.connectTarget}</LinkButton>
      </EmptyState>
    )
  }
  return targets.data.map((target) => (
    <PortalStory
      key={target.id}
      propertyId={propertyId}
      target={target}
      listing={listings.data.find(({ targetId }) => targetId === target.id)}
    />
  ))
}
