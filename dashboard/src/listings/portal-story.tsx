import type { Listing, Target } from '@aushang/sdk'
import { Button, SegmentedControl } from '@mantine/core'
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { paths } from '../paths.ts'
import { useMayChange } from '../sessions/use-may-change.ts'
import { Section } from '../ui/page.tsx'
import { useWords } from '../words/language.ts'
import { Attempts } from './attempts.tsx'
import { Document } from './document.tsx'
import { listingState } from './listing-state.ts'
import { ListingButtons } from './listing-buttons.tsx'
import { ListingMark } from './listing-mark.tsx'
import { ListingReason } from './listing-reason.tsx'
import { ListingStatistics } from './listing-statistics.tsx'
import { PublishButton } from './publish-button.tsx'

interface PortalStoryProps {
  propertyId: string
  target: Target
  listing: Listing | undefined
}

/** A property on one portal: how it stands, why, what was tried, and exactly what was sent. */
export function PortalStory({ propertyId, target, listing }: PortalStoryProps) {
  const mayChange = useMayChange()
  return (
    <Section title={target.name} actions={<ListingMark state={listingState(listing, target)} />}>
      {listing === undefined ? (
        mayChange && <PublishButton propertyId={propertyId} target={target} />
      ) : (
        <Story listing={listing} target={target} />
      )}
    </Section>
  )
}

function Story({ listing, target }: { listing: Listing; target: Target }) {
  const words = useWords()
  const { listing: opened, show = 'attempts' } = useSearch({ from: '/signed-in/properties/$propertyId/portals' })
  const navigate = useNavigate()
  const [isLeaving, setLeaving] = useState(false)
  const isOpen = opened === listing.id
  const place = useShownFirst(isOpen)
  const params = { propertyId: listing.propertyId }
  const open = (search: { listing?: string; show?: 'attempts' | 'document' }) =>
    void navigate({ to: paths.propertyPortals, params, search, replace: true, resetScroll: false })
  return (
    <div ref={place} style={{ display: 'grid', gap: '0.75rem' }}>
      <ListingReason listing={listing} target={target} />
      <ListingButtons listing={listing} target={target} isLeaving={isLeaving} onLeave={setLeaving}>
        <Button
          variant="subtle"
          size="xs"
          aria-expanded={isOpen}
          onClick={() => open(isOpen ? {} : { listing: listing.id })}
        >
          {isOpen ? words.listings.hideStory : words.listings.showStory(listing.attempts)}
        </Button>
      </ListingButtons>
      <ListingStatistics listing={listing} type={target.type} />
      {isOpen && (
        <>
          <SegmentedControl
            size="xs"
            value={show}
            onChange={(value) => open({ listing: listing.id, show: value })}
            data={[
              { value: 'attempts', label: words.listings.attempts },
              { value: 'document', label: words.listings.document },
            ]}
            style={{ justifySelf: 'start' }}
          />
          {show === 'attempts' ? (
            <Attempts listingId={listing.id} propertyId={listing.propertyId} />
          ) : (
            <Document listingId={listing.id} />
          )}
        </>
      )}
    </div>
  )
}

/** Whom a link brings to the story of one portal sees that one, and not the first of the page. */
function useShownFirst(isOpen: boolean) {
  const place = useRef<HTMLDivElement>(null)
  const router = useRouter()
  const [isAtOnce] = useState(isOpen)
  useEffect(() => {
    if (!isAtOnce) return undefined
    const show = () => place.current?.closest('section')?.scrollIntoView({ block: 'start' })
    show()
    // A page that has just been opened is scrolled to its top once it shows.
    const stop = router.subscribe('onRendered', () => {
      show()
      stop()
    })
    return stop
  }, [isAtOnce, router])
  return place
}
