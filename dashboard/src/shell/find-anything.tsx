import { ModalContent, ModalOverlay, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { Icon } from '../ui/icon.tsx'
import { OpenModalRoot } from '../ui/open-modal.tsx'
import { useWords } from '../words/language.ts'
import { useFound } from './use-found.ts'
import classes from './find-anything.module.css'

interface FinderProps {
  sought: string
  onSought: (sought: string) => void
  onClose: () => void
}

/** Ctrl K: whatever has a title, a number, a place, a name or an id. The arrows choose, Enter goes there. */
export function FindAnything(finder: FinderProps) {
  const words = useWords()
  return (
    <OpenModalRoot onClose={finder.onClose} yOffset="12vh" size="lg" padding={0}>
      <ModalOverlay />
      <ModalContent aria-label={words.shell.find}>
        <Finder {...finder} />
      </ModalContent>
    </OpenModalRoot>
  )
}

function Finder({ sought, onSought, onClose }: FinderProps) {
  const words = useWords()
  const navigate = useNavigate()
  const listId = useId()
  const [chosen, setChosen] = useState(0)
  const [isPicked, setPicked] = useState(false)
  const [asked] = useDebouncedValue(sought.trim(), 120)
  const { found, isAnswered } = useFound(asked)
  const isCurrent = isAnswered && asked === sought.trim()
  // Who is quick goes to the first that is found.
  const [isGoing, setGoing] = useState(false)
  const goToFirst = useEffectEvent(() => go(0))
  useEffect(() => {
    if (isGoing && isCurrent) goToFirst()
  }, [isGoing, isCurrent])
  const go = (index: number) => {
    setGoing(false)
    const link = found[index]?.link
    if (link === undefined) return
    onClose()
    void navigate(link)
  }
  const press = (event: React.KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && found.length > 0) {
      event.preventDefault()
      setChosen((chosen + step + found.length) % found.length)
      setPicked(true)
    }
    if (event.key !== 'Enter') return
    if (isCurrent || isPicked) go(chosen)
    else setGoing(true)
  }
  return (
    <div onKeyDown={press}>
      <TextInput
        data-autofocus
        size="md"
        variant="unstyled"
        className={classes.input}
        leftSection={<Icon name="search" />}
        placeholder={words.find.hint}
        aria-label={words.shell.find}
        role="combobox"
        aria-expanded
        aria-controls={listId}
        aria-activedescendant={found.length > 0 ? `${listId}-${chosen}` : undefined}
        value={sought}
        onChange={(event) => {
          onSought(event.currentTarget.value)
          setChosen(0)
          setPicked(false)
          setGoing(false)
        }}
      />
      <div id={listId} role="listbox" aria-label={words.shell.find} className={classes.list}>
        {found.map(({ key, icon, title, detail }, index) => (
          <div
            key={key}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={index === chosen}
            className={classes.option}
            onClick={() => go(index)}
            onMouseMove={() => setChosen(index)}
          >
            <Icon name={icon} />
            <span className="one-line">{title}</span>
            {detail !== '' && <span className={classes.detail}>{detail}</span>}
          </div>
        ))}
      </div>
      {found.length === 0 && <p className={classes.empty}>{words.find.empty}</p>}
      <p className="only-read-aloud" aria-live="polite">
        {words.find.results(found.length)}
      </p>
    </div>
  )
}
