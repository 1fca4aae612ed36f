import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { paths } from '../paths.ts'
import { one } from '../queries.ts'
import { useFormat, useWords } from '../words/language.ts'
import classes from './targets.module.css'

/** How many are online, on their way and refused there, each the way into the grid. */
export function TargetCounts({ targetId }: { targetId: string }) {
  const words = useWords()
  const format = useFormat()
  const count = useCounts(targetId)
  const parts = [
    { status: 'published', count: count?.published ?? 0, label: words.today.online, tone: undefined },
    { status: 'pending', count: movingOf(count), label: words.today.onTheWay, tone: undefined },
    { status: 'failed', count: count?.failed ?? 0, label: words.today.refused, tone: 'bad' },
  ] as const
  return (
    <p className={classes.counts}>
      {parts.map(({ status, count, label, tone }) => (
        <Link
          key={status}
          to={paths.properties}
          search={{ targetId, listingStatus: status }}
          className={classes.count}
          data-tone={count > 0 ? tone : undefined}
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

function movingOf(count: ReturnType<typeof useCounts>): number {
  return (count?.pending ?? 0) + (count?.updating ?? 0) + (count?.unpublishing ?? 0)
}
