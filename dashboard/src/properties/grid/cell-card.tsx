import type { ListingCheck, PropertyOverview, Target } from '@aushang/sdk'
import { Button, CloseButton, Group, Loader, Popover } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listingState } from '../../listings/listing-state.ts'
import { ListingMark } from '../../listings/listing-mark.tsx'
import { ListingReason } from '../../listings/listing-reason.tsx'
import { Refusal } from '../../listings/publish-button.tsx'
import { TakeDown } from '../../listings/take-down.tsx'
import { useRetry } from '../../listings/use-listing-acts.ts'
import { paths } from '../../paths.ts'
import { one } from '../../queries.ts'
import { useMayChange } from '../../sessions/use-may-change.ts'
import { LinkButton } from '../../ui/link.tsx'
import { useWords } from '../../words/language.ts'
import classes from './cell-card.module.css'

export interface OpenCell {
  property: PropertyOverview
  target: Target
  beside: HTMLElement
}

interface CellCardProps {
  cell: OpenCell
  /** What came of publishing with one click, if the portal would not take it. */
  check: ListingCheck | undefined
  isPublishing: boolean
  onClose: () => void
}

/** A property on a portal, small, beside its cell in the grid. */
export function CellCard({ cell, check, isPublishing, onClose }: CellCardProps) {
  const words = useWords()
  const { property, target, beside } = cell
  // While it asks whether to take the advert down, the question lies over the card.
  const [isLeaving, setLeaving] = useState(false)
  const { left, top, width, height } = beside.getBoundingClientRect()
  const close = () => {
    onClose()
    beside.focus()
  }
  const overview = property.listings.find(({ targetId }) => targetId === target.id)
  return (
    <Popover
      opened
      onDismiss={close}
      closeOnClickOutside={!isLeaving}
      closeOnEscape={!isLeaving}
      position="bottom-end"
      width={340}
      withRoles={false}
      transitionProps={{ duration: 0 }}
    >
      <Popover.Target>
        <span className={classes.anchor} style={{ left, top, width, height }} />
      </Popover.Target>
      <Popover.Dropdown className={classes.card} role="dialog" aria-label={target.name}>
        <div ref={focusOnce} tabIndex={-1} className={classes.content}>
          <header className={classes.head}>
            <strong className="one-line">{target.name}</strong>
            <CloseButton onClick={close} aria-label={words.ui.close} />
          </header>
          {overview !== undefined ? (
            <ListingCard cell={cell} listingId={overview.id} isLeaving={isLeaving} onLeave={setLeaving} />
          ) : isPublishing ? (
            <p role="status">
              <Loader size="xs" /> {words.grid.checking}
            </p>
          ) : check === undefined ? (
            <p className="quiet">{words.grid.notThere}</p>
          ) : (
            <Refusal propertyId={property.id} check={check} />
          )}
        </div>
      </Popover.Dropdown>
    </Popover>
  )
}

/** Who opened it by the keyboard goes on in it. The element is there before it has its place. */
function focusOnce(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true })
}

interface ListingCardProps {
  cell: OpenCell
  listingId: string
  isLeaving: boolean
  onLeave: (isLeaving: boolean) => void
}

function ListingCard({ cell, listingId, isLeaving, onLeave }: ListingCardProps) {
  const words = useWords()
  const mayChange = useMayChange()
  const retry = useRetry()
  const { property, target } = cell
  const { data } = useQuery(one('getListing', listingId))
  const overview = property.listings.find(({ id }) => id === listingId)
  const listing = data ?? (overview && { ...overview, propertyId: property.id })
  if (listing === undefined) return <p className="quiet">{words.grid.notThere}</p>
  const isTroubled = listing.status === 'failed' || listing.failureCode !== undefined
  return (
    <>
      <ListingMark state={listingState(listing, target)} />
      <ListingReason listing={listing} target={target} />
      <Group gap="sm">
        {mayChange && isTroubled && (
          <Button size="xs" loading={retry.isPending} onClick={() => retry.mutate(listingId)}>
            {words.ui.tryAgain}
          </Button>
        )}
        {listing.publicUrl !== undefined && (
          <Button size="xs" variant="default" component="a" href={listing.publicUrl} target="_blank" rel="noreferrer">
            {words.listings.seeOnPortal}
          </Button>
        )}
        <LinkButton
          size="xs"
          variant="default"
          to={paths.propertyPortals}
          params={{ propertyId: property.id }}
          search={{ listing: listingId }}
        >
          {words.listings.attempts}
        </LinkButton>
        <LinkButton
          size="xs"
          variant="default"
          to={paths.propertyPortals}
          params={{ propertyId: property.id }}
          search={{ listing: listingId, show: 'document' }}
        >
          {words.listings.document}
        </LinkButton>
        {mayChange && listing.status !== 'unpublishing' && (
          <Button size="xs" variant="default" onClick={() => onLeave(true)}>
            {words.listings.takeDown}
          </Button>
        )}
      </Group>
      <TakeDown
        isOpen={isLeaving}
        listingId={listingId}
        targetName={target.name}
        mayAbandon={target.authorizationStatus !== 'authorized' || isTroubled}
        onClose={() => onLeave(false)}
      />
    </>
  )
}
