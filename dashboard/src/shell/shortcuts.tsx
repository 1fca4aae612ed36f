import { Modal } from '@mantine/core'
import { type LinkProps, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { paths } from '../paths.ts'
import { useWords } from '../words/language.ts'
import classes from './shortcuts.module.css'

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

/** Keys that work on every page. Who is typing is left alone. */
export function useShortcuts({ openSearch, openList }: { openSearch: () => void; openList: () => void }): void {
  const navigate = useNavigate()
  const goneAt = useRef(0)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
        event.preventDefault()
        return openSearch()
      }
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return undefined
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

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  return (
    target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName) || target.role === 'dialog'
  )
}

export function ShortcutList({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const words = useWords()
  const rows: [keys: string[], does: string][] = [
    [[words.shell.control, 'K'], words.shell.find],
    [['/'], words.shortcuts.search],
    [['n'], words.shortcuts.newProperty],
    [['g', 'h'], words.today.title],
    [['g', 'o'], words.properties.title],
    [['g', 'a'], words.requests.title],
    [['g', 'p'], words.targets.title],
    [['g', 'k'], words.contacts.title],
    [['g', 'w'], words.webhooks.title],
    [['g', 'e'], words.events.title],
    [['Esc'], words.ui.close],
    [['?'], words.shell.shortcuts],
  ]
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={words.shell.shortcuts}
      closeButtonProps={{ 'aria-label': words.ui.close }}
    >
      <dl className={classes.list}>
        {rows.map(([keys, does]) => (
          <div key={does} className={classes.row}>
            <dt>
              {keys.map((key) => (
                <kbd key={key} className={classes.key}>
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  )
}
