import type { ListingCounts } from '@aushang/sdk'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CountLinks } from '../listings/count-links.tsx'
import { useCountParts } from '../listings/use-count-parts.ts'
import { paths } from '../paths.ts'
import { all, one } from '../queries.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { LinkButton } from '../ui/link.tsx'
import { LoadingRows } from '../ui/loading.tsx'
import { Section } from '../ui/page.tsx'
import { useWords } from '../words/language.ts'
import classes from './portal-bars.module.css'

/** For each portal how many are online, on their way and refused: a bar that leads into the grid. */
export function PortalBars() {
  const words = useWords()
  const { data: targets } = useQuery(all('listTargets'))
  const { data: counts } = useQuery(one('countListings'))
  if (targets === undefined || counts === undefined) {
    return (
      <Section title={words.today.portals} isFlush>
        <LoadingRows count={2} height={56} />
      </Section>
    )
  }
  if (targets.length === 0) {
    return (
      <Section title={words.today.portals}>
        <EmptyState icon="target" title={words.today.noPortals}>
          <LinkButton to={paths.newTarget}>{words.listings.connectTarget}</LinkButton>
        </EmptyState>
      </Section>
    )
  }
  return (
    <Section title={words.today.portals}>
      <ul className={classes.list}>
        {targets.map(({ id, name }) => {
          const count = counts.targets.find(({ targetId }) => targetId === id)
          return (
            <li key={id}>
              <Bar targetId={id} name={name} count={count} />
            </li>
          )
        })}
      </ul>
    </Section>
  )
}

interface BarProps {
  targetId: string
  name: string
  count: ListingCounts['targets'][number] | undefined
}

function Bar({ targetId, name, count }: BarProps) {
  const parts = useCountParts(count)
  return (
    <>
      <p className={classes.head}>
        <Link to={paths.properties} search={{ targetId }} className={classes.name}>
          {name}
        </Link>
        <CountLinks targetId={targetId} count={count} />
      </p>
      <span className={classes.bar} aria-hidden="true">
        {parts.map(({ status, tone, count }) => (
          <span key={status} data-tone={tone} style={{ flexGrow: count }} />
        ))}
      </span>
    </>
  )
}
