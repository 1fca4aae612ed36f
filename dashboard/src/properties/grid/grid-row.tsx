import type { PropertyOverview, Target } from '@aushang/sdk'
import { Skeleton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import { listingState } from '../../listings/listing-state.ts'
import { ListingMark } from '../../listings/listing-mark.tsx'
import { paths } from '../../paths.ts'
import { Icon } from '../../ui/icon.tsx'
import { StateMark } from '../../ui/state-mark.tsx'
import { useFormat, useWords } from '../../words/language.ts'
import { thumbnailUrl } from '../facts.ts'
import { Thumbnail } from '../thumbnail.tsx'
import classes from './grid.module.css'

interface GridRowProps {
  property: PropertyOverview
  targets: Target[]
  isSelected: boolean
  onSelect: (property: PropertyOverview) => void
  onCell: (property: PropertyOverview, target: Target, beside: HTMLElement) => void
}

export const GridRow = memo(function GridRow({ property, targets, isSelected, onSelect, onCell }: GridRowProps) {
  const words = useWords()
  const { id, title, titlePictureId } = property
  return (
    <>
      <span role="cell" className={classes.check}>
        <input
          type="checkbox"
          aria-label={words.grid.select(title)}
          checked={isSelected}
          onChange={() => onSelect(property)}
        />
      </span>
      <span role="cell" className={classes.about}>
        <Thumbnail src={titlePictureId && thumbnailUrl(id, titlePictureId)} size="row" />
        <span className={classes.words}>
          <Link to={paths.property} params={{ propertyId: id }} className={classes.title}>
            {title}
          </Link>
          <Facts property={property} />
        </span>
      </span>
      {targets.map((target) => (
        <span key={target.id} role="cell" className={classes.cell}>
          <Cell property={property} target={target} onCell={onCell} />
        </span>
      ))}
    </>
  )
})

function Facts({ property }: { property: PropertyOverview }) {
  const words = useWords()
  const format = useFormat()
  const { externalId, type, city, price, area, processingStatus } = property
  const facts = [
    externalId,
    words.propertyTypes[type],
    city,
    price === undefined ? words.properties.onRequest : format.money(price),
    format.area(area),
  ]
  return (
    <span className={classes.facts}>
      {processingStatus === 'failed' && <StateMark tone="bad" label={words.grid.pictureFailed} isBare />}
      <span className="one-line">{facts.join(' · ')}</span>
    </span>
  )
}

function Cell({ property, target, onCell }: Pick<GridRowProps, 'property' | 'onCell'> & { target: Target }) {
  const words = useWords()
  const listing = property.listings.find(({ targetId }) => targetId === target.id)
  return (
    <button
      type="button"
      className={classes.state}
      data-empty={listing === undefined}
      onClick={(event) => onCell(property, target, event.currentTarget)}
    >
      <span className={classes.portalName}>{target.name}</span>
      {listing === undefined ? (
        <span className={classes.add}>
          <Icon name="plus" size={14} />
          <span>{words.listings.publish}</span>
        </span>
      ) : (
        <ListingMark state={listingState(listing, target)} />
      )}
    </button>
  )
}

export function LoadingRow() {
  return (
    <span className={classes.about} style={{ gridColumn: '2 / 3' }}>
      <Skeleton width={56} height={42} />
      <Skeleton height={12} width="40%" />
    </span>
  )
}
