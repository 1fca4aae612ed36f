import type { Target } from '@aushang/sdk'
import { Button, Group, Switch } from '@mantine/core'
import { api } from '../../api.ts'
import { useMayChange } from '../../sessions/use-may-change.ts'
import { AskFirst } from '../../ui/ask-first.tsx'
import { Section } from '../../ui/page.tsx'
import { Time } from '../../ui/time.tsx'
import { asShown, showTarget } from '../show-target.ts'
import { useAct } from '../../ui/use-act.tsx'
import { useWords } from '../../words/language.ts'
import { ComparisonLine } from './comparison-line.tsx'
import { differenceViews } from './mends.ts'
import { type ComparisonView, isComparing, useCompare } from './use-comparison.ts'
import classes from './differences.module.css'

interface CompareTargetProps {
  target: Target
  canAdopt: boolean
  view: ComparisonView
}

/** When the portal was asked last what it shows, and that it be asked now. */
export function CompareTarget({ target, canAdopt, view: { comparison } }: CompareTargetProps) {
  const words = useWords()
  const mayChange = useMayChange()
  const compare = useCompare(target.id)
  const adopt = useAct(() => api.adoptAdverts(target.id, {}), { changes: differenceViews, isFailureShown: true })
  const isBusy = compare.isPending || (comparison !== undefined && isComparing(comparison))
  return (
    <Section title={words.differences.comparison}>
      <div className={classes.stack}>
        <p>{canAdopt ? words.differences.text(target.name) : words.differences.textOnRecord(target.name)}</p>
        <ComparisonLine comparison={comparison} />
        {mayChange && (
          <Group gap="sm">
            <Button disabled={isBusy} loading={compare.isPending} onClick={() => compare.mutate(undefined)}>
              {words.differences.compareNow}
            </Button>
            {canAdopt && (
              <AskFirst label={words.differences.adoptAll} act={adopt} button={{ disabled: isBusy }}>
                {words.differences.adoptAllText(target.name)}
              </AskFirst>
            )}
          </Group>
        )}
        {comparison?.nextAt !== undefined && (
          <p className="quiet">
            {words.differences.next} <Time at={comparison.nextAt} />
          </p>
        )}
        {canAdopt && <Republish target={target} />}
      </div>
    </Section>
  )
}

function Republish({ target }: { target: Target }) {
  const words = useWords()
  const mayChange = useMayChange()
  const republish = useAct(
    (republishMissing: boolean) => api.patchTarget(target.id, { republishMissing }, asShown(target)),
    {
      changes: ['getTarget', 'listTargets'],
      shown: (republishMissing) => showTarget(target.id, { republishMissing }),
      done: () => words.targets.saved,
    },
  )
  return (
    <Switch
      label={words.differences.republish}
      description={words.differences.republishHelp}
      checked={target.republishMissing}
      disabled={!mayChange || republish.isPending}
      onChange={(event) => republish.mutate(event.currentTarget.checked)}
    />
  )
}
