import { useInfiniteQuery } from '@tanstack/react-query'
import { pages } from '../../queries.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Section } from '../../ui/page.tsx'
import { useWords } from '../../words/language.ts'
import { DifferenceList } from './difference-list.tsx'

/** What was mended, with what could not be read of it; or what somebody has decided to leave as it is. */
export function SettledDifferences({
  targetId,
  status,
  canAdopt,
}: {
  targetId: string
  status: 'mended' | 'forgotten'
  canAdopt: boolean
}) {
  const words = useWords()
  const query = useInfiniteQuery(pages('listDifferences', targetId, { status, limit: 25, order: 'desc' }))
  return (
    <Section title={words.differenceTabs[status]} isFlush>
      <DifferenceList
        query={query}
        empty={<EmptyState icon="check" title={words.differences.noneSettled} />}
        canAdopt={canAdopt}
      />
    </Section>
  )
}
