import { useQuery } from '@tanstack/react-query'
import { first } from '../queries.ts'
import { useMayChange } from '../sessions/use-may-change.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { Failure } from '../ui/failure.tsx'
import { LinkButton } from '../ui/link.tsx'
import { LoadingRows } from '../ui/loading.tsx'
import { Section } from '../ui/page.tsx'
import { StateMark } from '../ui/state-mark.tsx'
import { Time } from '../ui/time.tsx'
import { useWords } from '../words/language.ts'
import { useNeeds } from './use-needs.ts'
import classes from './today.module.css'

/** What does not go on by itself, one line each, with the button that leads to the mend. */
export function NeedsSomeone() {
  const words = useWords()
  const mayChange = useMayChange()
  const { needs, isPending, error } = useNeeds()
  return (
    <Section title={words.today.needsSomeone} isFlush>
      {error !== undefined && needs.length === 0 ? (
        <div className={classes.row}>
          <Failure error={error} />
        </div>
      ) : isPending && needs.length === 0 ? (
        <LoadingRows count={3} />
      ) : needs.length === 0 ? (
        <AllWell />
      ) : (
        <ul className={classes.rows}>
          {needs.map(({ key, tone, sentence, since, action, link }) => (
            <li key={key} className={classes.row}>
              <StateMark tone={tone} label={words.needTones[tone]} isBare />
              <span className={classes.sentence}>
                {sentence}{' '}
                <span className={classes.when}>
                  <Time at={since} />
                </span>
              </span>
              <LinkButton {...link} size="compact-sm" variant="light">
                {mayChange ? action : words.needs.look}
              </LinkButton>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

function AllWell() {
  const words = useWords()
  const { data: failures } = useQuery(first('listEvents', { name: 'publication.failed', order: 'desc', limit: 1 }))
  const last = failures?.items[0]?.eventTime
  return (
    <EmptyState icon="check" title={words.today.allWell}>
      {last !== undefined && (
        <p>
          {words.today.lastTrouble} <Time at={last} />
        </p>
      )}
    </EmptyState>
  )
}
