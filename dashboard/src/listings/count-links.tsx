import type { ListingCounts } from '@aushang/sdk'
import { Link } from '@tanstack/react-router'
import { paths } from '../paths.ts'
import { useFormat } from '../words/language.ts'
import { useCountParts } from './use-count-parts.ts'
import classes from './count-links.module.css'

interface CountLinksProps {
  targetId: string
  count: ListingCounts['targets'][number] | undefined
}

/** How many are online, on their way and refused on a portal, each the way into the grid. */
export function CountLinks({ targetId, count }: CountLinksProps) {
  const format = useFormat()
  return (
    <span className={classes.counts}>
      {useCountParts(count).map(({ status, count, label, tone }) => (
        <Link
          key={status}
          to={paths.properties}
          search={{ targetId, listingStatus: status }}
          className={classes.count}
          data-tone={tone}
        >
          <strong>{format.number(count)}</strong> {label}
        </Link>
      ))}
    </span>
  )
}
