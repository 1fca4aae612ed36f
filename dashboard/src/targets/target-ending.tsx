import { AushangError, type Target } from '@aushang/sdk'
import { Button, Checkbox, Group, Progress } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '../api.ts'
import { listingViews } from '../listings/use-listing-acts.ts'
import { paths } from '../paths.ts'
import { Confirm } from '../ui/confirm.tsx'
import { Section } from '../ui/page.tsx'
import { useAct } from '../ui/use-act.tsx'
import { useWords } from '../words/language.ts'
import { useCounts } from './target-counts.tsx'
import classes from './targets.module.css'

type Ending = 'takeDown' | 'remove' | 'abandon'

/** What cannot be taken back: everything off the portal, the portal off this account, or the loss of both. */
export function TargetEnding({ target }: { target: Target }) {
  const words = useWords()
  const navigate = useNavigate()
  const count = useCounts(target.id)
  const listed = count === undefined ? 0 : count.pending + count.published + count.updating + count.failed
  const leaving = count?.unpublishing ?? 0
  const [asked, setAsked] = useState<Ending>()
  const [isForced, setForced] = useState(false)
  const [done, setDone] = useState(0)

  const takeDown = useAct(() => takeAllDown(target.id, setDone), {
    changes: listingViews,
    done: (taken) => words.targets.takenDown(taken),
    onDone: () => setAsked(undefined),
  })
  const remove = useAct(
    (abandon: boolean) => api.deleteTarget(target.id, abandon ? { abandon, ...(isForced && { force: true }) } : {}),
    {
      changes: ['listTargets', ...listingViews],
      done: () => words.targets.removed(target.name),
      onDone: () => navigate({ to: paths.targets }),
    },
  )
  const isReachable = remove.error instanceof AushangError && remove.error.code === 'portal_reachable'
  const isLost = target.authorizationStatus !== 'authorized'
  return (
    <Section title={words.targets.ending}>
      <Group gap="sm">
        {listed > 0 && (
          <Button variant="default" onClick={() => setAsked('takeDown')}>
            {words.targets.takeAllDown}
          </Button>
        )}
        {listed + leaving === 0 ? (
          <Button variant="default" onClick={() => setAsked('remove')}>
            {words.targets.remove}
          </Button>
        ) : (
          <Button
            variant="default"
            {...(isLost && { color: 'red', variant: 'light' })}
            onClick={() => setAsked('abandon')}
          >
            {words.targets.abandon}
          </Button>
        )}
      </Group>
      <Confirm
        isOpen={asked === 'takeDown'}
        title={words.targets.takeAllDown}
        action={words.targets.takeDownCount(listed)}
        isDangerous
        isBusy={takeDown.isPending}
        onConfirm={() => takeDown.mutate(undefined)}
        onClose={() => setAsked(undefined)}
      >
        <p>{words.targets.takeAllDownText(listed, target.name)}</p>
        {takeDown.isPending && (
          <Progress.Root>
            <Progress.Section
              value={listed === 0 ? 100 : (done / listed) * 100}
              aria-label={words.targets.takeAllDown}
            />
          </Progress.Root>
        )}
      </Confirm>
      <Confirm
        isOpen={asked === 'remove'}
        title={words.targets.remove}
        action={words.targets.remove}
        isDangerous
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate(false)}
        onClose={() => setAsked(undefined)}
      >
        {words.targets.removeText(target.name)}
      </Confirm>
      <Confirm
        isOpen={asked === 'abandon'}
        title={words.targets.abandon}
        action={words.targets.abandon}
        isDangerous
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate(true)}
        onClose={() => setAsked(undefined)}
      >
        <div className={classes.stack}>
          <p>{words.targets.abandonText(listed + leaving, target.name)}</p>
          {isReachable && (
            <Checkbox
              label={words.targets.abandonForce}
              checked={isForced}
              onChange={(event) => setForced(event.currentTarget.checked)}
            />
          )}
        </div>
      </Confirm>
    </Section>
  )
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
