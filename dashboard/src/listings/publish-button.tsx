import type { ListingCheck } from '@aushang/sdk'
import { Button } from '@mantine/core'
import { api } from '../api.ts'
import { useAct } from '../ui/use-act.tsx'
import { useWords } from '../words/language.ts'
import { listingViews } from './use-listing-acts.ts'
import { ProblemList } from './problem-list.tsx'

interface Pair {
  propertyId: string
  targetId: string
}

/** Publishes with one click, if the portal would take it; else what is missing comes first, and nothing was sent. */
export function usePublishChecked() {
  return useAct(
    async (pair: Pair): Promise<ListingCheck> => {
      const check = await api.checkListing(pair)
      if (check.ok) await api.createListing(pair)
      return check
    },
    { changes: listingViews },
  )
}

export function PublishButton({ propertyId, targetId }: Pair) {
  const words = useWords()
  const publish = usePublishChecked()
  return (
    <div style={{ display: 'grid', gap: '0.75rem', justifyItems: 'start' }}>
      {publish.data?.ok === false && <Refusal propertyId={propertyId} check={publish.data} />}
      <Button size="xs" loading={publish.isPending} onClick={() => publish.mutate({ propertyId, targetId })}>
        {words.listings.publish}
      </Button>
    </div>
  )
}

export function Refusal({ propertyId, check }: { propertyId: string; check: ListingCheck }) {
  const words = useWords()
  return (
    <div role="alert" style={{ display: 'grid', gap: '0.5rem' }}>
      <strong>{words.listings.wouldBeRefused}</strong>
      <ProblemList propertyId={propertyId} problems={check.problems} />
    </div>
  )
}
