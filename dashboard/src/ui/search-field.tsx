import { CloseButton, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { useState } from 'react'
import { useWords } from '../words/language.ts'
import { Icon } from './icon.tsx'

interface SearchFieldProps {
  /** What is searched in. */
  hint: string
  value: string
  onChange: (value: string) => void
  className: string | undefined
  /** In what opens over a page: one types there at once. */
  isFocusedFirst?: boolean
}

/** Searches as one types; the address follows a moment later. */
export function SearchField({ hint, value, onChange, className, isFocusedFirst = false }: SearchFieldProps) {
  const words = useWords()
  const [typed, setTyped] = useState(value)
  const tell = useDebouncedCallback(onChange, 200)
  const type = (text: string) => {
    setTyped(text)
    tell(text)
  }
  return (
    <TextInput
      type="search"
      {...(isFocusedFirst && { 'data-autofocus': true })}
      aria-label={hint}
      placeholder={hint}
      leftSection={<Icon name="search" size={16} />}
      value={typed}
      onChange={(event) => type(event.currentTarget.value)}
      rightSection={typed !== '' && <CloseButton size="sm" aria-label={words.ui.clear} onClick={() => type('')} />}
      className={className ?? ''}
    />
  )
}
