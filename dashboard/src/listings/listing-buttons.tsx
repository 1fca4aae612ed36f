import type { Listing, Target } from '@aushang/sdk'
import { Button, Group } from '@mantine/core'
import { useMayChange } from '../sessions/use-may-change.ts'
import { useWords } from '../words/language.ts'
import { TakeDown } from './take-down.tsx'
import { useRetry } from './use-listing-acts.ts'

interface ListingButtonsProps {
  listing: Pick<Listing, 'id' | 'status' | 'failureCode' | 'publicUrl'>
  target: Target
  /** It asks whether to take the advert down. */
  isLeaving: boolean
  onLeave: (isLeaving: boolean) => void
  /** Where else one can go from there. */
  children: React.ReactNode
}

/** What can be done about a listing. */
export function ListingButtons({ listing, target, isLeaving, onLeave, children }: ListingButtonsProps) {
  const words = useWords()
  const mayChange = useMayChange()
  const retry = useRetry()
  const isTroubled = listing.status === 'failed' || listing.failureCode !== undefined
  return (
    <Group gap="sm">
      {mayChange && isTroubled && (
        <Button size="xs" loading={retry.isPending} onClick={() => retry.mutate(listing.id)}>
          {words.ui.tryAgain}
        </Button>
      )}
      {listing.publicUrl !== undefined && (
        <Button size="xs" variant="default" component="a" href={listing.publicUrl} target="_blank" rel="noreferrer">
          {words.listings.seeOnPortal}
        </Button>
      )}
      {mayChange && listing.status !== 'unpublishing' && (
        <Button size="xs" variant="default" onClick={() => onLeave(true)}>
          {words.listings.takeDown}
        </Button>
      )}
      {children}
      <TakeDown
        isOpen={isLeaving}
        listingId={listing.id}
        targetName={target.name}
        mayAbandon={target.authorizationStatus !== 'authorized' || isTroubled}
        onClose={() => onLeave(false)}
      />
    </Group>
  )
}
