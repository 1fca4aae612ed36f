import { type LinkProps, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { paths } from '../paths.ts'
import { isSaveKey } from '../ui/save-key.ts'
import { areSingleKeysOn } from './single-keys.ts'

/** After a `g`: where to. */
const places: Record<string, LinkProps['to']> = {
  h: paths.today,
  o: paths.properties,
  a: paths.requests,
  p: paths.targets,
  k: paths.contacts,
  w: paths.webhooks,
  e: paths.events,
}
const secondKeyWithinMs = 1_500

interface Shortcuts {
  openSearch: () => void
  openList: () => void
  isSearching: boolean
  /** For what is typed before the field of the search is there. */
  type: (change: (before: string) => string) => void
}

/** Keys that work on every page. Who is typing is left alone. */
export function useShortcuts({ openSearch, openList, isSearching, type }: Shortcuts): void {
  const navigate = useNavigate()
  const goneAt = useRef(0)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
        event.preventDefault()
        return openSearch()
      }
      // Where there is nothing to save, the browser would save the page.
      if (isSaveKey(event)) return event.preventDefault()
      if (event.ctrlKey || event.metaKey || event.altKey) return undefined
      if (isSearching && !isInDialog(event.target)) {
        if (event.key.length > 1 && !['Backspace', 'Enter'].includes(event.key)) return undefined
        event.preventDefault()
        if (event.key === 'Backspace') type((before) => before.slice(0, -1))
        else if (event.key !== 'Enter') type((before) => before + event.key)
        return undefined
      }
      if (isTyping(event.target) || !areSingleKeysOn()) return undefined
      const place = event.timeStamp - goneAt.current < secondKeyWithinMs ? places[event.key] : undefined
      goneAt.current = event.key === 'g' ? event.timeStamp : 0
      if (place !== undefined) return void navigate({ to: place })
      if (event.key === '?') return openList()
      if (event.key === 'n') return void navigate({ to: paths.newProperty })
      if (event.key === '/') {
        const search = document.querySelector<HTMLInputElement>('main input[type=search]')
        if (search === null) return undefined
        event.preventDefault()
        search.focus()
      }
      return undefined
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  })
}

function isInDialog(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('[role=dialog]') !== null
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  return (
    target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName) || target.role === 'dialog'
  )
}
