import type { Target } from '@aushang/sdk'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useWords } from '../words/language.ts'
import { PublishQuestion } from './publish-question.tsx'
import { usePublishChecked } from './use-publish-checked.ts'
import classes from './publish-button.module.css'

/** Asks in its place before it publishes. */
export function PublishButton({ propertyId, target }: { propertyId: string; target: Target }) {
  const words = useWords()
  const publish = usePublishChecked()
  // Not said until somebody has clicked: who thinks better of it goes on where they were.
  const [isAsking, setAsking] = useState<boolean>()
  if (isAsking !== true) {
    return (
      <Button size="xs" autoFocus={isAsking === false} onClick={() => setAsking(true)}>
        {words.listings.publish}
      </Button>
    )
  }
  const { data } = publish
  return (
    <div className={classes.question} role="group" aria-label={words.listings.publish} tabIndex={-1} ref={focusOnce}>
      <PublishQuestion
        propertyId={propertyId}
        target={target}
        className={classes.said}
        refused={data?.ok === false ? data : undefined}
        isBusy={publish.isPending || data?.ok === true}
        onPublish={() => publish.mutate({ propertyId, targetId: target.id })}
        onCancel={() => setAsking(false)}
      />
    </div>
  )
}

function focusOnce(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true })
}
