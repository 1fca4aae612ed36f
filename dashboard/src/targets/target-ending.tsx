import { AushangError, type Target } from '@aushang/sdk'
import { Checkbox, Group, Progress } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '../api.ts'
import { listingViews } from '../listings/use-listing-acts.ts'
import { paths } from '../paths.ts'
import { AskFirst } from '../ui/ask-first.tsx'
import { Section } from '../ui/page.tsx'
import { useAct } from '../ui/use-act.tsx'
import { useWords } from '../words/language.ts'
import { useCounts } from './use-counts.ts'
import classes from './targets.module.css'

/** What cannot be taken back: everything off the portal, the portal off this account, or the loss of both. */
export function TargetEnding({ target }: { target: Target }) {
  const words = useWords()
  const count = useCounts(target.id)
  const listed = count === undefined ? 0 : count.pending + count.published + count.updating + count.failed
  const left = listed + (count?.unpublishing ?? 0)
  return (
    <Section title={words.targets.ending}>
      <Group gap="sm">
        {listed > 0 && <TakeAllDown target={target} count={listed} />}
        {left === 0 ? <Remove target={target} /> : <Abandon target={target} count={left} />}
      </Group>
    </Section>
  )
}

function TakeAllDown({ target, count }: { target: Target; count: number }) {
  const words = useWords()
  const [done, setDone] = useState(0)
  const takeDown = useAct(() => takeAllDown(target.id, setDone), {
    changes: listingViews,
    done: (taken) => words.targets.takenDown(taken),
    isFailureShown: true,
  })
  return (
    <AskFirst label={words.targets.takeAllDown} action={words.targets.takeDownCount(count)} isDangerous act={takeDown}>
      <p>{words.targets.takeAllDownText(count, target.name)}</p>
      {takeDown.isPending && <Progress value={(done / count) * 100} aria-label={words.targets.takeAllDown} />}
    </AskFirst>
  )
}

function Remove({ target }: { target: Target }) {
  const words = useWords()
  const remove = useRemove(target, {})
  return (
    <AskFirst label={words.targets.remove} isDangerous act={remove}>
      {words.targets.removeText(target.name)}
    </AskFirst>
  )
}

/** Without telling the portal. One that could be told is only given up by who insists. */
function Abandon({ target, count }: { target: Target; count: number }) {
  const words = useWords()
  const [isForced, setForced] = useState(false)
  const abandon = useRemove(target, { abandon: true, ...(isForced && { force: true }) })
  const isReachable = abandon.error instanceof AushangError && abandon.error.code === 'portal_reachable'
  const isLost = target.authorizationStatus !== 'authorized'
  return (
    <AskFirst
      label={words.targets.abandon}
      isDangerous
      act={abandon}
      {...(isLost && { button: { color: 'red', variant: 'light' } })}
    >
      <div className={classes.stack}>
        <p>{words.targets.abandonText(count, target.name)}</p>
        {(isReachable || isForced) && (
          <Checkbox
            label={words.targets.abandonForce}
            checked={isForced}
            onChange={(event) => setForced(event.currentTarget.checked)}
          />
        )}
      </div>
    </AskFirst>
  )
}

function useRemove(target: Target, how: { abandon?: true; force?: true }) {
  const words = useWords()
  const navigate = useNavigate()
  return useAct(() => api.deleteTarget(target.id, how), {
    changes: ['listTargets', ...listingViews],
    done: () => words.targets.removed(target.name),
    onDone: () => navigate({ to: paths.targets, ignoreBlocker: true }),
    isFailureShown: true,
  })
}

/** One after the other, so that nobody else waits. Returns how many there were. */
async function takeAllDown(targetId: string, tell: (done: number) => void): Promise<number> {
  const listings = await api.listListings({ targetId }).all()
  const listed = listings.filter(({ status }) => status !== 'unpublishing')
  for (const [index, { id }] of listed.entries()) {
    tell(index)
    await api.deleteListing(id, { reason: 'withdrawn' })
  }
  return listed.length
}
