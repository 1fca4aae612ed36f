import type { Target, TargetCheck } from '@aushang/sdk'
import { Button, Loader } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '../api.ts'
import { paths } from '../paths.ts'
import { one } from '../queries.ts'
import { Failure } from '../ui/failure.tsx'
import { LinkButton } from '../ui/link.tsx'
import { LoadingRows } from '../ui/loading.tsx'
import { Section } from '../ui/page.tsx'
import { StateMark } from '../ui/state-mark.tsx'
import { useAct } from '../ui/use-act.tsx'
import { useWords } from '../words/language.ts'
import { AccessForm } from './access-form.tsx'
import { AccessMark } from './access-mark.tsx'
import { GoToPortal } from './go-to-portal.tsx'
import { accessViews } from './show-target.ts'
import { useTargetType } from '../use-target-type.ts'
import classes from './targets.module.css'

/** The third step: the portal is asked whether it lets us in, and what it says is shown. */
export function TryAccess({ targetId }: { targetId: string }) {
  const query = useQuery(one('getTarget', targetId))
  if (query.isError) {
    return (
      <Section>
        <Failure error={query.error} />
      </Section>
    )
  }
  if (query.isPending) {
    return (
      <Section isFlush>
        <LoadingRows count={2} />
      </Section>
    )
  }
  return <Trial target={query.data} />
}

function Trial({ target }: { target: Target }) {
  const words = useWords()
  const check = useAct(() => api.checkTarget(target.id), {
    changes: [...accessViews],
    isFailureShown: true,
  })
  const { mutate } = check
  const wasRefused = target.authorizationUrl !== undefined
  useEffect(() => {
    if (!wasRefused) mutate(undefined)
  }, [mutate, wasRefused])
  return (
    <Section title={target.name}>
      <div className={classes.stack} aria-live="polite">
        {wasRefused ? (
          <NotGranted target={target} />
        ) : check.isError ? (
          <Failure error={check.error} />
        ) : check.data === undefined ? (
          <p style={{ display: 'flex', gap: '0.5rem', alignItems: 'center' }}>
            <Loader size="xs" /> {words.targets.trying(target.name)}
          </p>
        ) : (
          <Verdict check={check.data} target={target} onChanged={() => mutate(undefined)} />
        )}
        {(check.isError || check.data?.ok === false) && !wasRefused && (
          <Button variant="default" loading={check.isPending} onClick={() => mutate(undefined)}>
            {words.ui.tryAgain}
          </Button>
        )}
      </div>
    </Section>
  )
}

interface VerdictProps {
  check: TargetCheck
  target: Target
  /** Access was given anew. */
  onChanged: () => void
}

function Verdict({ check, target, onChanged }: VerdictProps) {
  const words = useWords()
  const schema = useTargetType(target.type)?.credentials
  const [isChanging, setChanging] = useState(false)
  const params = { targetId: target.id }
  if (!check.ok) {
    return (
      <>
        <StateMark tone="bad" label={words.targets.doesNotWork} />
        {check.failureMessage !== undefined && <p>{check.failureMessage}</p>}
        {schema === undefined ? (
          <LinkButton to={paths.target} params={params}>
            {words.targets.toTarget}
          </LinkButton>
        ) : isChanging ? (
          <AccessForm target={target} schema={schema} onDone={onChanged} />
        ) : (
          <Button onClick={() => setChanging(true)}>{words.targets.changeAccess}</Button>
        )}
      </>
    )
  }
  return (
    <>
      <StateMark tone="good" label={words.targets.works} />
      <p>{words.targets.worksText(target.name)}</p>
      <div style={{ display: 'flex', gap: '0.5rem', flexWrap: 'wrap' }}>
        <LinkButton to={paths.properties}>{words.targets.publishNow}</LinkButton>
        <LinkButton to={paths.target} params={params} variant="default">
          {words.targets.toTarget}
        </LinkButton>
      </div>
    </>
  )
}

/** The user said no on the portal's page, or has not been there. The link there is good until they agree. */
function NotGranted({ target }: { target: Target }) {
  const type = useTargetType(target.type)
  return (
    <>
      <AccessMark target={target} />
      {target.failureMessage !== undefined && <p>{target.failureMessage}</p>}
      <GoToPortal target={target} type={type} />
    </>
  )
}
