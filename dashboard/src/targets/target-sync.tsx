import type { Target } from '@aushang/sdk'
import { useQuery } from '@tanstack/react-query'
import { api } from '../api.ts'
import { one } from '../queries.ts'
import { useMayChange } from '../sessions/use-may-change.ts'
import { AskFirst } from '../ui/ask-first.tsx'
import { Section } from '../ui/page.tsx'
import { StateMark, type Tone } from '../ui/state-mark.tsx'
import { Time } from '../ui/time.tsx'
import { useAct } from '../ui/use-act.tsx'
import { useWords } from '../words/language.ts'
import classes from './targets.module.css'

const tones: Record<NonNullable<Target['sync']>['status'], Tone> = {
  pending: 'moving',
  succeeded: 'good',
  failed: 'bad',
}

/** A full transfer: afterwards the portal shows exactly what is listed here. */
export function TargetSync({ target }: { target: Target }) {
  const words = useWords()
  const mayChange = useMayChange()
  const isRunning = target.sync?.status === 'pending'
  // Nothing tells when it has ended.
  useQuery({ ...one('getTarget', target.id), refetchInterval: isRunning ? 2_000 : false })
  const sync = useAct(() => api.syncTarget(target.id), {
    changes: ['getTarget', 'listTargets'],
    isFailureShown: true,
  })
  return (
    <Section title={words.targets.sync}>
      <div className={classes.stack}>
        <p>{words.targets.syncText}</p>
        {target.sync !== undefined && (
          <p aria-live="polite">
            <StateMark tone={tones[target.sync.status]} label={words.syncStates[target.sync.status]} />{' '}
            {target.sync.listings !== undefined && words.targets.syncedListings(target.sync.listings)}{' '}
            {target.sync.failureMessage}{' '}
            {target.sync.endedAt !== undefined && (
              <span className="quiet">
                <Time at={target.sync.endedAt} />
              </span>
            )}
          </p>
        )}
        {mayChange && (
          <AskFirst
            label={words.targets.syncNow}
            title={words.targets.sync}
            act={sync}
            button={{ disabled: isRunning }}
          >
            {words.targets.syncAsks}
          </AskFirst>
        )}
      </div>
    </Section>
  )
}
