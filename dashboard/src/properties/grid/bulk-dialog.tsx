import type { Target } from '@aushang/sdk'
import { Button, Checkbox, Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listingViews } from '../../listings/use-listing-acts.ts'
import { Failure } from '../../ui/failure.tsx'
import { LoadingRows } from '../../ui/loading.tsx'
import { OpenModal } from '../../ui/open-modal.tsx'
import { useAct } from '../../ui/use-act.tsx'
import { useWords } from '../../words/language.ts'
import { type BulkAction, type BulkPlan, pairsMax, planBulk, startBulk } from './bulk-plan.ts'
import { Troubled } from './troubled.tsx'
import classes from './bulk.module.css'

interface BulkDialogProps {
  action: BulkAction
  propertyIds: string[]
  /** Those that are at hand, to name them. */
  properties: readonly { id: string; externalId: string; title: string }[]
  targets: Target[]
  onStart: (bulkId: string) => void
  onClose: () => void
}

/** Where, and what will come of it, before anything is sent. */
export function BulkDialog({ action, propertyIds, properties, targets, onStart, onClose }: BulkDialogProps) {
  const words = useWords()
  const [targetIds, setTargetIds] = useState<string[]>(action === 'retry' ? targets.map(({ id }) => id) : [])
  const plan = useQuery({
    queryKey: ['planBulk', action, propertyIds, targetIds],
    queryFn: ({ signal }) => planBulk(action, propertyIds, targetIds, signal),
    enabled: targetIds.length > 0,
    staleTime: 0,
    gcTime: 0,
  })
  const { pairs = [], isCut = false, idle = 0, refused = [], advised = [] } = plan.data ?? {}
  const count = pairs.length
  const start = useAct(() => startBulk(action, pairs), { changes: listingViews, onDone: ({ id }) => onStart(id) })
  return (
    <OpenModal onClose={onClose} title={words.bulkTitles[action]} size="lg">
      <div className={classes.dialog}>
        <Checkbox.Group label={words.bulk.where} value={targetIds} onChange={setTargetIds}>
          <Group gap="lg" mt="sm">
            {targets.map(({ id, name }) => (
              <Checkbox key={id} value={id} label={name} />
            ))}
          </Group>
        </Checkbox.Group>
        {targetIds.length === 0 ? null : plan.isError ? (
          <Failure error={plan.error} />
        ) : plan.isPending ? (
          <LoadingRows count={2} />
        ) : (
          <>
            <p className={classes.text}>
              {words.bulk.willGo(count)}
              {action === 'publish' && idle > 0 && ` ${words.bulk.alreadyThere(idle)}`}
              {isCut && ` ${words.bulk.tooMany(pairsMax)}`}
            </p>
            {refused.length > 0 && (
              <Troubled
                title={words.bulk.wouldRefuse(refused.length)}
                properties={properties}
                entries={refused.map(({ propertyId, code, problems = [] }) => ({
                  propertyId,
                  sentence: problems.map(({ message }) => message).join(' ') || words.bulkRefusals[code],
                }))}
              />
            )}
            {advised.length > 0 && <Advised advised={advised} properties={properties} />}
          </>
        )}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            {words.ui.cancel}
          </Button>
          <Button
            disabled={count === 0}
            loading={start.isPending}
            {...(action === 'withdraw' && { color: 'red' })}
            onClick={() => start.mutate(undefined)}
          >
            {words.bulkActions[action](count)}
          </Button>
        </Group>
      </div>
    </OpenModal>
  )
}

/** What the law or a portal misses of them, once for each property. */
function Advised({ advised, properties }: Pick<BulkDialogProps, 'properties'> & Pick<BulkPlan, 'advised'>) {
  const words = useWords()
  const sentences = new Map<string, Set<string>>()
  for (const { propertyId, warnings } of advised) {
    const said = sentences.get(propertyId) ?? new Set()
    sentences.set(propertyId, said)
    for (const { message } of warnings) said.add(message)
  }
  return (
    <Troubled
      title={words.bulk.advised(sentences.size)}
      properties={properties}
      entries={[...sentences].map(([propertyId, said]) => ({ propertyId, sentence: [...said].join(' ') }))}
    />
  )
}
