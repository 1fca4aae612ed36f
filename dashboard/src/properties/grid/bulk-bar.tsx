import type { Target } from '@aushang/sdk'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useWords } from '../../words/language.ts'
import { BulkDialog } from './bulk-dialog.tsx'
import { type BulkAction, pairsMax } from './bulk-plan.ts'
import type { GridRows } from './use-grid-rows.ts'
import type { Selection } from './use-selection.ts'
import classes from './bulk.module.css'

interface BulkBarProps {
  selection: Selection
  rows: GridRows
  targets: Target[]
  /** It is under way, and is known by this id. */
  onStart: (bulkId: string) => void
}

/** What can be done with all that is selected. */
export function BulkBar({ selection, rows, targets, onStart }: BulkBarProps) {
  const words = useWords()
  const [action, setAction] = useState<BulkAction | null>(null)
  const { ids } = selection
  const hidden = ids.size - rows.loaded.filter(({ id }) => ids.has(id)).length
  return (
    <div className={classes.bar} data-bar="bulk" role="region" aria-label={words.bulk.title}>
      <strong aria-live="polite">
        {words.bulk.selected(ids.size, hidden)} {ids.size >= pairsMax && words.bulk.tooMany(pairsMax)}
      </strong>
      <Button size="xs" onClick={() => setAction('publish')}>
        {words.bulk.publish}
      </Button>
      <Button size="xs" variant="default" onClick={() => setAction('withdraw')}>
        {words.bulk.withdraw}
      </Button>
      <Button size="xs" variant="default" onClick={() => setAction('retry')}>
        {words.bulk.retry}
      </Button>
      <Button size="xs" variant="subtle" onClick={() => selection.clear()}>
        {words.bulk.unselect}
      </Button>
      {action !== null && (
        <BulkDialog
          action={action}
          propertyIds={[...ids]}
          properties={rows.loaded}
          targets={targets}
          onStart={(bulkId) => {
            setAction(null)
            onStart(bulkId)
          }}
          onClose={() => setAction(null)}
        />
      )}
    </div>
  )
}
