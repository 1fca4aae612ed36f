import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useCountParts } from '../listings/use-count-parts.ts'
import { paths } from '../paths.ts'
import { one } from '../queries.ts'
import { useFormat } from '../words/language.ts'
import classes from './targets.module.css'

/** How many are online, on their way and refused there, each the way into the grid. */
export function TargetCounts({ targetId }: { targetId: string }) {
  const format = useFormat()
  const parts = useCountParts(useCounts(targetId))
  return (
    <p className={classes.counts}>
      {parts.map(({ status, count, label, tone }) => (
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
    </p>
  )
}

export function useCounts(targetId: string) {
  const { data } = useQuery(one('countListings'))
  return data?.targets.find((count) => count.targetId === targetId)
}
