import { AushangError } from '@aushang/sdk'
import { Button } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { paths } from '../paths.ts'
import { isSignedOut } from '../queries.ts'
import { currentLanguage, useWords } from '../words/language.ts'
import { CopyIcon } from './copy.tsx'
import { EmptyState } from './empty-state.tsx'
import { faultText, memberAt } from './form/fault-text.ts'
import { LinkButton } from './link.tsx'
import classes from './failure.module.css'

interface FailureProps {
  error: unknown
  /** What a form calls the members that may be at fault: then each fault is told. */
  names?: Record<string, string>
}

/** What went wrong, in a sentence, and small below it what the log knows it by. */
export function Failure({ error, names }: FailureProps) {
  const words = useWords()
  const requestId = error instanceof AushangError ? error.requestId : undefined
  return (
    <div className={classes.failure} role="alert">
      {sentencesOf(error, names).map((sentence) => (
        <p key={sentence} className={classes.sentence}>
          {sentence}
        </p>
      ))}
      {error instanceof AushangError && (
        <p className={classes.details}>
          <code>{error.code}</code>
          {requestId !== undefined && (
            <>
              {' · '}
              <code>{requestId}</code>
              <CopyIcon value={requestId} label={words.ui.requestId} />
            </>
          )}
        </p>
      )}
    </div>
  )
}

function sentencesOf(error: unknown, names: FailureProps['names']): string[] {
  const issues = names !== undefined && error instanceof AushangError ? error.issues : []
  if (issues.length === 0) return [sentenceOf(error)]
  return issues.map((issue) => faultText(issue, names?.[memberAt(issue.path)] ?? memberAt(issue.path)))
}

/** In place of a page that could not be shown. */
export function FailedPage({ error }: { error: unknown }) {
  const words = useWords()
  const router = useRouter()
  if (error instanceof AushangError && error.status === 404) return <MissingPage />
  return (
    <EmptyState icon="warning" title={words.ui.pageFailed}>
      <Failure error={error} />
      <Button variant="default" onClick={() => void router.invalidate()}>
        {words.ui.tryAgain}
      </Button>
    </EmptyState>
  )
}

/** What does not exist, and what belongs to somebody else, look alike. */
export function MissingPage() {
  const words = useWords()
  return (
    <EmptyState icon="search" title={words.ui.missingTitle}>
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
