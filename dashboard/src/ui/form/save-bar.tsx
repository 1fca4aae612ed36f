import { Button } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { useLayoutEffect, useRef } from 'react'
import { useWords } from '../../words/language.ts'
import { focusPage } from '../focus-page.ts'
import classes from './form.module.css'

interface SaveBarProps {
  /** On the button: what saving does. */
  action: string
  /** Beside it: how things stand. */
  children?: React.ReactNode
  isSaving: boolean
  isDisabled?: boolean
  onSave: () => void
  /** Takes back everything since the last time it was saved. */
  onReset?: () => void
}

/** Stays in sight as long as there is something to save. */
export function SaveBar({ action, children, isSaving, isDisabled = false, onSave, onReset }: SaveBarProps) {
  const words = useWords()
  const bar = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { current } = bar
    // It goes when everything is saved, or taken back, and the button that was pressed with it.
    return () => {
      if (current?.contains(document.activeElement)) focusPage()
    }
  }, [])
  useWindowEvent('keydown', (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 's') return
    event.preventDefault()
    const isAsking = document.querySelector('[role=dialog]') !== null
    if (!isSaving && !isDisabled && !isAsking) onSave()
  })
  return (
    <div ref={bar} className={classes.saveBar} data-bar="save" role="region" aria-label={words.form.saving}>
      <div className={classes.saveText}>{children}</div>
      {onReset && (
        <Button variant="default" onClick={onReset} disabled={isSaving}>
          {words.form.reset}
        </Button>
      )}
      <Button onClick={onSave} loading={isSaving} disabled={isDisabled}>
        {action}
      </Button>
    </div>
  )
}
