import type { TargetType } from '@aushang/sdk'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { paths } from '../paths.ts'
import { all } from '../queries.ts'
import { Failure } from '../ui/failure.tsx'
import { LinkText } from '../ui/link.tsx'
import { LoadingRows } from '../ui/loading.tsx'
import { Page, Section } from '../ui/page.tsx'
import { useWords } from '../words/language.ts'
import { GiveAccess } from './give-access.tsx'
import { TryAccess } from './try-access.tsx'
import classes from './targets.module.css'

/** To connect a portal: choose it, give access, see that it works. The portal's consent page leads back to the third step. */
export function NewTargetPage() {
  const words = useWords()
  const { type, targetId } = useSearch({ from: '/signed-in/targets/new' })
  const { data: types, isPending, error } = useQuery(all('listTargetTypes'))
  const chosen = types?.find((each) => each.type === type)
  const step = targetId !== undefined ? 3 : chosen !== undefined ? 2 : 1
  return (
    <Page title={words.targets.connect} above={<LinkText to={paths.targets}>{words.targets.title}</LinkText>}>
      <Steps current={step} />
      {targetId !== undefined ? (
        <TryAccess targetId={targetId} />
      ) : error !== null ? (
        <Section>
          <Failure error={error} />
        </Section>
      ) : isPending ? (
        <Section isFlush>
          <LoadingRows count={4} height={72} />
        </Section>
      ) : chosen === undefined ? (
        <TypeChoice types={types} />
      ) : (
        <GiveAccess key={chosen.type} type={chosen} />
      )}
    </Page>
  )
}

function Steps({ current }: { current: number }) {
  const words = useWords()
  const steps = [words.targets.stepChoose, words.targets.stepAccess, words.targets.stepTry]
  return (
    <ol className={classes.steps} aria-label={words.targets.steps}>
      {steps.map((label, index) => (
        <li
          key={label}
          className={classes.step}
          data-done={index + 1 < current}
          {...(index + 1 === current && { 'aria-current': 'step' })}
        >
          <span className={classes.stepNumber} aria-hidden="true">
            {index + 1 < current ? '✓' : index + 1}
          </span>
          {label}
        </li>
      ))}
    </ol>
  )
}

function TypeChoice({ types }: { types: TargetType[] }) {
  const words = useWords()
  return (
    <ul className={classes.cards}>
      {types.map((type) => (
        <li key={type.type}>
          <article className={classes.card}>
            <h2 className={classes.name}>
              <Link to={paths.newTarget} search={{ type: type.type }}>
                {type.name}
              </Link>
            </h2>
            <span>{type.description}</span>
            <span className="quiet">
              {type.authorization === 'oauth' ? words.targets.byConsent : words.targets.byLogin}
            </span>
          </article>
        </li>
      ))}
    </ul>
  )
}
