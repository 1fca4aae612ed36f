import { AushangError } from '@aushang/sdk'
import { useEffect } from 'react'

/** The element of a member's field, by its path. */
export function fieldId(path: string): string {
  return `field${path.replaceAll('/', '.')}`
}

/** Goes to the field of a place, or of what the place lies in. */
export function focusField(path: string): void {
  const parts = path.split('/')
  for (let length = parts.length; length > 1; length--) {
    const element = document.getElementById(fieldId(parts.slice(0, length).join('/')))
    if (element === null) continue
    element.scrollIntoView({ block: 'center' })
    element.focus({ preventScroll: true })
    return
  }
}

/** Goes to the first field that something is wrong with, once the form says so: it does with the drawing that shows the error. */
export function useFirstFault(error: unknown): void {
  useEffect(() => {
    if (!(error instanceof AushangError) || error.issues.length === 0) return
    const field = document.querySelector<HTMLElement>('[aria-invalid="true"], [data-fault="true"]')
    field?.scrollIntoView({ block: 'center' })
    field?.focus({ preventScroll: true })
  }, [error])
}
