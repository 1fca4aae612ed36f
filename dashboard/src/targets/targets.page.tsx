import type { Target } from '@aushang/sdk'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CountLinks } from '../listings/count-links.tsx'
import { paths } from '../paths.ts'
import { all } from '../queries.ts'
import { useMayChange } from '../sessions/use-may-change.ts'
import { Answered } from '../ui/answered.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LinkButton } from '../ui/link.tsx'
import { Page, Section } from '../ui/page.tsx'
import { Time } from '../ui/time.tsx'
import { useWords } from '../words/language.ts'
import { AccessMark } from './access-mark.tsx'
import { useCounts } from './use-counts.ts'
import { useTargetType } from '../use-target-type.ts'
import classes from './targets.module.css'

/** The portals that the agency publishes on. */
export function TargetsPage() {
  const words = useWords()
  const mayChange = useMayChange()
  const query = useQuery(all('listTargets'))
  const connect = mayChange && <LinkButton to={paths.newTarget}>{words.targets.connect}</LinkButton>
  return (
    <Page title={words.targets.title} actions={connect}>
      <Answered query={query} rows={3} rowHeight={72}>
        {(targets) =>
          targets.length === 0 ? (
            <Section>
              <EmptyState icon="target" title={words.targets.none}>
                <p>{words.targets.noneText}</p>
                {connect}
              </EmptyState>
            </Section>
          ) : (
            <ul className={classes.cards}>
              {targets.map((target) => (
                <li key={target.id}>
                  <TargetCard target={target} />
                </li>
              ))}
            </ul>
          )
        }
      </Answered>
    </Page>
  )
}

function TargetCard({ target }: { target: Target }) {
  const words = useWords()
  const type = useTargetType(target.type)
  const count = useCounts(target.id)
  return (
    <article className={classes.card}>
      <div>
        <h2 className={classes.name}>
          <Link to={paths.target} params={{ targetId: target.id }}>
            {target.name}
          </Link>
        </h2>
        <span className="quiet">{type?.name ?? '…'}</span>
      </div>
      <AccessMark target={target} />
      <CountLinks targetId={target.id} count={count} />
      <span className="quiet">
        {count?.lastAttemptAt === undefined ? (
          words.targets.noExchange
        ) : (
          <>
            {words.targets.lastExchange} <Time at={count.lastAttemptAt} />
          </>
        )}
      </span>
    </article>
  )
}
