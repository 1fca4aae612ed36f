import type { Difference } from '@aushang/sdk'
import { AnsweredPages } from '../../ui/answered.tsx'
import { DifferenceRow } from './difference-row.tsx'
import classes from './differences.module.css'

type DifferenceListProps = Omit<Parameters<typeof AnsweredPages<Difference>>[0], 'children' | 'rowHeight'> & {
  canAdopt: boolean
}

/** Differences, page by page, each with what can be done about it. */
export function DifferenceList({ canAdopt, ...pages }: DifferenceListProps) {
  return (
    <AnsweredPages {...pages} rowHeight={56}>
      {(items) => (
        <ul className={classes.rows}>
          {items.map((difference) => (
            <DifferenceRow key={difference.id} difference={difference} canAdopt={canAdopt} />
          ))}
        </ul>
      )}
    </AnsweredPages>
  )
}
