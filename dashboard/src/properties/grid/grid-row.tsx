import type { PropertyOverview, Target } from '@aushang/sdk'
import { memo } from 'react'
import { listingState, toneOf } from '../../listings/listing-state.ts'
import { paths } from '../../paths.ts'
import type { Format } from '../../format.ts'
import { StateMark } from '../../ui/state-mark.tsx'
import type { Words } from '../../words/words.ts'
import { thumbnailUrl } from '../facts.ts'
import { numberOf } from '../number-of.ts'
import { Thumbnail } from '../thumbnail.tsx'
import { cellOf } from './grid-filter.ts'
import classes from './grid.module.css'

interface GridRowProps {
  property: PropertyOverview
  targets: Target[]
  /** Handed down, so that no row listens for another language. */
  words: Words
  format: Format
  isPhone: boolean
  /** Undefined for who may only look. */
  isSelected: boolean | undefined
  onSelect: (propertyId: string) => void
  onOpen: (propertyId: string, event: React.MouseEvent) => void
  onCell: (property: PropertyOverview, target: Target) => void
}

/** Drawn a thousand times while one scrolls: one component, as few elements as will do, and nothing that listens. */
export const GridRow = memo(function GridRow({
  property,
  targets,
  words,
  format,
  isPhone,
  isSelected,
  onSelect,
  onOpen,
  onCell,
}: GridRowProps) {
  const { id, title, titlePictureId, type, city, price, area, processingStatus } = property
  const facts = [numberOf(property), words.propertyTypes[type], city].filter(Boolean).join(' · ')
  const figures = [price === undefined ? words.properties.onRequest : format.money(price), format.area(area)]
  return (
    <>
      <span role="cell" className={classes.check}>
        {isSelected !== undefined && (
          <input
            type="checkbox"
            aria-label={words.grid.select(title)}
            checked={isSelected}
            onChange={() => onSelect(id)}
          />
        )}
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
            <span className={classes.factText}>
              <span className="one-line">{facts} ·</span> <span>{figures.filter(Boolean).join(' · ')}</span>
            </span>
          </span>
        </span>
      </span>
      {targets.map((target) => {
        const listing = property.listings.find(({ targetId }) => targetId === target.id)
        const state = listingState(listing, target)
        // An empty cell asks whether to publish, for who may.
        const isOffer = listing === undefined && isSelected !== undefined
        const label = isOffer ? words.listings.publish : words.listingStates[state]
        return (
          <span key={target.id} role="cell">
            <button
              type="button"
              id={cellOf(id, target.id)}
              className={classes.state}
              data-tone={listing === undefined ? 'none' : toneOf(state)}
              aria-label={`${target.name} ${label}`}
              title={isOffer ? label : undefined}
              onClick={() => onCell(property, target)}
            >
              {isPhone && <span className={classes.portalName}>{target.name}</span>}
              {isOffer && !isPhone ? null : label}
            </button>
          </span>
        )
      })}
    </>
  )
})
