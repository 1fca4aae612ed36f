import type { ListingCheck, Target } from '@aushang/sdk'
import { Button, Group, Loader } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { api } from '../api.ts'
import { Failure } from '../ui/failure.tsx'
import { useWords } from '../words/language.ts'
import { ProblemList } from './problem-list.tsx'

interface PublishQuestionProps {
  propertyId: string
  target: Target
  /** Of what is said; the buttons stand below it. */
  className?: string | undefined
  /** What was said when it was tried, if that came after all. */
  refused?: ListingCheck | undefined
  isBusy?: boolean
  onPublish: () => void
  onCancel?: () => void
}

/** What publishing does, and what the portal and the law say to it, before anything is sent. */
export function PublishQuestion(props: PublishQuestionProps) {
  const { propertyId, target, className, refused, isBusy = false, onPublish, onCancel } = props
  const words = useWords()
  const pair = { propertyId, targetId: target.id }
  const query = useQuery({
    queryKey: ['checkListing', pair],
    queryFn: ({ signal }) => api.checkListing(pair, { signal, retries: 0 }),
    retry: false,
    staleTime: 0,
    gcTime: 0,
  })
  const check = refused ?? query.data
  const buttons = useRef<HTMLDivElement>(null)
  // In a page, which can be left by its own button; a card fits the window, and closes when what is under it scrolls.
  const isInPage = onCancel !== undefined
  useEffect(() => {
    if (isInPage && check !== undefined) buttons.current?.scrollIntoView({ block: 'nearest' })
  }, [isInPage, check])
  return (
    <>
      <div className={className} aria-live="polite">
        <p>{words.listings.publishAsks(target.name)}</p>
        {target.authorizationStatus !== 'authorized' && <p>{words.listings.accessMissing(target.name)}</p>}
        {query.isPending && (
          <p className="quiet">
            <Loader size="xs" /> {words.listings.checking}
          </p>
        )}
        {query.isError && <Failure error={query.error} />}
        {check?.ok === false && (
          <>
            <strong>{words.listings.wouldBeRefused}</strong>
            <ProblemList propertyId={propertyId} problems={check.problems} />
          </>
        )}
        {check !== undefined && check.warnings.length > 0 && (
          <ProblemList propertyId={propertyId} problems={check.warnings} isWarning />
        )}
      </div>
      <Group gap="sm" ref={buttons}>
        <Button size="xs" disabled={check?.ok !== true} loading={isBusy} onClick={onPublish}>
          {words.listings.publish}
        </Button>
        {onCancel && (
          <Button size="xs" variant="default" onClick={onCancel}>
            {words.ui.cancel}
          </Button>
        )}
      </Group>
    </>
  )
}
