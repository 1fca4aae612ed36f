import type { Target } from '@aushang/sdk'
import { paths } from '../../paths.ts'
import { Failure } from '../../ui/failure.tsx'
import { LinkButton } from '../../ui/link.tsx'
import { LoadingRows } from '../../ui/loading.tsx'
import { Section } from '../../ui/page.tsx'
import { useWords } from '../../words/language.ts'
import { ComparisonLine } from './comparison-line.tsx'
import { openCount, useComparison } from './use-comparison.ts'
import classes from './differences.module.css'

/** On a portal's page: whether it shows what it should. */
export function TargetDifferences({ target }: { target: Target }) {
  const words = useWords()
  const { comparison, error, isPending } = useComparison(target.id)
  const isOpen = comparison !== undefined && openCount(comparison) > 0
  return (
    <Section title={words.differences.title}>
      <div className={classes.stack}>
        {error !== undefined ? (
          <Failure error={error} />
        ) : isPending && comparison === undefined ? (
          <LoadingRows count={1} />
        ) : (
          <ComparisonLine comparison={comparison} />
        )}
        <LinkButton to={paths.differences} params={{ targetId: target.id }} variant={isOpen ? 'filled' : 'default'}>
          {isOpen ? words.differences.look : words.differences.toPage}
        </LinkButton>
      </div>
    </Section>
  )
}
