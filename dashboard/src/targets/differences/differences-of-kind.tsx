import { useInfiniteQuery } from '@tanstack/react-query'
import { pages } from '../../queries.ts'
import { useMayChange } from '../../sessions/use-may-change.ts'
import { Section } from '../../ui/page.tsx'
import { useWords } from '../../words/language.ts'
import { DifferenceList } from './difference-list.tsx'
import { MendButtons } from './mend-buttons.tsx'
import type { Kind } from './mends.ts'
import classes from './differences.module.css'

interface DifferencesOfKindProps {
  targetId: string
  kind: Kind
  /** How many of them nothing is done about. */
  open: number
  /** Whether something is being done about some, or could not be, of whatever kind they are. */
  hasOthers: boolean
  canAdopt: boolean
}

/** All that differ in the same way: what that means, and what can be done about all at once. */
export function DifferencesOfKind({ targetId, kind, open, hasOthers, canAdopt }: DifferencesOfKindProps) {
  const words = useWords()
  const mayChange = useMayChange()
  const isAsked = open > 0 || hasOthers
  const query = useInfiniteQuery({
    ...pages('listDifferences', targetId, { kind, limit: 25 }),
    enabled: isAsked,
  })
  const isEmpty = query.data?.pages.every(({ items }) => items.length === 0) ?? open === 0
  if (!isAsked || isEmpty) return null
  return (
    <Section
      title={words.differenceKinds[kind]}
      isFlush
      actions={
        mayChange && open > 1 && <MendButtons targetId={targetId} kind={kind} canAdopt={canAdopt} count={open} />
      }
    >
      <p className={classes.meaning}>{words.differenceMeanings[kind]}</p>
      <DifferenceList query={query} empty={null} rows={Math.min(open, 5)} canAdopt={canAdopt} />
    </Section>
  )
}
