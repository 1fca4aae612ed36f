import type { Target, TargetType } from '@aushang/sdk'
import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { api } from '../api.ts'
import { CountLinks } from '../listings/count-links.tsx'
import { useMayChange } from '../sessions/use-may-change.ts'
import { Details } from '../ui/details.tsx'
import { OpenModal } from '../ui/open-modal.tsx'
import { Section } from '../ui/page.tsx'
import { StateMark } from '../ui/state-mark.tsx'
import { Time } from '../ui/time.tsx'
import { useAct } from '../ui/use-act.tsx'
import { useWords } from '../words/language.ts'
import { AccessMark } from './access-mark.tsx'
import { GoToPortal } from './go-to-portal.tsx'
import { AccessForm } from './access-form.tsx'
import { accessViews } from './show-target.ts'
import { useCounts } from './use-counts.ts'
import classes from './targets.module.css'

interface TargetAccessProps {
  target: Target
  type: TargetType | undefined
}

/** Whether the portal lets us in, and what to do if it does not. */
export function TargetAccess({ target, type }: TargetAccessProps) {
  const words = useWords()
  const mayChange = useMayChange()
  const count = useCounts(target.id)
  const [isChanging, setChanging] = useState(false)
  const check = useAct(() => api.checkTarget(target.id), { changes: [...accessViews] })
  const isRefused = target.authorizationStatus === 'failed' || target.authorizationStatus === 'revoked'
  return (
    <Section title={words.targets.access}>
      <div className={classes.stack}>
        <Details
          rows={[
            [words.targets.kind, type?.name ?? target.type],
            [words.targets.access, <AccessMark key="access" target={target} />],
            [words.targets.reason, isRefused ? target.failureMessage : undefined],
            [words.targets.listings, <CountLinks key="counts" targetId={target.id} count={count} />],
            [words.targets.lastExchange, count?.lastAttemptAt && <Time at={count.lastAttemptAt} />],
          ]}
        />
        <div aria-live="polite">
          {check.data !== undefined && (
            <>
              <StateMark
                tone={check.data.ok ? 'good' : 'bad'}
                label={check.data.ok ? words.targets.works : words.targets.doesNotWork}
              />{' '}
              {check.data.failureMessage}
            </>
          )}
        </div>
        {mayChange && (
          <Group gap="sm">
            <GoToPortal target={target} type={type} />
            <Button variant="default" loading={check.isPending} onClick={() => check.mutate(undefined)}>
              {words.targets.check}
            </Button>
            {type?.credentials !== undefined && (
              <Button variant="default" onClick={() => setChanging(true)}>
                {words.targets.changeAccess}
              </Button>
            )}
          </Group>
        )}
      </div>
      {isChanging && type?.credentials !== undefined && (
        <OpenModal onClose={() => setChanging(false)} title={words.targets.changeAccess} size="lg">
          <AccessForm target={target} schema={type.credentials} onDone={() => setChanging(false)} />
        </OpenModal>
      )}
    </Section>
  )
}
