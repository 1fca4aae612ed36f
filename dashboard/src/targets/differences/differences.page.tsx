import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import { paths } from '../../paths.ts'
import { one } from '../../queries.ts'
import { useTargetType } from '../../use-target-type.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Failure } from '../../ui/failure.tsx'
import { LinkTabs } from '../../ui/link-tabs.tsx'
import { LinkText } from '../../ui/link.tsx'
import { LoadingRows } from '../../ui/loading.tsx'
import { Page } from '../../ui/page.tsx'
import { useWords } from '../../words/language.ts'
import { CompareTarget } from './compare-target.tsx'
import { DifferencesOfKind } from './differences-of-kind.tsx'
import { kinds } from './mends.ts'
import { SettledDifferences } from './settled-differences.tsx'
import { isComparing, useComparison } from './use-comparison.ts'

/** What a portal really shows, and in what that differs from what stands here. */
export function DifferencesPage() {
  const words = useWords()
  const { targetId } = useParams({ from: '/signed-in/targets/$targetId/differences' })
  const { settled } = useSearch({ from: '/signed-in/targets/$targetId/differences' })
  const { data: target } = useSuspenseQuery(one('getTarget', targetId))
  const canAdopt = useTargetType(target.type)?.canAdopt ?? false
  const view = useComparison(targetId)
  const tabs = [undefined, 'mended', 'forgotten'] as const
  return (
    <Page
      title={words.differences.title}
      above={
        <LinkText to={paths.target} params={{ targetId }}>
          {target.name}
        </LinkText>
      }
    >
      <CompareTarget target={target} canAdopt={canAdopt} view={view} />
      <LinkTabs
        label={words.differences.title}
        tabs={tabs.map((each) => ({
          label: words.differenceTabs[each ?? 'open'],
          link: {
            to: paths.differences,
            params: { targetId },
            search: each === undefined ? {} : { settled: each },
            activeOptions: { exact: true },
          },
        }))}
      />
      {settled === undefined ? (
        <OpenDifferences targetId={targetId} canAdopt={canAdopt} view={view} />
      ) : (
        <SettledDifferences targetId={targetId} status={settled} canAdopt={canAdopt} />
      )}
    </Page>
  )
}

interface OpenDifferencesProps {
  targetId: string
  canAdopt: boolean
  view: ReturnType<typeof useComparison>
}

function OpenDifferences({ targetId, canAdopt, view: { comparison, error, isPending } }: OpenDifferencesProps) {
  const words = useWords()
  if (error !== undefined) return <Failure error={error} />
  if (isPending && comparison === undefined) return <LoadingRows count={3} height={56} />
  const { mending = 0, failed = 0, open } = comparison ?? {}
  const isNothing = open === undefined || kinds.every((kind) => open[kind] === 0)
  if (isNothing && mending === 0 && failed === 0) {
    const title =
      comparison === undefined || comparison.status === 'scheduled' || isComparing(comparison)
        ? words.differences.notYet
        : words.differences.none
    return <EmptyState icon={comparison?.status === 'succeeded' ? 'check' : 'target'} title={title} />
  }
  return kinds.map((kind) => (
    <DifferencesOfKind
      key={kind}
      targetId={targetId}
      kind={kind}
      open={open?.[kind] ?? 0}
      hasOthers={mending + failed > 0}
      canAdopt={canAdopt}
    />
  ))
}
