import { Select, type SelectProps } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useRef } from 'react'
import { choiceByLetters } from './choices.ts'

interface ChoiceProps extends SelectProps {
  data: { value: string; label: string }[]
  value: string | null
  onChange: (value: string | null) => void
}

/** As long as the browser's own lists wait for the next letter. */
const nextLetterWithinMs = 1_000

/** One of a few, which a letter chooses too. On a phone, no keyboard comes up for it. */
export function Choice(props: ChoiceProps) {
  const { data, value, onChange, readOnly = false } = props
  const [isOpen, { open, close }] = useDisclosure()
  const typed = useRef({ letters: '', at: 0 })
  const openAnew = () => {
    typed.current.letters = ''
    open()
  }
  const chooseByLetter = ({ key, ctrlKey, metaKey, altKey, timeStamp }: React.KeyboardEvent) => {
    if (readOnly || key.length !== 1 || key === ' ' || ctrlKey || metaKey || altKey) return
    const before = timeStamp - typed.current.at < nextLetterWithinMs ? typed.current.letters : ''
    typed.current = { letters: before + key.toLowerCase(), at: timeStamp }
    const chosen = choiceByLetters(data, value, typed.current.letters)
    if (chosen === undefined) return
    if (chosen.value !== value) onChange(chosen.value)
    close()
  }
  return (
    <Select
      {...props}
      dropdownOpened={isOpen}
      onDropdownOpen={openAnew}
      onDropdownClose={close}
      onKeyDown={chooseByLetter}
    />
  )
}
