import type { Target } from '@aushang/sdk'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useWords } from '../../words/language.ts'
import { BulkDialog } from './bulk-dialog.tsx'
import type { BulkKind } from './bulk-plan.ts'
import type { Selection } from './use-selection.ts'
import classes from './bulk.module.css'

/** What can be done with all that is selected. */
export function BulkBar({ selection, targets }: { selection: Selection; targets: Target[] }) {
  const words = useWords()
  const [kind, setKind] = useState<BulkKind | null>(null)
  return (
    <div className={classes.bar} role="region" aria-label={words.bulk.title}>
      <strong aria-live="polite">{words.bulk.selected(selection.ids.size)}</strong>
      <Button size="xs" onClick={() => setKind('publish')}>
        {words.bulk.publish}
      </Button>
      <Button size="xs" variant="default" onClick={() => setKind('takeDown')}>
        {words.bulk.takeDown}
      </Button>
      <Button size="xs" variant="default" onClick={() => setKind('retry')}>
        {words.bulk.retry}
      </Button>
      <Button size="xs" variant="subtle" onClick={() => selection.selectAll([])}>
        {words.bulk.unselect}
      </Button>
      {kind !== null && (
        <BulkDialog kind={kind} properties={selection.properties} targets={targets} onClose={() => setKind(null)} />
      )}
    </div>
  )
}
