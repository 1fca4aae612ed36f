import type { PropertyOverview, Target } from '@aushang/sdk'
import { Button, Checkbox, Group, Modal, Progress } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { listingViews } from '../../listings/use-listing-acts.ts'
import { paths } from '../../paths.ts'
import { refresh } from '../../queries.ts'
import { Failure } from '../../ui/failure.tsx'
import { LinkText } from '../../ui/link.tsx'
import { LoadingRows } from '../../ui/loading.tsx'
import { useWords } from '../../words/language.ts'
import { type BulkKind, type BulkPlan, makeBulkPlan } from './bulk-plan.ts'
import { type BulkProgress, runBulk } from './run-bulk.ts'
import classes from './bulk.module.css'

interface BulkDialogProps {
  kind: BulkKind
  properties: PropertyOverview[]
  targets: Target[]
  onClose: () => void
}

/** Where, what will come of it, and then how far it is. */
export function BulkDialog({ kind, properties, targets, onClose }: BulkDialogProps) {
  const words = useWords()
  const [targetIds, setTargetIds] = useState<string[]>(kind === 'retry' ? targets.map(({ id }) => id) : [])
  const { progress, start } = useBulkRun(kind)
  const plan = useQuery({
    queryKey: ['bulk', kind, targetIds, properties.map(({ id }) => id)],
    queryFn: ({ signal }) => makeBulkPlan(kind, properties, targetIds, signal),
    enabled: targetIds.length > 0 && progress === undefined,
    staleTime: 0,
    gcTime: 0,
  })
  return (
    <Modal
      opened
      onClose={onClose}
      title={words.bulkTitles[kind]}
      size="lg"
      closeButtonProps={{ 'aria-label': words.ui.close }}
    >
      <div className={classes.dialog}>
        {progress === undefined && (
          <Checkbox.Group label={words.bulk.where} value={targetIds} onChange={setTargetIds}>
            <Group gap="lg" mt="sm">
              {targets.map(({ id, name }) => (
                <Checkbox key={id} value={id} label={name} />
              ))}
            </Group>
          </Checkbox.Group>
        )}
        {progress !== undefined ? (
          <Ongoing progress={progress} />
        ) : targetIds.length === 0 ? null : plan.isError ? (
          <Failure error={plan.error} />
        ) : plan.isPending ? (
          <LoadingRows count={2} />
        ) : (
          <Preview plan={plan.data} />
        )}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            {progress === undefined ? words.ui.cancel : words.ui.close}
          </Button>
          {progress === undefined && (
            <Button
              disabled={plan.data === undefined || plan.data.todo.length === 0}
              {...(kind === 'takeDown' && { color: 'red' })}
              onClick={() => plan.data && start(plan.data)}
            >
              {words.bulkActions[kind](plan.data?.todo.length ?? 0)}
            </Button>
          )}
        </Group>
      </div>
    </Modal>
  )
}

function useBulkRun(kind: BulkKind) {
  const client = useQueryClient()
  const [progress, setProgress] = useState<BulkProgress>()
  const ending = useRef(new AbortController())
  // Whoever closes the window ends the counting; what was begun goes on.
  useEffect(() => {
    const controller = new AbortController()
    ending.current = controller
    return () => controller.abort()
  }, [])
  const start = ({ todo }: BulkPlan) => {
    setProgress({ total: todo.length, confirmed: 0, failed: [] })
    void runBulk(kind, todo, ending.current.signal, setProgress).finally(() => void refresh(client, ...listingViews))
  }
  return { progress, start }
}

function Preview({ plan }: { plan: BulkPlan }) {
  const words = useWords()
  return (
    <>
      <p className={classes.text}>
        {words.bulk.willGo(plan.todo.length)}
        {plan.skipped > 0 && ` ${words.bulk.skipped(plan.skipped)}`}
      </p>
      {plan.refused.length > 0 && (
        <Troubled
          title={words.bulk.wouldRefuse(plan.refused.length)}
          entries={plan.refused.map(({ property, problems }) => ({
            property,
            sentence: problems.map(({ message }) => message).join(' '),
          }))}
        />
      )}
    </>
  )
}

function Ongoing({ progress }: { progress: BulkProgress }) {
  const words = useWords()
  const { total, confirmed, failed } = progress
  const share = (count: number) => (total === 0 ? 0 : (count / total) * 100)
  return (
    <>
      <Progress.Root size="lg" aria-label={words.bulk.progress}>
        <Progress.Section value={share(confirmed)} color="var(--good)" aria-label={words.bulk.progress} />
        <Progress.Section value={share(failed.length)} color="var(--bad)" aria-label={words.bulk.failures} />
      </Progress.Root>
      <p className={classes.text} role="status">
        {words.bulk.confirmed(confirmed, total)}
      </p>
      {failed.length > 0 && <Troubled title={words.bulk.failed(failed.length)} entries={failed} />}
    </>
  )
}

function Troubled({ title, entries }: { title: string; entries: { property: PropertyOverview; sentence: string }[] }) {
  return (
    <section>
      <h3 className={classes.heading}>{title}</h3>
      <ul className={classes.list}>
        {entries.map(({ property, sentence }) => (
          <li key={property.id}>
            <LinkText to={paths.propertyPortals} params={{ propertyId: property.id }}>
              {property.externalId} · {property.title}
            </LinkText>
            <br />
            <span className="quiet">{sentence}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
