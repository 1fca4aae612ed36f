import type { Target } from '@aushang/sdk'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useWords } from '../../words/language.ts'
import { BulkDialog } from './bulk-dialog.tsx'
import type { BulkAction } from './bulk-plan.ts'
import type { Selection } from './use-selection.ts'
import classes from './bulk.module.css'

interface BulkBarProps {
  selection: Selection
  targets: Target[]
  /** It is under way, and is known by this id. */
  onStart: (bulkId: string) => void
}

/** What can be done with all that is selected. */
export function BulkBar({ selection, targets, onStart }: BulkBarProps) {
  const words = useWords()
  const [action, setAction] = useState<BulkAction | null>(null)
  return (
    <div className={classes.bar} role="region" aria-label={words.bulk.title}>
      <strong aria-live="polite">{words.bulk.selected(selection.ids.size)}</strong>
      <Button size="xs" onClick={() => setAction('publish')}>
        {words.bulk.publish}
      </Button>
      <Button size="xs" variant="default" onClick={() => setAction('withdraw')}>
        {words.bulk.withdraw}
      </Button>
      <Button size="xs" variant="default" onClick={() => setAction('retry')}>
        {words.bulk.retry}
      </Button>
      <Button size="xs" variant="subtle" onClick={() => selection.selectAll([])}>
        {words.bulk.unselect}
      </Button>
      {action !== null && (
        <BulkDialog
          action={action}
          properties={selection.properties}
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
