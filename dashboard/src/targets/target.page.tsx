import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { paths } from '../paths.ts'
import { one } from '../queries.ts'
import { useMayChange } from '../sessions/use-may-change.ts'
import { LinkText } from '../ui/link.tsx'
import { Page } from '../ui/page.tsx'
import { useWords } from '../words/language.ts'
import { TargetDifferences } from './differences/target-differences.tsx'
import { TargetAccess } from './target-access.tsx'
import { TargetEnding } from './target-ending.tsx'
import { TargetNotes } from './target-notes.tsx'
import { TargetOptions } from './target-options.tsx'
import { TargetRequests } from './target-requests.tsx'
import { TargetSync } from './target-sync.tsx'
import { useTargetType } from '../use-target-type.ts'

/** A portal: whether it lets us in, how it is published on, and where its inquiries go. */
export function TargetPage() {
  const words = useWords()
  const mayChange = useMayChange()
  const { targetId } = useParams({ from: '/signed-in/targets/$targetId' })
  const { data: target } = useSuspenseQuery(one('getTarget', targetId))
  const type = useTargetType(target.type)
  return (
    <Page title={target.name} above={<LinkText to={paths.targets}>{words.targets.title}</LinkText>}>
      <TargetAccess target={target} type={type} />
      <TargetDifferences target={target} />
      <TargetRequests target={target} />
      {type !== undefined && mayChange && <TargetOptions key={target.updatedAt} target={target} type={type} />}
      {type?.canSync === true && <TargetSync target={target} />}
      <TargetNotes target={target} />
      {mayChange && <TargetEnding target={target} />}
    </Page>
  )
}
