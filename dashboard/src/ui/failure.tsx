import { AushangError } from '@aushang/sdk'
import { Button } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { paths } from '../paths.ts'
import { isSignedOut } from '../queries.ts'
import { currentLanguage, useWords } from '../words/language.ts'
import { CopyIcon } from './copy.tsx'
import { EmptyState } from './empty-state.tsx'
import { faultInForm, faultText, memberAt } from './form/fault-text.ts'
import type { Member } from './form/member.ts'
import { LinkButton } from './link.tsx'
import { useTabTitle } from './page.tsx'
import classes from './failure.module.css'

interface FailureProps {
  error: unknown
  /** What a form calls the members that may be at fault: then each fault is told. */
  names?: Record<string, string>
  /** What a form asks for that says each fault beside its field: then the first is told by the name that stands there. */
  members?: Member[]
}

/** What went wrong, in a sentence, and small below it what the log knows it by; who copies that has the code as well. */
export function Failure(props: FailureProps) {
  const { error } = props
  const words = useWords()
  const requestId = error instanceof AushangError ? error.requestId : undefined
  return (
    <div className={classes.failure} role="alert">
      {sentencesOf(props).map((sentence) => (
        <p key={sentence} className={classes.sentence}>
          {sentence}
        </p>
      ))}
      {error instanceof AushangError && requestId !== undefined && (
        <p className={classes.details}>
          {words.ui.requestId} {requestId}
          <CopyIcon value={`${error.code} ${requestId}`} label={words.ui.requestId} />
        </p>
      )}
    </div>
  )
}

function sentencesOf({ error, names, members }: FailureProps): string[] {
  const issues = error instanceof AushangError ? error.issues : []
  const [first] = issues
  if (first !== undefined && members !== undefined) {
    const { language } = currentLanguage()
    return [faultInForm({ path: first.path, message: sentenceOf(error) }, members, language)]
  }
  if (first === undefined || names === undefined) return [sentenceOf(error)]
  return issues.map((issue) => faultText(issue, names[memberAt(issue.path)] ?? memberAt(issue.path)))
}

/** In place of a page that could not be shown, or of what opens in one. */
export function FailedPage({ error, heading = 'h1' }: { error: unknown; heading?: 'h1' | 'h2' }) {
  const words = useWords()
  const router = useRouter()
  const isMissing = error instanceof AushangError && error.status === 404
  useTabTitle(isMissing ? words.ui.missingTitle : words.ui.pageFailed)
  if (isMissing) return <Missing heading={heading} />
  return (
    <EmptyState icon="warning" title={words.ui.pageFailed} heading={heading}>
      <Failure error={error} />
      <Button variant="default" onClick={() => void router.invalidate()}>
        {words.ui.tryAgain}
      </Button>
    </EmptyState>
  )
}

export function MissingPage() {
  return <Missing heading="h1" />
}

/** What does not exist, and what belongs to somebody else, look alike. */
function Missing({ heading }: { heading: 'h1' | 'h2' }) {
  const words = useWords()
  useTabTitle(words.ui.missingTitle)
  return (
    <EmptyState icon="search" title={words.ui.missingTitle} heading={heading}>
      <p>{words.ui.missingText}</p>
      <LinkButton to={paths.today} variant="default">
        {words.ui.toToday}
      </LinkButton>
    </EmptyState>
  )
}

/** The service's own sentence, which is in the reader's language already; where there is none, ours. */
export function sentenceOf(error: unknown): string {
  const { words } = currentLanguage()
  if (!(error instanceof AushangError)) return words.failures.unexpected
  if (isSignedOut(error)) return words.failures.signedOut
  switch (error.code) {
    case 'connection_failed':
      return words.failures.connectionFailed
    case 'timeout':
      return words.failures.timeout
    case 'unexpected_answer':
      return words.failures.unexpectedAnswer
    default:
      return error.message
  }
}
