import { useInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import { paths } from '../../paths.ts'
import { one, pages } from '../../queries.ts'
import { useMayChange } from '../../sessions/use-may-change.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Failure } from '../../ui/failure.tsx'
import { LinkTabs } from '../../ui/link-tabs.tsx'
import { LinkText } from '../../ui/link.tsx'
import { LoadingRows } from '../../ui/loading.tsx'
import { Page, Section } from '../../ui/page.tsx'
import { useTargetType } from '../../use-target-type.ts'
import { useWords } from '../../words/language.ts'
import { CompareTarget } from './compare-target.tsx'
import { DifferenceList } from './difference-list.tsx'
import classes from './differences.module.css'
import { MendButtons } from './mend-buttons.tsx'
import { type Kind, kinds } from './mends.ts'
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
function DifferencesOfKind({ targetId, kind, open, hasOthers, canAdopt }: DifferencesOfKindProps) {
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

/** What was mended, with what could not be read of it; or what somebody has decided to leave as it is. */
function SettledDifferences({
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
