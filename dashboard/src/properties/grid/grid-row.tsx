import type { PropertyOverview, Target } from '@aushang/sdk'
import { Skeleton } from '@mantine/core'
import { memo } from 'react'
import { listingState, toneOf } from '../../listings/listing-state.ts'
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
  onOpen: (propertyId: string, event: React.MouseEvent) => void
  onCell: (property: PropertyOverview, target: Target, beside: HTMLElement) => void
}

/** Drawn a thousand times while one scrolls: one component, a plain link, and nothing that listens. */
export const GridRow = memo(function GridRow({
  property,
  targets,
  isSelected,
  onSelect,
  onOpen,
  onCell,
}: GridRowProps) {
  const words = useWords()
  const format = useFormat()
  const { id, title, titlePictureId, externalId, type, city, price, area, processingStatus } = property
  const facts = [
    externalId,
    words.propertyTypes[type],
    city,
    price === undefined ? words.properties.onRequest : format.money(price),
    format.area(area),
  ]
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
          <a
            href={paths.property.replace('$propertyId', id)}
            className={classes.title}
            onClick={(event) => onOpen(id, event)}
          >
            {title}
          </a>
          <span className={classes.facts}>
            {processingStatus === 'failed' && <StateMark tone="bad" label={words.grid.pictureFailed} isBare />}
            <span className="one-line">{facts.join(' · ')}</span>
          </span>
        </span>
      </span>
      {targets.map((target) => {
        const listing = property.listings.find(({ targetId }) => targetId === target.id)
        const state = listingState(listing, target)
        return (
          <span key={target.id} role="cell" className={classes.cell}>
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
                <StateMark tone={toneOf(state)} label={words.listingStates[state]} />
              )}
            </button>
          </span>
        )
      })}
    </>
  )
})

export function LoadingRow() {
  return (
    <span className={classes.about} style={{ gridColumn: '2 / 3' }}>
      <Skeleton width={56} height={42} />
      <Skeleton height={12} width="40%" />
    </span>
  )
}
