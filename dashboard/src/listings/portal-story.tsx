import type { Listing, Target } from '@aushang/sdk'
import { Button, SegmentedControl } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { paths } from '../paths.ts'
import { one } from '../queries.ts'
import { useMayChange } from '../sessions/use-may-change.ts'
import { CodeBlock } from '../ui/code-block.tsx'
import { Failure } from '../ui/failure.tsx'
import { LoadingRows } from '../ui/loading.tsx'
import { Section } from '../ui/page.tsx'
import { useWords } from '../words/language.ts'
import { Attempts } from './attempts.tsx'
import { ListingButtons } from './listing-buttons.tsx'
import { ListingMark } from './listing-mark.tsx'
import { ListingReason } from './listing-reason.tsx'
import { listingState } from './listing-state.ts'
import { ListingStatistics } from './listing-statistics.tsx'
import classes from './publish-button.module.css'
import { PublishQuestion } from './publish-question.tsx'
import { usePublishChecked } from './use-publish-checked.ts'

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

/** Exactly what the portal would be sent now. */
function Document({ listingId }: { listingId: string }) {
  const words = useWords()
  const query = useQuery({ ...one('previewListing', listingId), retry: false })
  if (query.isPending) return <LoadingRows count={4} />
  if (query.isError) return <Failure error={query.error} />
  return <CodeBlock label={words.listings.document} text={query.data} />
}

/** Asks in its place before it publishes. */
function PublishButton({ propertyId, target }: { propertyId: string; target: Target }) {
  const words = useWords()
  const publish = usePublishChecked()
  // Not said until somebody has clicked: who thinks better of it goes on where they were.
  const [isAsking, setAsking] = useState<boolean>()
  if (isAsking !== true) {
    return (
      <Button size="xs" autoFocus={isAsking === false} onClick={() => setAsking(true)}>
        {words.listings.publish}
      </Button>
    )
  }
  const { data } = publish
  return (
    <div className={classes.question} role="group" aria-label={words.listings.publish} tabIndex={-1} ref={focusOnce}>
      <PublishQuestion
        propertyId={propertyId}
        target={target}
        className={classes.said}
        refused={data?.ok === false ? data : undefined}
        isBusy={publish.isPending || data?.ok === true}
        onPublish={() => publish.mutate({ propertyId, targetId: target.id })}
        onCancel={() => setAsking(false)}
      />
    </div>
  )
}

function focusOnce(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true })
}
