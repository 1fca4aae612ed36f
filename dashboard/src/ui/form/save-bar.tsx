import { Button } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useWords } from '../../words/language.ts'
import { focusPage } from '../focus-page.ts'
import { isSaveKey } from '../save-key.ts'
import { takeTyped } from './choices.ts'
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
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const { current } = bar
    // It goes when everything is saved, or taken back, and the button that was pressed with it.
    return () => {
      if (current?.contains(document.activeElement)) focusPage()
    }
  }, [])
  useWindowEvent('keydown', (event) => {
    if (!isSaveKey(event)) return
    const isAsking = document.querySelector('[role=dialog]') !== null
    if (event.repeat || isSaving || isDisabled || isAsking) return
    // What is typed into a choice is taken first, and saved with the rest.
    const { activeElement } = document
    if (activeElement instanceof HTMLInputElement) flushSync(() => takeTyped(activeElement))
    button.current?.click()
  })
  return (
    <div ref={bar} className={classes.saveBar} data-bar="save" role="region" aria-label={words.form.saving}>
      <div className={classes.saveText}>{children}</div>
      {onReset && (
        <Button variant="default" onClick={onReset} disabled={isSaving}>
          {words.form.reset}
        </Button>
      )}
      <Button ref={button} onClick={onSave} loading={isSaving} disabled={isDisabled}>
        {action}
      </Button>
    </div>
  )
}
