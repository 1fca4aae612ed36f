import type { ListingCheck } from '@aushang/sdk'
import { Button } from '@mantine/core'
import { useWords } from '../words/language.ts'
import { ProblemList } from './problem-list.tsx'
import { type Pair, usePublishChecked } from './use-publish-checked.ts'

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
