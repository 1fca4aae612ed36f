import type { PropertyOverview, Target } from '@aushang/sdk'
import { Button, Checkbox, Group, Modal } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listingViews } from '../../listings/use-listing-acts.ts'
import { Failure } from '../../ui/failure.tsx'
import { LoadingRows } from '../../ui/loading.tsx'
import { useAct } from '../../ui/use-act.tsx'
import { useWords } from '../../words/language.ts'
import { type BulkAction, pairsFor, pairsMax, previewBulk, startBulk } from './bulk-plan.ts'
import { Troubled } from './troubled.tsx'
import classes from './bulk.module.css'

interface BulkDialogProps {
  action: BulkAction
  properties: PropertyOverview[]
  targets: Target[]
  onStart: (bulkId: string) => void
  onClose: () => void
}

/** Where, and what will come of it, before anything is sent. */
export function BulkDialog({ action, properties, targets, onStart, onClose }: BulkDialogProps) {
  const words = useWords()
  const [targetIds, setTargetIds] = useState<string[]>(action === 'retry' ? targets.map(({ id }) => id) : [])
  const all = pairsFor(action, properties, targetIds)
  const leftOut = properties.length * targetIds.length - all.length
  const pairs = all.slice(0, pairsMax)
  const preview = useQuery({
    queryKey: ['previewBulk', action, pairs],
    queryFn: ({ signal }) => previewBulk(action, pairs, signal),
    enabled: targetIds.length > 0,
    staleTime: 0,
    gcTime: 0,
  })
  const refused = preview.data?.refused ?? []
  // What would be refused is not sent: it is mended first.
  const good = pairs.filter(
    (pair) => !refused.some((each) => each.propertyId === pair.propertyId && each.targetId === pair.targetId),
  )
  const count = good.length
  const start = useAct(() => startBulk(action, good), { changes: listingViews, onDone: ({ id }) => onStart(id) })
  return (
    <Modal
      opened
      onClose={onClose}
      title={words.bulkTitles[action]}
      size="lg"
      closeButtonProps={{ 'aria-label': words.ui.close }}
    >
      <div className={classes.dialog}>
        <Checkbox.Group label={words.bulk.where} value={targetIds} onChange={setTargetIds}>
          <Group gap="lg" mt="sm">
            {targets.map(({ id, name }) => (
              <Checkbox key={id} value={id} label={name} />
            ))}
          </Group>
        </Checkbox.Group>
        {targetIds.length === 0 ? null : preview.isError ? (
          <Failure error={preview.error} />
        ) : preview.isPending ? (
          <LoadingRows count={2} />
        ) : (
          <>
            <p className={classes.text}>
              {words.bulk.willGo(count)}
              {action === 'publish' && leftOut > 0 && ` ${words.bulk.alreadyThere(leftOut)}`}
              {all.length > pairsMax && ` ${words.bulk.tooMany(pairsMax)}`}
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
          </>
        )}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            {words.ui.cancel}
          </Button>
          <Button
            disabled={preview.data === undefined || count === 0}
            loading={start.isPending}
            {...(action === 'withdraw' && { color: 'red' })}
            onClick={() => start.mutate(undefined)}
          >
            {words.bulkActions[action](count)}
          </Button>
        </Group>
      </div>
    </Modal>
  )
}
