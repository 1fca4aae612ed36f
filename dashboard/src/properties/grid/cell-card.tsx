import type { PropertyOverview, Target } from '@aushang/sdk'
import { CloseButton, Loader, Popover } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listingState } from '../../listings/listing-state.ts'
import { ListingButtons } from '../../listings/listing-buttons.tsx'
import { ListingMark } from '../../listings/listing-mark.tsx'
import { ListingReason } from '../../listings/listing-reason.tsx'
import { PublishQuestion } from '../../listings/publish-question.tsx'
import { idToCome } from '../../listings/use-publish-checked.ts'
import { paths } from '../../paths.ts'
import { first, one } from '../../queries.ts'
import { useMayChange } from '../../sessions/use-may-change.ts'
import { LinkButton } from '../../ui/link.tsx'
import { layers } from '../../ui/layers.ts'
import { useWords } from '../../words/language.ts'
import { numberOf } from '../number-of.ts'
import { useCellPlace } from './use-cell-place.ts'
import type { GridRows } from './use-grid-rows.ts'
import classes from './cell-card.module.css'

interface CellCardProps {
  cell: string
  rows: GridRows
  targets: Target[]
  onPublish: () => void
  /** By hand. */
  onClose: () => void
  /** By going on to something else. */
  onLeave: () => void
}

/** A property on a portal, small, beside its cell in the grid. Whoever was sent the address sees it too. */
export function CellCard({ cell, rows, targets, onPublish, onClose, onLeave }: CellCardProps) {
  const words = useWords()
  const [propertyId = '', targetId = ''] = cell.split('.')
  const target = targets.find(({ id }) => id === targetId)
  const property = useOverview(propertyId, rows)
  // While it asks whether to take the advert down, the question lies over the card.
  const [isLeaving, setLeaving] = useState(false)
  const place = useCellPlace(cell, onLeave)
  const close = () => {
    onClose()
    document.getElementById(cell)?.focus()
  }
  useWindowEvent('keydown', ({ key }) => {
    if (key === 'Escape') close()
  })
  if (place === undefined || property === undefined || target === undefined) return null
  return (
    <Popover
      opened
      onDismiss={onLeave}
      closeOnClickOutside={!isLeaving}
      closeOnEscape={false}
      position="bottom-end"
      width={340}
      zIndex={layers.card}
      // Below its cell, or above; where it is too tall for both, over it.
      middlewares={{ flip: true, shift: { crossAxis: true, padding: 8 } }}
      withRoles={false}
      transitionProps={{ duration: 0 }}
    >
      <Popover.Target>
        <span className={classes.anchor} style={place} />
      </Popover.Target>
      <Popover.Dropdown className={classes.card} role="dialog" aria-label={target.name}>
        <div ref={focusOnce} tabIndex={-1} className={classes.content}>
          <header className={classes.head}>
            <span className="one-line">
              <strong>{target.name}</strong> <span className="quiet">{numberOf(property)}</span>
            </span>
            <CloseButton onClick={close} aria-label={words.ui.close} />
          </header>
          <CardContent
            property={property}
            target={target}
            onPublish={() => {
              close()
              onPublish()
            }}
            isLeaving={isLeaving}
            onLeave={setLeaving}
          />
        </div>
      </Popover.Dropdown>
    </Popover>
  )
}

/** As the grid has it, or else as the service knows it: what a link shows may be far down. */
function useOverview(propertyId: string, rows: GridRows): PropertyOverview | undefined {
  const row = rows.find(propertyId)
  const query = useQuery({
    ...first('listPropertyOverviews', { q: propertyId, limit: 1 }),
    enabled: row === undefined,
  })
  return row ?? query.data?.items[0]
}

/** Who opened it by the keyboard goes on in it. The element is there before it has its place. */
function focusOnce(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true })
}

interface CardContentProps {
  property: PropertyOverview
  target: Target
  onPublish: () => void
  isLeaving: boolean
  onLeave: (isLeaving: boolean) => void
}

function CardContent({ property, target, onPublish, isLeaving, onLeave }: CardContentProps) {
  const words = useWords()
  const mayChange = useMayChange()
  const listing = property.listings.find(({ targetId }) => targetId === target.id)
  if (listing?.id === idToCome) {
    return (
      <p role="status">
        <Loader size="xs" /> {words.listings.checking}
      </p>
    )
  }
  if (listing !== undefined) {
    return <ListingCard property={property} listing={listing} target={target} isLeaving={isLeaving} onLeave={onLeave} />
  }
  if (!mayChange) return <p className="quiet">{words.grid.notThere}</p>
  return <PublishQuestion propertyId={property.id} target={target} className={classes.story} onPublish={onPublish} />
}

interface ListingCardProps {
  property: PropertyOverview
  listing: PropertyOverview['listings'][number]
  target: Target
  isLeaving: boolean
  onLeave: (isLeaving: boolean) => void
}

function ListingCard({ property, listing: overview, target, isLeaving, onLeave }: ListingCardProps) {
  const words = useWords()
  const { id: listingId } = overview
  const { data } = useQuery(one('getListing', listingId))
  const listing = data ?? { ...overview, propertyId: property.id }
  const story = {
    size: 'xs',
    variant: 'default',
    to: paths.propertyPortals,
    params: { propertyId: property.id },
  } as const
  return (
    <>
      <div className={classes.story}>
        <ListingMark state={listingState(listing, target)} />
        <ListingReason listing={listing} target={target} />
      </div>
      <ListingButtons listing={listing} target={target} isLeaving={isLeaving} onLeave={onLeave}>
        <LinkButton {...story} search={{ listing: listingId }}>
          {words.listings.attempts}
        </LinkButton>
        <LinkButton {...story} search={{ listing: listingId, show: 'document' }}>
          {words.listings.document}
        </LinkButton>
      </ListingButtons>
    </>
  )
}
