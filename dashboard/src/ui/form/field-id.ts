import { AushangError } from '@aushang/sdk'
import { useEffect, useEffectEvent } from 'react'

/** The element of a member's field, by its path. */
export function fieldId(path: string): string {
  return `field${path.replaceAll('/', '.')}`
}

/** Goes to the field of a place, or of what the place lies in. */
export function focusField(path: string): void {
  goTo(fieldAt(path))
}

/**
 * Goes to the first field that the service refused, once the form says so: it does with the drawing that shows the error. What portals say
 * of others stands there as well, and may be older than what was filled in last.
 */
export function useFirstFault(error: unknown, issueNotes: ReadonlyMap<string, unknown>): void {
  const goToFirst = useEffectEvent(() => {
    const fields = [...issueNotes.keys()].flatMap((path) => fieldAt(path) ?? [])
    goTo(fields.find((field) => fields.every((other) => other === field || isBefore(field, other))))
  })
  useEffect(() => {
    if (error instanceof AushangError) goToFirst()
  }, [error])
}

function fieldAt(path: string): HTMLElement | undefined {
  const parts = path.split('/')
  for (let length = parts.length; length > 1; length--) {
    const element = document.getElementById(fieldId(parts.slice(0, length).join('/')))
    if (element !== null) return element
  }
  return undefined
}

function goTo(element: HTMLElement | undefined): void {
  // Of a group, the beginning: there it is said what is the matter with it.
  const isTall = element !== undefined && element.offsetHeight > window.innerHeight / 2
  element?.scrollIntoView({ block: isTall ? 'start' : 'center' })
  element?.focus({ preventScroll: true })
}

function isBefore(one: Node, other: Node): boolean {
  return (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
}
